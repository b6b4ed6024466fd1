/** Orders to other countries: addresses, freight, refunds, documents and tax numbers. */
import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import { listAddresses, saveAddress } from '../../../app/upstream/contract/records/address';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import * as operator from '../../../app/upstream/contract/records/operator';
import { applyInvoice, createOrder } from '../../../app/upstream/contract/records/order';
import { listFreight, listRates } from '../../../app/upstream/contract/records/portal/abroad';
import { DEFAULT_FREIGHT } from '../../../functions/mall/content/defaults/default-abroad';
import { orderDocument } from '../../../functions/mall/export/document/order-document';
import { DICTIONARY } from '../../../app/domain/text/dictionary';
import { ask, NOW, sendCall } from '../../fixtures/mall/mall';
import { by, byOperator, detail, newBuyer, newPart, openTrade, orderOf, pay, place, refund, setSale, ship } from '../../fixtures/trade/trade';

const BERLIN = { name: 'Ada', phone: '030 1234567', country: 'DE', line1: ' Voltstr. 1', line2: 'Tor 3', cityText: 'Berlin', postalCode: '10115' };
const to = (address: object) => ({ address: { ...BERLIN, ...address } });

beforeAll(() => openTrade());

async function refusal(...call: Parameters<typeof sendCall>) {
  const { code, message } = (await sendCall(...call)).envelope;
  return { code, message };
}

/** Sets what a piece of a part weighs, in grams. */
async function weigh(part: string, grams: number): Promise<string> {
  await env.DB.prepare('UPDATE goods SET weight = ?2 WHERE id = ?1').bind(part, grams).run();
  return part;
}

describe('an address abroad', () => {
  test('is kept in the form of its country, and sent without regions', async () => {
    const buyer = await newBuyer();
    const { addressId } = (await ask(saveAddress, { ...BERLIN, state: 'not of this country' }, by(buyer))).data;
    expect((await ask(listAddresses, {}, by(buyer))).data.rows).toEqual([{
      addressId, isDefault: 'T', name: 'Ada', phone: '+49 30 1234567', country: 'DE', line1: 'Voltstr. 1', line2: 'Tor 3', cityText: 'Berlin', postalCode: '10115',
    }]);
    await ask(saveAddress, { addressId, name: 'Ada', phone: '13800002046', province: '1-44', city: '1-44-4403', district: '1-44-4403-440305', detail: '1 号' }, by(buyer));
    const [row] = (await ask(listAddresses, {}, by(buyer))).data.rows;
    expect(row).toMatchObject({ province: '1-44', detail: '1 号', cityNameCn: '深圳市' });
    expect(row).not.toHaveProperty('country');
    expect(row).not.toHaveProperty('line1');
  });

  test.each([
    ['postalCode', { postalCode: '1' }, /Postal code: is no postal code of this country, such as 26133/], ['phone', { phone: '030 12345678901234567' }, /Phone: is no phone number of this country/],
    ['name', { name: '山田' }, /Recipient: must be in Latin letters/],
    ['line1', { line1: undefined }, /Street and house number: is missing/], ['country', { country: 'KP' }, /Country: we do not ship to North Korea at present/],
    ['country', { country: 'HK' }, /Country: choose China, then Hong Kong.* in the list of provinces/], ['country', { country: 'germany' }, /Country: has the wrong format/],
    ['state', { country: 'US', postalCode: '78701' }, /State or region: is missing/],
  ])('is refused with a word on its %s: %j', async (_, fields, message) => {
    expect(await refusal(saveAddress, { ...BERLIN, ...fields }, by(await newBuyer()))).toMatchObject({ code: CODES.badPayload, message: expect.stringMatching(message) });
  });
});

