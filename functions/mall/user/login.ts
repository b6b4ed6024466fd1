import { foldAccount } from '~/domain/account/account-rules';
import { getChallenge } from '~/upstream/contract/records/challenge';
import * as contract from '~/upstream/contract/records/user';
import { handle } from '../http/route';
import { drawCaptcha } from './captcha';
import { challengeProvider, challengeScope, requireChallenge } from './require-challenge';
import { allow, hashing, shield, takeCode } from './sign-in-guard';
import { PASSWORD_ATTEMPTS, CODE_TRIALS, FAILURES } from './limits/policies';
import { visitorAddress } from './limits/visitor';
import { tooManyPasswords, tooManyTries, wrongCode, wrongCredentials } from './sign-in-refusals';
import { checkPassword, newToken } from './secrets/secrets';
import { accountOfRequest, accountToSignIn, credentialsOf, forgetSession, signIn, toUser } from './signed-in';
import { keepCaptcha } from './store/captchas';
import { count, givingBack, isSpent, type Allowance } from './store/limits';
import { endSignIn } from './store/sign-ins';

export const loginRoutes = [
  handle(contract.getLoginInfo, async (_, context) => {
    const account = await accountOfRequest(context);
    return account ? toUser(account) : null;
  }),
  handle(contract.loginWithPassword, async ({ account, password, isAutomatic, ...challenge }, context) => {
    await shield(context);
    const { queries, now } = context;
    const [name, address] = [foldAccount(account), visitorAddress(context.request)];
    const failures: Allowance[] = [[FAILURES.perAccount, name], [FAILURES.perAddress, address]];
    const checks: Allowance[] = [[PASSWORD_ATTEMPTS.perAccount, name], [PASSWORD_ATTEMPTS.perAddress, address]];
    await requireChallenge(context, challenge, { action: 'login', account }, async () => !(await isSpent(queries, failures, now)));
    const found = await hashing(context, [...checks, [PASSWORD_ATTEMPTS.inARow, name]], tooManyPasswords, async () => {
      const one = await accountToSignIn(context, name);
      return (await checkPassword(password, one?.password)) ? one : undefined;
    });
    if (!found) {
      await count(queries, failures, now);
      throw wrongCredentials();
    }
    // Many people may share an address, so the check of a right password is given back.
    await signIn(context, found, { method: 'password', kept: isAutomatic === 'T' }, [givingBack(checks)]);
    return toUser(found);
  }),
  handle(contract.loginWithValidCode, async ({ account, validCode, validCodeId, isAutomatic, ...challenge }, context) => {
    await shield(context);
    await requireChallenge(context, challenge, { action: 'login', account }, async () => true);
    await allow(context, [[CODE_TRIALS.perAddress, visitorAddress(context.request)]], tooManyTries);
    const right = await takeCode(context, { account, purpose: 'login', validCode, validCodeId });
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
