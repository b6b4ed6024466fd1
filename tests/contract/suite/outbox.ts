import { listOutbox, retryMail } from '~/upstream/contract/records/desk/outbox';
import { check } from './check';
import { expectOperatorsOnly } from './sign-in';

const NO_MAIL = 'no-such-mail-7791';

export const OUTBOX_CHECKS = [
  check(listOutbox, (tester, { user }, options) => expectOperatorsOnly(tester, user, options, {})),
  check(retryMail, (tester, { user }, options) => expectOperatorsOnly(tester, user, options, { mailId: NO_MAIL })),
];
