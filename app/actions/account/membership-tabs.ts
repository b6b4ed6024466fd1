import type { BomSummary, BomVersion } from '../../domain/bom/bom';
import { pageOfList } from '../../domain/account/centre-list';
import type { ListPage } from '../../domain/numbers/row-pages';
import type { CentreTab } from '../../domain/account/membership';
import type { SentFeedback } from '../../domain/feedback/feedback-rules';
import type { OrderPage } from '../../domain/order/order-records';
import { owedUnlisted } from '../../domain/order/amounts';
import { type OrderListQuery, readOrderList } from '../../domain/order/order-list';
import type { Account } from '../../upstream/account';
import type { Boms } from '../../upstream/boms';
import type { Language } from '../../domain/text/language';
import type { Shop } from '../../upstream/shop';
import type { Feedbacks } from '../../upstream/feedbacks';
import { isUnsupported, UpstreamError } from '../../upstream/failures/upstream-error';
import type { Trade } from '../../upstream/trade';
import { askToSignIn, type AskingVisit } from '../../session/ask-sign-in';
import { carryOut } from '../form/carry-out';
import { readLotteryTab } from '../lottery/read-lottery-tab';
import type { Lotteries } from '../../upstream/lotteries';
import { addressLists } from './address-lists';
import { regionsOf } from './regions-below';

interface Visit extends AskingVisit {
  account: Account;
  trade: Trade;
  boms: Boms;
  feedbacks: Feedbacks;
  lotteries: Pick<Lotteries, 'find' | 'draws'>;
  shop: Pick<Shop, 'freightZones'>;
  language: Language;
  visitorCountry: string;
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
      const [addresses, lists] = await Promise.all([account.addresses(), addressLists(visit)]);
      const edited = addresses.find(({ id }) => id === params.get('edit')) ?? null;
      return { tab, addresses, edited, lists: { ...lists, ...(edited ? await regionsOf(account, edited) : {}) } };
    }
    case 'saved': {
      const { rows: saved, page } = pageOfList(await account.savedProducts(), params);
      return { tab, saved, page, at: Date.now() };
    }
    case 'orders': {
      const [listed, credit] = await Promise.all([readOrders(trade, readOrderList(params)), trade.accountCredit()]);
      return { tab, ...listed, credit };
    }
    case 'refunds': {
      const { rows: refunds, page } = pageOfList(await trade.refunds(), params);
      return { tab, refunds, page };
    }
    case 'invoices': {
      const [all, details] = await Promise.all([trade.invoices(), trade.invoiceDetails()]);
      const { rows: invoices, page } = pageOfList(all, params);
      return { tab, invoices, page, details };
    }
    case 'boms':
      return { tab, ...(await readBoms(visit.boms, params)) };
    case 'feedback':
      return { tab, feedback: await readFeedback(visit.feedbacks) };
    case 'lottery':
      return { tab, lottery: await readLotteryTab(visit, params) };
    case 'account': {
      const { orders, ...credit } = await trade.accountPeriod();
      const { rows: due, page } = pageOfList(orders, params);
      return { tab, credit, due, unlisted: owedUnlisted(credit.used, orders), page };
    }
  }
}

/** A page of the bills of materials of the user, and the saved versions of one; `null` if the upstream stores none. */
async function readBoms(boms: Boms, params: URLSearchParams): Promise<{ boms: BomSummary[] | null; page: ListPage; history: { bomNo: string; versions: BomVersion[] } | null }> {
  const { value: list, failure } = await carryOut(() => boms.list());
  if (failure && !isUnsupported(failure)) throw new UpstreamError(failure);
  const { rows, page } = pageOfList(list ?? [], params);
  const shown = rows.find(({ bomNo }) => bomNo === params.get('history'));
  return { boms: list ? rows : null, page, history: shown ? { bomNo: shown.bomNo, versions: await boms.history(shown.bomNo) } : null };
}

/** The user's own feedback; `null` if the upstream keeps no list. */
async function readFeedback(feedbacks: Feedbacks): Promise<SentFeedback[] | null> {
  const { value: list, failure } = await carryOut(() => feedbacks.list());
  if (failure && !isUnsupported(failure)) throw new UpstreamError(failure);
  return list ?? null;
}

/** Reads a page of orders. If the page is beyond the last one, reads the last one. */
async function readOrders(trade: Trade, query: OrderListQuery): Promise<{ query: OrderListQuery; page: OrderPage }> {
  const page = await trade.orders(query);
  const last = Math.max(1, page.totalPage);
  if (query.pageNo <= last) return { query, page };
  const nearest = { ...query, pageNo: last };
  return { query: nearest, page: await trade.orders(nearest) };
}
