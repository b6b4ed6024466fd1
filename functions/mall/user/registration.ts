import { accountProblem, foldAccount } from '~/domain/account/account-rules';
import * as contract from '~/upstream/contract/records/user';
import { handle, type MallContext } from '../http/route';
import { requireChallenge } from './require-challenge';
import { allow, hashing, shield, takeCode } from './sign-in-guard';
import { CODE_DIGITS, CODE_TRIALS, CODE_SENDS, SENDS_WITHOUT_CHALLENGE } from './limits/policies';
import { visit, visitorAddress } from './limits/visitor';
import { checkNewPassword } from './new-password';
import { noAddressee, tooManySends, tooManyTries, wrongCode } from './sign-in-refusals';
import { hashPassword, randomBelow } from './secrets/secrets';
import { accountToSignIn, signIn, toUser } from './signed-in';
import { accountNamed, openAccount } from './store/accounts';
import { sendCode, type CodePurpose, type MessageKind } from './store/codes';
import { spend, type Allowance } from './store/limits';

export const registrationRoutes = [
  handle(contract.sendValidCode, async ({ account, purpose, ...challenge }, context) => {
    await shield(context);
    const { queries, now, bindings } = context;
    const [name, address] = [addressee(account), visitorAddress(context.request)];
    const free: Allowance[] = [[SENDS_WITHOUT_CHALLENGE.perAccount, name], [SENDS_WITHOUT_CHALLENGE.perAddress, address]];
    await requireChallenge(context, challenge, { action: 'sendCode', account: name }, () => spend(queries, free, now));
    await allow(context, [[CODE_SENDS.perVisit, visit(name, address)], [CODE_SENDS.perAccount, name], [CODE_SENDS.perAddress, address]], tooManySends);
    const code = String(randomBelow(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    const validCodeId = await sendCode(queries, name, purpose, await kindOf(context, purpose, name), code, now);
    return { validCodeId, ...(bindings.DEMO === '1' ? { validCode: code } : {}) };
  }),
  handle(contract.register, async ({ account, password, validCode, validCodeId, ...challenge }, context) => {
    await shield(context);
    const { queries, request, now } = context;
    const name = addressee(account);
    await checkNewPassword(queries, password);
    await requireChallenge(context, challenge, { action: 'register', account: name });
    // The password is hashed even if the code is wrong, so that the response time does not show whether the code is right.
    const tries: Allowance[] = [[CODE_TRIALS.perAddress, visitorAddress(request)]];
    const hash = await hashing(context, tries, tooManyTries, () => hashPassword(password));
    const right = await takeCode(context, { account: name, purpose: 'register', validCode, validCodeId });
    const opened = right ? await openAccount(queries, name, hash, now) : undefined;
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
