import { helpPath, PRIVACY_ARTICLE } from '../portal/help-menu';

/**
 * Whether visits are counted: `on`; `off`, because the visitor has switched it off; `signal`, because the browser asks not to be tracked (README,
 * "Tracking").
 */
export type TrackingChoice = 'on' | 'off' | 'signal';

/** The address that shows the switch. */
export const PRIVACY_PATH = helpPath(PRIVACY_ARTICLE);

/** @param signals - the values of the browser's signals `Sec-GPC` and `DNT`, as headers or as properties of the browser */
export function trackingChoice(cookie: string | undefined, signals: ReadonlyArray<string | boolean | null | undefined>): TrackingChoice {
  if (signals.some((signal) => signal === true || signal === '1')) return 'signal';
  return cookie === 'off' ? 'off' : 'on';
}
