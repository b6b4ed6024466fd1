import * as v from 'valibot';
import { packages } from '../file/drawing/package-sizes';
import { dayOf } from '~/domain/time/moment';
import { wireNames } from '~/upstream/contract/base/wire-names';
import type { WireGoods } from '~/upstream/contract/records/goods';
import { formatAttribute } from '../catalogue/format';
import { priceText } from '../db/stored-amount';
import type { MallContext } from '../http/route';
import { catalogueFacts, type CatalogueFacts } from './facts';
import type { FiguresRow, ProductRow } from './store';

const attributesJson = v.record(v.string(), v.union([v.number(), v.string()]));
const imagesJson = v.array(v.string());
const pairsJson = v.array(v.tuple([v.number(), v.number()]));
const arrivalsJson = v.array(v.tuple([v.number(), v.string()]));

/** Makes a function that writes products with {@link toWire}, for the day of the request. @throws Error before the first catalogue is loaded */
export async function wireWriter({ bindings, queries, now, timeZone }: MallContext): Promise<(row: ProductRow) => WireGoods> {
  const facts = await catalogueFacts(bindings.CATALOGUE, queries);
  const today = dayOf(now, timeZone);
  return (row) => toWire(row, facts, today, bindings.PRODUCT);
}

/** Makes a function as {@link wireWriter} does, for the products of carts and orders. They may be hundreds, and nobody shows their attributes. */
export async function lineWriter(context: MallContext): Promise<(row: ProductRow) => WireGoods> {
  const write = await wireWriter(context);
  return (row) => write({ ...row, attributes: '{}' });
}

/**
 * Writes the live figures of a product. Arrivals before `today` are left out, because they have arrived or are late.
 * @param today - day as `YYYY-MM-DD`
 */
export function figuresToWire({ id, stock, in_transit }: FiguresRow, today: string) {
  const onWayDetailList = v.parse(arrivalsJson, JSON.parse(in_transit)).filter(([, date]) => date >= today).map(([num, date]) => ({ num, date }));
  return { id, stock, onWayNum: onWayDetailList.reduce((sum, { num }) => sum + num, 0), onWayDetailList };
}

/**
 * Writes a product as the contract sends it, with its {@link figuresToWire}.
 * @param today - day as `YYYY-MM-DD`
 * @param prefix - the `{product}` of the paths; the wire name of the delivery days begins with it
 */
export function toWire(row: ProductRow, facts: CatalogueFacts, today: string, prefix: string): WireGoods {
  const brand = facts.brands.get(row.brand_id);
  const images = v.parse(imagesJson, JSON.parse(row.images)).flatMap(withOutline);
  const { id, ...figures } = figuresToWire(row, today);
  return {
    id,
    mpn: row.mpn,
    brandNameCn: brand?.nameCn ?? '',
    brandNameEn: brand?.nameEn ?? '',
    goodsNameCn: row.name_cn,
    goodsNameEn: row.name_en,
    descriptionCn: row.description_cn,
    descriptionEn: row.description_en,
    catalogCode: row.category,
    packageName: row.package,
    attributes: attributesToWire(row.attributes, facts),
    ...(row.datasheet_url ? { datasheetUrl: row.datasheet_url } : {}),
    ...(images.length > 0 ? { images: JSON.stringify(images.map((photoUrl) => ({ photoUrl }))) } : {}),
    ...figures,
    moq: row.moq,
    mpq: row.mpq,
    perAddQuantity: row.step,
    perAddType: row.step_type,
    rangePrice: readTiers(row.tiers).map(([min, price]) => ({ min, price: priceText(price) })),
    hasDiscount: row.has_discount ? 'T' : 'F',
    orderGoodsFlag: row.ordering ? 'T' : 'F',
    ...(row.ordering ? { orderGoodsCycle: row.ordering_days } : {}),
    ...(row.delivery_cn ? { deliveryCn: row.delivery_cn } : {}),
    ...(row.delivery_en ? { deliveryEn: row.delivery_en } : {}),
    goodsType: row.goods_type,
    ...(row.delivery_days === null ? {} : { [wireNames(prefix).deliveryCycle]: row.delivery_days }),
    ...(row.supplier ? { supplierCode: row.supplier } : {}),
    ...(row.sku ? { sku: row.sku } : {}),
    ...(row.weight === null ? {} : { weight: row.weight }),
  };
}

/** The address of a picture. For the drawing of a package that has only one outline, the address of the drawing with dimensions follows. */
function withOutline(url: string): string[] {
  const slug = /^\/package\/([a-z0-9-]+)\.svg$/.exec(url)?.[1] ?? '';
  const outline = Object.hasOwn(packages, slug) ? packages[slug] : undefined;
  return outline && !outline.varies ? [url, `/package/${slug}-outline.svg`] : [url];
}

/** Reads stored price tiers: `[min, price in millionths of a yuan]`. */
export function readTiers(json: string): Array<[min: number, price: number]> {
  return v.parse(pairsJson, JSON.parse(json));
}

function attributesToWire(json: string, facts: CatalogueFacts): NonNullable<WireGoods['attributes']> {
  return Object.entries(v.parse(attributesJson, JSON.parse(json)))
    .map(([key, value]) => ({ key, value, fact: facts.attributes.get(key) }))
    .sort((a, b) => (a.fact?.position ?? Infinity) - (b.fact?.position ?? Infinity))
    .map(({ key, value, fact }) => {
      const unit = fact?.unit ?? '';
      return {
        key,
        nameCn: fact?.nameCn ?? key,
        nameEn: fact?.nameEn ?? key,
        valueCn: formatAttribute(key, value, unit, 'cn'),
        valueEn: formatAttribute(key, value, unit, 'en'),
        ...(typeof value === 'number' ? { number: value } : {}),
        ...(unit ? { unit } : {}),
      };
    });
}
