import { listPayouts, payoutSent } from '~/upstream/contract/records/operator';
import { check } from './check';
import { expectOperatorsOnly } from './sign-in';

const NO_PAYOUT = 'no-such-payout-7791';

export const PAYOUT_CHECKS = [
  check(listPayouts, (tester, { user }, options) => expectOperatorsOnly(tester, user, options, {})),
  check(payoutSent, (tester, { user }, options) => expectOperatorsOnly(tester, user, options, { payoutNo: NO_PAYOUT })),
];
