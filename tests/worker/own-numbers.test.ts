/** The buyer's own numbers in a browser without script: in the cart, at checkout, on the order; and details of invoices that are remembered. */
import { describe, expect, test } from 'vitest';
import { CHOICES, demoUser, fill, openOrders, order, product, shownBy, somebodyElse } from '../fixtures/visitors/order-visitor';

openOrders();

const INVOICE = { invoiceTitle: 'Volt & Ohm Ltd', taxNo: '91440300MA5EXAMPLE' };
const LONG = 'x'.repeat(41);

/** The content of a text field. */
function valueOf(html: string, name: string): string | undefined {
  const [tag] = html.match(new RegExp(`<input [^>]*name="${name.replace('.', '\\.')}"[^>]*>`)) ?? [];
  return tag && (/ value="([^"]*)"/.exec(tag)?.[1] ?? '');
}

describe('own part numbers', () => {
  test('are kept in the cart; a wrong one is 422 beside its field, and stays there', async () => {
    const visitor = await demoUser();
    await fill(visitor, [0, 20]);
    const { id: goodsId, mpn } = product(0);
    const saved = await visitor.post('/shopping_cart', { intent: 'partRef', goodsId, text: '  4711   <b> ' });
    expect([saved.status, saved.location]).toEqual([303, `/shopping_cart#line-${goodsId}`]);
    expect(valueOf((await visitor.get('/shopping_cart')).text, 'text')).toBe('4711 &lt;b&gt;');
    const wrong = await visitor.post('/shopping_cart', { intent: 'partRef', goodsId, text: LONG });
    expect([wrong.status, valueOf(wrong.text, 'text')]).toEqual([422, LONG]);
    expect(wrong.shows(`Your part number of ${mpn} was not saved.`)).toBe(true);
    expect(wrong.shows('Your part number: use at most 40 characters.')).toBe(true);
    const gone = await visitor.post('/shopping_cart', { intent: 'partRef', goodsId: product(1).id, text: '4711' });
    expect([gone.status, gone.shows('is not in the cart any more')]).toEqual([422, true]);
    await visitor.post('/shopping_cart', { intent: 'partRef', goodsId, text: '' });
    expect(valueOf((await visitor.get('/shopping_cart')).text, 'text')).toBe('');
  });

  test('are changed at checkout; without their fields those of the cart are ordered', async () => {
    const visitor = await demoUser();
    await fill(visitor, [0, 20], [1, 20]);
    for (const [at, text] of [[0, 'A-1'], [1, 'B-1']] as const) await visitor.post('/shopping_cart', { intent: 'partRef', goodsId: product(at).id, text });
    const page = await visitor.get('/confirm_order');
    expect([0, 1].map((at) => valueOf(page.text, `partRef.${product(at).id}`))).toEqual(['A-1', 'B-1']);
    const placed = await visitor.get(await order(visitor, { [`partRef.${product(0).id}`]: 'A-2' }));
    expect([placed.shows('<b class="mono">A-2</b>'), placed.shows('<b class="mono">B-1</b>'), placed.shows('A-1')]).toEqual([true, true, false]);
  });
});

describe('checkout', () => {
  test('keeps the number of the order and of its lines after an error, and says what is wrong', async () => {
    const visitor = await demoUser();
    await fill(visitor, [0, 20]);
    const field = `partRef.${product(0).id}`;
    const refused = await visitor.post('/confirm_order', { ...CHOICES, ...shownBy(await visitor.get('/confirm_order')), customerOrderNo: LONG, [field]: 'A\u200b1', name: '' });
    expect(refused.status).toBe(422);
    expect(valueOf(refused.text, 'customerOrderNo')).toBe(LONG);
    expect(valueOf(refused.text, field)).toBe('A\u200b1');
    expect(refused.shows('Your order number: use at most 40 characters.')).toBe(true);
    expect(refused.shows(`Your part number of ${product(0).mpn} has characters that cannot be seen. Type it again.`)).toBe(true);
    const placed = await visitor.post('/confirm_order', { ...CHOICES, ...shownBy(refused), customerOrderNo: ' PO  118 ', [field]: 'A1' });
    expect(placed.status).toBe(303);
  });

  test('puts the number on the order, on its card, and finds it', async () => {
    const visitor = await somebodyElse();
    await fill(visitor, [0, 20]);
    const path = await order(visitor, { customerOrderNo: 'PO  118' });
    for (const at of [path, '/membership_center?tab=orders', '/membership_center?tab=orders&keyword=po+118']) {
      expect([at, (await visitor.get(at)).shows('<b class="mono">PO 118</b>')]).toEqual([at, true]);
    }
    expect((await visitor.get('/membership_center?tab=orders&keyword=po+119')).shows('PO 118')).toBe(false);
  });

  test('is filled in with the details of the last invoice, which can be changed and removed', async () => {
    const visitor = await somebodyElse();
    await fill(visitor, [0, 20]);
    const filled = async () => {
      const { text } = await visitor.get('/confirm_order');
      return [valueOf(text, 'invoiceTitle'), valueOf(text, 'taxNo')];
    };
    expect(await filled()).toEqual(['', '']);
    await order(visitor, INVOICE);
    await fill(visitor, [0, 20]);
    expect(await filled()).toEqual(['Volt &amp; Ohm Ltd', INVOICE.taxNo]);
    const wrong = await visitor.post('/membership_center?tab=invoices', { intent: 'invoiceDetails', invoiceTitle: 'Ampere Ltd', taxNo: '12' });
    expect([wrong.status, valueOf(wrong.text, 'invoiceTitle'), valueOf(wrong.text, 'taxNo')]).toEqual([422, 'Ampere Ltd', '12']);
    const changed = await visitor.post('/membership_center', { intent: 'invoiceDetails', ...INVOICE, invoiceTitle: 'Ampere Ltd' });
    expect([changed.status, changed.location]).toEqual([303, '/membership_center?tab=invoices']);
    expect(await filled()).toEqual(['Ampere Ltd', INVOICE.taxNo]);
    await visitor.post('/membership_center', { intent: 'invoiceDetails', invoiceTitle: '', taxNo: '' });
    expect(await filled()).toEqual(['', '']);
  });
});
