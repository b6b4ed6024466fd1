import { ACCOUNT_LIMITS } from '~/domain/account/account-rules';
import { CODES } from '~/upstream/contract/base/envelope';
import { badPayload, Refusal } from '../http/refusal';

/** The same for a wrong password and an account that does not exist (SECURITY, "Signing in"). */
export function wrongCredentials(): Refusal {
  return new Refusal(CODES.credentials, {
    cn: '账号或密码不正确，请检查后重试。',
    en: 'The account or the password is not right. Check them and try again.',
  });
}

/** The same whatever is wrong with it, and whether there is such an account (SECURITY, "Signing in"). */
export function wrongCode(): Refusal {
  return new Refusal(CODES.credentials, {
    cn: '验证码不正确或已过期，请检查，或重新获取。',
    en: 'The verification code is not right or has expired. Check it, or ask for a new one.',
  });
}

export function wrongOldPassword(): Refusal {
  return new Refusal(CODES.credentials, {
    cn: '当前密码不正确，请检查后重试。', en: 'The current password is not right. Check it and try again.',
  });
}

/** Only a fresh sign-in by code does without it. */
export function needsOldPassword(): Refusal {
  return new Refusal(CODES.credentials, { cn: '请输入当前密码。', en: 'Enter your current password.' });
}

export function needsCaptcha(): Refusal {
  return new Refusal(CODES.captcha, { cn: '请输入图形验证码。', en: 'Enter the characters in the picture.' });
}

export function wrongCaptcha(): Refusal {
  return new Refusal(CODES.captcha, {
    cn: '图形验证码不正确或已过期，请输入新图片中的字符。',
    en: 'Those characters do not match the picture, or it has expired. Enter those of the new one.',
  });
}

/** Does not say when it will be possible again. */
export function tooManyPasswords(): Refusal {
  return new Refusal(CODES.tooMany, {
    cn: '尝试次数过多，请稍后重试，或使用验证码登录。',
    en: 'Too many tries. Try again later, or sign in with a verification code.',
  });
}

export function tooManyTries(): Refusal {
  return new Refusal(CODES.tooMany, { cn: '尝试次数过多，请稍后重试。', en: 'Too many tries. Try again later.' });
}

/** Too many wrong codes in a row. It says how else to sign in, since waiting does not help. */
export function tooManyCodes(): Refusal {
  return new Refusal(CODES.tooMany, {
    cn: '验证码错误次数过多，请使用密码登录，或在曾经登录过的网络中重试。',
    en: 'Too many wrong codes. Sign in with your password, or from a network where you have signed in before.',
  });
}

export function tooManySends(): Refusal {
  return new Refusal(CODES.tooMany, {
    cn: '获取验证码过于频繁，请稍后重试。', en: 'Too many verification codes were asked for. Try again later.',
  });
}

/** The isolate hashes as much as it can. */
export function busy(): Refusal {
  return new Refusal(CODES.tooMany, { cn: '请求过多，请稍后重试。', en: 'Too many people are signing in. Try again in a moment.' });
}

export function wrongLength(): Refusal {
  const { least, most } = ACCOUNT_LIMITS.password;
  return new Refusal(CODES.weakPassword, {
    cn: `密码须为 ${least} 至 ${most} 个字符。`, en: `A password must have ${least} to ${most} characters.`,
  });
}

export function commonPassword(): Refusal {
  return new Refusal(CODES.weakPassword, {
    cn: '该密码过于常见，容易被猜到，请换一个。', en: 'This password is among the most common ones and easily guessed. Choose another.',
  });
}

export function noAddressee(): Refusal {
  return badPayload('account', { cn: '必须是邮箱或手机号。', en: 'must be an e-mail address or a mobile number.' });
}
