import * as contract from '~/upstream/contract/records/user';
import { sql } from '../db/queries';
import { notFound } from '../http/refusal';
import { handle, type MallContext } from '../http/route';
import { hashing, shield } from './sign-in-guard';
import { placeOf } from './places';
import { PASSWORD_CHANGES } from './limits/policies';
import { MESSAGES } from './messages';
import { checkNewPassword } from './new-password';
import { changedMeanwhile, needsOldPassword, tooManyTries, wrongOldPassword } from './sign-in-refusals';
import { checkPassword, fingerprint, hashPassword } from './secrets/secrets';
import { credentialsOf, forgetSession, signedIn, signIn, toUser } from './signed-in';
import { renameAccount, type AccountRow } from './store/accounts';
import { forgetDevices, removeDevice, signedOutDevicesOf } from './store/devices';
import type { Allowance } from './store/limits';
import { assertSignedIn, endSignIns, freshUntil, signInOf, signInsOf, type SignInRow } from './store/sign-ins';

/** The length of a sign-in's id. The id only distinguishes the rows of a list. */
const ID_LENGTH = 16;

export const profileRoutes = [
  handle(contract.updateProfile, async ({ userName, companyName }, context) => {
    const account = await signedIn(context);
    const renamed = await renameAccount(context.queries, account.user_code, plain(userName), plain(companyName));
    return toUser(renamed ?? account);
  }),
  handle(contract.changePassword, async ({ oldPassword, password }, context) => {
    await shield(context);
    const account = await signedIn(context);
    await checkNewPassword(context.queries, password);
    const { token } = credentialsOf(context.request);
    const own = await signInOf(context.queries, token);
    await (oldPassword === undefined ? checkFresh(own, context.now) : checkOldPassword(context, account, oldPassword));
    const place = await placeOf(context, account.account);
    const hash = await hashing(context, { place, lane: 'known', allowances: [] }, tooManyTries, () => hashPassword(password));
    const isChanged = await signIn(context, account, { method: 'password', kept: own?.kept === 1 }, [
      assertSignedIn(token),
      sql('UPDATE account SET password = ?2 WHERE user_code = ?1', account.user_code, hash),
      endSignIns(account.user_code),
      forgetDevices(account.user_code),
    ]);
    if (!isChanged) throw changedMeanwhile();
    return null;
  }),
  handle(contract.listSignIns, async (_, context) => {
    const { user_code } = await signedIn(context);
    const current = fingerprint(credentialsOf(context.request).token);
    const [rows, devices] = await Promise.all([
      signInsOf(context.queries, user_code, context.now), signedOutDevicesOf(context.queries, user_code, context.now),
    ]);
    return {
      rows: [
        ...rows.map((row) => {
          const until = row.token === current ? freshUntil(row, context.now) : undefined;
          return {
            signInId: fingerprint(row.token).slice(0, ID_LENGTH),
            current: row.token === current ? 'T' as const : 'F' as const,
            ...(row.device ? { device: row.device } : {}),
            ...(row.device_id ? { deviceId: row.device_id } : {}),
            createTime: new Date(row.created_at).toISOString(),
            ...(until === undefined ? {} : { passwordNeededFrom: new Date(until).toISOString() }),
          };
        }),
        ...devices.map(({ device_id, name, used_at }) => ({
          signInId: device_id, current: 'F' as const, signedIn: 'F' as const, deviceId: device_id, ...(name ? { device: name } : {}),
          createTime: new Date(used_at).toISOString(),
        })),
      ].sort((a, b) => Date.parse(b.createTime) - Date.parse(a.createTime)),
    };
  }),
  handle(contract.signOutEverywhere, async (_, context) => {
    const { user_code } = await signedIn(context);
    await context.queries.batch([endSignIns(user_code), forgetDevices(user_code)]);
    forgetSession(context.headers);
    return null;
  }),
  handle(contract.removeDevice, async ({ deviceId }, context) => {
    const { user_code } = await signedIn(context);
    if (!(await removeDevice(context.queries, user_code, deviceId))) throw notFound(MESSAGES.noDevice);
    return null;
  }),
];

/** Checks that the sign-in is a fresh sign-in by code, which does not need the current password. @throws Refusal if it is not */
function checkFresh(own: SignInRow | undefined, now: number): void {
  if (!own || freshUntil(own, now) === undefined) throw needsOldPassword();
}

/** Checks the current password. @throws Refusal if it is wrong, or after too many wrong passwords */
async function checkOldPassword(context: MallContext, { account, password }: AccountRow, oldPassword: string): Promise<void> {
  const tries: Allowance[] = [[PASSWORD_CHANGES.perAccount, account], [PASSWORD_CHANGES.inARow, account]];
  const place = await placeOf(context, account);
  const right = await hashing(context, { place, lane: 'known', allowances: tries }, tooManyTries, () => checkPassword(oldPassword, password));
  if (!right) throw wrongOldPassword();
}

/** The text as one line, without control characters, and without blanks around it. */
function plain(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
