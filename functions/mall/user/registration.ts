import { accountProblem, foldAccount } from '~/domain/account-rules';
import * as contract from '~/upstream/contract/user';
import { handle } from '../route';
import { allow, checkCaptcha, hashing, shield } from './limits/guard';
import { checkNewPassword } from './new-password';
import { CODE_DIGITS, CODES_OF_ADDRESS, SENDS } from './limits/policies';
import { noAddressee, tooManySends, tooManyTries, wrongCode } from './refusals';
import { hashPassword, randomBelow } from './secrets';
import { signIn, toUser } from './signed-in';
import { accountNamed, openAccount } from './store/accounts';
import { sendCode, takeCode, type CodePurpose, type MessageKind } from './store/codes';
import { visitorAddress } from './limits/visitor';

export const registrationRoutes = [
  handle(contract.sendValidCode, async ({ account, purpose, ...captcha }, context) => {
    await shield(context);
    const { queries, now, bindings } = context;
    const [name, address] = [addressee(account), visitorAddress(context.request)];
    await checkCaptcha(context, captcha, [[SENDS.withoutCaptcha, address]]);
    await allow(context, [[SENDS.toAccount, name], [SENDS.ofAddress, address]], tooManySends);
    const code = String(randomBelow(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    const known = (await accountNamed(queries, name)) !== undefined;
    await sendCode(queries, name, purpose, kindOf(purpose, known), code, now);
    return bindings.DEMO === '1' ? { validCode: code } : null;
  }),
  handle(contract.register, async ({ account, password, validCode }, context) => {
    await shield(context);
    const { queries, now } = context;
    const name = addressee(account);
    await checkNewPassword(queries, password);
    // The password is hashed whether the code is right or not, so that time tells nothing of it.
    const opened = await hashing(async () => {
      await allow(context, [[CODES_OF_ADDRESS, visitorAddress(context.request)]], tooManyTries);
      const hash = await hashPassword(password);
      const right = await takeCode(queries, name, 'register', validCode, now);
      return right ? openAccount(queries, name, hash, now) : undefined;
    });
    if (!opened) throw wrongCode();
    await signIn(context, opened);
    return toUser(opened);
  }),
];

/** An identifier that messages can be sent to, as it is stored. @throws Refusal */
function addressee(account: string): string {
  if (accountProblem(account)) throw noAddressee();
  return foldAccount(account);
}

function kindOf(purpose: CodePurpose, known: boolean): MessageKind {
  if (purpose === 'login') return known ? 'code' : 'noAccount';
  return known ? 'hasAccount' : 'code';
}
