import * as contract from '~/upstream/contract/records/goods';
import { searchGoods } from '~/upstream/contract/records/search';
import { normalisePartNumber } from '~/domain/values/part-number';
import { GOODS_TYPE } from '~/domain/product/product';
import { dayOf } from '~/domain/time/moment';
import { findEntry, listEntries } from '../content/entries';
import type { EntryOf } from '../content/content-kinds';
import { notFound } from '../http/refusal';
import { handle } from '../http/route';
import { MESSAGES } from './messages';
import { searchProducts } from './search/search-products';
import { productById, productIds, productsByNumbers, selectFigures, type FiguresRow } from './store';
import { figuresToWire, wireWriter } from './wire';

export const productRoutes = [
  handle(contract.getGoods, async ({ id }, context) => {
    const row = await productById(context.queries, id);
    if (!row) throw notFound(MESSAGES.noProduct);
    return (await wireWriter(context))(row);
  }),
  handle(contract.getFigures, async ({ ids }, { queries, now, timeZone }) => {
    const today = dayOf(now, timeZone);
    return { rows: (await queries.all<FiguresRow>(selectFigures(ids))).map((row) => figuresToWire(row, today)) };
  }),
  handle(contract.listGoodsIds, async ({ pageNo, pageSize }, { queries }) => productIds(queries, pageNo, pageSize)),
  handle(searchGoods, searchProducts),
  handle(contract.searchPartners, async ({ terms, supplierCode }, context) => {
    const number = normalisePartNumber(terms[0] ?? '');
    const write = await wireWriter(context);
    const offers = number ? await productsByNumbers(context.queries, [number]) : [];
    return {
      rows: offers
        .filter((row) => row.goods_type === GOODS_TYPE.partner && (!supplierCode || row.supplier === supplierCode))
        .map(write),
    };
  }),
  handle(contract.listRecommended, async (_, context) => ({
    rows: (await listEntries(context, 'recommend')).map(headingOf),
  })),
  handle(contract.getRecommended, async ({ recommendGoodsId }, context) => {
    const stored = await findEntry(context, 'recommend', recommendGoodsId);
    if (stored === undefined) throw notFound(MESSAGES.noRecommendation);
    const numbers = stored.mpns.map(normalisePartNumber);
    const write = await wireWriter(context);
    const rows = await productsByNumbers(context.queries, numbers);
    // If several makers or partners sell a part number, the most popular product is shown.
    const best = numbers.flatMap((number) => rows.find((row) => row.mpn_n === number) ?? []);
    return { ...headingOf(stored), goods: best.map(write) };
  }),
];

function headingOf({ recommendGoodsId, name, nameCn, nameEn }: EntryOf<'recommend'>) {
  return { recommendGoodsId, name, nameCn, nameEn };
}
