import * as v from 'valibot';
import type { BomLine } from '../../app/domain/bom/bom';
import { readLine, type StatedLine } from '../../app/domain/bom/match/stated-line';
import type { WantedLine } from '../../app/domain/bom/match/match-records';
import type { ValueMeaning } from '../../app/domain/query/query';
import { mainUnitOf, type Component } from '../../app/domain/query/words/components';
import { outlineOf, sameOutline } from '../../app/domain/values/footprints';
import { samePackage } from '../../app/domain/values/packages';
import { normalisePartNumber } from '../../app/domain/values/part-number';
import { blocksOf } from '../../app/upstream/bom-payload';
import type { Data } from '../../app/upstream/contract/base/call';
import { matchBom } from '../../app/upstream/contract/records/bom-match';
import { tradeVocabulary } from '../domain/query/trade-vocabulary';
import type { Bench } from './bench';
import { onEachMall, type DataMall } from './data-malls';
import { atLeast, gated, type Figure } from './figures';
import { lineOf, readGold, type GoldRow } from './gold-rows';

type MatchRow = Data<typeof matchBom>['rows'][number];

/** The least share of part numbers that are found, and of passives that are found by what else their row says. */
const LEAST_NUMBERS = 0.99;
const LEAST_PASSIVES = 0.9;

/** Passive parts, by the names of their categories. */
const PASSIVE = /resistor|capacitor|inductor|bead/i;
const SEVERAL = /array|network|potentiometer/i;
/** The attribute with the main value of a component. */
const MAIN: ReadonlyArray<readonly [key: string, component: Component]> = [['resistance', 'resistor'], ['capacitance', 'capacitor'], ['inductance', 'inductor'], ['impedance', 'bead']];
/** Ratings that are compared, and in which direction a part may differ. */
const RATINGS = [['voltage', 1], ['power', 1], ['tolerance', -1]] as const;
/** The attribute that some products state a rating by. */
const OTHER_NAME: Readonly<Partial<Record<string, string>>> = { voltage: 'voltage_supply_max' };
const ROUNDING = 1e-6;

/**
 * Whether lines of real files lead to the products that they are known to name, and passives also without their number. Takes the state folder of a catalogue
 * and a folder of files with a list `gold.tsv`: `npm run bench -- bom-gold ./STATE ./FOLDER`. Prints every row that fails.
 */
export const bomGold: Bench = {
  name: 'bom-gold',
  async run(tools) {
    const [state, folder] = tools.files;
    if (state === undefined || folder === undefined) return [];
    return (await onEachMall({ ...tools, files: [state] }, (mall) => measure(mall, folder))).flat();
  },
};

async function measure(mall: DataMall, folder: string): Promise<Figure[]> {
  const known: Known[] = [];
  let missing = 0;
  for (const { name, rows, lines } of await readGold(folder)) {
    const matches = await matched(mall, lines);
    for (const row of rows) {
      const found = lineOf(row, lines);
      const match = matches.get(found?.line.line ?? 0);
      if (found && match) known.push({ ...found, gold: row, match });
      else {
        missing++;
        print('no line', { name, row: row.row, cell: row.cell });
      }
    }
  }
  const named = (what: string) => ({ bench: 'bom-gold', what: `${mall.name}: ${what}` });
  const own = known.filter(({ isAlternate }) => !isAlternate);
  const numbers = own.filter(({ gold }) => !gold.isCode);
  const codes = own.filter(({ gold }) => gold.isCode);
  const doubtful = known.filter(({ gold }) => gold.isDoubtful);
  const matchedOnes = own.filter(({ gold, match }) => !gold.isDoubtful && match.state === 'matched');
  const isRight = ({ gold, match: { candidates: [first] } }: Known) => normalisePartNumber(first?.goods.mpn) === normalisePartNumber(gold.mpn);
  const isSku = ({ gold, match: { candidates: [first] } }: Known) => first?.goods.sku === gold.sku;
  const [wrongNumbers, wrongCodes] = [failed('another number', numbers, isRight), failed('another code', codes, isSku)];
  const unseen = failed('a contradiction that is matched', doubtful, ({ match }) => match.state !== 'matched');
  const wrong = failed('matched with a wrong part', matchedOnes, isRight);
  return [
    atLeast(named('first candidate has the part number'), numbers.length - wrongNumbers, numbers.length, LEAST_NUMBERS),
    { ...named('first candidate has the code'), value: `${codes.length - wrongCodes} of ${codes.length}` },
    { ...named('rows that name an alternate of a line'), value: String(known.length - own.length) },
    { ...named('rows without a line'), value: String(missing) },
    gated({ ...named(`matched of ${doubtful.length} rows that contradict themselves`), value: String(unseen) }, unseen, 0),
    gated({ ...named(`wrong of ${matchedOnes.length} matched rows`), value: String(wrong) }, wrong, 0),
    ...(await passives(mall, own.filter(({ gold }) => !gold.isDoubtful && PASSIVE.test(gold.category) && !SEVERAL.test(gold.category)), named)),
  ];
}

