/** Checks the lines of a stock list. */
import type * as v from 'valibot';
import { normalisePartNumber } from '~/domain/values/part-number';
import type * as contract from '~/upstream/contract/records/desk/desk';
import type { Texts } from '~/domain/text/language';
import { jsonLists } from '../../db/json-lists';
import { sql } from '../../db/queries';
import { millionths } from '../../db/stored-amount';
import { foldName } from '../../goods/facts';
import type { MallContext } from '../../http/route';
import { MESSAGES } from '../messages';

type Line = v.InferOutput<typeof contract.setStock.payload>['rows'][number];
type Fault = v.InferInput<typeof contract.setStock.data>['faults'][number];

/** What a line changes. What it does not name stays. */
export interface StockChange {
  productId: string;
  stock?: number | undefined;
  /** Prices in millionths of a yuan, by quantity. */
  tiers?: Array<[min: number, price: number]> | undefined;
}

interface Part {
  id: string;
  sku: string;
  mpn: string;
  mpn_n: string;
  name_cn: string | null;
  name_en: string | null;
}

/** The maximum number of parts that a fault names. */
const NAMED = 3;

/** How a line names its part: the column of `goods`, and how its values are compared. */
const WAYS = [
  { field: 'goodsId', column: 'id', key: (text: string) => text.trim(), keyOf: ({ id }: Part) => id },
  { field: 'sku', column: 'sku', key: (text: string) => text.trim(), keyOf: ({ sku }: Part) => sku },
  { field: 'mpn', column: 'mpn_n', key: normalisePartNumber, keyOf: ({ mpn_n }: Part) => mpn_n },
] as const;

/** Finds the parts of lines and checks their figures. @returns every fault, and the changes if there is none; the version of the catalogue */
export async function readLines({ queries, language }: MallContext, lines: readonly Line[]): Promise<{ faults: Fault[]; changes: StockChange[]; version: string }> {
  const faults: Fault[] = [];
  const changes: StockChange[] = [];
  const lineOf = new Map<string, number>();
  const state = await queries.first<{ version: string }>(sql('SELECT version FROM catalogue_state'));
  const partsOf = await findParts(queries, lines);
  for (const row of lines) {
    const fault = (field: string, why: Texts) => faults.push({ line: row.line, field, reason: why[language] });
    const part = onePart(row, partsOf(row), fault);
    if (row.stock === undefined && row.rangePrice === undefined) fault('stock', MESSAGES.nothingToSet);
    const tiers = row.rangePrice && readTiers(row.rangePrice, fault);
    if (!part) continue;
    const before = lineOf.get(part.id);
    if (before === undefined) lineOf.set(part.id, row.line);
    else fault(wayOf(row)?.field ?? 'goodsId', MESSAGES.partTwice(part.id, before));
    changes.push({ productId: part.id, stock: row.stock, tiers });
  }
  return { faults, changes, version: state?.version ?? '' };
}

function wayOf(line: Line) {
  return WAYS.find(({ field }) => line[field]?.trim());
}

/** Reads the parts that lines name. @returns finds those of a line */
async function findParts(queries: MallContext['queries'], lines: readonly Line[]): Promise<(line: Line) => Part[]> {
  const found = new Map<string, Map<string, Part[]>>();
  for (const { field, column, key, keyOf } of WAYS) {
    const wanted = new Set(lines.flatMap((line) => (wayOf(line)?.field === field ? [key(line[field] ?? '')] : [])));
    const parts = new Map<string, Part[]>();
    for (const list of jsonLists([...wanted])) {
      const rows = await queries.all<Part>(sql(
        `SELECT goods.id, goods.sku, goods.mpn, goods.mpn_n, brand.name_cn, brand.name_en FROM json_each(?1) AS wanted
         CROSS JOIN goods ON goods.${column} = wanted.value AND goods.${column} <> '' LEFT JOIN brand ON brand.brand_id = goods.brand_id`,
        list,
      ));
      for (const row of rows) parts.set(keyOf(row), [...(parts.get(keyOf(row)) ?? []), row]);
    }
    found.set(field, parts);
  }
  return (line) => {
    const way = wayOf(line);
    return way ? found.get(way.field)?.get(way.key(line[way.field] ?? '')) ?? [] : [];
  };
}

/** The only part that a line can mean. Of parts whose numbers differ in signs only, the one that is spelt as the line goes first. */
function onePart(line: Line, all: readonly Part[], fault: (field: string, why: Texts) => void): Part | undefined {
  const way = wayOf(line);
  if (!way) return void fault('goodsId', MESSAGES.noPartNamed);
  const given = (line[way.field] ?? '').trim();
  if (all.length === 0) return void fault(way.field, MESSAGES.noPart(given));
  const ofBrand = line.brand?.trim() ? all.filter((part) => isOfBrand(part, line.brand ?? '')) : all;
  if (ofBrand.length === 0) return void fault('brand', MESSAGES.noPartOfBrand(given, line.brand ?? ''));
  const spelt = ofBrand.filter(({ mpn }) => mpn === given);
  const parts = spelt.length > 0 ? spelt : ofBrand;
  if (parts.length > 1) return void fault(way.field, MESSAGES.severalParts(given, parts.length, parts.slice(0, NAMED).map(({ id }) => id).join(', ')));
  return parts[0];
}

function isOfBrand({ name_cn, name_en }: Part, brand: string): boolean {
  const wanted = foldName(brand);
  return [name_cn, name_en].some((name) => name !== null && foldName(name) === wanted);
}

/** Price tiers in millionths of a yuan. Each fault is told. */
function readTiers(given: NonNullable<Line['rangePrice']>, fault: (field: string, why: Texts) => void): StockChange['tiers'] {
  const tiers: Array<[min: number, price: number]> = [];
  for (const { min, price } of given) {
    if (min < 1 || min <= (tiers.at(-1)?.[0] ?? 0)) fault('rangePrice', MESSAGES.quantitiesRise);
    const amount = exactMillionths(price);
    if (amount === undefined) fault('rangePrice', MESSAGES.priceNotExact(price));
    else if (amount === 0) fault('rangePrice', MESSAGES.priceZero);
    tiers.push([min, amount ?? 0]);
  }
  return tiers;
}

/** @returns `undefined` for an amount that cannot be stored exactly */
function exactMillionths(price: string): number | undefined {
  try {
    return millionths(price);
  } catch {
    return undefined;
  }
}
