import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { ConfirmScreen } from '~/components/order/confirm/confirm-screen';
import { OrderScreen } from '~/components/order/detail/order-screen';
import { AccountTab } from '~/components/order/list/account-tab';
import { OrderCard } from '~/components/order/list/order-card';
import { PayScreen } from '~/components/order/pay/pay-screen';
import type { Language } from '~/domain/text/language';
import type { Checkout } from '~/domain/order/checkout';
import type { Words } from '~/domain/text/message';
import type { AccountCredit, AccountPeriod, OrderDetail, OrderLine, PaymentPage, Refund } from '~/domain/order/order-records';
import type { ConfirmAnswer } from '~/domain/order/order-forms';
import { checkout, CREDIT, detail, line, LINE, REFUND, LISTS } from './order-fixtures';
import { ONE_PAGE, readable, renderAt, SNAPSHOT_AT } from './screens';

async function shown(element: ReactElement, language: Language = 'en'): Promise<string> {
  return (await renderAt('/confirm_order', element, language)).shell;
}
const read = async (element: ReactElement, language?: Language) => readable(await shown(element, language));

const NO_CREDIT: AccountCredit = { limit: '0', used: '0', free: '0', overdue: '0', flag: 'P0F' };

function confirm(over: Partial<Checkout> = {}, credit: AccountCredit = CREDIT, answer?: ConfirmAnswer) {
  return (
    <ConfirmScreen
      checkout={checkout(over)} addresses={[]} lists={LISTS} quotes={{}} credit={credit} invoice={null} idempotencyKey="a-key-of-the-page" answer={answer} busy={false}
    />
  );
}