describe('an order abroad', () => {
  test('has the freight of its country and weight as a line of the total, right to the cent', async () => {
    await setSale([{ amount: '100', discount: '0.9' }]);
    const buyer = await newBuyer();
    const part = await weigh(await newPart({ tiers: [[1, '1.2345']], hasDiscount: true }), 3.1);
    const { data } = await ask(createOrder, orderOf([[part, 100]], { ...to({}), amount: '277.91' }), by(buyer));
    await setSale([]);
    expect(data.payable).toBe('277.91');
    const order = await detail(buyer, data.orderNo);
    // 100 × 1.2345 = 123.45, less 10 % is 111.105, which is rounded to 111.11; 310 g and 200 g of packing are in the class up to 1 kg: 166.80.
    expect(order).toMatchObject({
      total: '123.45', discount: '0.9', saving: '12.34', freight: '166.8', payable: '277.91', feeType: 'FP2', payment: { amount: '277.91' },
      address: { country: 'DE', line1: 'Voltstr. 1', line2: 'Tor 3', cityText: 'Berlin', postalCode: '10115', phone: '+49 30 1234567' },
    });
    expect((await ask(listAddresses, {}, by(buyer))).data.rows).toMatchObject([{ country: 'DE', cityText: 'Berlin' }]);
  });

  test('is refused with another amount than with its freight, and says what it costs', async () => {
    const part = await weigh(await newPart(), 1);
    expect(await refusal(createOrder, orderOf([[part, 5]], { ...to({}), amount: '5' }), by(await newBuyer()))).toEqual({
      code: CODES.changed, message: 'With ¥132.50 freight the order costs ¥137.50. Check the amounts, then place the order again.',
    });
  });

  test('to a saved address of a country without freight is refused, and one that is too heavy', async () => {
    const buyer = await newBuyer();
    const part = await weigh(await newPart(), 1_000);
    const { addressId } = (await ask(saveAddress, BERLIN, by(buyer))).data;
    const europe = DEFAULT_FREIGHT.find(({ countries }) => countries.includes('DE'));
    const store = (data: object) => env.DB.prepare("UPDATE content SET data = ?1 WHERE kind = 'freight' AND id = 'europe'").bind(JSON.stringify(data)).run();
    await store({ ...europe, countries: ['FR'] });
    const wanted = () => ({ ...orderOf([[part, 25]]), address: undefined, addressId });
    expect(await refusal(createOrder, wanted(), by(buyer))).toMatchObject({ code: CODES.badPayload, message: 'We do not ship to this country at present: Germany. Choose another address, or tell us by feedback.' });
    await store({ ...europe, more: undefined });
    expect(await refusal(createOrder, wanted(), by(buyer))).toMatchObject({ code: CODES.quantity, message: expect.stringContaining('too heavy for one parcel to this country: Germany. Split the order') });
    await store(europe ?? {});
    expect((await ask(createOrder, wanted(), by(buyer))).data.payable).toBe(String(25 + 1260 + 6 * 59.5));
  });

  test('in China has none, whatever it weighs', async () => {
    const buyer = await newBuyer();
    const order = await detail(buyer, await place(buyer, [[await weigh(await newPart(), 500), 100]]));
    expect(order).toMatchObject({ payable: '100', feeType: 'FP1' });
    expect(order).not.toHaveProperty('freight');
  });
});

describe('freight of refunds', () => {
  const decide = (refundNo: string, approve: 'T' | 'F') => ask(operator.auditRefund, { refundNo, approve }, byOperator());

  test('is paid back once, with the refund that leaves nothing to ship', async () => {
    const buyer = await newBuyer();
    const [a, b] = [await weigh(await newPart(), 1), await weigh(await newPart(), 1)];
    const orderNo = await place(buyer, [[a, 10], [b, 20]], to({}));
    await pay(buyer, orderNo);
    await decide(await refund(buyer, orderNo, a, 10), 'T');
    expect(await detail(buyer, orderNo)).toMatchObject({ payable: '162.5', refunded: '10', orderStatus: 'P0D' });
    const rejected = await refund(buyer, orderNo, b, 20);
    await decide(rejected, 'F');
    const last = [await refund(buyer, orderNo, b, 15), await refund(buyer, orderNo, b, 5)];
    await decide(last[1] ?? '', 'T');
    await decide(last[0] ?? '', 'T');
    const closed = await detail(buyer, orderNo);
    expect(closed).toMatchObject({ refunded: '162.5', orderStatus: 'P0F', payStatus: 'P0F' });
    expect(closed.refunds.map(({ amount, freight }) => [amount, freight]).sort()).toEqual([['10', undefined], ['147.5', '132.5'], ['20', undefined], ['5', undefined]]);
  });

  test('is not paid back where a part is shipped, nor for returned goods', async () => {
    const buyer = await newBuyer();
    const [a, b] = [await weigh(await newPart(), 1), await weigh(await newPart(), 1)];
    const orderNo = await place(buyer, [[a, 10], [b, 20]], to({}));
    await pay(buyer, orderNo);
    await decide(await refund(buyer, orderNo, a, 10), 'T');
    await ship(orderNo);
    expect(await detail(buyer, orderNo)).toMatchObject({ refunded: '10', orderStatus: 'P0R' });
  });

  test('is paid back where nothing is found to ship', async () => {
    const buyer = await newBuyer();
    const [a, b] = [await weigh(await newPart(), 1), await weigh(await newPart(), 1)];
    const orderNo = await place(buyer, [[a, 10], [b, 20]], to({}));
    await pay(buyer, orderNo);
    await ship(orderNo, [{ goodsId: a, qty: 0 }, { goodsId: b, qty: 0 }]);
    expect(await detail(buyer, orderNo)).toMatchObject({ refunded: '162.5', orderStatus: 'P0F', payStatus: 'P0F' });
  });
});

