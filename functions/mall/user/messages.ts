import type { MessageTable } from '../http/message-table';

export const MESSAGES = {
  signIn: { cn: '请登录以获取更多信息。', en: 'Please log in to get more information.' },
  wrongCredentials: { cn: '账号或密码不正确，请检查后重试。', en: 'The account or the password is not right. Check them and try again.' },
  wrongCode: {
    cn: '验证码不正确或已过期，请检查，或重新获取。',
    en: 'The verification code is not right or has expired. Check it, or request a new one.',
  },
  wrongOldPassword: { cn: '当前密码不正确，请检查后重试。', en: 'The current password is not right. Check it and try again.' },
  changedMeanwhile: {
    cn: '在此期间密码已修改，或已在所有设备上退出登录。此次修改未生效，请用现在的密码登录后再试。',
    en: 'Meanwhile the password was changed, or you were signed out everywhere. This change had no effect. Sign in with the present password to try again.',
  },
  needsOldPassword: { cn: '请输入当前密码。', en: 'Enter your current password.' },
  needsCaptcha: { cn: '请输入图形验证码。', en: 'Enter the characters in the picture.' },
  wrongCaptcha: {
    cn: '图形验证码不正确或已过期，请输入新图片中的字符。',
    en: 'The characters do not match the picture, or the picture has expired. Enter the characters in the new picture.',
  },
  wrongChallenge: {
    cn: '浏览器未能完成安全验证，请输入图片中的字符。',
    en: 'The check of the browser has failed. Enter the characters in the picture instead.',
  },
  tooManyPictures: {
    cn: '图形验证码使用过于频繁，请开启 JavaScript 后重试，或一小时后再试。',
    en: 'Too many pictures in a short time. Turn on JavaScript and try again, or try again in an hour.',
  },
  tooManyPasswords: {
    cn: '尝试次数过多，请稍后重试，或使用验证码登录。',
    en: 'Too many tries. Try again later, or sign in with a verification code.',
  },
  tooManyTries: { cn: '尝试次数过多，请稍后重试。', en: 'Too many tries. Try again later.' },
  tooManyCodes: {
    cn: '验证码错误次数过多，请使用密码登录，或使用曾经登录过的设备或网络。',
    en: 'Too many wrong codes. Sign in with your password, or on a device or network where you have signed in before.',
  },
  tooManySends: { cn: '获取验证码过于频繁，请稍后重试。', en: 'You have requested too many verification codes. Try again later.' },
  busy: { cn: '请求过多，请稍后重试。', en: 'Too many people are signing in. Try again in a moment.' },
  wrongLength: (least: number, most: number) => ({
    cn: `密码须为 ${least} 至 ${most} 个字符。`,
    en: `A password must have ${least} to ${most} characters.`,
  }),
  commonPassword: {
    cn: '该密码过于常见，容易被猜到，请换一个。',
    en: 'This password is very common and easy to guess. Choose another.',
  },
  noAccount: { cn: '没有这个账号。', en: 'There is no such account.' },
  noDevice: { cn: '该设备已不在列表中，请刷新页面查看。', en: 'This device is not in your list any more. Reload the page to see the list.' },
  noAddressee: { cn: '必须是邮箱或手机号。', en: 'must be an e-mail address or a mobile number.' },
} satisfies MessageTable;