describe('checkout', () => {
  it('shows where pieces come from, and when missing ones arrive', async () => {
    expect(await read(confirm())).toContain('450 ¥0.0312 From stock');
    expect(await read(confirm({ lines: [line({ fulfilment: { now: 180, ordered: 270, day: '2026-12-18', partner: false, partnerDays: null } })] }))).toContain('180 from stock, 270 to order, ships by 18 Dec');
    expect(await read(confirm({ lines: [line({ fulfilment: { now: 0, ordered: 450, day: '2026-12-18', partner: false, partnerDays: null } })] }), 'cn')).toContain('订货 450 个，12 月 18 日前发货');
    expect(await read(confirm({ lines: [line({ fulfilment: { now: 450, ordered: 0, day: null, partner: true, partnerDays: 7 } })] }))).toContain('In 7 days, from a partner');
    expect(await read(confirm({ lines: [line({ fulfilment: { now: 450, ordered: 0, day: null, partner: true, partnerDays: null } })] }))).toContain('From a partner');
  });

  it('has fields for own numbers only where the upstream keeps them', async () => {
    const fields = async (ownNumbers: boolean) =>
      [...(await shown(confirm({ ownNumbers, lines: [line({ partRef: '4711' })] }))).matchAll(/name="(customerOrderNo|partRef\.F1)"/g)].map(([, name]) => name);
    expect(await fields(false)).toEqual([]);
    expect(await fields(true)).toEqual(['partRef.F1', 'customerOrderNo']);
  });

  it('shows what ships when by day, and when all of it ships together', async () => {
    const [first, second, third] = [line(), line({ productId: 'F2', mpn: 'RES-10K' }), line({ productId: 'F3', mpn: 'OPA' })];
    const shipments = [
      { day: '2026-11-24', supplier: null, lines: [{ productId: 'F1', quantity: 450 }, { productId: 'F2', quantity: 1200 }] },
      { day: '2027-01-01', supplier: null, lines: [{ productId: 'F2', quantity: 300 }] },
      { day: '2026-11-25', supplier: 'SZ', lines: [{ productId: 'F3', quantity: 1 }] }, { day: null, supplier: '', lines: [{ productId: 'F4', quantity: 2 }] },
    ];
    const text = await read(confirm({ lines: [first, second, third], shipments }));
    for (const words of [
      'Ships by 24 Nov 2 lines CAP-100N × 450 RES-10K × 1,200', 'Ships by 1 Jan 1 line RES-10K × 300', 'From partner SZ, delivered by 25 Nov 1 line OPA × 1', 'From a partner 1 line F4 × 2',
      'If you pay today. Pieces in stock ship within 2 working days', 'With “Ship when complete” below, the shop’s own parts ship together by 1 Jan.',
    ]) expect(text).toContain(words);
    expect(await read(confirm({ shipments: shipments.slice(0, 1) }))).not.toContain('With “Ship when complete”');
    expect(await read(confirm({ shipments: [{ day: null, supplier: null, lines: [] }] }))).toContain('Day not known yet');
    expect(await read(confirm())).not.toContain('What ships when');
  });

  it('shows the other lines of a large shipment on demand', async () => {
    const lines = Array.from({ length: 9 }, (_, index) => line({ productId: `F${index}`, mpn: `PART-${index}` }));
    const large = { day: '2026-11-24', supplier: null, lines: lines.map(({ productId }) => ({ productId, quantity: 1 })) };
    const html = await shown(confirm({ lines, shipments: [large, { ...large, day: '2026-12-01', lines: large.lines.slice(0, 1) }] }));
    expect(readable(html)).toContain('PART-5 × 1 3 more lines. PART-6 × 1');
    expect(html).toMatch(/<details><summary[^>]*>3 more lines/);
  });

  it('shows a changed price, a discount, and who pays for shipping', async () => {
    const totals = { lines: 1, total: '300.00', eligible: '300', discount: '0.95', saving: '15.00', shipping: 'FP0' as const, payable: '285.00', next: null, sellers: [] };
    const text = await read(confirm({ lines: [line({ priceBefore: '0.03', amount: '300.00', discounted: '285.00' })], totals }));
    for (const words of ['was ¥0.0300 when added', '¥285.00 after the 12.12 discount', '12.12 sale, 5% off −¥15.00', 'Shipping Free', 'Total ¥285.00']) expect(text).toContain(words);
    expect(await read(confirm())).toContain('Shipping You pay the carrier');
    expect(await read(confirm())).not.toContain('ouble-twelve');
  });

  it('shows the lines that stay in the cart, and why', async () => {
    const text = await read(confirm({ blocked: [{ productId: 'F2', mpn: 'RES-10K', problem: 'gone' }, { productId: 'F3', mpn: 'OPA', problem: 'PER_ADD_QUANTITY_INVALID' }] }));
    expect(text).toContain('2 lines cannot be ordered as they are and stay in the cart: RES-10K: no longer sold Change in the cart OPA: Not a multiple of the step Change in the cart');
  });

  it('shows the lines that are gone, and links to those that are still in the cart', async () => {
    const shownLine = (productId: string, mpn: string) => ({ productId, quantity: 1, unitPrice: '1', mpn });
    const answer = { values: {}, fields: {}, amount: null, shown: [shownLine('F2', 'RES-10K'), shownLine('F3', 'OPA')] };
    const html = await shown(confirm({ blocked: [{ productId: 'F2', mpn: 'RES-10K', problem: 'noPrice' }] }, CREDIT, answer));
    expect(readable(html)).toContain('RES-10K is no longer part of the order Change in the cart OPA is no longer part of the order Total ¥14.04 Place order');
    expect(html.match(/<a [^>]*href="\/shopping_cart#line-F2"/g)).toHaveLength(2);
  });

  it('offers to pay on account, or shows why the credit does not cover the order', async () => {
    const method = (html: string) => /<input type="radio"[^>]*value="PW1"[^>]*>/.exec(html)?.[0];
    expect(method(await shown(confirm({}, NO_CREDIT)))).toBeUndefined();
    expect(method(await shown(confirm()))).not.toContain('disabled');
    expect(await read(confirm())).toContain('¥42,000.00 of ¥50,000.00 available');
    const overdue: AccountCredit = { ...CREDIT, overdue: '318.40', flag: 'P0T' };
    expect(method(await shown(confirm({}, overdue)))).toContain('disabled');
    expect(await read(confirm({}, overdue))).toContain('¥318.40 is overdue. Pay it to buy on account again.');
    const little: AccountCredit = { ...CREDIT, free: '14.03' };
    expect(method(await shown(confirm({}, little)))).toContain('disabled');
    expect(await read(confirm({}, little))).toContain('This order needs ¥14.04.');
    expect(method(await shown(confirm({}, { ...CREDIT, free: '14.04' })))).not.toContain('disabled');
  });

  it('posts the shown lines, and works without script', async () => {
    const html = await shown(confirm());
    for (const [name, value] of [['idempotencyKey', 'a-key-of-the-page'], ['lines', 'F1:450:0.0312:CAP-100N'], ['amount', '14.04']]) expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
    const [form = ''] = html.match(/<form [^>]*>/) ?? [];
    for (const attribute of ['method="post"', 'action="/confirm_order"', 'novalidate=""']) expect(form).toContain(attribute);
  });
});

