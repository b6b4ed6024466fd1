/**
 * Collects the events of a page and reports them (app/domain/README.md, "Tracking"). It is a file of its own, which every page loads late and
 * without the framework, so that pages without a program are counted too. A visitor who does not want to be counted never gets it.
 */
import { EVENT_TYPES, PAGE_EVENTS } from '~/domain/tracking/event-names';
import { isPageJump } from '~/domain/tracking/page-rules';
import { EVENT_LIMITS } from '~/domain/tracking/tracked-event';

/** An event without the fields that its type adds. */
type Collected = Record<string, string | number | undefined>;

function collect(): void {
  let events: Collected[] = [];
  let visited: Collected | undefined;
  let timer: number | undefined;
  let { pathname } = location;

  const report = () => {
    clearTimeout(timer);
    timer = undefined;
    describe();
    if (events.length === 0) return;
    const body = JSON.stringify(events);
    events = [];
    const sent = fetch('/action_log', { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' }, body });
    sent.then(({ ok }) => ok || Promise.reject()).catch(() => console.warn('report failed'));
  };

  /** Adds what the page says about itself. A page says it late, because the script may be faster; so it is read when the page is left. */
  const describe = () => {
    if (visited) visited.extParam = document.querySelector<HTMLElement>('[data-visit]')?.dataset.visit;
    visited = undefined;
  };

  const record = (eventType: string, eventName: string, more?: Collected) => {
    const event: Collected = {
      eventName, eventType, screenSize: `${screen.width}*${screen.height}`, currentUrl: pathname, createTime: Date.now(), ...more,
    };
    events.push(event);
    if (events.length >= EVENT_LIMITS.most || JSON.stringify(events).length > EVENT_LIMITS.collected) report();
    else timer ??= window.setTimeout(report, EVENT_LIMITS.wait);
    return event;
  };

  /** @param leaveTime - when the page `lastUrl` was left, ms since 1970 */
  const visit = (lastUrl?: string, leaveTime?: number) => {
    describe();
    if (lastUrl && isPageJump(lastUrl, pathname)) record(EVENT_TYPES.jump, PAGE_EVENTS.jump, { lastUrl, leaveTime });
    visited = record(EVENT_TYPES.visit, PAGE_EVENTS.visit);
  };

  const follow = () => {
    const last = pathname;
    ({ pathname } = location);
    if (last !== pathname) visit(last, Date.now());
  };

  const act = ({ target, type }: Event) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-event]:not([aria-disabled=true])') : null;
    if (!element || element.matches('form') !== (type === 'submit')) return;
    const { event = '', eventParam, eventField } = element.dataset;
    const form = element.closest('form');
    const field = form && eventField ? new FormData(form).get(eventField) : null;
    record(EVENT_TYPES.click, event, { eventParam: (eventParam ?? field?.toString())?.slice(0, EVENT_LIMITS.param) });
  };

  // The router of the shop changes the address without an event.
  for (const change of ['pushState', 'replaceState'] as const) {
    const original = history[change];
    history[change] = (...input) => {
      original.apply(history, input);
      follow();
    };
  }
  addEventListener('popstate', follow);
  addEventListener('click', act, true);
  addEventListener('submit', act, true);
  addEventListener('pagehide', report);
  addEventListener('visibilitychange', report);
  // The browser may show a page again as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) visit();
  });

  const { referrer } = document;
  const [navigation] = performance.getEntriesByType('navigation');
  const came = navigation && 'type' in navigation && navigation.type === 'navigate' && referrer.startsWith(`${location.origin}/`);
  visit(came ? new URL(referrer).pathname : '', Math.round(performance.timeOrigin));
}

/** Of newer browsers. */
declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

// The server reads the same signals from headers, which some browsers do not send.
if (!navigator.globalPrivacyControl && navigator.doNotTrack !== '1') collect();
