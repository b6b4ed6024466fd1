import { foldAccount } from '~/domain/account/account-rules';
import { getChallenge } from '~/upstream/contract/records/challenge';
import * as contract from '~/upstream/contract/records/user';
import { handle } from '../http/route';
import { drawCaptcha } from './captcha';
import { challengeProvider, challengeScope, requireChallenge } from './require-challenge';
import { allow, checkCode, hashing, laneOf, shield } from './sign-in-guard';
import { addressTrialsOf, failuresOf, passwordChecksOf, passwordsInARowOf, placeOf } from './places';
import { tooManyPasswords, tooManyTries, wrongCode, wrongCredentials } from './sign-in-refusals';
import { checkPassword, newToken } from './secrets/secrets';
import { accountOfRequest, accountToSignIn, credentialsOf, forgetSession, signIn, toUser } from './signed-in';
import { keepCaptcha } from './store/captchas';
import { assertSamePassword } from './store/accounts';
import { redeemCode } from './store/codes';
import { count, givingBack, isSpent } from './store/limits';
import { endSignIn } from './store/sign-ins';

export const loginRoutes = [
  handle(contract.getLoginInfo, async (_, context) => {
    const account = await accountOfRequest(context);
    return account ? toUser(account) : null;
  }),
  handle(contract.loginWithPassword, async ({ account, password, isAutomatic, ...challenge }, context) => {
    await shield(context);
    const { queries, request, now } = context;
    const place = await placeOf(context, foldAccount(account));
    const failures = failuresOf(place, request);
    await requireChallenge(context, challenge, { action: 'login', account }, async () => !(await isSpent(queries, failures, now)));
    const checks = passwordChecksOf(place, request);
    const counts = { place, lane: laneOf(place, challenge), allowances: [...checks, ...passwordsInARowOf(place)] };
    const found = await hashing(context, counts, tooManyPasswords, async () => {
      const one = await accountToSignIn(context, place.account);
      return (await checkPassword(password, one?.password)) ? one : undefined;
    });
    // Many people may share an address, so the check of a right password is given back.
    const isSignedIn = found && await signIn(context, found, { method: 'password', kept: isAutomatic === 'T' }, [assertSamePassword(found), givingBack(checks)]);
    if (!isSignedIn) {
      await count(queries, failures, now);
      throw wrongCredentials();
    }
    return toUser(found);
  }),
  handle(contract.loginWithValidCode, async ({ account, validCode, validCodeId, isAutomatic, ...challenge }, context) => {
    await shield(context);
    await requireChallenge(context, challenge, { action: 'login', account }, async () => true);
    const place = await placeOf(context, foldAccount(account));
    await allow(context, addressTrialsOf(place, context.request), tooManyTries);
    const claimed = { account, purpose: 'login', validCode, validCodeId } as const;
    const right = (await checkCode(context, place, claimed)) && (await redeemCode(context.queries, claimed));
    const found = await accountToSignIn(context, account);
    if (!found || !right) throw wrongCode();
    await signIn(context, found, { method: 'code', kept: isAutomatic === 'T' });
    return toUser(found);
  }),
  handle(contract.logout, async (_, { queries, request, headers }) => {
    const credentials = credentialsOf(request);
    if (credentials.token || credentials.session) await queries.run(endSignIn(credentials));
    forgetSession(headers);
    return null;
  }),
  handle(getChallenge, async ({ action, account }, context) => {
    await shield(context);
    return (await challengeProvider(context)).issue(challengeScope(context, action, account), context.now);
  }),
  handle(contract.getCaptcha, async (_, context) => {
    await shield(context);
    const { answer, image } = drawCaptcha();
    const imgCodeId = newToken();
    await keepCaptcha(context.queries, imgCodeId, answer, context.now);
    return { imgCodeId, image, ...(context.bindings.DEMO === '1' ? { imgCode: answer } : {}) };
  }),
];
