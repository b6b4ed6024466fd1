const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WINDOW = 15 * MINUTE;

/** Life of the access token of a user who stays signed in, ms; the storefront keeps its cookie as long. */
export const TOKEN_LIFE = 7 * DAY;
/** How long the token of any other user lives without use, ms. */
export const UNUSED_LIFE = DAY;
/** Such a token is prolonged once in this time, ms, so that reads seldom become writes; it may end this much early. */
export const PROLONGED_EVERY = HOUR;
/** Sign-ins an account may have at once; the oldest one ends with the next. */
export const MOST_SIGN_INS = 100;
/**
 * How long after a sign-in by code, ms, it may change the password without the current one: the way out for who forgot
 * it. Whoever takes over an older sign-in, or one by password, cannot lock the owner out.
 */
export const FRESH_CODE = 15 * MINUTE;
/** Characters that are kept of a browser's words for itself. */
export const DEVICE_LENGTH = 200;

/** Life of a verification code, ms, and the wrong tries that each code survives (README, "Accounts"). */
export const CODE_LIFE = 10 * MINUTE;
export const CODE_TRIES = 5;
export const CODE_DIGITS = 6;
/** Life of a captcha, ms. */
export const CAPTCHA_LIFE = 5 * MINUTE;

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

/** Checks of passwords; beyond them nothing is hashed (SECURITY, "Signing in"). One that turns out right is given back. */
export const PASSWORD_ATTEMPTS = {
  perAccount: rule('checksOfAccount', 10),
  perAddress: rule('checksOfAddress', 10),
  /** Wrong ones in a row; a sign-in of any kind begins anew. */
  inARow: rule('checksInARow', 100, 365 * DAY),
} as const;

/** Old passwords that a signed-in user may give; apart from sign-ins, so that neither keeps the user from the other. */
export const PASSWORD_CHANGES = {
  perAccount: rule('changesOfAccount', 10),
  /** Wrong ones in a row; a sign-in of any kind begins anew. */
  inARow: rule('changesInARow', 100, 365 * DAY),
} as const;

/** Passwords an address may have hashed, right or wrong, of whatever account; never given back. */
export const HASHES_OF_ADDRESS = rule('hashesOfAddress', 100);

/** Wrong passwords after which a captcha is asked for. */
export const FAILURES = {
  perAccount: rule('failuresOfAccount', 3),
  perAddress: rule('failuresOfAddress', 3),
} as const;

/** Verification codes sent. */
export const CODE_SENDS = {
  /** To an account from one address. */
  perVisit: rule('sendsOfVisit', 5),
  perAccount: rule('sendsToAccount', 20),
  perAddress: rule('sendsOfAddress', 20),
} as const;

/** The same sends; after these a captcha is asked for. */
export const SENDS_WITHOUT_CAPTCHA = {
  perAccount: { ...CODE_SENDS.perAccount, most: 5 },
  perAddress: { ...CODE_SENDS.perAddress, most: 3 },
} as const;

/**
 * Verification codes tried; apart from passwords, so that nobody's wrong ones keep an owner from signing in by code.
 *
 * Six digits are guessed in the end by whoever tries for long enough from enough addresses, so wrong codes in a row are
 * limited for the account as a whole. That alone would let strangers close an owner's way in. Hence (1) a try counts
 * only at a code that is on its way, which costs its sender a message and soon a captcha; (2) one address can spend no
 * more than a fifth of the account's tries; (3) at an address from which the account has signed in before, only the tries
 * made there count; (4) elsewhere the password still signs in, and any sign-in begins anew. Between two sign-ins
 * of its owner an account falls to strangers once in 10,000 times at most. Registering opens nothing that is somebody's,
 * so of the limits in a row only that of the address holds there.
 */
export const CODE_TRIALS = {
  perAddress: rule('codesOfAddress', 30),
  /** Wrong ones in a row, for an account and from one address. */
  perVisit: rule('codesOfVisit', 20, 365 * DAY),
  /** Wrong ones in a row, for an account and from where it never signed in. */
  inARow: rule('codesInARow', 100, 365 * DAY),
} as const;

/** Sign-ins of an account from one address: with the first, the address counts as the account's own. */
export const OWN_ADDRESS = rule('ownAddress', 1, 365 * DAY);
