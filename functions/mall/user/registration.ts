import { accountProblem, foldAccount } from '~/domain/account/account-rules';
import * as contract from '~/upstream/contract/records/user';
import { isDelivering } from '../http/bindings';
import { handle, type MallContext } from '../http/route';
import { endExpired, type CodeKind } from '../outbox/store';
import { requireChallenge } from './require-challenge';
import { allow, checkCode, hashing, shield } from './sign-in-guard';
import { addressTrialsOf, freeSendsOf, placeOf, sendsOf } from './places';
import { CODE_DIGITS } from './limits/policies';
import { checkNewPassword } from './new-password';
import { noAddressee, tooManySends, tooManyTries, wrongCode } from './sign-in-refusals';
import { hashPassword, randomBelow } from './secrets/secrets';
import { accountToSignIn, signIn, toUser } from './signed-in';
import { accountNamed, openAccount } from './store/accounts';
import { redeemCode, sendCode, type CodePurpose } from './store/codes';
import { spend } from './store/limits';

export const registrationRoutes = [
  handle(contract.sendValidCode, async ({ account, purpose, ...challenge }, context) => {
    await shield(context);
    const { queries, request, now, bindings, language } = context;
    const place = await placeOf(context, addressee(account));
    const free = async () => place.kind !== 'elsewhere' || spend(queries, freeSendsOf(place, request), now);
    await requireChallenge(context, challenge, { action: 'sendCode', account: place.account }, free);
    await allow(context, sendsOf(place, request), tooManySends);
    const code = String(randomBelow(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    const kind = await kindOf(context, purpose, place.account);
    const { id: validCodeId, messageId } = await sendCode(
      queries, { account: place.account, purpose, kind, code, language }, [endExpired(isDelivering(bindings), now)], now,
    );
    context.deliverSoon(messageId);
    return { validCodeId, ...(bindings.DEMO === '1' ? { validCode: code } : {}) };
  }),
  handle(contract.register, async ({ account, password, validCode, validCodeId, ...challenge }, context) => {
    await shield(context);
    const { queries, request, now, language } = context;
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
      return openAccount(queries, { account: place.account, password: await hashPassword(password), language }, now);
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

async function kindOf(context: MallContext, purpose: CodePurpose, name: string): Promise<CodeKind> {
  if (purpose === 'login') return (await accountToSignIn(context, name)) ? 'code' : 'noAccount';
  return (await accountNamed(context.queries, name)) ? 'hasAccount' : 'code';
}
