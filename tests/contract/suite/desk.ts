import * as calls from '~/upstream/contract/records/desk/desk';
import { check } from './check';
import { NO_ORDER } from './order';
import { expectOperatorsOnly, NOBODY } from './sign-in';

/** The calls of the operator's desk. Nobody else may make them, not even the buyers of a demonstration. */
export const DESK_CHECKS = [
  check(calls.listAllOrders, (tester, { user }, options) => expectOperatorsOnly(tester, user, options, {})),
  check(calls.getAnyOrder, (tester, { user }, options) => expectOperatorsOnly(tester, user, options, { orderNo: NO_ORDER })),
  check(calls.listAllRefunds, (tester, { user }, options) => expectOperatorsOnly(tester, user, options, {})),
  check(calls.signOutAccount, (tester, { user }, options) => expectOperatorsOnly(tester, user, options, { account: NOBODY })),
  check(calls.setStock, (tester, { user }, options) =>
    expectOperatorsOnly(tester, user, options, { source: 'contract suite', check: 'T', rows: [{ line: 1, goodsId: 'no-such-part-7791', stock: 1 }] })),
  check(calls.listOperatorEvents, (tester, { user }, options) => expectOperatorsOnly(tester, user, options, {})),
];
