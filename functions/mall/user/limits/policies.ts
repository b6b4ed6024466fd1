const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WINDOW = 15 * MINUTE;

/** Life of the access token of a user who stays signed in, ms. The storefront keeps its cookie for the same time. */
export const TOKEN_LIFE = 7 * DAY;
/** How long the token of any other user lives without use, ms. */
export const UNUSED_LIFE = DAY;
/** Such a token is prolonged once in this time at most, ms, so that few reads write. It may end earlier by this time. */
export const PROLONGED_EVERY = HOUR;
/** Most sign-ins of an account at the same time. A further one ends the oldest. */
export const MOST_SIGN_INS = 100;
/**
 * How long a sign-in by code may set a password without the current one, ms. Users who forgot theirs need this. No other sign-in may do
 * it: whoever takes one over must not lock the owner out.
 */
export const FRESH_CODE = 15 * MINUTE;
/** Most characters of a user agent that are stored. */
export const DEVICE_LENGTH = 200;

/** Life of a verification code, ms. */
export const CODE_LIFE = 10 * MINUTE;
/** Tries of each verification code (README, "Accounts"). */
export const CODE_TRIES = 5;
export const CODE_DIGITS = 6;
/** Life of a captcha, ms. */
export const CAPTCHA_LIFE = 5 * MINUTE;

/** Hashes that run at once in an isolate, and those that may wait for their turn. */
export const HASHES = { atOnce: 2, waiting: 8 } as const;
/** Longest turn, ms. If a visitor leaves, the request is cancelled, and nothing gives its turn back. */
export const HASH_TURN = 15 * SECOND;

/** How often something is allowed within a window. The window begins with the first use. */
export interface Rule {
  name: string;
  most: number;
  /** Length of the window, ms. */
  window: number;
}

const rule = (name: string, most: number, window = WINDOW): Rule => ({ name, most, window });

/** Checks of passwords. Beyond these nothing is hashed (SECURITY, "Signing in"). A check of a right password is given back. */
export const PASSWORD_ATTEMPTS = {
  perAccount: rule('checksOfAccount', 10),
  perAddress: rule('checksOfAddress', 10),
  /** Wrong passwords in a row. Any sign-in resets the count. */
  inARow: rule('checksInARow', 100, 365 * DAY),
} as const;

/** Checks of the current password of a signed-in user. They count apart from sign-ins, so that neither blocks the other. */
export const PASSWORD_CHANGES = {
  perAccount: rule('changesOfAccount', 10),
  /** Wrong passwords in a row. Any sign-in resets the count. */
  inARow: rule('changesInARow', 100, 365 * DAY),
} as const;

/** Passwords hashed for an address, right or wrong, of all accounts. Never given back. */
export const HASHES_OF_ADDRESS = rule('hashesOfAddress', 100);

/** Wrong passwords after which a captcha is needed. */
export const FAILURES = {
  perAccount: rule('failuresOfAccount', 3),
  perAddress: rule('failuresOfAddress', 3),
} as const;

/** Sent verification codes. */
export const CODE_SENDS = {
  /** To an account from one address. */
  perVisit: rule('sendsOfVisit', 5),
  perAccount: rule('sendsToAccount', 20),
  perAddress: rule('sendsOfAddress', 20),
} as const;

/** Sent verification codes after which a captcha is needed. They count by the rules of {@link CODE_SENDS}. */
export const SENDS_WITHOUT_CAPTCHA = {
  perAccount: { ...CODE_SENDS.perAccount, most: 5 },
  perAddress: { ...CODE_SENDS.perAddress, most: 3 },
} as const;

/** Tries of verification codes (README, "Accounts", says why these limits). They count apart from checks of passwords. */
export const CODE_TRIALS = {
  perAddress: rule('codesOfAddress', 30),
  /** Wrong codes in a row for an account from one address. */
  perVisit: rule('codesOfVisit', 20, 365 * DAY),
  /** Wrong codes in a row for an account from all addresses where it never signed in. */
  inARow: rule('codesInARow', 100, 365 * DAY),
} as const;

/** Sign-ins of an account from one address. After the first, the address counts as the account's own. */
export const OWN_ADDRESS = rule('ownAddress', 1, 365 * DAY);
