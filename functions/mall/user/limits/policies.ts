import { BOM_STORE } from '~/domain/bom/bom-policies';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WINDOW = 15 * MINUTE;
const MEGABYTE = 1024 * 1024;

/** Life of the access token of a user who stays signed in, ms. The storefront keeps its cookie for the same time. */
export const TOKEN_LIFE = 7 * DAY;
/** How long the access token of other users is valid without use, ms. */
export const UNUSED_LIFE = DAY;
/** A token with {@link UNUSED_LIFE} is prolonged at most once in this time, ms, to save writes. So it may end earlier by this time. */
export const PROLONGED_EVERY = HOUR;
/** The maximum number of sign-ins of an account at the same time. One more ends the oldest sign-in. */
export const MOST_SIGN_INS = 100;
/**
 * How long after a sign-in by code a password can be set without the current one, ms. Users who forgot their password need this. After other
 * sign-ins it is not possible, so that a person who steals a sign-in cannot lock out the owner.
 */
export const FRESH_CODE = 15 * MINUTE;
/** The maximum number of characters that are stored of a user agent. */
export const DEVICE_LENGTH = 200;

/** Life of a verification code, ms. */
export const CODE_LIFE = 10 * MINUTE;
/** How often each verification code can be tried (README, "Accounts"). */
export const CODE_TRIES = 5;
export const CODE_DIGITS = 6;
/** Life of a captcha, ms. */
export const CAPTCHA_LIFE = 5 * MINUTE;
/** Life of a challenge, ms. */
export const CHALLENGE_LIFE = 10 * MINUTE;

/** Life of a known device without a sign-in, ms. The storefront keeps its cookie for the same time. */
export const DEVICE_LIFE = 365 * DAY;
/** The maximum number of known devices of an account. One more forgets the one that was used least recently. */
export const MOST_DEVICES = 20;

/** How often something is allowed within a window. The window begins with the first use. */
export interface Rule {
  name: string;
  most: number;
  /** Length of the window, ms. */
  window: number;
}

/**
 * The networks by which IPv6 addresses are counted, and how many times as much as an address they may do. A connection gets a /64, a customer of a provider
 * often a /56 or a /48.
 */
export const NETWORK_SHARES = [{ bits: 64, share: 1 }, { bits: 56, share: 2 }, { bits: 48, share: 4 }] as const;

const rule = (name: string, most: number, window = WINDOW): Rule => ({ name, most, window });

/** How many wrong operators' keys may come from one network. Above the limit, it is not told whether a key is right. */
export const OPERATOR_KEY_FAILURES = rule('operatorKeyFailures', 10);

/**
 * How many passwords may be checked (README, "Lock-out"). Above the limit, no password is hashed. The check of a right password does not count.
 * `perAccount` and `perAddress` count the tries from elsewhere, `perPlace` those of an account at one device or address that it has signed in from.
 */
export const PASSWORD_ATTEMPTS = {
  perAccount: rule('checksOfAccount', 10),
  perAddress: rule('checksOfAddress', 10),
  perPlace: rule('checksOfPlace', 10),
} as const;

/** Wrong passwords of an account in a row, by the kind of place: a hundred in all. Any sign-in resets the counts. */
export const PASSWORDS_IN_A_ROW = {
  elsewhere: rule('checksInARow', 60, 365 * DAY),
  address: rule('checksInARowAtAddresses', 20, 365 * DAY),
  device: rule('checksInARowOnDevices', 20, 365 * DAY),
} as const;

/** How often a signed-in user's current password may be checked. Sign-ins are counted separately, so that neither blocks the other. */
export const PASSWORD_CHANGES = {
  perAccount: rule('changesOfAccount', 10),
  /** Wrong passwords in a row. Any sign-in resets the count. */
  inARow: rule('changesInARow', 100, 365 * DAY),
} as const;

/** How many passwords are hashed: right and wrong passwords of all accounts. These uses are never given back. */
export const HASHES = {
  perAddress: rule('hashesOfAddress', 100),
  /** For one account at a known device. */
  perDevice: rule('hashesOfDevice', 30),
  /** For all known devices of an address, so that nobody with many accounts uses up the hashes of all owners. */
  devicesOfAddress: rule('hashesOfDevicesOfAddress', 200),
} as const;

/** The number of wrong passwords after which a challenge is needed. */
export const FAILURES = {
  perAccount: rule('failuresOfAccount', 3),
  perAddress: rule('failuresOfAddress', 3),
  perPlace: rule('failuresOfPlace', 3),
} as const;

