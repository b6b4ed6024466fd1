const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const WINDOW = 15 * MINUTE;

/** Life of an access token, ms (section 9). */
export const TOKEN_LIFE = 7 * DAY;
/** Sign-ins an account may have at once; the oldest one ends with the next. */
export const MOST_SIGN_INS = 100;
/** Characters that are kept of a browser's words for itself. */
export const DEVICE_LENGTH = 200;

/** Life of a verification code, ms, and the tries it survives (readings, "Login and registration"). */
export const CODE_LIFE = 10 * MINUTE;
export const CODE_TRIES = 5;
export const CODE_DIGITS = 6;
/** Life of a captcha, ms. */
export const CAPTCHA_LIFE = 5 * MINUTE;

/** Cost of a password hash (security promise 8): 16 MiB and about 125 ms. */
export const HASH_COST = { N: 16_384, r: 8, p: 5 } as const;
/** Hashes that run at once in an isolate, and those that may wait for their turn. */
export const HASHES = { atOnce: 2, waiting: 8 } as const;
/** After this long, ms, a turn counts as given up: a visitor who leaves takes the request with them, and nothing ends it. */
export const HASH_TURN = 15 * SECOND;

/** How often something may be done within a window that begins with the first use. */
export interface Rule {
  name: string;
  most: number;
  /** Length of the window, ms. */
  window: number;
}

const rule = (name: string, most: number, window = WINDOW): Rule => ({ name, most, window });

/** Checks of passwords; beyond them nothing is hashed (security promise 11). One that turns out right is given back. */
export const CHECKS = {
  ofAccount: rule('checksOfAccount', 10),
  ofAddress: rule('checksOfAddress', 10),
  /** Wrong ones in a row; a sign-in of any kind begins anew. */
  inARow: rule('checksInARow', 100, 365 * DAY),
  /** Old passwords that a signed-in user may give; nobody else's tries count. */
  ofChange: rule('checksOfChange', 10),
} as const;

/** Wrong passwords after which a captcha is asked for. */
export const FAILURES = {
  ofAccount: rule('failuresOfAccount', 3),
  ofAddress: rule('failuresOfAddress', 3),
} as const;

/** Verification codes sent. */
export const SENDS = {
  toAccount: rule('sendsToAccount', 5),
  ofAddress: rule('sendsOfAddress', 20),
  /** The same sends; after these a captcha is asked for. */
  withoutCaptcha: rule('sendsOfAddress', 3),
} as const;

/** Verification codes tried; apart from passwords, so that nobody's wrong ones keep an owner from signing in by code. */
export const CODES_OF_ADDRESS = rule('codesOfAddress', 30);
