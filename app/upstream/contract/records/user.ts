import * as v from 'valibot';
import { ACCOUNT_LIMITS, PASSWORD_UNITS } from '../../../domain/account/account-rules';
import { CHALLENGE_LIMITS } from '../../../domain/challenge/challenge-records';
import { call, nothing } from '../base/call';
import { count, decimal, flag, moment, optionalText, rows, text } from '../base/fields';

/** If there is a `userCode`, somebody is signed in; otherwise nobody is. */
export const user = v.object({
  userCode: optionalText, userName: optionalText, account: optionalText, companyName: optionalText,
  creditLimit: v.optional(decimal),
});

/** The maximum length of the fields of a captcha, in characters. */
const CAPTCHA_LIMITS = { imgCodeId: 100, imgCode: 20 } as const;
/** The maximum length of the id of a verification code, in characters. */
const CODE_ID_LENGTH = 64;

export const account = v.pipe(text, v.minLength(ACCOUNT_LIMITS.account.least), v.maxLength(ACCOUNT_LIMITS.account.most));
/** The minimum length in `ACCOUNT_LIMITS` applies to new passwords only. */
const password = v.pipe(text, v.minLength(1), v.maxLength(PASSWORD_UNITS));
const validCode = v.pipe(text, v.regex(/^\d{6}$/));
/** Identifies the code. An account can have several valid codes, so nobody can replace or use up the code of another visitor. */
const validCodeId = v.pipe(text, v.maxLength(CODE_ID_LENGTH));
/** The language in every sign-in call. It is the same for all languages of the site (README, "Wire names"). */
const lang = v.literal('zh_cn');
const captcha = {
  imgCodeId: v.optional(v.pipe(text, v.maxLength(CAPTCHA_LIMITS.imgCodeId))),
  imgCode: v.optional(v.pipe(text, v.maxLength(CAPTCHA_LIMITS.imgCode))),
};
/** The answer to a challenge, or the characters of a picture. */
const proof = {
  ...captcha,
  challengeId: v.optional(v.pipe(text, v.maxLength(CHALLENGE_LIMITS.challengeId))),
  challengeAnswer: v.optional(v.pipe(text, v.maxLength(CHALLENGE_LIMITS.challengeAnswer))),
};
const login = { account, isAutomatic: flag, lang, ...proof };

/** The purpose of a verification code. */
export const CODE_PURPOSES = ['login', 'register'] as const;

export const getLoginInfo = call({
  name: 'user/getLoginInfo', group: 'user', method: 'POST', path: 'user/getLoginInfo', policy: 'never',
  payload: nothing, data: v.nullable(user), summary: 'The signed-in user; without userCode: anonymous',
});

export const loginWithPassword = call({
  name: 'user/loginWithPassword', group: 'user', method: 'POST', path: 'user/loginWithPassword', policy: 'never',
  payload: v.object({ ...login, password }),
  data: user, summary: 'Sign in with a password; the token comes in the access-token header',
});

export const loginWithValidCode = call({
  name: 'user/loginWithValidCode', group: 'user', method: 'POST', path: 'user/loginWithValidCode', policy: 'never',
  payload: v.object({ ...login, validCode, validCodeId: v.optional(validCodeId) }),
  data: user, summary: 'Sign in with a verification code; the token comes in the access-token header',
});

export const logout = call({
  name: 'user/logout', group: 'user', method: 'POST', path: 'user/logout', policy: 'never',
  payload: nothing, data: v.nullish(v.unknown()), summary: 'Ends the session; the token is dead afterwards',
});

export const getCaptcha = call({
  name: 'user/getImgValidCode', group: 'user', method: 'GET', path: 'user/getImgValidCode', policy: 'never',
  payload: nothing, data: v.object({
    imgCodeId: text, image: v.pipe(text, v.startsWith('data:image/')),
    /** The characters in the picture; present in a demonstration only. */
    imgCode: optionalText,
  }),
  summary: 'An image captcha, used once',
});

export const sendValidCode = call({
  name: 'user/sendValidCode', group: 'user', method: 'POST', path: 'user/sendValidCode', policy: 'never',
  payload: v.object({ account, purpose: v.picklist(CODE_PURPOSES), lang, ...proof }),
  data: v.nullish(v.object({ validCodeId: v.optional(validCodeId), validCode: v.optional(validCode) })),
  summary: 'Sends a verification code; answers alike whether there is such an account. Only a demonstration tells the code',
});

export const register = call({
  name: 'user/register', group: 'user', method: 'POST', path: 'user/register', policy: 'never',
  payload: v.object({ account, password, validCode, validCodeId: v.optional(validCodeId), lang, ...proof }),
  data: user, summary: 'Opens an account and signs it in; the token comes in the access-token header',
});

export const updateProfile = call({
  name: 'user/updateProfile', group: 'user', method: 'POST', path: 'user/updateProfile', policy: 'never',
  payload: v.object({
    userName: v.pipe(text, v.maxLength(ACCOUNT_LIMITS.userName.most)), companyName: v.pipe(text, v.maxLength(ACCOUNT_LIMITS.companyName.most)),
  }),
  data: user, summary: 'Changes the name and the company of the signed-in user',
});

export const changePassword = call({
  name: 'user/changePassword', group: 'user', method: 'POST', path: 'user/changePassword', policy: 'never',
  payload: v.object({ oldPassword: v.optional(password), password }),
  data: v.nullish(v.unknown()),
  summary: 'Changes the password; without oldPassword only on a fresh sign-in by code. All other sign-ins end, and a new token comes in the access-token header',
});

/** The id of a known device, in characters. */
const DEVICE_ID_LENGTH = 64;

/** One device on which a user is signed in, or was, if it is still known. */
const signIn = v.object({
  signInId: text, current: flag,
  /** `F` if nobody is signed in on the device; absent otherwise. */
  signedIn: v.optional(flag),
  /** The user agent of the browser. */
  device: optionalText,
  /** With it, `user/removeDevice` forgets the device. */
  deviceId: optionalText,
  /** The time of the last sign-in. */
  createTime: moment,
  /** From this time, changing the password on this device needs `oldPassword`. Present only after a recent sign-in by code. */
  passwordNeededFrom: v.optional(moment),
});

export const listSignIns = call({
  name: 'user/qrySignInList', group: 'user', method: 'POST', path: 'user/qrySignInList', policy: 'never',
  payload: nothing, data: rows(signIn), summary: 'Where the signed-in user is signed in, and on which devices the user was, newest first',
});

export const signOutEverywhere = call({
  name: 'user/signOutEverywhere', group: 'user', method: 'POST', path: 'user/signOutEverywhere', policy: 'never',
  payload: nothing, data: v.nullish(v.unknown()), summary: 'Ends every sign-in of the user, this one included, and forgets all devices',
});

export const removeDevice = call({
  name: 'user/removeDevice', group: 'user', method: 'POST', path: 'user/removeDevice', policy: 'never',
  payload: v.object({ deviceId: v.pipe(text, v.minLength(1), v.maxLength(DEVICE_ID_LENGTH)) }),
  data: v.nullish(v.unknown()), summary: 'Forgets a device of the user, and ends its sign-ins', optional: true,
});

export const unlockAccount = call({
  name: 'operator/unlockAccount', group: 'user', method: 'POST', path: 'operator/unlockAccount', policy: 'never',
  payload: v.object({ account }), data: rows(v.object({ /** The name of a limit. */ rule: text, uses: count })),
  summary: 'Removes the counts of wrong passwords and codes of an account, and tells them', optional: true,
});
