import { trackingChoice, type TrackingChoice } from '../../domain/tracking/tracking-choice';
import { writeCookie } from '../cookies';

/** Whether the visitor's visits are counted, and the cookie `tracking`, which keeps the visitor's own choice. */
export interface TrackingCookie {
  readonly choice: TrackingChoice;
  /** Switches counting on or off for a year. */
  set(on: boolean): void;
  /** The `Set-Cookie` lines. */
  commit(): string[];
}

export function openTrackingCookie(cookies: ReadonlyMap<string, string>, headers: Headers, secure: boolean): TrackingCookie {
  const stored = cookies.get('tracking');
  let wanted = stored;
  return {
    choice: trackingChoice(stored, [headers.get('sec-gpc'), headers.get('dnt')]),
    set(on) {
      wanted = on ? undefined : 'off';
    },
    commit: () => (wanted === stored ? [] : [writeCookie('tracking', wanted, secure)]),
  };
}