describe('documents and tax numbers', () => {
  const printing = { language: 'en', shop: 'Farad', timeZone: 'Asia/Shanghai', now: NOW, dictionary: DICTIONARY } as const;

  test('have the address in the form of its country, the freight as a line, and the number of the company', async () => {
    const buyer = await newBuyer();
    const orderNo = await place(buyer, [[await weigh(await newPart(), 1), 10]], { ...to({}), invoiceTitle: 'Ohm GmbH', taxNo: '123456789' });
    const document = orderDocument(await detail(buyer, orderNo), printing);
    expect(document.parties).toEqual([
      { title: 'Deliver to', lines: ['Ada', '+49 30 1234567', 'Voltstr. 1', 'Tor 3', '10115 Berlin', 'GERMANY'] }, { title: 'Invoice to', lines: ['Ohm GmbH', 'Tax number DE123456789'] },
    ]);
    expect([document.totals, document.sum.value]).toEqual([[{ label: 'Total of the lines', value: '¥10.00' }, { label: 'Freight', value: '¥132.50' }], '¥142.50']);
  });

  test.each([
    [{ invoiceTitle: 'Ohm GmbH' }, '0'], [{ invoiceTitle: 'Ohm GmbH', taxNo: '12345678' }, CODES.badPayload], [{ taxNo: 'DE123456789' }, CODES.badPayload],
    [{ invoiceTitle: 'Ohm', taxNo: '91440300MA5F8K2T0X' }, '0'], [{ invoiceTitle: 'Ohm', taxNo: 'FR12345678901' }, '0'],
  ])('of an order abroad: %j is %s', async (invoice, code) => {
    const answer = await refusal(createOrder, orderOf([[await weigh(await newPart(), 1), 1]], { ...to({}), ...invoice }), by(await newBuyer()));
    expect(answer.code).toBe(code);
  });

  test('of an order in China need a number, which may be one of another country', async () => {
    const buyer = await newBuyer();
    const orderNo = await place(buyer, [[await newPart(), 1]]);
    expect((await refusal(applyInvoice, { orderNo, invoiceTitle: 'Ohm' }, by(buyer))).message).toBe('Tax number: is missing.');
    expect((await refusal(applyInvoice, { orderNo, invoiceTitle: 'Ohm', taxNo: '12345678' }, by(buyer))).message).toBe('Tax number: is no tax number of this country, such as 91440300MA5F8K2T0X.');
    await ask(applyInvoice, { orderNo, invoiceTitle: 'Ohm GmbH', taxNo: 'de123456789' }, by(buyer));
    expect((await detail(buyer, orderNo)).invoice).toMatchObject({ taxNo: 'DE123456789' });
  });
});

test('the zones and the rates are public, as the operator has written them', async () => {
  expect((await ask(listFreight, {})).data.rows).toEqual(DEFAULT_FREIGHT);
  expect((await ask(listRates, {})).data.rows.map(({ currency }) => currency)).toEqual(['USD', 'EUR']);
});