/** A row of the list, and how its line is matched. */
interface Known {
  gold: GoldRow;
  line: BomLine;
  isAlternate: boolean;
  match: MatchRow;
}

async function matched(mall: DataMall, lines: readonly WantedLine[]): Promise<Map<number, MatchRow>> {
  const rows = new Map<number, MatchRow>();
  for (const block of blocksOf(lines, [], new Map())) for (const row of (await mall.send(matchBom, block)).data.rows) rows.set(row.line, row);
  return rows;
}

function failed(what: string, rows: readonly Known[], holds: (row: Known) => boolean): number {
  const wrong = rows.filter((row) => !holds(row));
  for (const { gold, line, match } of wrong) print(what, { file: gold.file, row: gold.row, wanted: [gold.sku, gold.mpn], line: said(line), match: shown(match) });
  return wrong.length;
}

/** A passive part, and its row without part number and code. */
interface Blanked {
  gold: GoldRow;
  stated: StatedLine;
  main: string;
  component: Component;
  product: Part;
}

interface Part {
  packageName: string;
  attributes: Readonly<Record<string, unknown>>;
}

/** Matches passives by what their rows say beside part numbers and codes. */
async function passives(mall: DataMall, rows: readonly Known[], named: (what: string) => Pick<Figure, 'bench' | 'what'>): Promise<Figure[]> {
  const lines = [...new Map(rows.map(({ gold, line }) => [`${gold.file} ${line.line}`, { gold, line }])).values()];
  const products = await productsOf(mall, lines.map(({ gold }) => gold.sku));
  const blanked = lines.flatMap(({ gold, line }, index): Blanked[] => {
    const product = products.get(gold.sku);
    const [main, component] = MAIN.find(([key]) => typeof product?.attributes[key] === 'number') ?? [];
    if (!product || main === undefined || component === undefined) {
      print('no main value in the catalogue', gold);
      return [];
    }
    return [{ gold, stated: readLine({ ...withoutNumbers(line, gold), line: index + 1 }, tradeVocabulary), main, component, product }];
  });
  const matches = await matched(mall, blanked.map(({ stated }) => stated.wanted));
  const judged = blanked.map((one) => ({ ...one, ...judgedBy(one, matches.get(one.stated.wanted.line)) }));
  for (const { gold, stated, product, match, ...how } of judged) {
    const wrong = Object.entries(how).flatMap(([name, holds]) => (holds === false ? [name] : []));
    if (wrong.length > 0) print(wrong.join(', '), { file: gold.file, row: gold.row, line: said(stated.wanted), wanted: [gold.mpn, product], match: match && shown(match) });
  }
  const count = (holds: (one: (typeof judged)[number]) => boolean) => judged.filter(holds).length;
  const stating = count(({ hasValue }) => hasValue);
  return [
    atLeast(named('passives that state a value: same value and package, at least the stated ratings'), count((one) => one.hasValue && one.isSame && one.hasStated), stating, LEAST_PASSIVES),
    { ...named('…, at least the ratings of the part'), value: `${count((one) => one.hasValue && one.isSame && one.hasOwn)} of ${stating}` },
    { ...named('…, at least the stated ratings, of all passives'), value: `${count((one) => one.isSame && one.hasStated)} of ${judged.length}` },
    { ...named('… that state a value and no package'), value: String(count(({ hasValue, hasPackage }) => hasValue && !hasPackage)) },
    { ...named('passives without a main value in the catalogue'), value: String(lines.length - judged.length) },
  ];
}

