import { ACCOUNT_LIMITS } from '~/domain/account/account-rules';
import { CODES } from '~/upstream/contract/base/envelope';
import { badPayload, Refusal } from '../http/refusal';
import { MESSAGES } from './messages';

/** The same refusal for a wrong password and for an account that does not exist (SECURITY, "Signing in"). */
export function wrongCredentials(): Refusal {
  return new Refusal(CODES.credentials, MESSAGES.wrongCredentials);
}

/** The same refusal whatever is wrong with a code, and whether or not the account exists (SECURITY, "Signing in"). */
export function wrongCode(): Refusal {
  return new Refusal(CODES.credentials, MESSAGES.wrongCode);
}

/** The current password is wrong, so it is not changed. */
export function wrongOldPassword(): Refusal {
  return new Refusal(CODES.credentials, MESSAGES.wrongOldPassword);
}

/** The current password is missing. Only a fresh sign-in by code needs none. */
export function needsOldPassword(): Refusal {
  return new Refusal(CODES.credentials, MESSAGES.needsOldPassword);
}

/** The call needs a captcha. */
export function needsCaptcha(): Refusal {
  return new Refusal(CODES.captcha, MESSAGES.needsCaptcha);
}

/** The captcha is wrong, used or expired. */
export function wrongCaptcha(): Refusal {
  return new Refusal(CODES.captcha, MESSAGES.wrongCaptcha);
}

/** Too many checks of passwords. Does not say when the next one is possible. */
export function tooManyPasswords(): Refusal {
  return new Refusal(CODES.tooMany, MESSAGES.tooManyPasswords);
}

/** Too many tries of anything else. */
export function tooManyTries(): Refusal {
  return new Refusal(CODES.tooMany, MESSAGES.tooManyTries);
}

/** Too many wrong codes in a row. Names other ways to sign in, since waiting does not help. */
export function tooManyCodes(): Refusal {
  return new Refusal(CODES.tooMany, MESSAGES.tooManyCodes);
}

/** Too many verification codes were sent. */
export function tooManySends(): Refusal {
  return new Refusal(CODES.tooMany, MESSAGES.tooManySends);
}

/** The isolate has no free place for another password hash. */
export function busy(): Refusal {
  return new Refusal(CODES.tooMany, MESSAGES.busy);
}

/** A new password is too short or too long. */
export function wrongLength(): Refusal {
  const { least, most } = ACCOUNT_LIMITS.password;
  return new Refusal(CODES.weakPassword, MESSAGES.wrongLength(least, most));
}

/** A new password is too common. */
export function commonPassword(): Refusal {
  return new Refusal(CODES.weakPassword, MESSAGES.commonPassword);
}

/** An identifier is neither an e-mail address nor a mobile number. */
export function noAddressee(): Refusal {
  return badPayload('account', MESSAGES.noAddressee);
}
