import * as v from 'valibot';
import { listAddresses } from '../../app/upstream/contract/records/address';
import type { Call, Payload } from '../../app/upstream/contract/base/call';
import { envelope } from '../../app/upstream/contract/base/envelope';
import { cancelOrder, createOrder, getOrder } from '../../app/upstream/contract/records/order';
import { testPayment } from '../../app/upstream/contract/records/payment';
import { loginWithPassword } from '../../app/upstream/contract/records/user';
import { mallClient } from '../fixtures/mall/mall-client';
import { MALL_HEADERS } from '../fixtures/mall/mall-key';
import type { Bench } from './bench';
import { median, milliseconds, type Figure } from './figures';

const DEMO = { account: 'demo@farad.example', password: 'farad-demo-2026' };
const ADDRESS = { name: 'Bench', phone: '13800002046', province: '1-44', city: '1-44-4403', district: '1-44-4403-440305', detail: '1 Bench Road' };
/** The duration of placing orders, ms, and the number of concurrent orders. */
const RUN = 5_000;
const AT_ONCE = 16;
/** The number of lines of an order. */
const LINES = 5;

interface Answer {
  data: unknown;
  token: string | null;
  statements: number;
  rowsRead: number;
}

/** Orders a second in one isolate, with all constraints of the database, and the statements and rows of one order. */
export const checkout: Bench = {
  name: 'checkout',
  async run({ stage }) {
    const { mallUrl } = await stage();
    const ask = async <C extends Call>(call: C, payload: Payload<C>, token = ''): Promise<Answer> => {
      const response = await fetch(`${mallUrl}/api/farad/${call.path}`, {
        method: 'POST', headers: { ...MALL_HEADERS, 'content-type': 'application/json', 'access-token': token }, body: JSON.stringify(payload),
      });
      const { code, data, message } = v.parse(envelope, await response.json());
      if (code !== '0') throw new Error(`${call.name}: ${code} ${message}`);
      const [statements = 0, rowsRead = 0] = (response.headers.get('x-mall-queries') ?? '').split(';').map(Number);
      return { data, token: response.headers.get('access-token'), statements, rowsRead };
    };
    const { token } = await ask(loginWithPassword, { ...DEMO, isAutomatic: 'T', lang: 'zh_cn' });
    if (!token) throw new Error('no token');
    const parts = (await mallClient(mallUrl).partsInStock()).filter(({ stock, moq = 1 }) => stock > 10_000 && moq <= 100);
    const place = async (index: number): Promise<Answer & { orderNo: string }> => {
      const lines = Array.from({ length: LINES }, (_, at) => {
        const part = parts[(index + at) % parts.length];
        if (!part) throw new Error('no part in stock');
        const { id: goodsId, moq = 1, perAddQuantity = 1 } = part;
        return { goodsId, qty: Math.ceil(moq / perAddQuantity) * perAddQuantity };
      });
      const answer = await ask(createOrder, { idempotencyKey: crypto.randomUUID(), lines, address: ADDRESS, payMethod: 'PW0', shortage: 'ship' }, token);
      return { ...answer, orderNo: v.parse(createOrder.data, answer.data).orderNo };
    };
    // The number of unpaid orders of a buyer is limited.
    const cancel = ({ orderNo }: { orderNo: string }) => ask(cancelOrder, { orderNo }, token);
    // The first order fills the caches of the isolate and the address book.
    for (let index = 0; index < 30; index++) await cancel(await place(index));
    const alone: number[] = [];
    for (let index = 0; index < 50; index++) {
      const began = performance.now();
      const placed = await place(index);
      alone.push(performance.now() - began);
      await cancel(placed);
    }
    const orders: Array<Awaited<ReturnType<typeof place>>> = [];
    const began = performance.now();
    const buyer = async (offset: number) => {
      for (let index = offset; performance.now() - began < RUN; index += AT_ONCE) {
        const placed = await place(index);
        orders.push(placed);
        await cancel(placed);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => buyer(index)));
    const seconds = (performance.now() - began) / 1000;
    const { orderNo } = await place(0);
    const { payment } = v.parse(getOrder.data, (await ask(getOrder, { orderNo }, token)).data);
    const paid = await ask(testPayment, { paymentNo: payment.paymentNo, outcome: 'pay' }, token);
    const { data } = await ask(listAddresses, {}, token);
    const figure = (what: string, value: string): Figure => ({ bench: 'checkout', what, value });
    return [
      figure(`orders of ${LINES} lines a second, placed and cancelled, ${AT_ONCE} at once`, (orders.length / seconds).toFixed(1)),
      figure('one order alone, median', milliseconds(median(alone))),
      figure('an order at the database', `${median(orders.map(({ statements }) => statements))} statements, ${median(orders.map(({ rowsRead }) => rowsRead))} rows read`),
      figure('a payment at the database', `${paid.statements} statements, ${paid.rowsRead} rows read`),
      figure('addresses kept of all these', String(v.parse(listAddresses.data, data).rows.length)),
    ];
  },
};
