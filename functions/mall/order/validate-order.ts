import { compareAmounts } from '~/domain/money/money';
import type { DiscountTier } from '~/domain/sale/discount';
import { orderAmounts, type OrderAmounts } from '~/domain/order/amounts';
import { MOST_ORDER_AMOUNT } from '~/domain/order/order-policies';
import { quantityError, QuantityError, quantityStep } from '~/domain/product/quantity';
import { supportsOrdering } from '~/domain/product/trade-terms';
import { CODES } from '~/upstream/contract/base/envelope';
import type { WireGoods } from '~/upstream/contract/records/goods';
import { isOrderable, quantityProblem } from '../cart/orderable';
import { selectSelected } from '../cart/store';
import { discountInForce, selectDiscount } from '../content/discount-rule';
import type { ContentData } from '../content/store';
import { selectGoods } from '../goods/store';
import type { GoodsRow } from '../goods/goods-row';
import { wireWriter } from '../goods/wire-writer';
import { Refusal } from '../http/refusal';
import type { MallContext } from '../http/route';
import { MESSAGES } from './messages';

/** A part that is wanted, and how many pieces of it. */
export interface WantedLine {
  goodsId: string;
  qty: number;
}

/** A line that can be bought as it is. */
export interface ValidLine {
  goods: WireGoods;
  row: GoodsRow;
  qty: number;
  /** What the stock must be at the commit for the line to stay as it was judged: anything, at least `qty`, or exactly that. */
  needs: 'any' | 'least' | 'exact';
}

export interface ValidOrder {
  lines: ValidLine[];
  amounts: OrderAmounts;
}

/**
 * Judges what is to be ordered by the parts as they are now, and computes what it costs.
 * @param wanted lines of one part are summed; absent: the selected lines of the user's cart that can be ordered
 * @throws Refusal that names the first part that cannot be bought so, or says that there is nothing to order
 */
export async function validateOrder(context: MallContext, userCode: string, wanted: readonly WantedLine[] | undefined): Promise<ValidOrder> {
  const write = await wireWriter(context);
  const lines = summed(wanted ?? []);
  const [rows = [], rule = []] = await context.queries.batch<GoodsRow & ContentData & { qty: number }>([
    wanted ? selectGoods(lines.map(({ goodsId }) => goodsId)) : selectSelected(userCode), selectDiscount(),
  ]);
  const judged = wanted
    ? lines.map(({ goodsId, qty }) => validateLine(goodsId, qty, rows, write))
    : rows.map((row) => ({ row, goods: write(row), qty: row.qty })).filter(({ goods, qty }) => isOrderable(goods, qty)).map(toValidLine);
  return { lines: judged, amounts: amountsOf(judged, discountInForce(rule, context)) };
}

/** Lines of one part are one. */
function summed(lines: readonly WantedLine[]): WantedLine[] {
  const byId = new Map<string, number>();
  for (const { goodsId, qty } of lines) byId.set(goodsId, (byId.get(goodsId) ?? 0) + qty);
  return [...byId].map(([goodsId, qty]) => ({ goodsId, qty }));
}

function validateLine(goodsId: string, qty: number, rows: readonly GoodsRow[], write: (row: GoodsRow) => WireGoods): ValidLine {
  const row = rows.find(({ id }) => id === goodsId);
  if (!row) throw new Refusal(CODES.quantity, MESSAGES.noLongerSold(goodsId));
  const goods = write(row);
  const problem = quantityProblem(goods, qty);
  if (problem) throw new Refusal(CODES.quantity, problem.reason);
  return toValidLine({ row, goods, qty });
}

/** Above the stock everything is on the step; within it, ordering in what may be missing at the commit is as good. */
function toValidLine({ row, goods, qty }: Pick<ValidLine, 'row' | 'goods' | 'qty'>): ValidLine {
  const offStep = qty % quantityStep(goods) !== 0;
  const orders = quantityError(goods, qty) === QuantityError.aboveStock || supportsOrdering(goods);
  return { row, goods, qty, needs: offStep ? 'exact' : orders ? 'any' : 'least' };
}

function amountsOf(lines: readonly ValidLine[], rule: readonly DiscountTier[]): OrderAmounts {
  if (lines.length === 0) throw new Refusal(CODES.nothing, MESSAGES.nothingToOrder);
  const amounts = orderAmounts(lines.map(({ goods: { rangePrice = [], hasDiscount = 'F' }, qty }) => ({ rangePrice, hasDiscount, qty })), rule);
  if (!amounts || compareAmounts(amounts.total, MOST_ORDER_AMOUNT) > 0) {
    throw new Refusal(CODES.quantity, MESSAGES.tooMuch(Number(MOST_ORDER_AMOUNT)));
  }
  return amounts;
}
