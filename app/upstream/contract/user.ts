import * as v from 'valibot';
import { call, nothing } from './call';
import { decimal, flag, optionalText, text } from './fields';

/** `userCode` is there when somebody is signed in; without it the visitor is anonymous. */
export const user = v.object({
  userCode: optionalText, userName: optionalText, account: optionalText, companyName: optionalText,
  creditLimit: v.optional(decimal),
});

const account = v.pipe(text, v.minLength(3), v.maxLength(100));
const login = {
  account,
  isAutomatic: flag,
  lang: v.literal('zh_cn'),
  imgCodeId: v.optional(v.pipe(text, v.maxLength(100))),
  imgCode: v.optional(v.pipe(text, v.maxLength(20))),
};

export const getLoginInfo = call({
  name: 'user/getLoginInfo', group: 'user', method: 'POST', path: 'user/getLoginInfo', policy: 'never',
  payload: nothing, data: v.nullable(user), summary: 'The signed-in user; without userCode: anonymous',
});

export const loginWithPassword = call({
  name: 'user/loginWithPassword', group: 'user', method: 'POST', path: 'user/loginWithPassword', policy: 'never',
  payload: v.object({ ...login, password: v.pipe(text, v.minLength(1), v.maxLength(128)) }),
  data: user, summary: 'Sign in with a password; the token comes in the access-token header',
});

export const loginWithValidCode = call({
  name: 'user/loginWithValidCode', group: 'user', method: 'POST', path: 'user/loginWithValidCode', policy: 'never',
  payload: v.object({ ...login, validCode: v.pipe(text, v.regex(/^\d{6}$/)) }),
  data: user, summary: 'Sign in with a verification code; the token comes in the access-token header',
});

export const logout = call({
  name: 'user/logout', group: 'user', method: 'POST', path: 'user/logout', policy: 'never',
  payload: nothing, data: v.nullish(v.unknown()), summary: 'Ends the session; the token is dead afterwards',
});

export const getCaptcha = call({
  name: 'user/getImgValidCode', group: 'user', method: 'GET', path: 'user/getImgValidCode', policy: 'never',
  payload: nothing, data: v.object({ imgCodeId: text, image: v.pipe(text, v.startsWith('data:image/')) }),
  summary: 'An image captcha, used once',
});
