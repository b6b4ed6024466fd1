import { CODES, OK, type Envelope } from '~/upstream/contract/base/envelope';
import type { Call, Payload } from '~/upstream/contract/base/call';
import { show, type CallTester } from './call-tester';
import type { Options } from './check';

/** An account that does not exist. */
export const NOBODY = 'nobody-7791@contract-suite.invalid';
/** A token that the server never issued. */
export const NO_TOKEN = 'no-such-token-7791';
/** An id of a code that was never sent. */
export const NO_CODE = 'no-such-code-7791';
/** Fields of every sign-in beside account and secret. */
export const LOGIN = { isAutomatic: 'F', lang: 'zh_cn' } as const;
/** Codes that tell the visitor to sign in. */
export const SIGN_IN_CODES: readonly string[] = [CODES.signIn, 'ERR-TMS-00-0001'];

/** Expects a refusal that sets no token. */
export function expectRefusal<C extends Call>({ headers, findings }: CallTester<C>, answer: Envelope | undefined, what: string): void {
  if (!answer) return;
  findings.expect(answer.code !== OK, `refuse ${what}`, `${what}: expected a code other than '0', found '0'`);
  findings.expect(!headers.has('access-token'), 'token of a refusal', 'header access-token: expected none after a refusal, found one');
}

/** The value of the cookie `SESSION` that an answer sets. */
export function sessionOf(headers: Headers): string | undefined {
  return headers.getSetCookie().map((cookie) => /^SESSION=([^;]+)/.exec(cookie)?.[1]).find(Boolean);
}

/** Expects the code for sign-in without a token, and with an unknown one. */
export async function expectSignIn<C extends Call>(tester: CallTester<C>, payload: Payload<C>): Promise<void> {
  for (const credentials of [undefined, { token: NO_TOKEN }]) {
    const answer = await tester.send(payload, credentials);
    if (!answer) return;
    tester.findings.expect(
      SIGN_IN_CODES.includes(answer.code), 'anonymous', `without a sign-in: expected code ${SIGN_IN_CODES.join(' or ')}, found ${show(answer.code)}`,
    );
  }
}

/** Expects a refusal without the operator key, also for users of a demonstration. */
export async function expectOperatorsOnly<C extends Call>(
  tester: CallTester<C>, user: { token: string } | undefined, { write }: Options, payload: Parameters<CallTester<C>['send']>[0],
): Promise<void> {
  for (const credentials of [undefined, { token: NO_TOKEN }, ...(user ? [user] : [])]) {
    expectRefusal(tester, await tester.send(payload, credentials), 'caller without the operator key');
  }
  if (!write) tester.findings.note('needs --write');
}
