import { listPayouts, payoutSent } from '~/upstream/contract/records/operator';
import type { Call } from '~/upstream/contract/base/call';
import { check, type Options } from './check';
import type { CallTester } from './call-tester';
import { expectRefusal, NO_TOKEN } from './sign-in';

const WRITES = 'needs --write';
const NO_PAYOUT = 'no-such-payout-7791';

/** Expects a refusal without the operator key, also for users of a demonstration. */
export async function expectOperatorsOnly<C extends Call>(
  tester: CallTester<C>, user: { token: string } | undefined, { write }: Options, payload: Parameters<CallTester<C>['send']>[0],
): Promise<void> {
  for (const credentials of [undefined, { token: NO_TOKEN }, ...(user ? [user] : [])]) {
    expectRefusal(tester, await tester.send(payload, credentials), 'caller without the operator key');
  }
  if (!write) tester.findings.note(WRITES);
}

export const PAYOUT_CHECKS = [
  check(listPayouts, (tester, { user }, options) => expectOperatorsOnly(tester, user, options, {})),
  check(payoutSent, (tester, { user }, options) => expectOperatorsOnly(tester, user, options, { payoutNo: NO_PAYOUT })),
];
