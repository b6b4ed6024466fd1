import * as contract from '~/upstream/contract/user';
import { sql } from '../queries';
import { handle } from '../route';
import { hashing, shield } from './limits/guard';
import { CHANGES } from './limits/policies';
import { checkNewPassword } from './new-password';
import { tooManyTries, wrongOldPassword } from './refusals';
import { checkPassword, fingerprint, hashPassword } from './secrets';
import { credentialsOf, forgetSession, signedIn, signIn, toUser } from './signed-in';
import { renameAccount } from './store/accounts';
import type { Allowance } from './store/limits';
import { endSignIns, signInsOf } from './store/sign-ins';

/** Characters of the id of a sign-in; it only tells rows of a list apart. */
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
    const tries: Allowance[] = [[CHANGES.ofAccount, account.account], [CHANGES.inARow, account.account]];
    const right = await hashing(context, tries, tooManyTries, () => checkPassword(oldPassword, account.password));
    if (!right) throw wrongOldPassword();
    const hash = await hashing(context, [], tooManyTries, () => hashPassword(password));
    await signIn(context, account, [
      sql('UPDATE account SET password = ?2 WHERE user_code = ?1', account.user_code, hash),
      endSignIns(account.user_code),
    ]);
    return null;
  }),
  handle(contract.listSignIns, async (_, context) => {
    const { user_code } = await signedIn(context);
    const current = fingerprint(credentialsOf(context.request).token);
    const rows = await signInsOf(context.queries, user_code, context.now);
    return {
      rows: rows.map(({ token, device, created_at }) => ({
        signInId: fingerprint(token).slice(0, ID_LENGTH),
        current: token === current ? 'T' as const : 'F' as const,
        ...(device ? { device } : {}),
        createTime: new Date(created_at).toISOString(),
      })),
    };
  }),
  handle(contract.signOutEverywhere, async (_, context) => {
    const { user_code } = await signedIn(context);
    await context.queries.run(endSignIns(user_code));
    forgetSession(context.headers);
    return null;
  }),
];

/** One line without control characters and outer blanks. */
function plain(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
