import { ACCOUNT_LIMITS } from '~/domain/account/account-rules';
import { CODES } from '~/upstream/contract/base/envelope';
import { badPayload, Refusal } from '../http/refusal';
import { MESSAGES } from './messages';

/** The same for a wrong password and an account that does not exist (SECURITY, "Signing in"). */
export function wrongCredentials(): Refusal {
  return new Refusal(CODES.credentials, MESSAGES.wrongCredentials);
}

/** The same whatever is wrong with it, and whether there is such an account (SECURITY, "Signing in"). */
export function wrongCode(): Refusal {
  return new Refusal(CODES.credentials, MESSAGES.wrongCode);
}

export function wrongOldPassword(): Refusal {
  return new Refusal(CODES.credentials, MESSAGES.wrongOldPassword);
}

/** Only a fresh sign-in by code does without it. */
export function needsOldPassword(): Refusal {
  return new Refusal(CODES.credentials, MESSAGES.needsOldPassword);
}

export function needsCaptcha(): Refusal {
  return new Refusal(CODES.captcha, MESSAGES.needsCaptcha);
}

export function wrongCaptcha(): Refusal {
  return new Refusal(CODES.captcha, MESSAGES.wrongCaptcha);
}

/** Does not say when it will be possible again. */
export function tooManyPasswords(): Refusal {
  return new Refusal(CODES.tooMany, MESSAGES.tooManyPasswords);
}

export function tooManyTries(): Refusal {
  return new Refusal(CODES.tooMany, MESSAGES.tooManyTries);
}

/** Too many wrong codes in a row. It says how else to sign in, since waiting does not help. */
export function tooManyCodes(): Refusal {
  return new Refusal(CODES.tooMany, MESSAGES.tooManyCodes);
}

export function tooManySends(): Refusal {
  return new Refusal(CODES.tooMany, MESSAGES.tooManySends);
}

/** The isolate hashes as much as it can. */
export function busy(): Refusal {
  return new Refusal(CODES.tooMany, MESSAGES.busy);
}

export function wrongLength(): Refusal {
  const { least, most } = ACCOUNT_LIMITS.password;
  return new Refusal(CODES.weakPassword, MESSAGES.wrongLength(least, most));
}

export function commonPassword(): Refusal {
  return new Refusal(CODES.weakPassword, MESSAGES.commonPassword);
}

export function noAddressee(): Refusal {
  return badPayload('account', MESSAGES.noAddressee);
}
