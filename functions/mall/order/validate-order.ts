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
import { lineWriter } from '../goods/wire';
import { Refusal } from '../http/refusal';
import type { MallContext } from '../http/route';
import { selectWanted, type WaitedRow } from '../trade/shipping/ordered-in';
import { MESSAGES } from './messages';
import { selectIsNew } from './new-buyer';

/** A line of an order as the contract sends it: a product and a number of pieces. */
export interface WantedLine {
  goodsId: string;
  qty: number;
}

/** A line that can be bought in its quantity. */
export interface ValidLine {
  product: WireGoods;
  row: WaitedRow;
  qty: number;
  /** The stock that the line needs when the order is stored: any stock, at least `qty`, or exactly `qty`. */
  needs: 'any' | 'least' | 'exact';
}

export interface ValidOrder {
  lines: ValidLine[];
  amounts: OrderAmounts;
  /** Whether the bounds of new buyers hold (README, "Bounds"). */
  isNewBuyer: boolean;
}

/**
 * Validates the wanted lines with the current prices and stock, and computes the amounts of the order.
 * @param wanted - wanted lines; lines of the same product are added up. Without it, the selected lines of the user's cart that can be ordered are used
 * @throws Refusal if a product cannot be bought in its quantity, if there is nothing to order, or if the amount is too large
 */
export async function validateOrder(context: MallContext, userCode: string, wanted: readonly WantedLine[] | undefined): Promise<ValidOrder> {
  const write = await lineWriter(context);
  const quantities = sumByProduct(wanted ?? []);
  const [rows = [], rule = [], [buyer] = []] = await context.queries.batch<WaitedRow & ContentData & { qty: number; is_new: 0 | 1 }>([
    wanted ? selectWanted(quantities) : selectSelected(userCode), selectDiscount(), selectIsNew(userCode),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const validated = wanted
    ? [...quantities].map(([productId, qty]) => validateLine(productId, qty, byId.get(productId), write))
    : rows.map((row) => ({ row, product: write(row), qty: row.qty })).filter(({ product, qty }) => isOrderable(product, qty)).map(toValidLine);
  return { lines: validated, amounts: amountsOf(validated, discountInForce(rule, context)), isNewBuyer: buyer?.is_new === 1 };
}

/** How many pieces are wanted, by product id. Lines of the same product are added up. */
function sumByProduct(lines: readonly WantedLine[]): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const { goodsId: productId, qty } of lines) quantities.set(productId, (quantities.get(productId) ?? 0) + qty);
  return quantities;
}

function validateLine(productId: string, qty: number, row: WaitedRow | undefined, write: (row: WaitedRow) => WireGoods): ValidLine {
  if (!row) throw new Refusal(CODES.quantity, MESSAGES.noLongerSold(productId));
  const product = write(row);
  const problem = quantityProblem(product, qty);
  if (problem) throw new Refusal(CODES.quantity, problem.reason);
  return toValidLine({ row, product, qty });
}

/** Adds the needed stock: exactly the quantity if it is off the step; otherwise any stock for products available to order, else at least the quantity. */
function toValidLine({ row, product, qty }: Pick<ValidLine, 'row' | 'product' | 'qty'>): ValidLine {
  const offStep = qty % quantityStep(product) !== 0;
  const orders = quantityError(product, qty) === QuantityError.aboveStock || supportsOrdering(product);
  return { row, product, qty, needs: offStep ? 'exact' : orders ? 'any' : 'least' };
}

function amountsOf(lines: readonly ValidLine[], rule: readonly DiscountTier[]): OrderAmounts {
  if (lines.length === 0) throw new Refusal(CODES.nothing, MESSAGES.nothingToOrder);
  const amounts = orderAmounts(lines.map(({ product: { rangePrice = [], hasDiscount = 'F' }, qty }) => ({ rangePrice, hasDiscount, qty })), rule);
  if (!amounts || compareAmounts(amounts.total, MOST_ORDER_AMOUNT) > 0) {
    throw new Refusal(CODES.quantity, MESSAGES.tooMuch(Number(MOST_ORDER_AMOUNT)));
  }
  return amounts;
}
