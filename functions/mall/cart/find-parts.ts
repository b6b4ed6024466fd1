import { isThirdParty } from '~/domain/product/delivery';
import { normalisePartNumber } from '~/domain/values/part-number';
import { selectByNumbers, selectGoods, type NumberedRow } from '../goods/store';
import type { Statement } from '../db/queries';

/** A part that somebody wants, by its number or by its id; an id that is known decides. */
export interface Wanted {
  partNumber: string;
  quantity: number;
  goodsId?: string;
}

/** The part that is meant; several where the number does not say which of them; none where nobody sells it. */
export type Found = NumberedRow[];

/** Parts that are named where a number stands for several. */
const MOST_CANDIDATES = 10;

/** Reads what {@link findPart} chooses from: by id, and by number. */
export function selectWanted(wanted: readonly Wanted[]): [byId: Statement, byNumber: Statement] {
  return [
    selectGoods(wanted.map(idOf)),
    selectByNumbers(wanted.flatMap(({ goodsId, partNumber }) => (goodsId === undefined ? normalisePartNumber(partNumber) || [] : []))),
  ];
}

/**
 * Finds the part that a line means. The mall's own goods go before those of its partners; of one maker the most wanted
 * stands for the number, one that is spelt exactly so before others.
 */
export function findPart(wanted: Wanted, byId: readonly NumberedRow[], byNumber: readonly NumberedRow[]): Found {
  const named = byId.find(({ id }) => id === idOf(wanted));
  if (named || wanted.goodsId !== undefined) return named ? [named] : [];
  const number = normalisePartNumber(wanted.partNumber);
  const offers = byNumber.filter(({ mpn_n }) => number !== '' && mpn_n === number).sort((a, b) => a.rank - b.rank);
  const own = offers.filter(({ goods_type }) => !isThirdParty(goods_type));
  if (own.length === 0) return offers.slice(0, MOST_CANDIDATES);
  const spelt = wanted.partNumber.trim().toUpperCase();
  const exactFirst = [...own.filter(({ mpn }) => mpn.toUpperCase() === spelt), ...own];
  const makers = new Map<number, NumberedRow>();
  for (const row of exactFirst) if (!makers.has(row.brand_id)) makers.set(row.brand_id, row);
  return [...makers.values()].slice(0, MOST_CANDIDATES);
}

/** Ids are written in capitals. */
function idOf({ goodsId, partNumber }: Wanted): string {
  return goodsId ?? partNumber.trim().toUpperCase();
}
