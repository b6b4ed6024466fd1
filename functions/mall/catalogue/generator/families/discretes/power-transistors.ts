/** Power MOSFETs of Infineon and of Chinese makers, IGBTs, SiC MOSFETs and thyristors. */
import * as v from 'valibot';
import rows from '../../data/power-transistors.csv?raw';
import * as cell from '../../reading/cells';
import { readCsv } from '../../../csv/read-csv';
import { kindsOf } from '../../reading/kinds';
import type { Series } from '../../series';
import { LISTED, listedProducts, seriesOf, type Listed, type Rating } from './discrete';

/** A current of zero means that the part number contains the current. */
const PRODUCT = v.strictObject({ ...LISTED, kind: cell.entryOf(kindsOf('power-transistors'), 'kind of power transistor'), voltage: cell.number, current: cell.number });

function rating({ kind, voltage, current }: v.InferOutput<typeof PRODUCT>): Rating {
  return { category: kind.category, name: kind.name, attributes: { ...(kind.states ? { channel: kind.states } : {}), voltage, current } };
}

const number = (text: string | undefined): number => Number((text ?? '').replace(/^(\d)K(\d)$/, '$1$200'));

/** Adds the ratings that the part number contains, such as amperes of a triac or milliohms of a MOSFET. */
function decoded(product: Listed): Listed {
  const { mpn, attributes } = product;
  const extra: Record<string, number | string> = {};
  const super600 = /^I[PM][A-Z]{1,3}?(\d{2,3})R(\d{3}|\dK\d)/.exec(mpn);
  const optimos = /^(?:BS[CZ]|IP[PBDW])(\d{3})N\d\d/.exec(mpn);
  const wolf = /^[CE][23]M(\d{4})\d{3}/.exec(mpn);
  const rohm = /^SCT[234](\d{3})/.exec(mpn);
  const on = /^N[TV](?:H4?L|BG)(\d{3})N/.exec(mpn) ?? /^TW(\d{3})N/.exec(mpn) ?? /^NCE\d\d[TR](\d{3}|\dK\d)/.exec(mpn);
  if (super600) extra.rds_on = number(super600[2]) / 1000;
  else if (optimos) extra.rds_on = Number(optimos[1]) / 10000;
  else if (wolf ?? rohm ?? on) extra.rds_on = number((wolf ?? rohm ?? on)?.[1]) / 1000;
  const triac = /^(?:BTA[234]?|BTB|BTW|JST|JCT)(\d\d)[A-Z]?-/.exec(mpn);
  const igbt = /^(?:I[KGH][WPADB]|STG[WPFBD]A?|FGHL?|FGA|NGTB|NCE)(\d\d?)(?:N|[A-Z]{1,2}\d|TD)/.exec(mpn);
  const bt = /^BT13(\d)/.exec(mpn)?.[1];
  const gates = /^[QSL][468]0(\d\d)/.exec(mpn) ?? /^Z0(\d)/.exec(mpn);
  const amperes = bt ? { 1: 1, 4: 4, 6: 4, 7: 8, 8: 12, 9: 16 }[bt] : Number((triac ?? (product.category === '060401' ? igbt : null) ?? gates)?.[1]);
  if (amperes && amperes > 0) extra.current = amperes;
  const volts = /-(\d{3,4})(?=[A-Z]|$)/.exec(mpn)?.[1];
  if (/^0606/.test(product.category) && volts && Number(volts) >= 400) extra.voltage = Number(volts);
  const decades = super600?.[1] ?? /^(?:I[KGH][WPAB]|RGT?[HSW]?)\d+(?:N|TS)(6[05])/.exec(mpn)?.[1] ?? /^NCE(65|60|80)[TR]/.exec(mpn)?.[1];
  if (decades) extra.voltage = Number(decades) * 10;
  const merged = { ...attributes, ...extra };
  if (merged.current === 0) {
    const { rds_on: ohms } = merged;
    const guess = typeof ohms === 'number' ? Number(((Number(merged.voltage) ** 0.5 * 0.09) / ohms ** 0.72).toPrecision(2)) : undefined;
    const { current: _unknown, ...rest } = merged;
    return { ...product, attributes: guess ? { ...rest, current: guess } : rest };
  }
  return { ...product, attributes: merged };
}

export function powerTransistors(): Series[] {
  return seriesOf(listedProducts(readCsv('power-transistors.csv', rows, PRODUCT), rating).map(decoded));
}
