import type { CallGroup } from '~/upstream/contract/base/call';
import { searchGoods } from '~/upstream/contract/records/search';
import { loginWithPassword } from '~/upstream/contract/records/user';
import { BOM_CHECKS } from './bom';
import { BOM_MATCH_CHECKS } from './bom-match';
import { CART_CHECKS } from './cart';
import type { Check, Known, Options } from './check';
import { ABROAD_CHECKS } from './abroad';
import { CONTENT_CHECKS } from './content';
import { DESK_CHECKS } from './desk';
import { EXPORT_CHECKS } from './export';
import { FEEDBACK_CHECKS } from './feedback';
import type { CallReport } from './findings';
import { GOODS_CHECKS } from './goods';
import { LOTTERY_CHECKS } from './lottery';
import { AGAIN_CHECKS, PLACE_CHECKS, RECEIPT_CHECKS } from './order';
import { ACCOUNT_PERIOD_CHECKS, PAYMENT_CHECKS } from './order-money';
import { REFUND_CHECKS, RETURN_CHECKS } from './order-returns';
import { FILE_CHECKS, REGION_CHECKS, TRACKING_CHECKS } from './others';
import { OUTBOX_CHECKS } from './outbox';
import { OWNED_CHECKS } from './owned';
import { PAYOUT_CHECKS } from './payouts';
import { ServerUnderTest, type Fetch } from './server';
import { SIGN_OUT_CHECKS, USER_CHECKS } from './user';

/** A check for every call of the contract. Later checks use what earlier ones learn. */
export const CHECKS: readonly Check[] = [
  ...GOODS_CHECKS, ...CONTENT_CHECKS, ...ABROAD_CHECKS, ...REGION_CHECKS, ...TRACKING_CHECKS, ...USER_CHECKS, ...OWNED_CHECKS, ...FEEDBACK_CHECKS,
  ...CART_CHECKS, ...PLACE_CHECKS, ...PAYMENT_CHECKS, ...REFUND_CHECKS, ...RECEIPT_CHECKS, ...RETURN_CHECKS, ...PAYOUT_CHECKS, ...OUTBOX_CHECKS, ...DESK_CHECKS, ...AGAIN_CHECKS,
  ...BOM_MATCH_CHECKS, ...BOM_CHECKS, ...LOTTERY_CHECKS, ...EXPORT_CHECKS, ...ACCOUNT_PERIOD_CHECKS, ...SIGN_OUT_CHECKS, ...FILE_CHECKS,
];

export const GROUPS: readonly CallGroup[] = ['goods', 'figures', 'content', 'region', 'tracking', 'user', 'file', 'cart', 'order', 'bom', 'feedback', 'lottery', 'operator'];

export interface SuiteOptions extends Options {
  /** Address below which `/api/{product}/` lies. */
  url: string;
  product: string;
  /** The key of a mall that answers its holders only, for the header `mall-key`. */
  key?: string | undefined;
  /** Reports one group only. Calls of other groups that it needs run too, without a report. */
  group?: CallGroup | undefined;
  /** How the server is reached, where not over the network. */
  fetch?: Fetch;
  /** A user who is signed in already. Sign-in is then skipped where its group is not tested. */
  user?: Known['user'];
}

/** Tests a server call by call. @param onReport gets each report as soon as it is there */
export async function runSuite(options: SuiteOptions, onReport: (report: CallReport) => void = () => undefined): Promise<CallReport[]> {
  const server = new ServerUnderTest(options.url, options.product, options);
  const known: Known = { rows: [], pictures: [], recommended: [], loginInfoWorks: false, ...(options.user ? { user: options.user } : {}) };
  const reports: CallReport[] = [];
  for (const one of CHECKS) {
    const reported = options.group === undefined || one.group === options.group;
    if (!reported && !(isNeeded(one, options.group) && !(one.name === loginWithPassword.name && options.user))) continue;
    const report = await one.run(server, known, options);
    if (!reported) continue;
    reports.push(report);
    onReport(report);
  }
  return reports;
}

/** Whether a group depends on a check of another group: floors name categories, files are pictures of parts, carts and bills of materials need parts and a user, orders need all earlier steps. */
function isNeeded({ group, name }: Check, by: CallGroup | undefined): boolean {
  const ofOrders = by === 'order' || by === 'operator';
  if (ofOrders && (group === 'order' || group === 'operator')) return true;
  if (by === 'lottery') return name === loginWithPassword.name;
  if (by === 'figures') return name === searchGoods.name;
  if (ofOrders || by === 'cart' || by === 'bom') return name === searchGoods.name || name === loginWithPassword.name;
  if (by === 'feedback') return name === loginWithPassword.name;
  return group === 'goods' && (by === 'content' || by === 'file');
}

/** All faults as `call: kind`, sorted; a missing call as `call: lacks`. */
export function namedFaults(reports: readonly CallReport[]): string[] {
  return reports
    .flatMap(({ call, outcome, faults }) => (outcome === 'lacks' ? [`${call}: lacks`] : faults.map(({ kind }) => `${call}: ${kind}`)))
    .sort();
}

/** One line for a call, and one for each further fault. */
export function describeReport({ call, outcome, faults, note }: CallReport): string {
  const lines = faults.map(({ message, times }) => (times > 1 ? `${message} (${times} times)` : message));
  const [first, ...rest] = lines;
  const head = first === undefined ? outcome : `${outcome}: ${first}`;
  return [`${call}  ${head}${note === undefined ? '' : ` (${note})`}`, ...rest.map((line) => `    ${line}`)].join('\n');
}

/** The counts, and the last line of the output. */
export function summarise(reports: readonly CallReport[]): { passed: number; failed: number; text: string } {
  const passed = reports.filter(({ outcome }) => outcome === 'ok').length;
  const failed = reports.filter(({ outcome }) => outcome === 'wrong' || outcome === 'lacks').length;
  return { passed, failed, text: `${passed} passed, ${failed} failed` };
}
