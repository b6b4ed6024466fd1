import { ACCOUNT_LIMITS } from '~/domain/account/account-rules';
import { CODES } from '~/upstream/contract/base/envelope';
import { badPayload, Refusal } from '../http/refusal';
import { MESSAGES } from './messages';

/** The refusal if the call needs a user. */
export function needsSignIn(): Refusal {
  return new Refusal(CODES.signIn, MESSAGES.signIn);
}

/** The refusal for a wrong password, and also for an account that does not exist (SECURITY, "Signing in"). */
export function wrongCredentials(): Refusal {
  return new Refusal(CODES.credentials, MESSAGES.wrongCredentials);
}

/** The refusal for any code that is not accepted. It is the same if the account does not exist (SECURITY, "Signing in"). */
export function wrongCode(): Refusal {
  return new Refusal(CODES.credentials, MESSAGES.wrongCode);
}

/** The refusal if the current password is wrong. The password is not changed. */
export function wrongOldPassword(): Refusal {
  return new Refusal(CODES.credentials, MESSAGES.wrongOldPassword);
}

/** The refusal if another change of the password, or signing out everywhere, has overtaken this one. */
export function changedMeanwhile(): Refusal {
  return new Refusal(CODES.credentials, MESSAGES.changedMeanwhile);
}

/** The refusal if the current password is missing. It is not needed after a fresh sign-in by code. */
export function needsOldPassword(): Refusal {
  return new Refusal(CODES.credentials, MESSAGES.needsOldPassword);
}

/** The refusal if the call needs a challenge. A picture is accepted too, so the message asks for its characters. */
export function needsChallenge(): Refusal {
  return new Refusal(CODES.captcha, MESSAGES.needsCaptcha);
}

/** The refusal if the answer to a challenge is wrong, already used, expired or for something else. */
export function wrongChallenge(): Refusal {
  return new Refusal(CODES.captcha, MESSAGES.wrongChallenge);
}

/** The refusal after too many pictures. */
export function tooManyPictures(): Refusal {
  return new Refusal(CODES.tooMany, MESSAGES.tooManyPictures);
}

/** The refusal if the captcha is wrong, already used or expired. */
export function wrongCaptcha(): Refusal {
  return new Refusal(CODES.captcha, MESSAGES.wrongCaptcha);
}

/** The refusal after too many checks of passwords. It does not say when the next check is possible. */
export function tooManyPasswords(): Refusal {
  return new Refusal(CODES.tooMany, MESSAGES.tooManyPasswords);
}

/** The refusal after too many tries of anything else. */
export function tooManyTries(): Refusal {
  return new Refusal(CODES.tooMany, MESSAGES.tooManyTries);
}

/** The refusal after too many wrong codes in a row. It names other ways to sign in, because waiting does not help. */
export function tooManyCodes(): Refusal {
  return new Refusal(CODES.tooMany, MESSAGES.tooManyCodes);
}

/** The refusal if too many verification codes were sent. */
export function tooManySends(): Refusal {
  return new Refusal(CODES.tooMany, MESSAGES.tooManySends);
}

/** The refusal if the isolate hashes as many passwords as it may. */
export function busy(): Refusal {
  return new Refusal(CODES.tooMany, MESSAGES.busy);
}

/** The refusal if a new password is too short or too long. */
export function wrongLength(): Refusal {
  const { least, most } = ACCOUNT_LIMITS.password;
  return new Refusal(CODES.weakPassword, MESSAGES.wrongLength(least, most));
}

/** The refusal if a new password is too common. */
export function commonPassword(): Refusal {
  return new Refusal(CODES.weakPassword, MESSAGES.commonPassword);
}

/** The refusal if an identifier is neither an e-mail address nor a mobile number. */
export function noAddressee(): Refusal {
  return badPayload('account', MESSAGES.noAddressee);
}