async function productsOf(mall: DataMall, skus: readonly string[]): Promise<Map<string, Part>> {
  const rows = await mall.read(`SELECT sku, package, attributes FROM goods WHERE sku IN (${[...new Set(skus)].map((sku) => `'${sku.replaceAll("'", "''")}'`).join(',')})`);
  return new Map(rows.map((row) => [String(row['sku']), { packageName: String(row['package']), attributes: v.parse(attributesJson, JSON.parse(String(row['attributes']))) }]));
}

const attributesJson = v.record(v.string(), v.unknown());

/** A line without everything that names its part. */
function withoutNumbers({ mpn, code, value, text, alternates, ...line }: BomLine, gold: GoldRow): WantedLine {
  const names = [gold.cell, gold.mpn, gold.sku, gold.other, mpn, code, ...alternates.flatMap((one) => [one.mpn, one.code])].filter((one) => normalisePartNumber(one) !== '');
  const without = (one: string) => names.reduce((rest, name) => rest.split(name).join(' '), one);
  return { ...line, mpn: '', code: '', alternates: [], value: without(value), text: without(text) };
}

/** What of a line and its first candidate holds. */
function judgedBy({ stated, main, component, product }: Blanked, match: MatchRow | undefined) {
  const meanings = stated.valuesFor(component).values.map((value) => value.meanings[0]);
  const first = match?.candidates[0]?.goods;
  const figures = new Map(first?.attributes?.map(({ key, number }) => [key, number]));
  const ratingOf = (key: string) => figures.get(key) ?? figures.get(OTHER_NAME[key] ?? '');
  const isEqual = equal(figures.get(main), product.attributes[main]);
  const hasPackage = stated.outline !== null;
  return {
    match, hasValue: meanings.some((one) => one.operator === 'eq' && one.unit === mainUnitOf(component)), hasPackage,
    isSame: isEqual && (!hasPackage || fitsPlace(first?.packageName ?? '', product.packageName)),
    hasStated: meanings.every((one) => meets(ratingOf, one)),
    hasOwn: RATINGS.every(([key, sign]) => {
      const own = product.attributes[key];
      return typeof own !== 'number' || sign * (ratingOf(key) ?? -sign * Infinity) >= sign * own - Math.abs(own) * ROUNDING;
    }),
  };
}

/** Whether a part meets a rating that a line states; other statements are not asked. */
function meets(ratingOf: (key: string) => number | undefined, meaning: ValueMeaning): boolean {
  if (meaning.operator !== 'ge' && meaning.operator !== 'le') return true;
  const keys = RATINGS.map(([key]) => key).filter((key) => meaning.keys.includes(key));
  const [has = NaN] = keys.map(ratingOf);
  return keys.length === 0 || (meaning.operator === 'ge' ? has >= meaning.min * (1 - ROUNDING) : has <= meaning.max * (1 + ROUNDING));
}

function equal(a: unknown, b: unknown): boolean {
  return typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= ROUNDING * Math.abs(b);
}

function fitsPlace(a: string, b: string): boolean {
  const [one, other] = [outlineOf(a), outlineOf(b)];
  return samePackage(a, b) || (one !== null && other !== null && sameOutline(one.name, other.name));
}

function said({ designators, quantity, code, mpn, brand, value, package: packageName, text }: WantedLine) {
  return { designators: designators.slice(0, 2).join(','), quantity, code, mpn, brand, value, package: packageName, text };
}

function shown({ state, doubts, candidates: [first] }: MatchRow) {
  return [state, doubts, first && [first.rung, first.goods.mpn, first.goods.packageName, first.ticks.map(({ field, tick, asked, has }) => `${field} ${tick} ${asked}/${has}`), RATINGS.flatMap(([key]) => first.goods.attributes?.find((one) => one.key === key)?.number ?? [])]];
}

function print(what: string, record: unknown): void {
  console.log(`  ${what}: ${JSON.stringify(record)}`);
}
