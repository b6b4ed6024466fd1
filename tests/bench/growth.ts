import type { Payload } from '../../app/upstream/contract/base/call';
import type { searchGoods } from '../../app/upstream/contract/records/search';
import type { Bench } from './bench';
import { onEachMall, type Cost, type DataMall } from './data-malls';
import { gated, median, milliseconds, type Figure } from './figures';
import { randomOf } from './random';

type Search = Payload<typeof searchGoods>;

/** Rounds of all searches; the first ones warm up. */
const ROUNDS = 9;
const WARM_UP = 3;

/** How many times more a search of the largest catalogue may cost than the same one of the smallest. */
const MOST_ROWS_GROWTH = 1.1;
const MOST_TIME_GROWTH = 1.5;
/** Rows that a search may read for each one it returns. */
const MOST_ROWS_A_ROW = 3;
const MOST_ROUND_TRIPS = 1;

/** Part numbers, pieces of them, words, values and brands as they are typed. */
const KEYWORDS = [
  'LM358', 'STM32F103C8T6', 'stm32f103', 'RC0603FR-0710KL', 'rc0603fr0710kl', '0603WAF', 'CL10B104', 'B104K', 'AMS1117-3.3', 'NE555', 'IRF540', 'SS34',
  '10k 0603 1%', '4.7uF 0805', '≥50V 10uF X7R', '100nF 50V', '贴片电阻 4k7', '8MHz crystal 3225', 'mosfet n channel 30v sot23', 'op amp rail to rail',
  'resistor', 'capacitor', '电阻', 'chip resistor YAGEO', 'Murata', 'usb type c', 'jst ph 2.0 4 pin', 'zener 5.1v',
];
const SORTS = ['price', '-stock', 'mpn'] as const;

/** What searches cost in small and in large catalogues. Give the state folders, the smallest catalogue first. */
export const growth: Bench = {
  name: 'growth',
  async run(tools) {
    const measured = await onEachMall(tools, measure);
    const [least] = measured;
    return measured.flatMap((one) => figuresOf(one, least ?? one));
  },
};

interface Measured {
  mall: string;
  /** The searches in the same order for every catalogue. */
  costs: ReadonlyArray<{ search: Search; cost: Cost }>;
  /** The 95th percentile of all timed searches, in milliseconds. */
  p95: number;
}

async function measure(mall: DataMall): Promise<Measured> {
  const searches = await searchesOf(mall);
  const costs: Array<{ search: Search; cost: Cost; times: number[] }> = [];
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, search] of searches.entries()) {
      const { cost } = await mall.search(search);
      const known = (costs[index] ??= { search, cost, times: [] });
      known.cost = cost;
      if (round < WARM_UP) continue;
      known.times.push(cost.milliseconds);
      times.push(cost.milliseconds);
    }
  }
  for (const { search, cost, times: own } of [...costs].sort((a, b) => median(b.times) - median(a.times)).slice(0, 5)) {
    console.log(`  ${mall.name}: ${JSON.stringify(search)}: ${milliseconds(median(own))}, ${cost.rowsRead} rows read`);
  }
  times.sort((a, b) => a - b);
  return { mall: `${mall.name}, ${mall.products.toLocaleString('en-US')} products`, costs, p95: times[Math.floor(times.length * 0.95)] ?? NaN };
}

/** First pages, later ones and sorted ones of keywords, categories and brands; with facets, as pages ask for them. */
async function searchesOf({ search }: DataMall): Promise<Search[]> {
  const { catalogs, brands } = (await search({ facets: 'T' })).found;
  const random = randomOf(1);
  const leaves = catalogs.filter(({ code }) => code.startsWith('3_')).sort((a, b) => (a.code < b.code ? -1 : 1));
  const categories = Array.from({ length: 12 }, () => random.oneOf(leaves).code);
  const brand = [brands[0]?.nameEn ?? ''];
  const plain: Search[] = [
    {}, ...KEYWORDS.map((keyword) => ({ keyword })), ...categories.map((catalogCode) => ({ catalogCode })),
    ...KEYWORDS.slice(0, 8).map((keyword) => ({ keyword, catalogCode: leaves[0]?.code ?? '' })),
    { brand }, ...categories.map((catalogCode) => ({ catalogCode, brand })),
  ];
  return [
    ...plain.map((one) => ({ ...one, facets: 'T' as const })),
    ...categories.flatMap((catalogCode) => [10, 40].map((pageNo) => ({ catalogCode, pageNo, facets: 'T' as const }))),
    ...categories.flatMap((catalogCode) => SORTS.map((sort) => ({ catalogCode, sort, facets: 'T' as const }))),
  ];
}

function figuresOf({ mall, costs, p95 }: Measured, least: Measured): Figure[] {
  const isLeast = least.mall === mall;
  const read = costs.reduce((sum, { cost }) => sum + cost.rowsRead, 0);
  const returned = costs.reduce((sum, { cost }) => sum + cost.rowsReturned, 0);
  const trips = Math.max(...costs.map(({ cost }) => cost.roundTrips));
  const growths = costs.map(({ search, cost }, index) => ({ search, ratio: cost.rowsRead / Math.max(1, least.costs[index]?.cost.rowsRead ?? 0) }));
  const most = growths.reduce((worst, one) => (one.ratio > worst.ratio ? one : worst));
  if (!isLeast) console.log(`  ${mall}: rows grow most for ${JSON.stringify(most.search)}`);
  for (const { search, cost } of costs) if (cost.roundTrips > MOST_ROUND_TRIPS) console.log(`  ${mall}: ${cost.roundTrips} round trips for ${JSON.stringify(search)}`);
  const figure = (what: string, value: string) => ({ bench: 'growth', what: `${mall}: ${what}`, value });
  // A category or keyword with few products in the small catalogue fills its page only in the large one.
  const alike = costs.flatMap(({ cost }, index) => {
    const small = least.costs[index]?.cost;
    return small?.rowsReturned === cost.rowsReturned ? [{ large: cost.rowsRead, small: small.rowsRead }] : [];
  });
  const [alikeRead, leastRead] = [alike.reduce((sum, { large }) => sum + large, 0), alike.reduce((sum, { small }) => sum + small, 0)];
  return [
    gated(figure(`rows read for each one returned, ${costs.length} searches`, (read / returned).toFixed(2)), read / returned, MOST_ROWS_A_ROW),
    gated(figure('round trips of a search, at most', String(trips)), trips, MOST_ROUND_TRIPS),
    isLeast ? figure('95th percentile of a search', milliseconds(p95))
      : gated({ ...figure('95th percentile of a search', milliseconds(p95)), floor: milliseconds(least.p95), ratio: p95 / least.p95 }, p95 / least.p95, MOST_TIME_GROWTH, ' ×'),
    ...(isLeast ? [] : [gated({ ...figure(`rows read by the ${alike.length} searches with as many rows in both`, alikeRead.toLocaleString('en-US')), floor: leastRead.toLocaleString('en-US'), ratio: alikeRead / leastRead }, alikeRead / leastRead, MOST_ROWS_GROWTH, ' ×')]),
  ];
}
