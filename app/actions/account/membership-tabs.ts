import type { CentreTab } from '../../domain/account/membership';
import type { OrderPage } from '../../domain/order/order-records';
import { type OrderListQuery, readOrderList } from '../../domain/order/order-list';
import type { Account } from '../../upstream/account';
import type { Trade } from '../../upstream/trade';
import { askToSignIn, type AskingVisit } from '../../session/ask-sign-in';
import { regionsOf } from './regions-below';

interface Visit extends AskingVisit {
  account: Account;
  trade: Trade;
}

/** The data of a tab of the membership centre. @throws UpstreamError, or a Response that redirects to the sign-in page */
export async function readTab(visit: Visit, tab: CentreTab, params: URLSearchParams) {
  const { account, trade } = visit;
  switch (tab) {
    case 'profile': {
      const [profile, signIns] = await Promise.all([account.profile(), account.signIns()]);
      if (!profile) throw askToSignIn(visit);
      return { tab, profile, signIns };
    }
    case 'addresses': {
      const [addresses, provinces] = await Promise.all([account.addresses(), account.provinces()]);
      const edited = addresses.find(({ id }) => id === params.get('edit')) ?? null;
      const below = await regionsOf(account, edited ?? { province: '', city: '' });
      return { tab, addresses, edited, regions: { provinces: provinces.map(({ regionCode: code, regionName: name }) => ({ code, name })), ...below } };
    }
    case 'saved':
      return { tab, saved: await account.savedProducts(), at: Date.now() };
    case 'orders': {
      const [listed, period] = await Promise.all([readOrders(trade, readOrderList(params)), trade.accountPeriod()]);
      return { tab, ...listed, period };
    }
    case 'refunds':
      return { tab, refunds: await trade.refunds() };
    case 'invoices':
      return { tab, invoices: await trade.invoices() };
    case 'account':
      return { tab, period: await trade.accountPeriod() };
  }
}

/** Reads a page of orders. If the page is beyond the last one, reads the last one. */
async function readOrders(trade: Trade, query: OrderListQuery): Promise<{ query: OrderListQuery; page: OrderPage }> {
  const page = await trade.orders(query);
  const last = Math.max(1, page.totalPage);
  if (query.pageNo <= last) return { query, page };
  const nearest = { ...query, pageNo: last };
  return { query: nearest, page: await trade.orders(nearest) };
}
