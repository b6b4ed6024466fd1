import { openBomCookie, type OpenBomCookie } from '../../app/session/bom-cookie';
import { openCartCookie, type OpenCartCookie } from '../../app/session/cart-cookie';
import { openColumnsCookie, type OpenColumnsCookie } from '../../app/session/choices/columns-cookie';
import { openCurrencyCookie, type CurrencyCookie } from '../../app/session/choices/currency-cookie';
import { openPopupCookie, type OpenPopupCookie } from '../../app/session/choices/popup-cookie';
import { openTrackingCookie, type TrackingCookie } from '../../app/session/choices/tracking-cookie';

/** The cookies of a visit that are not sealed, by their names (app/routes/README.md, "Cookies"). */
export type VisitCookies = {
  cartCookie: OpenCartCookie;
  bomCookie: OpenBomCookie;
  columnsCookie: OpenColumnsCookie;
  popupCookie: OpenPopupCookie;
  /** Whether the visitor's visits are counted. */
  trackingCookie: TrackingCookie;
  currencyCookie: CurrencyCookie;
};

/** Opens the cookies of a request. @param secure - whether the visitor uses https */
export function openVisitCookies(cookies: ReadonlyMap<string, string>, headers: Headers, secure: boolean): VisitCookies {
  return {
    cartCookie: openCartCookie(cookies, secure),
    bomCookie: openBomCookie(cookies, secure),
    columnsCookie: openColumnsCookie(cookies, secure),
    popupCookie: openPopupCookie(cookies, secure),
    trackingCookie: openTrackingCookie(cookies, headers, secure),
    currencyCookie: openCurrencyCookie(cookies, secure),
  };
}
