import { accountProblem, foldAccount } from '~/domain/account/account-rules';
import * as contract from '~/upstream/contract/records/user';
import { handle, type MallContext } from '../http/route';
import { requireChallenge } from './require-challenge';
import { allow, checkCode, hashing, shield } from './sign-in-guard';
import { addressTrialsOf, freeSendsOf, placeOf, sendsOf } from './places';
import { CODE_DIGITS } from './limits/policies';
import { checkNewPassword } from './new-password';
import { noAddressee, tooManySends, tooManyTries, wrongCode } from './sign-in-refusals';
import { hashPassword, randomBelow } from './secrets/secrets';
import { accountToSignIn, signIn, toUser } from './signed-in';
import { accountNamed, openAccount } from './store/accounts';
import { redeemCode, sendCode, type CodePurpose, type MessageKind } from './store/codes';
import { spend } from './store/limits';

export const registrationRoutes = [
  handle(contract.sendValidCode, async ({ account, purpose, ...challenge }, context) => {
    await shield(context);
    const { queries, request, now, bindings } = context;
    const place = await placeOf(context, addressee(account));
    const free = async () => place.kind !== 'elsewhere' || spend(queries, freeSendsOf(place, request), now);
    await requireChallenge(context, challenge, { action: 'sendCode', account: place.account }, free);
    await allow(context, sendsOf(place, request), tooManySends);
    const code = String(randomBelow(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    const validCodeId = await sendCode(queries, place.account, purpose, await kindOf(context, purpose, place.account), code, now);
    return { validCodeId, ...(bindings.DEMO === '1' ? { validCode: code } : {}) };
  }),
  handle(contract.register, async ({ account, password, validCode, validCodeId, ...challenge }, context) => {
    await shield(context);
    const { queries, request, now } = context;
    // What is cheap to check comes first: without the right code, nothing is hashed. Whether the code is right, the answer says anyway.
    const place = await placeOf(context, addressee(account));
    await allow(context, addressTrialsOf(place, request), tooManyTries);
    await checkNewPassword(queries, password);
    await requireChallenge(context, challenge, { action: 'register', account: place.account });
    const claimed = { account: place.account, purpose: 'register', validCode, validCodeId } as const;
    if (!(await checkCode(context, place, claimed))) throw wrongCode();
    const opened = await hashing(context, { place, lane: 'proved', allowances: [] }, tooManyTries, async () => {
      // Of requests with the same code at the same time, one hashes.
      if (!(await redeemCode(queries, claimed))) return undefined;
      return openAccount(queries, place.account, await hashPassword(password), now);
    });
    if (!opened) throw wrongCode();
    // The form does not ask whether to stay signed in, so the token is valid as long as its cookie.
    await signIn(context, opened, { method: 'code', kept: true });
    return toUser(opened);
  }),
];

/** Checks that an identifier is an e-mail address or a mobile number. @returns the identifier as it is stored @throws Refusal if it is not */
function addressee(account: string): string {
  if (accountProblem(account)) throw noAddressee();
  return foldAccount(account);
}

async function kindOf(context: MallContext, purpose: CodePurpose, name: string): Promise<MessageKind> {
  if (purpose === 'login') return (await accountToSignIn(context, name)) ? 'code' : 'noAccount';
  return (await accountNamed(context.queries, name)) ? 'hasAccount' : 'code';
}
