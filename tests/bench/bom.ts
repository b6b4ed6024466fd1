import * as v from 'valibot';
import { matchBom } from '../../app/upstream/contract/records/bom-match';
import { hostileLines, written, type Source, type WireLine } from '../fixtures/mall/bom-lines';
import { isolateMemory } from '../fixtures/servers/inspector';
import type { Bench } from './bench';
import { onEachMall, type DataMall } from './data-malls';
import { gated, milliseconds, type Figure } from './figures';
import { randomOf, type Random } from './random';

/** Lines of a block, and of a long bill of materials. */
const BLOCK = 1_000;
const LONG = 10_000;
const MOST_MILLISECONDS = 1_000;
const MOST_TIMES = 12;
const MOST_TRIPS = 3;
const MOST_MEMORY = 100;
const ROUNDS = 3;
const HOSTILE = 500;
/** Products that lines are made of. A package that the catalogue does not know contradicts nothing. */
const SAMPLED = 5_000;

/** How long lines of bills of materials take to be matched, and whether lines that contradict their part number are matched. */
export const bom: Bench = {
  name: 'bom',
  async run(tools) {
    return (await onEachMall(tools, measure)).flat();
  },
};

async function measure(mall: DataMall): Promise<Figure[]> {
  const random = randomOf(13);
  const sources = await sourcesOf(mall, random);
  const figures: Figure[] = [];
  const times = new Map<string, number>();
  for (const [name, lineOf] of Object.entries(KINDS)) {
    const lines = (count: number, start = 0) => Array.from({ length: count }, (_, index): WireLine => ({ line: start + index + 1, ...lineOf(at(sources, start + index), start + index, random) }));
    const runs = [];
    // The first round loads columns; the others are measured with other lines.
    for (let round = 0; round <= ROUNDS; round++) runs.push(await mall.send(matchBom, { lines: lines(BLOCK, round * BLOCK) }));
    const measured = runs.slice(1).map(({ cost }) => cost);
    const slowest = Math.max(...measured.map(({ milliseconds: ms }) => ms));
    const trips = Math.max(...measured.map(({ roundTrips }) => roundTrips));
    times.set(name, slowest);
    figures.push(
      gated({ bench: 'bom', what: `${mall.name}: 1,000 lines, ${name}`, value: milliseconds(slowest) }, slowest, MOST_MILLISECONDS, ' ms'),
      gated({ bench: 'bom', what: `${mall.name}: D1 round trips, ${name}`, value: String(trips) }, trips, MOST_TRIPS),
    );
  }
  const mixed = (start: number) => Array.from({ length: BLOCK }, (_, index): WireLine => ({ line: index + 1, ...KINDS.mixed(at(sources, start + index), start + index, random) }));
  const started = performance.now();
  for (let start = 0; start < LONG; start += BLOCK) await mall.send(matchBom, { lines: mixed(start) });
  const long = performance.now() - started;
  const ratio = long / (times.get('mixed') ?? NaN);
  figures.push(gated({ bench: 'bom', what: `${mall.name}: 10,000 lines, mixed, beside 1,000`, value: milliseconds(long), ratio }, ratio, MOST_TIMES, ' ×'));
  const { objects, buffers } = await isolateMemory(mall.inspectorPort);
  const total = (objects + buffers) / 1e6;
  figures.push(gated({ bench: 'bom', what: `${mall.name}: isolate after it`, value: `${total.toFixed(1)} MB` }, total, MOST_MEMORY, ' MB'));
  const hostile = hostileLines(sources, HOSTILE);
  const { data } = await mall.send(matchBom, { lines: hostile });
  const wrong = data.rows.filter(({ state }) => state === 'matched');
  for (const row of wrong.slice(0, 10)) console.log(`matched against its words: ${JSON.stringify(hostile[row.line - 1])} → ${row.candidates[0]?.goods.mpn} ${JSON.stringify(row.candidates[0]?.ticks)}`);
  figures.push(gated({ bench: 'bom', what: `${mall.name}: matched of ${HOSTILE} lines that contradict their number`, value: String(wrong.length) }, wrong.length, 0));
  return figures;
}

type LineOf = (source: Source, index: number, random: Random) => Omit<WireLine, 'line'>;

const numbered: LineOf = ({ mpn, packageName }, index) => ({ mpn, package: packageName, designators: [`X${index}`], quantity: 1 });
const valued: LineOf = (_, index, random) => {
  const isResistor = index % 2 === 0;
  const value = (10 + random.below(90)) * 10 ** (isResistor ? random.below(5) : random.below(6) - 12);
  return {
    value: written(value, isResistor ? 'Ω' : 'F', index), package: ['R_0603_1608Metric', '0402', '0805', '1206'][random.below(4)] ?? '0603', designators: [`${isResistor ? 'R' : 'C'}${index}`], quantity: 1,
    text: isResistor ? '1%' : '16V',
  };
};
const unknown: LineOf = ({ mpn }, index) => ({ mpn: `${mpn.slice(0, 5)}Q${index}X`, designators: [`U${index}`], quantity: 1 });
const worded: LineOf = (_, index) => ({ text: ['USB connector right angle', 'tactile switch smd', 'LDO regulator low noise', 'schottky barrier'][index % 4] ?? '', designators: [`Z${index}`], quantity: 1 });
const kinds: readonly LineOf[] = [numbered, numbered, valued, valued, unknown, worded];

const KINDS = {
  'exact numbers': numbered, 'values and packages': valued, 'unknown numbers': unknown, 'words only': worded,
  mixed: (source: Source, index: number, random: Random) => at(kinds, index)(source, index, random),
} satisfies Record<string, LineOf>;

function at<T>(list: readonly T[], index: number): T {
  const one = list[index % list.length];
  if (one === undefined) throw new Error('an empty list');
  return one;
}

const attributesJson = v.record(v.string(), v.union([v.number(), v.string()]));

async function sourcesOf(mall: DataMall, random: Random): Promise<Source[]> {
  const ranks = [...new Set(Array.from({ length: SAMPLED }, () => 1 + random.below(mall.products)))];
  const rows = await mall.read(`SELECT mpn, package, attributes FROM goods WHERE package NOT IN ('', '-') AND rank IN (${ranks.join(',')})`);
  return rows.map((row) => ({ mpn: String(row['mpn']), packageName: String(row['package']), attributes: v.parse(attributesJson, JSON.parse(String(row['attributes']))) }));
}
