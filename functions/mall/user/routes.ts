import type * as v from 'valibot';
import * as contract from '~/upstream/contract/user';
import { CODES } from '~/upstream/contract/envelope';
import { priceText } from '../goods/wire';
import { Refusal, type Texts } from '../refusal';
import { handle, type MallContext } from '../route';
import { drawCaptcha } from './captcha';
import { canHash, checkPassword, newToken } from './secrets';
import {
  accountNamed, accountOfToken, closeSignIn, keepCaptcha, openSignIn, passwordOf, takeCaptcha, takeCode, type AccountRow,
} from './store';

/** The same for a wrong password, a wrong code and an account that does not exist (security promise 10). */
const WRONG: Texts = {
  cn: '账号、密码或验证码不正确，请检查后重试。',
  en: 'The account, password or code is not right. Check them and try again.',
};
const WRONG_CAPTCHA: Texts = {
  cn: '图形验证码不正确或已过期，请输入新的验证码。',
  en: 'The characters of the picture are not right or have expired. Enter those of a new one.',
};
const BUSY: Texts = { cn: '登录请求过多，请稍后重试。', en: 'Too many people are signing in. Please try again in a moment.' };

type User = v.InferInput<typeof contract.user>;

export const userRoutes = [
  handle(contract.getLoginInfo, async (_, { queries, request, now }) => {
    const token = request.headers.get('access-token');
    const account = token ? await accountOfToken(queries, token, now) : undefined;
    return account ? toUser(account) : null;
  }),
  handle(contract.loginWithPassword, async ({ account, password, imgCodeId, imgCode }, context) => {
    await checkCaptcha(context, imgCodeId, imgCode);
    if (!canHash()) throw new Refusal(CODES.tooMany, BUSY);
    const found = await accountNamed(context.queries, account);
    const right = await checkPassword(password, passwordOf(found));
    if (!found || !right) throw new Refusal(CODES.credentials, WRONG);
    return signIn(context, found);
  }),
  handle(contract.loginWithValidCode, async ({ account, validCode, imgCodeId, imgCode }, context) => {
    await checkCaptcha(context, imgCodeId, imgCode);
    const right = await takeCode(context.queries, account, 'login', validCode, context.now);
    const found = await accountNamed(context.queries, account);
    if (!found || !right) throw new Refusal(CODES.credentials, WRONG);
    return signIn(context, found);
  }),
  handle(contract.logout, async (_, { queries, request, headers }) => {
    const token = request.headers.get('access-token') ?? '';
    const session = /(?:^|;\s*)SESSION=([^;]*)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? '';
    if (token || session) await closeSignIn(queries, token, session);
    headers.append('set-cookie', 'SESSION=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
    return null;
  }),
  handle(contract.getCaptcha, async (_, { queries, now }) => {
    const { answer, image } = drawCaptcha();
    const imgCodeId = newToken();
    await keepCaptcha(queries, imgCodeId, answer, now);
    return { imgCodeId, image };
  }),
];

/** A captcha that comes with a sign-in must be right; whether one is asked for is the shop's to say. */
async function checkCaptcha({ queries, now }: MallContext, id: string | undefined, code: string | undefined): Promise<void> {
  if (id === undefined && code === undefined) return;
  if (!(await takeCaptcha(queries, id ?? '', code ?? '', now))) throw new Refusal(CODES.credentials, WRONG_CAPTCHA);
}

async function signIn({ queries, headers, now }: MallContext, account: AccountRow): Promise<User> {
  const { token, session } = await openSignIn(queries, account.user_code, now);
  headers.set('access-token', token);
  headers.append('set-cookie', `SESSION=${session}; Path=/; HttpOnly; SameSite=Lax`);
  return toUser(account);
}

function toUser(account: AccountRow): User {
  return {
    userCode: account.user_code,
    userName: account.user_name || account.account,
    account: account.account,
    ...(account.company_name ? { companyName: account.company_name } : {}),
    creditLimit: priceText(account.credit_limit),
  };
}
