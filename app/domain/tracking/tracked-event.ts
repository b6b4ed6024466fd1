import type { EVENT_TYPES, ClickEvent, PAGE_EVENTS } from './event-names';

/** What every event says. It names nobody: no account, no cart, no address of the network. */
interface EventBase {
  /** What a click was about, such as the searched words or the product's id. */
  eventParam?: string | undefined;
  /** More about a page, such as the number of parts that a search found. */
  extParam?: string | undefined;
  /** Width and height of the screen, such as `1440*900`. */
  screenSize?: string | undefined;
  /** The path of the page, without query and fragment. */
  currentUrl: string;
  /** When it happened by the browser's clock, ms since 1970. */
  createTime: number;
}

export type TrackedEvent =
  | (EventBase & { eventType: typeof EVENT_TYPES.visit; eventName: typeof PAGE_EVENTS.visit })
  | (EventBase & { eventType: typeof EVENT_TYPES.click; eventName: ClickEvent })
  | (EventBase & {
    eventType: typeof EVENT_TYPES.jump;
    eventName: typeof PAGE_EVENTS.jump;
    /** The path of the page before, and when it was left, ms since 1970. */
    lastUrl: string;
    leaveTime: number;
  });

/** How events are collected and reported. Lengths are in characters, sizes in bytes. */
export const EVENT_LIMITS = {
  /** Events of one report. */
  most: 20,
  /** How long the browser collects before it reports, ms. */
  wait: 5_000,
  /** The size of one event, and of a whole report. */
  eventBytes: 4 * 1024,
  reportBytes: 16 * 1024,
  /** The browser reports before its events are this long, so that the report stays below {@link EVENT_LIMITS.reportBytes}. */
  collected: 11_000,
  path: 2_000,
  param: 200,
} as const;
