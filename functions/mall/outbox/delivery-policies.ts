const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How messages are delivered (README, "Mail"). Times in ms. */
export const DELIVERY = {
  /** The pause after the first try. Each further one is twice as long. */
  firstPause: MINUTE,
  longestPause: HOUR,
  /** So much earlier a message is due again, because the schedule runs once a minute. It is longer than a try takes. */
  early: 30 * SECOND,
  /** How long a provider may take for one message. */
  timeout: 10 * SECOND,
  /** Messages that are sent side by side. A request has six connections. */
  block: 5,
  /** Blocks of one run. */
  blocks: 40,
} as const;

/** How long a message is tried. That of a code ends with its code. */
export const MESSAGE_LIFE = DAY;
/** How long accepted messages stay in the list, without their codes. */
export const SENT_LIFE = 7 * DAY;
/** How long messages that were given up stay in the list. */
export const DEAD_LIFE = 90 * DAY;

/** The operator gets at most one alert of a kind in this time. */
export const ALERT_EVERY = HOUR;
/** How often a due transition of an order must have failed for an alert. */
export const ALERT_TRIES = 3;

/** How many bills of materials are shared a day by mail to one account. More links are made without a mail. */
export const SHARE_MAILS = 20;

/** Of how many orders that an account places in a day it is told by a message. Each may cost the shop a text message, and an order that is cancelled costs its buyer nothing. */
export const PLACED_MESSAGES = 50;
