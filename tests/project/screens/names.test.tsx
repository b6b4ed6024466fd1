import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { CartSum } from '~/components/cart/cart-sum';
import { ConfirmScreen } from '~/components/order/confirm/confirm-screen';
import { OrderScreen } from '~/components/order/detail/order-screen';
import { AccountStrip } from '~/components/order/list/account-strip';
import { AccountTab } from '~/components/order/list/account-tab';
import { InvoicesTab } from '~/components/order/list/invoices-tab';
import { OrderCard } from '~/components/order/list/order-card';
import { OrderFilter, StatusTabs } from '~/components/order/list/order-filter';
import { RefundsTab } from '~/components/order/list/refunds-tab';
import { ProductTags } from '~/components/product/product-tags';
import { DICTIONARY, SHOWN_TYPES, type DictionaryEntry } from '~/domain/text/dictionary';
import { createI18n } from '~/i18n/i18n.server';
import { toNames } from '~/upstream/to-domain/content';
import { checkout, CREDIT, detail, line, LINE, LISTS, REFUND } from './order-fixtures';
import { ONE_PAGE, sampleProduct, readable, renderAt, SNAPSHOT_AT } from './screens';

/** Names of codes of another upstream. */
const odd = (type: string, code: string) => `Odd ${type} ${code}.`;
const FOREIGN = Object.fromEntries(SHOWN_TYPES.map((type) => {
  const entries: readonly DictionaryEntry[] = DICTIONARY[type];
  return [type, entries.map(({ code }) => ({ code, nameEn: odd(type, code), nameCn: odd(type, code) }))];
}));

const read = async (element: ReactElement) => readable((await renderAt('/', element, 'en', FOREIGN)).shell);
const site = { language: 'en', productName: 'Farad', product: 'farad', channel: undefined, timeZone: 'Asia/Shanghai', zone: 'China Standard Time (UTC+8)', now: SNAPSHOT_AT, path: '/' } as const;
const t = createI18n('en').getFixedT(null, ['cart', 'product']);
const order = detail({
  status: 'P0D', paymentStatus: 'P0S', payment: { ...detail().payment, status: 'P0S' }, overdue: 'P0T', lines: [{ ...LINE, goodsType: 'GT2', refundable: [{ type: 'T01', quantity: 450 }] }], refunds: [REFUND],
  invoice: { orderNo: 'F1', status: 'I0S', invoiceNo: 'V1', title: 'Acme', taxNo: '', amount: '14.04', appliedAt: null, issuedAt: SNAPSHOT_AT }, invoiceStatus: 'I0S',
  events: [{ subject: 'order', number: 'F20261120-1', from: 'P0C', to: 'P0D', at: SNAPSHOT_AT, actor: 'buyer', cause: 'paid' }],
});
const query = { status: 'ALL', time: '3m', keyword: '', pageNo: 1, pageSize: 10 } as const;
const counts = { ALL: 1, P0A: 0, P0C: 0, P0D: 1, P0R: 0, P0W: 0, P0F: 0 };
const writes = { edit: () => undefined, save: () => undefined, renew: () => undefined, select: () => undefined, refer: () => undefined };

const SCREENS: ReadonlyArray<[string, ReactElement, Array<[type: string, code: string]>]> = [
  ['the cart', <CartSum signedIn key="" view={{ totals: checkout().totals, sale: null, at: SNAPSHOT_AT, today: '2026-11-20', ownNumbers: false, wrongRef: undefined, writes, site, t }} waiting={false} unsaved={[]} />, [['feeType', 'FP1']]],
  ['checkout', (
    <ConfirmScreen
      key="" checkout={checkout({ blocked: [{ ...line(), problem: 'PER_ADD_QUANTITY_INVALID' }] })} addresses={[]} lists={LISTS} quotes={{}} credit={CREDIT} invoice={null} idempotencyKey="k" answer={undefined} busy={false}
    />
  ), [['feeType', 'FP1'], ['paymentMethod', 'PW0'], ['paymentMethod', 'PW1'], ['overdueFlag', 'P0F'], ['quantityError', 'PER_ADD_QUANTITY_INVALID']]],
  ['an order', <OrderScreen key="" order={order} linePage={{ pageNo: 1, totalPage: 1 }} refunding="F1" receiving={false} idempotencyKey="k" answer={undefined} busy={null} />, [
    ['orderStatus', 'P0D'], ['paymentStatus', 'P0S'], ['paymentMethod', 'PW0'], ['feeType', 'FP1'], ['goodsSource', 'GT2'], ['refundType', 'T01'], ['refundStatus', 'S02'], ['invoiceStatus', 'I0S'],
  ]],
  ['the list of orders', <OrderCard key="" order={order} busy={false} />, [['orderStatus', 'P0D'], ['paymentStatus', 'P0S'], ['overdueFlag', 'P0T']]],
  ['its filter', <OrderFilter key="" query={query} />, [['timeFilter', '3m'], ['timeFilter', 'all']]],
  ['its tabs', <StatusTabs key="" query={query} counts={counts} />, [['orderFilter', 'ALL'], ['orderFilter', 'P0R']]],
  ['the strip of the account', <AccountStrip key="" credit={CREDIT} />, [['paymentMethod', 'PW1'], ['overdueFlag', 'P0F']]],
  ['the account', <AccountTab key="" credit={CREDIT} due={[]} unlisted="0" page={ONE_PAGE} />, [['overdueFlag', 'P0F']]],
  ['refunds', <RefundsTab key="" refunds={[REFUND]} page={ONE_PAGE} />, [['refundType', 'T02'], ['refundStatus', 'S02']]],
  ['invoices', <InvoicesTab key="" invoices={order.invoice ? [order.invoice] : []} page={ONE_PAGE} details={null} answer={undefined} busy={false} />, [['invoiceStatus', 'I0S']]],
  ['tags of a part', <ProductTags key="" product={sampleProduct({ goodsType: 'GT2', deliveryCycle: 7 })} sale={null} t={t} site={site} />, [['goodsSource', 'GT2']]],
];

describe('the names of codes of an upstream', () => {
  it.each(SCREENS)('are used in %s', async (_, screen, expected) => {
    const text = await read(screen);
    expect(expected.filter(([type, code]) => !text.includes(odd(type, code)))).toEqual([]);
  });

  it('of order states are used for the tabs of the list too, unless these have names of their own', () => {
    const orderStatus = [{ code: 'P0R', nameEn: 'On its way' }, { code: 'P0D', nameEn: 'Being packed' }];
    const names = toNames({ orderStatus, orderFilter: [{ code: 'P0D', nameEn: 'Packing' }] }, SHOWN_TYPES, 'en');
    expect(names.orderFilter).toMatchObject({ ALL: 'All', P0R: 'On its way', P0D: 'Packing', P0A: 'Awaiting approval' });
    expect(names.orderStatus).toMatchObject({ P0R: 'On its way', P0D: 'Being packed' });
  });
});
