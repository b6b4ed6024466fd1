/** The buyer's own numbers: from the cart into the order, its files and its search; and what is remembered for the next invoice. */
import { env } from 'cloudflare:test';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { addBatch, addToCart, readCart, setPartRef } from '../../../app/upstream/contract/records/cart';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import { exportFile } from '../../../app/upstream/contract/records/export';
import { applyInvoice, buyAgain, createOrder, getInvoiceDetails, listOrders, saveInvoiceDetails } from '../../../app/upstream/contract/records/order';
import type { Payload } from '../../../app/upstream/contract/base/call';
import { ask, fetchMall, sendCall } from '../../fixtures/mall/mall';
import { by, codeOf, detail, newBuyer, newPart, openTrade, orderOf, place, type Buyer } from '../../fixtures/trade/trade';

const INVOICE = { invoiceTitle: 'Volt Ltd', taxNo: '91440300MA5EXAMPLE' };

beforeAll(() => openTrade());

async function refsInCart(buyer: Buyer): Promise<Array<[goodsId: string, partRef: string | undefined]>> {
  return (await ask(readCart, {}, by(buyer))).data.lines.map(({ goodsId, partRef }) => [goodsId, partRef]);
}

async function csv(payload: Payload<typeof exportFile>, buyer: Buyer): Promise<Array<Record<string, string>>> {
  const { response } = await fetchMall(exportFile.path, { method: 'POST', body: JSON.stringify(payload), headers: { 'content-type': 'application/json' } }, by(buyer));
  return parse(await response.text(), { bom: true, columns: true });
}

describe('own part numbers', () => {
  test('are set and removed in the cart, also of a visitor, and come along at sign-in', async () => {
    const buyer = await newBuyer();
    const [mine, theirs] = [await newPart(), await newPart()];
    const { data: { cartKey } } = await ask(addToCart, { goodsId: mine, cartNum: 5 });
    await ask(addToCart, { cartKey, goodsId: theirs, cartNum: 5 });
    await ask(setPartRef, { cartKey, goodsId: mine, partRef: 'A-1' });
    await ask(setPartRef, { cartKey, goodsId: theirs, partRef: 'B-1' });
    await ask(addToCart, { goodsId: theirs, cartNum: 5, partRef: 'B-0' }, by(buyer));
    const { data: { ownNumbers, lines } } = await ask(readCart, { cartKey }, by(buyer));
    expect([ownNumbers, lines.map(({ goodsId, cartNum, partRef }) => [goodsId, cartNum, partRef])]).toEqual(['T', [[theirs, 10, 'B-0'], [mine, 5, 'A-1']]]);
    await ask(setPartRef, { goodsId: mine }, by(buyer));
    expect(await refsInCart(buyer)).toEqual([[theirs, 'B-0'], [mine, undefined]]);
    expect(await codeOf(setPartRef, { goodsId: 'F999', partRef: 'A-1' }, by(buyer))).toBe(CODES.notFound);
    expect(await codeOf(setPartRef, { goodsId: mine, partRef: 'A-1' }, by(await newBuyer()))).toBe(CODES.notFound);
  });

  test('of a batch are taken where the line has none', async () => {
    const buyer = await newBuyer();
    const [first, second] = [await newPart(), await newPart()];
    await ask(addToCart, { goodsId: first, cartNum: 1, partRef: 'A-1' }, by(buyer));
    await ask(addBatch, { lines: [{ goodsId: first, cartNum: 1, partRef: 'A-2' }, { goodsId: second, cartNum: 1, partRef: 'B-2' }] }, by(buyer));
    expect(await refsInCart(buyer)).toEqual([[first, 'A-1'], [second, 'B-2']]);
  });

  test('go from the cart into the order unless the order says otherwise, and back by “buy again”', async () => {
    const buyer = await newBuyer();
    const [kept, changed, removed, bare] = [await newPart(), await newPart(), await newPart(), await newPart()];
    for (const goodsId of [kept, changed, removed]) await ask(addToCart, { goodsId, cartNum: 2, partRef: `${goodsId}-ref` }, by(buyer));
    const { data: { orderNo } } = await ask(createOrder, {
      ...orderOf([]), lines: [{ goodsId: kept, qty: 2 }, { goodsId: changed, qty: 2, partRef: 'N-7' }, { goodsId: removed, qty: 2, partRef: '' }, { goodsId: bare, qty: 1 }],
    }, by(buyer));
    const refs = (await detail(buyer, orderNo)).lines.map(({ partRef }) => partRef);
    expect(refs).toEqual([`${kept}-ref`, 'N-7', undefined, undefined]);
    await ask(buyAgain, { orderNo }, by(buyer));
    expect((await refsInCart(buyer)).map(([, partRef]) => partRef)).toEqual(refs);
  });

  test('of another buyer’s cart never come along', async () => {
    const [one, other] = [await newBuyer(), await newBuyer()];
    const part = await newPart();
    await ask(addToCart, { goodsId: part, cartNum: 1, partRef: 'SECRET' }, by(one));
    expect((await detail(other, await place(other, [[part, 1]]))).lines[0]?.partRef).toBeUndefined();
  });

  test.each(['', ' A', 'A ', 'A\u200b', 'A\n', 'x'.repeat(41)])('that are %j are refused', async (partRef) => {
    expect(await codeOf(setPartRef, { goodsId: 'F1', partRef }, by(await newBuyer()))).toBe(CODES.badPayload);
  });
});

