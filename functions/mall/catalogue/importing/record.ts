/** The records of catalogue files (README, "Files"). */
import { GOODS_TYPE } from '~/domain/product/product';
import * as v from 'valibot';
import { filled, flag, Misread, notNegative, number, pairsOf, readNumber, readPair, readWhole, text, texts, whole } from './fields';

/** The maximum numbers of characters. */
export const LONGEST = { name: 300, description: 4_000, address: 1_000, number: 80, value: 500, key: 60 } as const;

const code = v.pipe(filled(20), v.regex(/^[123]_\d{2,12}$/, 'must be a category code such as 3_010101'));
const key = v.pipe(filled(LONGEST.key), v.regex(/^[a-z][a-z0-9_]*$/, 'must be lower-case snake case'));
const name = v.optional(text(LONGEST.name), '');
const description = v.optional(text(LONGEST.description), '');

/** Ascending quantities with prices. Of two prices for a quantity, the last one counts. */
function ascending(list: Array<[min: number, price: number]>): Array<[min: number, price: number]> {
  return [...new Map(list)].sort(([a], [b]) => a - b);
}

/** A product. `tiers` has prices in millionths of a yuan, `prices` has prices in `currency`. */
export const productRecord = v.object({
  id: v.optional(v.pipe(filled(11), v.regex(/^F\d{10}$/, 'must be F and ten digits'))),
  sku: v.optional(text(LONGEST.number), ''),
  mpn: filled(LONGEST.number),
  brand: v.optional(text(LONGEST.number), ''),
  supplier: v.optional(text(LONGEST.number), ''),
  category: v.unknown(),
  name, nameCn: name, nameEn: name,
  description, descriptionCn: description, descriptionEn: description,
  packageName: v.optional(text(LONGEST.number), ''),
  attributes: v.optional(v.record(v.string(), v.unknown(), 'must be an object'), {}),
  datasheetUrl: v.optional(v.pipe(text(LONGEST.address), v.regex(/^(?:https?:\/\/\S+)?$/, 'must be an http address')), ''),
  images: v.optional(texts(LONGEST.address), []),
  stock: v.optional(whole(0), 0),
  moq: v.optional(whole(1)),
  mpq: v.optional(whole(1), 1),
  step: v.optional(whole(1), 1),
  stepType: v.optional(v.pipe(number, v.picklist([0, 1], 'must be 0 or 1')), 0),
  tiers: v.optional(pairsOf((entry): [number, number] => {
    const [min, price] = readPair(entry, ['min', 'price']);
    return [readWhole(min, 1), readWhole(price, 1)];
  })),
  prices: v.optional(v.pipe(pairsOf((entry): [number, number] => {
    const [min, price] = readPair(entry, ['min', 'price']);
    const amount = readNumber(price);
    if (amount < 0) throw new Misread('must not be negative');
    return [readWhole(min, 1), amount];
  }), v.transform(ascending)), []),
  currency: v.optional(v.pipe(text(10), v.toUpperCase()), ''),
  hasDiscount: v.optional(flag, false),
  ordering: v.optional(flag, false),
  orderingDays: v.optional(whole(0), 0),
  inTransit: v.optional(pairsOf((entry): [number, number] => {
    const [pieces, days] = readPair(entry, ['pieces', 'days']);
    return [readWhole(pieces, 1), readWhole(days, -100_000)];
  }), []),
  delivery: name, deliveryCn: name, deliveryEn: name,
  goodsType: v.optional(v.picklist(Object.values(GOODS_TYPE), 'must be GT0, GT1 or GT2'), GOODS_TYPE.own),
  deliveryDays: v.optional(v.nullable(whole(0)), null),
  weight: v.optional(notNegative),
  popularity: v.optional(number),
});
export type ProductRecord = v.InferOutput<typeof productRecord>;

export const brandRecord = v.object({
  nameEn: filled(LONGEST.number), nameCn: name, aliases: v.optional(texts(LONGEST.name), []), agent: v.optional(flag, false),
});

export const categoryRecord = v.object({
  code, parent: v.optional(v.nullable(code), null), level: v.pipe(number, v.picklist([1, 2, 3], 'must be 1, 2 or 3')), position: whole(1),
  nameCn: filled(LONGEST.name), nameEn: filled(LONGEST.name),
});

export const attributeRecord = v.object({
  key, nameCn: filled(LONGEST.name), nameEn: filled(LONGEST.name), unit: v.optional(text(20), ''), position: whole(1),
});
