/** The three kinds of events (README, "Tracking"). */
export const EVENT_TYPES = { jump: 'PAGE_JUMP', visit: 'PAGE_VISIT', click: 'BUTTON_CLICK' } as const;
export type EventType = (typeof EVENT_TYPES)[keyof typeof EVENT_TYPES];

/** The names of functional clicks. An element that causes one is marked with `data-event`. */
export const CLICK_EVENTS = ['search', 'addToCart', 'checkOut', 'pay', 'download', 'feedback', 'language', 'draw'] as const;
export type ClickEvent = (typeof CLICK_EVENTS)[number];

/** The names of the events that pages cause. */
export const PAGE_EVENTS = { jump: 'pageJump', visit: 'pageVisit' } as const;
