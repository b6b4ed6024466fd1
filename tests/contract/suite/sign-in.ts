import { CODES, OK, type Envelope } from '~/upstream/contract/base/envelope';
import type { Call, Payload } from '~/upstream/contract/base/call';
import { show, type Exam } from './exam';

/** An account nobody has. */
export const NOBODY = 'nobody-7791@contract-suite.invalid';
/** A token nobody was given. */
export const NO_TOKEN = 'no-such-token-7791';
/** The id of a code that was never sent. */
export const NO_CODE = 'no-such-code-7791';
/** What every sign-in sends beside the secret. */
export const LOGIN = { isAutomatic: 'F', lang: 'zh_cn' } as const;
/** What asks for sign-in instead of saying that nobody is signed in. */
export const SIGN_IN_CODES: readonly string[] = [CODES.signIn, 'ERR-TMS-00-0001'];

/** A sign-in with something wrong is refused and gives no token. */
export function expectRefused<C extends Call>({ headers, findings }: Exam<C>, answer: Envelope | undefined, what: string): void {
  if (!answer) return;
  findings.expect(answer.code !== OK, `refuse ${what}`, `${what}: expected a code other than '0', found '0'`);
  findings.expect(!headers.has('access-token'), 'token of a refusal', 'header access-token: expected none after a refusal, found one');
}

/** The session cookie of an answer. */
export function sessionOf(headers: Headers): string | undefined {
  return headers.getSetCookie().map((cookie) => /^SESSION=([^;]+)/.exec(cookie)?.[1]).find(Boolean);
}

/** A call for users asks everybody else to sign in: without a token, and with one nobody was given. */
export async function expectSignIn<C extends Call>(exam: Exam<C>, payload: Payload<C>): Promise<void> {
  for (const credentials of [undefined, { token: NO_TOKEN }]) {
    const answer = await exam.envelope(payload, credentials);
    if (!answer) return;
    exam.findings.expect(
      SIGN_IN_CODES.includes(answer.code), 'anonymous', `without a sign-in: expected code ${SIGN_IN_CODES.join(' or ')}, found ${show(answer.code)}`,
    );
  }
}
