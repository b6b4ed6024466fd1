/** MOSFETs by maker, and second sources of well-known part numbers. */
import * as v from 'valibot';
import secondSourceRows from '../../data/mosfet-second-sources.csv?raw';
import rows from '../../data/mosfets.csv?raw';
import * as cell from '../../reading/cells';
import { readCsv } from '../../../csv/read-csv';
import { kindsOf } from '../../reading/kinds';
import type { Series } from '../../series';
import { LISTED, listedProducts, seriesOf, type Listed, type Rating } from './discrete';
import { rated } from './mosfet-ratings';

const RATING = { kind: cell.entryOf(kindsOf('mosfets'), 'kind of MOSFET'), voltage: cell.positive, current: cell.positive, milliohms: cell.number };
const PRODUCT = v.strictObject({ ...LISTED, ...RATING });
/** A MOSFET that many makers of second sources sell under the same part number. */
const SECOND_SOURCE = v.strictObject({ ...RATING, mpn: cell.someText, package: cell.someText, price: cell.positive });

function rating({ kind, voltage, current, milliohms }: Pick<v.InferOutput<typeof PRODUCT>, keyof typeof RATING>): Rating {
  return { category: kind.category, name: kind.name, attributes: { channel: kind.states, voltage, current, rds_on: milliohms / 1000 } };
}

const SECOND_SOURCES = ['UMW', 'HXY MOSFET', 'MSKSEMI', 'Slkor', 'TECH PUBLIC', 'JSMSEMI', 'GOODWORK', 'Hottech', 'KIA Semiconductor', 'CJ', 'Yangjie', 'LRC'];
/** Makers that only make second sources in SOT packages. */
const FIRST_ONLY = new Set(['CJ', 'Yangjie', 'LRC', 'Hottech', 'GOODWORK']);

function secondSources(): Listed[] {
  const found: Listed[] = [];
  for (const row of readCsv('mosfet-second-sources.csv', secondSourceRows, SECOND_SOURCE)) {
    const { mpn: base, package: packageName, price } = row;
    SECOND_SOURCES.forEach((brand, index) => {
      if (FIRST_ONLY.has(brand) && !packageName.startsWith('SOT')) return;
      if (brand === 'CJ' && /^(AO|IRLML|DMG|FD|NTR)/.test(base)) return;
      if (brand === 'LRC' && !/^(2N|BSS)/.test(base)) return;
      const mpn = brand === 'LRC' ? `L${base}LT1G` : brand === 'CJ' && base.startsWith('SI23') ? base.replace('SI', 'CJ') : base;
      found.push({ ...rating(row), brand, mpn, packageName, price: price * (1 + (index % 4) * 0.07), popularity: 0.55 - index * 0.03, alike: 1 });
    });
  }
  return found;
}

/** VBsemi's replacements of well-known part numbers, such as `AO3400A-VB`. */
function crossReferences(products: readonly Listed[]): Listed[] {
  const seen = new Set<string>();
  const found: Listed[] = [];
  for (const product of products) {
    const base = product.mpn.replace(/(TRLPBF|TRPBF|PBF|-T1-[GBR]?E3|LT[13]G|T[134]G|XTSA\d|,\d+|-7(-F)?|-13(-F)?|,LF|,S\w+)$/, '');
    const mpn = `${base}-VB`;
    if (seen.has(mpn) || product.popularity < 0.4 || /NDS|FQP|STP\d|FCP|TK/.test(base) || base.includes('_')) continue;
    seen.add(mpn);
    found.push({ ...product, brand: 'VBsemi', mpn, price: product.price * 0.8, popularity: product.popularity * 0.5 });
  }
  return found;
}

export function mosfets(): Series[] {
  const listed = listedProducts(readCsv('mosfets.csv', rows, PRODUCT), rating).map(rated);
  const second = secondSources();
  return seriesOf([...listed, ...second, ...crossReferences(listed)]);
}
