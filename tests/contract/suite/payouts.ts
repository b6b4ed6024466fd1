import { listDifferences, listPayouts, payoutSent, settleDifference } from '~/upstream/contract/records/operator';
import { check } from './check';
import { expectOperatorsOnly } from './sign-in';

const NO_PAYOUT = 'no-such-payout-7791';
const NO_DIFFERENCE = 'no-such-difference-7791';

export const PAYOUT_CHECKS = [
  check(listPayouts, (tester, { user }, options) => expectOperatorsOnly(tester, user, options, {})),
  check(payoutSent, (tester, { user }, options) => expectOperatorsOnly(tester, user, options, { payoutNo: NO_PAYOUT })),
  check(listDifferences, (tester, { user }, options) => expectOperatorsOnly(tester, user, options, {})),
  check(settleDifference, (tester, { user }, options) => expectOperatorsOnly(tester, user, options, { transactionNo: NO_DIFFERENCE })),
];
