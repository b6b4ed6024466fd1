import type * as v from 'valibot';
import type { user } from '~/upstream/contract/records/user';
import { priceText } from '../db/stored-amount';
import type { Statement } from '../db/queries';
import type { MallContext } from '../http/route';
import { placeOf } from './places';
import { CODE_TRIALS, DEVICE_LENGTH, FAILURES, OF_ONE_NETWORK, OWN_ADDRESS, PASSWORD_CHANGES, PASSWORDS_IN_A_ROW } from './limits/policies';
import { visit, visitorAddress } from './limits/visitor';
import { DEMO_ACCOUNT } from './demo-account';
import { newToken } from './secrets/secrets';
import { needsSignIn } from './sign-in-refusals';
import { accountNamed, type AccountRow } from './store/accounts';
import { deviceTokenOf, rememberDevice } from './store/devices';
import { clearing, clearingNetworks, counting } from './store/limits';
import { accountOfToken, endSignIn, openSignIn, type Credentials, type NewSignIn } from './store/sign-ins';

const COOKIE = 'Path=/; HttpOnly; SameSite=Lax';

/** The account of the request's token. @throws Refusal that asks the user to sign in */
export async function signedIn(context: MallContext): Promise<AccountRow> {
  const account = await accountOfRequest(context);
  if (!account) throw needsSignIn();
  return account;
}

/** The account of the request's token; `undefined` without a valid token. */
export async function accountOfRequest({ queries, request, now, language }: MallContext): Promise<AccountRow | undefined> {
  const token = request.headers.get('access-token');
  return token ? accountOfToken(queries, token, language, now) : undefined;
}

/** The account of an identifier. The demo account exists only in a demonstration. */
export async function accountToSignIn({ queries, bindings }: MallContext, name: string): Promise<AccountRow | undefined> {
  const found = await accountNamed(queries, name);
  return found?.account === DEMO_ACCOUNT.account && bindings.DEMO !== '1' ? undefined : found;
}

/** Token and session of the request; empty texts if the request has none. */
export function credentialsOf(request: Request): Credentials {
  return {
    token: request.headers.get('access-token') ?? '',
    session: /(?:^|;\s*)SESSION=([^;]*)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? '',
  };
}

/**
 * Signs an account in. Resets its counts of wrong passwords and codes, ends the previous sign-in of this browser, and makes the device and the address known.
 * @param how - sign-in method, and whether the user stays signed in
 * @param before - statements to run first in the transaction
 * @returns `false` if a condition of the statements does not hold; nothing is changed then
 */
export async function signIn(
  context: MallContext, account: AccountRow, how: Pick<NewSignIn, 'method' | 'kept'>, before: Statement[] = [],
): Promise<boolean> {
  const { queries, request, headers, now } = context;
  const name = account.account;
  const address = visit(name, visitorAddress(request));
  const { subject: here } = await placeOf(context, name);
  const agent = [...(request.headers.get('user-agent') ?? '')].slice(0, DEVICE_LENGTH).join('');
  const device = { userCode: account.user_code, name: agent, before: deviceTokenOf(request), token: newToken() };
  const opened = await openSignIn(queries, account.user_code, { ...how, device: agent, deviceToken: device.token }, now, [
    ...before,
    ...rememberDevice(device, now),
    clearing([
      [FAILURES.perAccount, name], [PASSWORD_CHANGES.inARow, name], [CODE_TRIALS.inARow, name],
      ...Object.values(PASSWORDS_IN_A_ROW).map((rule) => [rule, name] as const),
      ...[here, address].flatMap((subject) => [[CODE_TRIALS.perVisit, subject], [FAILURES.perPlace, subject]] as const),
    ]),
    clearingNetworks([OF_ONE_NETWORK.passwordsInARow, OF_ONE_NETWORK.codesInARow], name),
    counting([[OWN_ADDRESS, address]], now),
    endSignIn(credentialsOf(request)),
  ]);
  if (!opened) return false;
  headers.set('access-token', opened.token);
  headers.set('x-device-token', device.token);
  headers.append('set-cookie', `SESSION=${opened.session}; ${COOKIE}`);
  return true;
}

/** Clears the session cookie. */
export function forgetSession(headers: Headers): void {
  headers.append('set-cookie', `SESSION=; ${COOKIE}; Max-Age=0`);
}

/** A user as the contract sends it. An empty name or company is left out. */
export function toUser(account: AccountRow): v.InferInput<typeof user> {
  return {
    userCode: account.user_code,
    account: account.account,
    ...(account.user_name ? { userName: account.user_name } : {}),
    ...(account.company_name ? { companyName: account.company_name } : {}),
    creditLimit: priceText(account.credit_limit),
  };
}