/**
 * How many verification codes may be sent. Those of a day are there so that nobody fills the mailbox of somebody else, or sends messages to many accounts at the operator's cost.
 * Known places have counts of a day of their own, which no stranger uses up.
 */
export const CODE_SENDS = {
  /** For one account, requested from one address or known device. */
  perVisit: rule('sendsOfVisit', 5),
  perVisitInDay: rule('sendsOfVisitInDay', 15, DAY),
  perAccount: rule('sendsToAccount', 20),
  perAccountInDay: rule('sendsToAccountInDay', 60, DAY),
  perAddress: rule('sendsOfAddress', 20),
  perAddressInDay: rule('sendsOfAddressInDay', 200, DAY),
  fromKnownInDay: rule('sendsFromKnownInDay', 60, DAY),
  knownOfAddressInDay: rule('sendsOfKnownInDay', 200, DAY),
} as const;

/** How many verification codes are sent without a challenge. */
export const SENDS_WITHOUT_CHALLENGE = {
  perAccount: rule('freeSendsToAccount', 2, HOUR),
  perAddress: rule('freeSendsOfAddress', 3, HOUR),
} as const;

/** How often a picture is accepted where a challenge is needed (reasons: README, "Challenges"). */
export const PICTURES = {
  perAccount: rule('picturesOfAccount', 10, HOUR),
  perAddress: rule('picturesOfAddress', 10, HOUR),
  ofShop: rule('picturesOfShop', 2_000, HOUR),
} as const;

/** How often verification codes may be tried (reasons: README, "Lock-out"). Checks of passwords are counted separately. */
export const CODE_TRIALS = {
  perAddress: rule('codesOfAddress', 30),
  /** Wrong codes in a row for an account from one address or known device. */
  perVisit: rule('codesOfVisit', 20, 365 * DAY),
  /** Wrong codes in a row for an account from elsewhere: addresses and devices where it never signed in. */
  inARow: rule('codesInARow', 100, 365 * DAY),
} as const;

/** Half of a count. */
const halfOf = ({ name, most, window }: Rule): Rule => rule(`${name}FromNetwork`, most / 2, window);

/**
 * How much of each count of an account the strangers of one network may take: half, so that one network never turns away an owner who is elsewhere (README, "Lock-out").
 * The network is the widest that counts as one visitor.
 */
export const OF_ONE_NETWORK = {
  passwords: halfOf(PASSWORD_ATTEMPTS.perAccount),
  passwordsInARow: halfOf(PASSWORDS_IN_A_ROW.elsewhere),
  sends: halfOf(CODE_SENDS.perAccount),
  sendsInDay: halfOf(CODE_SENDS.perAccountInDay),
  codesInARow: halfOf(CODE_TRIALS.inARow),
} as const;

/** Sign-ins of an account from one address. After the first, the address counts as the account's own. */
export const OWN_ADDRESS = rule('ownAddress', 1, 365 * DAY);

/** Events of tracking that are stored for the visitors of one address. A visitor causes about four a page. */
export const EVENTS_OF_ADDRESS = rule('eventsOfAddress', 2_000);
/** The maximum number of bytes of an event's JSON. With what reports count and its place in the index it then takes 1.4 KB of the database. */
export const EVENT_BYTES = 1_024;
/**
 * Events that are stored for the whole shop, so that addresses without number cannot fill the database: 49 MB a day, 4.4 GB in the 90 days that they
 * are kept. One network can use up all of them.
 */
export const EVENTS_OF_SHOP = rule('eventsOfShop', 35_000, DAY);

/** Bills of materials that visitors of one address may store without signing in. */
export const BOMS_OF_ADDRESS = rule('bomsOfAddress', 30, HOUR);
/** Bytes that they may store: the window is as long as unsaved ones are kept. */
export const BOM_BYTES_OF_ADDRESS = rule('bomBytesOfAddress', 250 * MEGABYTE, BOM_STORE.unsavedFor);
/** Bytes that signed-in users of one address may store in the same time, however many accounts they have. What they remove counts. */
export const BOM_BYTES_OF_USERS = rule('bomBytesOfUsers', 1_000 * MEGABYTE, BOM_STORE.unsavedFor);

/** How often feedback may be sent. */
export const FEEDBACK_SENDS = {
  perAddress: rule('feedbackOfAddress', 10, HOUR),
  perUser: rule('feedbackOfUser', 10, HOUR),
} as const;
/** Screenshots that may be sent from one address. */
export const SCREENSHOTS_OF_ADDRESS = rule('screenshotsOfAddress', 20, DAY);
/** Screenshots that may be sent to the whole shop, from all addresses. */
export const SCREENSHOTS_OF_SHOP = rule('screenshotsOfShop', 200, DAY);