describe('an order with the buyer’s number', () => {
  test('is found by it and by own part numbers, in any case of letters', async () => {
    const buyer = await newBuyer();
    const part = await newPart();
    await ask(addToCart, { goodsId: part, cartNum: 1, partRef: 'wid-Ä-9' }, by(buyer));
    const first = await place(buyer, [[part, 1]], { customerOrderNo: 'Po 2026/118 µ' });
    const second = await place(buyer, [[part, 1]]);
    const found = async (keyword: string) => (await ask(listOrders, { keyword }, by(buyer))).data.page.rows.map(({ orderNo }) => orderNo);
    expect(await found('')).toEqual(expect.arrayContaining([first, second]));
    for (const keyword of ['2026/118', 'pO 2026', '118 µ', 'WID-Ä', 'wid-Ä-9']) expect([keyword, await found(keyword)]).toEqual([keyword, [first]]);
    expect(await found('2026/119')).toEqual([]);
    expect((await detail(buyer, first)).customerOrderNo).toBe('Po 2026/118 µ');
    expect((await detail(buyer, second)).customerOrderNo).toBeUndefined();
  });

  test('is looked for in an index: hardly more rows are read for an order of 60 lines than for one of a single line', async () => {
    const [short, long] = [await newBuyer(), await newBuyer()];
    const parts = await Promise.all(Array.from({ length: 60 }, () => newPart()));
    await place(short, [[parts[0] ?? '', 1]]);
    await place(long, parts.map((part): [string, number] => [part, 1]));
    const rowsOf = async (buyer: Buyer, keyword: string) => (
      (await sendCall(listOrders, { keyword }, by(buyer))).statements.reduce((sum, { rowsRead }) => sum + rowsRead, 0)
    );
    // A look-up that ends between two entries reads the next one.
    for (const keyword of ['ZZQX', 'P', 'Ä']) expect(await rowsOf(long, `${keyword}7791`), keyword).toBeLessThan(await rowsOf(short, `${keyword}7791`) + 5);
  });

  test('has it and its own part numbers in its files, and no formula', async () => {
    const buyer = await newBuyer();
    const part = await newPart();
    await ask(addToCart, { goodsId: part, cartNum: 1, partRef: '=1+1' }, by(buyer));
    expect((await csv({ what: 'cart', format: 'csv' }, buyer)).map((row) => row['Your part number'])).toEqual(["'=1+1"]);
    const orderNo = await place(buyer, [[part, 1]], { customerOrderNo: '@SUM(A1)' });
    for (const payload of [{ what: 'order', format: 'csv', orderNo }, { what: 'orders', format: 'csv' }] as const) {
      expect((await csv(payload, buyer)).map((row) => [row['Your order number'], row['Your part number']])).toEqual([["'@SUM(A1)", "'=1+1"]]);
    }
  });
});

describe('the details of an invoice', () => {
  test('are remembered from the latest order or request, for this user only', async () => {
    const [buyer, other] = [await newBuyer(), await newBuyer()];
    const part = await newPart();
    const remembered = async (who: Buyer) => (await ask(getInvoiceDetails, {}, by(who))).data;
    expect(await remembered(buyer)).toEqual({});
    await place(buyer, [[part, 1]], INVOICE);
    expect(await remembered(buyer)).toEqual(INVOICE);
    const orderNo = await place(buyer, [[part, 1]]);
    expect(await remembered(buyer)).toEqual(INVOICE);
    await ask(applyInvoice, { orderNo, ...INVOICE, invoiceTitle: ' Ohm Ltd ' }, by(buyer));
    expect(await remembered(buyer)).toEqual({ ...INVOICE, invoiceTitle: 'Ohm Ltd' });
    expect(await remembered(other)).toEqual({});
  });

  test('are changed and forgotten, and may lack a tax number', async () => {
    const buyer = await newBuyer();
    await ask(saveInvoiceDetails, INVOICE, by(buyer));
    expect(await codeOf(saveInvoiceDetails, { taxNo: INVOICE.taxNo }, by(buyer))).toBe(CODES.badPayload);
    expect((await ask(getInvoiceDetails, {}, by(buyer))).data).toEqual(INVOICE);
    await ask(saveInvoiceDetails, { invoiceTitle: 'Volt GmbH' }, by(buyer));
    expect((await ask(getInvoiceDetails, {}, by(buyer))).data).toEqual({ invoiceTitle: 'Volt GmbH' });
    await ask(saveInvoiceDetails, {}, by(buyer));
    expect((await ask(getInvoiceDetails, {}, by(buyer))).data).toEqual({});
    expect(await env.DB.prepare('SELECT COUNT(*) AS rows FROM invoice_details WHERE user_code = ?1').bind(buyer.userCode).first('rows')).toBe(0);
  });

  test('of an order that was refused are not remembered', async () => {
    const buyer = await newBuyer();
    const part = await newPart({ stock: 1 });
    expect(await codeOf(createOrder, orderOf([[part, 5]], INVOICE), by(buyer))).not.toBe('0');
    expect((await ask(getInvoiceDetails, {}, by(buyer))).data).toEqual({});
  });
});