const order = (over: Partial<OrderDetail> = {}, refunding = '', receiving = false) => (
  <OrderScreen order={detail(over)} linePage={{ pageNo: 1, totalPage: 1 }} refunding={refunding} receiving={receiving} idempotencyKey="k" answer={undefined} busy={null} />
);

describe('an order', () => {
  it('shows the deadline of its payment, in the zone of the shop', async () => {
    expect(await read(order())).toContain('Pay ¥14.04 by Friday 20 November, 11:28, or the order closes');
    expect(await read(order(), 'cn')).toContain('请在 11 月 20 日（星期五）11:28 前付款 ¥14.04');
  });

  it('on account shows its due date and the overdue amount', async () => {
    const onAccount = { paymentMethod: 'PW1', status: 'P0R', payUntil: null } as const;
    expect(await read(order(onAccount))).toContain('¥14.04 is due within 30 days after receipt.');
    expect(await read(order({ ...onAccount, status: 'P0W', dueAt: SNAPSHOT_AT }))).toContain('On account: ¥14.04 is due by 2026-11-20.');
    expect(await read(order({ ...onAccount, status: 'P0W', dueAt: SNAPSHOT_AT, overdue: 'P0T' }))).toContain('Overdue: ¥14.04 was due by 2026-11-20.');
    expect(await read(order({ ...onAccount, paymentStatus: 'P0S' }))).not.toContain('On account');
  });

  it('shows what ships when, as at checkout', async () => {
    const shipments = [{ day: '2026-11-24', supplier: null, lines: [{ productId: 'F1', quantity: 400 }] }, { day: '2026-12-01', supplier: null, lines: [{ productId: 'F1', quantity: 50 }] }];
    const screen = async (over: Partial<OrderDetail>) => read(order({ shipments, ...over }));
    const unpaid = await screen({});
    for (const words of ['Ships by 24 Nov 1 line CAP-100N × 400', 'Ships by 1 Dec 1 line CAP-100N × 50', 'If you pay today.']) expect(unpaid).toContain(words);
    expect(await screen({ status: 'P0D', paymentStatus: 'P0S' })).not.toContain('If you pay today.');
    expect(unpaid).not.toContain('With “Ship when complete”');
  });

  it('on account that is shipped can be received while its payment is in progress', async () => {
    const paying = { paymentMethod: 'PW1', status: 'P0R', payUntil: null, paymentPending: true } as const;
    const html = await shown(order(paying));
    expect(html).toMatch(/<a [^>]*href="\/order_detail\/F20261120-1\?receive=1#receive"/);
    expect(readable(html)).toContain('Your payment of ¥14.04 is being processed.');
    expect(readable(html)).not.toContain('is to be paid');
    expect(await shown(order(paying, '', true))).toContain('name="intent" value="receive"');
  });

  it('shows the shipped pieces of a line, and those on order', async () => {
    expect(await read(order({ lines: [{ ...LINE, shipped: 450 }] }))).toContain('¥14.04 Shipped');
    expect(await read(order({ lines: [{ ...LINE, shipped: 400 }] }))).toContain('400 of 450 shipped');
    expect(await read(order({ lines: [{ ...LINE, ordered: 70, orderedDate: '2026-12-18' }] }))).toContain('380 from stock, 70 to order, ships by 18 Dec');
    expect(await read(order({ lines: [{ ...LINE, ordered: 450, orderedDate: '2026-12-18' }] }), 'cn')).toContain('¥14.04 订货 450 个，12 月 18 日前发货');
    const back = (quantity: number) => [{ ...REFUND, type: 'T01' as const, status: 'S05' as const, quantity }];
    expect(await read(order({ lines: [{ ...LINE, ordered: 20, orderedDate: '2026-12-18' }], refunds: back(50) }))).toContain('380 from stock, 20 to order, ships by 18 Dec');
    expect(await read(order({ refunds: back(450) }))).toContain('¥14.04 — ');
    expect(await read(order())).toContain('¥14.04 From stock');
    expect(await read(order({ lines: [{ ...LINE, goodsType: 'GT2' }] }))).toContain('Third party');
    expect(await read(order({ lines: [{ ...LINE, goodsType: 'GT2' }] }))).toContain('From a partner');
    expect(await read(order({ lines: [{ ...LINE, goodsType: 'GT2', supplier: 'S012' }] }))).toContain('From partner S012');
  });

  it('has a dash if nothing is to be delivered or refunded', async () => {
    expect(await read(order({ status: 'P0F' }))).toContain('¥14.04 — — ');
    expect(await read(order())).toContain('From stock — ');
    expect(await read(order({ lines: [{ ...LINE, refundable: [{ type: 'T01', quantity: 450 }] }] }))).not.toContain('—');
  });

  it('offers exactly the actions that its state allows', async () => {
    const intents = async (over: Partial<OrderDetail>) => [...(await shown(order(over))).matchAll(/name="intent" value="(\w+)"/g)].map(([, intent]) => intent).sort();
    expect(await intents({})).toEqual(['again', 'cancel', 'invoice']);
    expect(await intents({ status: 'P0R', paymentStatus: 'P0S', invoiceStatus: 'I0S' })).toEqual(['again']);
    expect(await intents({ status: 'P0F', paymentStatus: 'P0C' })).toEqual(['again']);
    expect(await intents({ status: 'P0D', paymentStatus: 'P0S', demoSteps: [{ step: 'ship', refundNo: '' }] })).toEqual(['again', 'demoStep', 'invoice']);
    expect(await read(order({ status: 'P0D' }))).not.toContain('Demonstration');
  });

  it('shows the address for returns, the deadline and the text for the parcel', async () => {
    const sent = detail({ status: 'P0W', refunds: [REFUND], events: [{ subject: 'order', number: 'F20261120-1', from: 'P0R', to: 'P0W', at: SNAPSHOT_AT, actor: 'buyer', cause: 'received' }] });
    expect(await read(order(sent))).toContain('Send 50 pieces back. Send them by 2026-12-20 to the address the parcel came from, and write R20261121-1 on your parcel. ¥1.89 is refunded once');
    expect(await read(order(sent), 'cn')).toContain('请在 2026-12-20 前寄回原发货地址，并在包裹上注明 R20261121-1。');
    expect(await read(order({ ...sent, events: [] }))).toContain('Send them to the address the parcel came from, and write');
    expect(await read(order({ ...sent, refunds: [{ ...REFUND, status: 'S03' }] }))).not.toContain('Send them');
  });

  it('shows the refunds of a line and of the order, and the rest', async () => {
    const html = await shown(order({ status: 'P0W', refunded: '1.89', refunds: [{ ...REFUND, status: 'S05' }] }));
    expect(html).toMatch(/<a [^>]*href="#R20261121-1"[^>]*>50 refunded, ¥1\.89<\/a>/);
    expect(readable(html)).toContain('Order total ¥14.04 Refunded −¥1.89 Net amount ¥12.15');
    expect(await read(order())).not.toContain('Net');
  });

  it('shows the refund for the whole line without script', async () => {
    const asking = (over: Partial<OrderLine>, refunds: Refund[] = []) => read(order({ status: 'P0W', lines: [{ ...LINE, ...over }], refunds }, 'F1'));
    expect(await asking({ refundable: [{ type: 'T02', quantity: 450 }] })).toContain('Refund for 450 × CAP-100N: ¥14.04');
    expect(await asking({ refundedQuantity: 50, refundable: [{ type: 'T02', quantity: 400 }] }, [REFUND])).toContain('Refund for 400 × CAP-100N: ¥12.15');
  });

  it('that is unpaid offers to pay, then to cancel; while a payment is in progress neither', async () => {
    const waiting = async (over: Partial<OrderDetail> = {}) => /<div class="order-wait">.*?<\/details>/s.exec(await shown(order(over)))?.[0] ?? '';
    const [pay, cancel] = [await waiting(), await waiting()].map((html, index) => html.indexOf(index === 0 ? 'href="/pay/P20261120-1"' : 'Cancel order'));
    expect(pay).toBeGreaterThan(0);
    expect(cancel).toBeGreaterThan(pay ?? 0);
    expect(await waiting()).toMatch(/<a [^>]*class="btn btn--p[^>]*>Pay now</);
    const html = await shown(order({ paymentPending: true }));
    expect(readable(html)).toContain('Your payment of ¥14.04 is being processed.');
    expect([html.includes('/pay/P'), html.includes('value="cancel"')]).toEqual([false, false]);
  });

  it('that is shipped asks whether everything has arrived before it is complete, and explains this', async () => {
    const shipped = { status: 'P0R', paymentStatus: 'P0S', shipment: { carrier: 'SF Express', trackingNo: 'SF1', at: SNAPSHOT_AT } } as const;
    const first = await shown(order(shipped));
    expect(first).not.toContain('value="receive"');
    expect(first).toMatch(/<a [^>]*href="\/order_detail\/F20261120-1\?receive=1#receive"[^>]*>Confirm receipt</);
    expect(readable(first)).toContain('If you do not confirm it, it counts as received on 2026-12-05.');
    const asked = await shown(order(shipped, '', true));
    expect(asked).toMatch(/<h3 id="receive" tabindex="-1">Has everything arrived\?/);
    expect(readable(asked)).toContain('Confirming completes the order and cannot be undone. The return period of 30 days begins.');
    expect(asked).toMatch(/<button class="btn btn--p" name="intent" value="receive" type="submit">Yes, everything has arrived</);
    expect(await shown(order({ ...shipped, status: 'P0W' }, '', true))).not.toContain('value="receive"');
    expect(await shown(<OrderCard order={detail(shipped)} busy={false} />)).toMatch(/<a [^>]*href="\/order_detail\/F20261120-1\?receive=1#receive"/);
  });

  it('has the refund form below its line', async () => {
    const refundable = [{ type: 'T01' as const, quantity: 5 }];
    const lines = ['1', '2', '3'].map((id) => ({ ...LINE, productId: id, mpn: `MPN-${id}`, refundable }));
    const rows = (await shown(order({ status: 'P0D', lines }, '2'))).match(/<tr role="row".*?<\/tr>/gs) ?? [];
    expect(rows.map((row) => /MPN-\d/.exec(row)?.[0] + (row.includes('id="ask-refund"') ? ' asks' : '')).slice(1)).toEqual(['MPN-1', 'MPN-2', 'MPN-2 asks', 'MPN-3']);
  });

  it('shows the address in the form of its documents', async () => {
    expect(await read(order())).toContain('Ada 1 1 Road Hong Kong');
    expect(await read(order({ address: { ...detail().address, country: 'DE', lines: ['Voltstr. 1', '10115 Berlin', 'GERMANY'] } }))).toContain('Ada 1 Voltstr. 1 10115 Berlin GERMANY');
  });

  it('in a list shows three lines, the number of others, and the next step', async () => {
    const lines = ['1', '2', '3', '4', '5'].map((id) => ({ ...LINE, productId: id, mpn: `MPN-${id}` }));
    const text = await read(<OrderCard order={detail({ lines })} busy={false} />);
    expect(text).toContain('MPN-3');
    expect(text).not.toContain('MPN-4');
    expect(text).toContain('2 more lines. Pay by Friday 20 November, 11:28, or the order closes. Total ¥14.04 Pay now Details');
    expect(await read(<OrderCard order={detail({ freight: '8.5' })} busy={false} />)).toContain('Total including ¥8.50 freight ¥14.04');
  });
});

describe('the account period', () => {
  it('shows the due dates, and what is overdue', async () => {
    const due: AccountPeriod['orders'] = [
      { orderNo: 'F1', createdAt: SNAPSHOT_AT, owed: '318.40', dueAt: SNAPSHOT_AT, flag: 'P0T' }, { orderNo: 'F2', createdAt: SNAPSHOT_AT, owed: '5', dueAt: null, flag: 'P0F' },
    ];
    const tab = (unlisted: string) => read(<AccountTab credit={{ ...CREDIT, overdue: '318.40', flag: 'P0T' }} due={due} unlisted={unlisted} page={ONE_PAGE} />);
    const text = await tab('0');
    expect(text).not.toContain('not listed here');
    expect(await tab('12.50')).toContain('¥12.50 more is for orders that are not listed here.');
    expect(text).toContain('Available ¥42,000.00 Used ¥8,000.00 Limit ¥50,000.00 Overdue ¥318.40');
    expect(text).toContain('F1 2026-11-20 10:58:12 2026-11-20 Overdue ¥318.40 F2 2026-11-20 10:58:12 30 days after receipt Nothing overdue ¥5.00');
  });

  it('without credit says so', async () => {
    expect(await read(<AccountTab credit={NO_CREDIT} due={[]} unlisted="0" page={ONE_PAGE} />)).toContain('You cannot buy on account yet');
  });
});

describe('the payment page', () => {
  const { payment } = detail();
  const screen = (over: Partial<PaymentPage> = {}, rest: Partial<OrderDetail> = {}, refusal: Words | null = null, payBy: 'transfer' | null = null) => (
    <PayScreen page={{ payment, open: true, pending: false, way: { kind: 'test' }, choices: [], transferTo: [], ...over }} order={detail(rest)} started={null} refusal={refusal} payBy={payBy} idempotencyKey="k" busy={null} />
  );

  it('is the third of three steps, and shows the amount, the order and the deadline once', async () => {
    const html = await shown(screen());
    expect(html).toContain('<h1 tabindex="-1">Pay ¥14.04</h1>');
    expect(html).toMatch(/<li class="done">Cart<\/li><li class="done">Confirm<\/li><li aria-current="step">Pay<\/li>/);
    expect(readable(html)).toContain('Order F20261120-1 is placed. The stock is reserved for you until the deadline. Pay by Friday 20 November, 11:28 China Standard Time (UTC+8)');
    expect(readable(html).match(/11:28/g)).toHaveLength(1);
    expect(await read(screen(), 'cn')).toContain('付款截止 11 月 20 日（星期五）11:28 中国标准时间（UTC+8）');
  });

  it('has one button with the amount, and marks a test payment', async () => {
    const html = await shown(screen());
    expect(html.match(/class="btn btn--p/g)).toHaveLength(1);
    expect(html).toMatch(/<button class="btn btn--p btn--l" name="outcome" value="pay" data-event="pay" type="submit">Pay ¥14\.04</);
    expect(readable(html)).toContain('This is a test provider: no money moves.');
  });

  it('links to the page of a provider', async () => {
    const html = await shown(screen({ way: { kind: 'provider', url: 'https://pay.example/P1' } }));
    expect(html).toMatch(/<a class="btn btn--p btn--l" href="https:\/\/pay\.example\/P1" rel="noopener" data-event="pay">Pay ¥14\.04<\/a>/);
    expect(html).not.toContain('name="outcome"');
  });

  it('shows the amount and the reference of a bank transfer', async () => {
    const text = await read(screen({ way: { kind: 'transfer' } }));
    expect(text).toContain('Amount ¥14.04 Reference P20261120-1 Enter it on the transfer');
    expect(await read(screen({ way: { kind: 'transfer' } }), 'cn')).toContain('金额 ¥14.04 转账附言 P20261120-1');
  });

  it('has the ways to choose from, with the usual one marked, and one button', async () => {
    const html = await shown(screen({ way: null, choices: ['stripe', 'transfer'] }));
    expect(html.match(/<input type="radio"[^>]*>/g)).toEqual([
      '<input type="radio" name="payBy" checked="" value="stripe"/>', '<input type="radio" name="payBy" value="transfer"/>',
    ]);
    const refused = await shown(screen({ way: null, choices: ['stripe', 'transfer'] }, {}, { text: 'No.' }, 'transfer'));
    expect(refused).toMatch(/<input type="radio" name="payBy" checked="" value="transfer"\/>/);
    expect(html).toMatch(/<form method="post" action="\/pay\/P20261120-1"/);
    expect(html).toContain('<input type="hidden" name="idempotencyKey" value="k"/>');
    expect(readable(html)).toContain('How do you want to pay? Card, Alipay or WeChat Pay You pay on a page of Stripe and come back here. The shop never sees your card. Bank transfer');
    expect(html.match(/class="btn btn--p/g)).toHaveLength(1);
    // Nothing is paid by choosing a transfer.
    expect(html).toMatch(/type="submit">Continue to payment</);
    expect(await shown(screen({ way: null, choices: ['stripe'] }))).toMatch(/type="submit">Pay ¥14\.04</);
    expect(await read(screen({ way: null, choices: ['stripe', 'transfer'] }), 'cn')).toContain('选择付款方式 银行卡、支付宝或微信支付');
  });

  it('shows the account of a transfer that was chosen, and the other way below it', async () => {
    const html = await shown(screen({ way: { kind: 'transfer' }, choices: ['stripe', 'transfer'], transferTo: ['Bank: ICBC Shenzhen', '账号：4000 0001', 'no label'] }));
    expect(readable(html)).toContain('Bank ICBC Shenzhen 账号 4000 0001 Transfer to no label Amount ¥14.04 Reference P20261120-1');
    expect(readable(html)).toContain('Pay another way Card, Alipay or WeChat Pay');
    expect(html.match(/<input[^>]*name="payBy"[^>]*>/g)).toEqual(['<input type="hidden" name="payBy" value="stripe"/>']);
  });

  it('says that money is on its way, also if only the provider knows', async () => {
    expect(await read(screen({ pending: true, choices: ['stripe'] }))).toContain('Your payment is being processed.');
  });

  it('says that money goes back which came for a closed order, on its way or sent, and not that nothing was charged', async () => {
    for (const [paid, order] of [[{ status: 'P0S' }, { status: 'P0F' }], [{ status: 'P0F' }, { status: 'P0F' }]] as const) {
      const text = await read(screen({ open: false, payment: { ...payment, ...paid } }, { ...order, paymentStatus: paid.status }));
      expect([text.includes('¥14.04 goes back to you'), text.includes('not charged')]).toEqual([true, false]);
    }
    const unpaid = await read(screen({ open: false }, { status: 'P0F' }));
    expect(unpaid).toContain('This order can no longer be paid. You are not charged.');
  });

  it('starts the payment if only that gives the way to pay', async () => {
    expect(await shown(screen({ way: null }))).toMatch(/<button class="btn btn--p btn--l" name="intent" value="start" type="submit">Pay ¥14\.04</);
  });

  it('of an order on account shows its due date, and mentions no reserved stock', async () => {
    const onAccount = { paymentMethod: 'PW1', status: 'P0W', payUntil: null } as const;
    expect(await read(screen({}, { ...onAccount, dueAt: SNAPSHOT_AT }))).toContain('Pay by Friday 20 November, 10:58');
    const text = await read(screen({}, onAccount));
    expect([text.includes('Pay by'), text.includes('The stock is reserved')]).toEqual([false, false]);
  });

  it('explains a failed payment', async () => {
    expect(await read(screen({}, {}, { text: 'It failed.' }))).toContain('It failed. ¥14.04 was not paid. You can try again until the deadline.');
  });

  it('shows a deadline only if the order closes unpaid', async () => {
    const onAccount = { paymentMethod: 'PW1', status: 'P0W', payUntil: null, dueAt: null } as const;
    const failed = (language: Language) => read(screen({}, onAccount, { text: 'It failed.' }), language);
    expect(await failed('en')).toContain('It failed. ¥14.04 was not paid. You can try again.');
    expect(await failed('cn')).toContain('¥14.04 未付款，可以再次付款。');
  });

  it('without anything to pay links to the order only', async () => {
    const cases: Array<[Partial<PaymentPage>, Partial<OrderDetail>, string]> = [
      [{ payment: { ...payment, status: 'P0S' }, open: false }, {}, 'This order is paid.'],
      [{ open: false }, {}, 'This order can no longer be paid.'],
      [{ payment: { ...payment, status: 'P0F' }, open: false }, {}, 'This order needs no payment any more.'],
      [{}, { paymentPending: true }, 'Your payment is being processed.'],
      // The payment arrived, or the order was closed, between the reads of the payment and of the order.
      [{}, { paymentStatus: 'P0S', status: 'P0R' }, 'This order is paid.'],
      [{}, { status: 'P0F' }, 'This order can no longer be paid.'],
    ];
    for (const [over, rest, words] of cases) {
      const html = await shown(screen(over, rest, { text: 'It failed.' }));
      expect(readable(html)).toContain(words);
      expect(html).toMatch(/<a [^>]*class="btn btn--p btn--l" href="\/order_detail\/F20261120-1"[^>]*>/);
      for (const gone of ['name="outcome"', 'It failed.', 'Pay by']) expect(html).not.toContain(gone);
    }
  });
});
