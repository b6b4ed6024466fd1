import { compare, decimalText, minus, parseDecimal, plus, roundedAmount, times, type Scaled } from '~/domain/numbers/decimal-text';
import { lineAmount, unitPriceAt } from '~/domain/money/price-tiers';
import type { Data } from '~/upstream/contract/base/call';
import type { readCart } from '~/upstream/contract/records/cart';
import { show } from './call-tester';
import { expectShipments } from './expect-shipments';
import type { Findings } from './findings';
import { expectText, expectUnique, expectGoods } from './records';

export type WireCart = Data<typeof readCart>;
type Line = WireCart['lines'][number];

/** Expects of a cart what the schema cannot say: tiers price each line, and the totals are the sums of the selected lines. */
export function expectCart(findings: Findings, { lines, totals, shipments }: WireCart): void {
  expectUnique(findings, 'lines.goodsId', lines.map(({ goodsId }) => goodsId));
  for (const line of lines) expectLine(findings, line, totals.discount);
  const counted = lines.filter(({ selected, amount }) => selected === 'T' && amount !== undefined);
  const same = (name: string, found: string, expected: string) =>
    findings.expect(equal(found, expected), `totals.${name}`, `totals.${name}: expected ${expected}, found ${show(found)}`);
  findings.expect(totals.lines === counted.length, 'totals.lines', `totals.lines: expected ${counted.length} selected lines with an amount, found ${totals.lines}`);
  if (shipments) expectShipments(findings, shipments, counted.map(({ goodsId }) => goodsId), (id, pieces) => counted.some(({ goodsId, cartNum }) => goodsId === id && cartNum === pieces));
  same('total', totals.total, sum(counted.map(({ amount }) => amount)));
  same('eligible', totals.eligible, sum(counted.filter(isEligible).map(({ unitPrice, cartNum }) => decimalText(times(read(unitPrice ?? '0'), read(String(cartNum)))))));
  same('payable', totals.payable, sum(counted.map(({ discountAmount }) => discountAmount)));
  same('saving', totals.saving, difference(totals.total, totals.payable));
  if (totals.next) same('next.missing', totals.next.missing, difference(totals.next.amount, totals.eligible));
  const suppliers = counted.map(({ goods }) => goods?.supplierCode ?? '');
  expectUnique(findings, 'totals.sellers.supplierCode', totals.sellers.map(({ supplierCode = '' }) => supplierCode));
  for (const { supplierCode = '', lines: count, amount } of totals.sellers) {
    const own = counted.filter((_, index) => suppliers[index] === supplierCode);
    const expected = sum(own.map((line) => line.amount));
    findings.expect(
      count === own.length && equal(amount, expected), 'totals.sellers',
      `totals.sellers of ${show(supplierCode)}: expected ${own.length} lines of ${expected}, found ${count} of ${amount}`,
    );
  }
  const missing = suppliers.find((one) => !totals.sellers.some(({ supplierCode = '' }) => supplierCode === one));
  findings.expect(missing === undefined, 'totals.sellers', `totals.sellers: expected also ${show(missing)}`);
}

function expectLine(findings: Findings, line: Line, discount: string | undefined): void {
  const { goodsId, goods, cartNum, unitPrice, amount, discountAmount } = line;
  const where = `line of ${show(goodsId)}`;
  expectText(findings, 'lines[]', line, 'brandName');
  const actual = [unitPrice, amount, discountAmount].filter((one) => one !== undefined).length;
  findings.expect(actual === 0 || actual === 3, 'priced', `${where}: expected unitPrice, amount and discountAmount or none of them, found ${actual}`);
  if (!goods) {
    findings.expect(actual === 0, 'amounts without goods', `${where}: expected no amounts for a part that is not sold any more`);
    return;
  }
  expectGoods(findings, 'lines[].goods', goods);
  findings.expect(goods.id === goodsId, 'goods.id', `${where}: expected its part, found ${show(goods.id)}`);
  if (unitPrice === undefined || amount === undefined || discountAmount === undefined) return;
  const [price, total] = [unitPriceAt(goods.rangePrice, cartNum), lineAmount(goods.rangePrice, cartNum)];
  findings.expect(price !== null && equal(unitPrice, price), 'unitPrice', `unitPrice of the ${where}: expected ${show(price)} by its tiers for ${cartNum}, found ${show(unitPrice)}`);
  findings.expect(total !== null && equal(amount, total), 'amount', `amount of the ${where}: expected ${show(total)}, found ${show(amount)}`);
  const expected = isEligible(line) && line.selected === 'T' ? discounted(amount, discount) : amount;
  findings.expect(equal(discountAmount, expected), 'discountAmount', `discountAmount of the ${where}: expected ${expected}, found ${show(discountAmount)}`);
}

function isEligible({ goods }: Line): boolean {
  return goods?.hasDiscount === 'T';
}

function discounted(amount: string, discount = '1'): string {
  return decimalText(roundedAmount(times(read(amount), read(discount))));
}

function sum(amounts: ReadonlyArray<string | undefined>): string {
  return decimalText(amounts.reduce<Scaled>((all, amount) => plus(all, read(amount ?? '0')), read('0')));
}

function difference(a: string, b: string): string {
  return decimalText(minus(read(a), read(b)));
}

function equal(a: string, b: string): boolean {
  return compare(read(a), read(b)) === 0;
}

function read(amount: string): Scaled {
  return parseDecimal(amount) ?? { units: 0n, scale: 0 };
}
