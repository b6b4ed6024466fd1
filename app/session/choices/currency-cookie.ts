import { CURRENCIES } from '../../domain/money/approximate';
import { CURRENCY } from '../../domain/money/money-format';
import { writeCookie } from '../cookies';

/** The currency in which the visitor wants to see approximate sums, in the cookie `currency`. */
export interface CurrencyCookie {
  /** A currency, `CNY` for no other one, or `undefined` if nothing was chosen. */
  readonly choice: string | undefined;
  /** Keeps a choice for a year. Anything else than a currency changes nothing. */
  set(code: string): void;
  /** The `Set-Cookie` lines. */
  commit(): string[];
}

export function openCurrencyCookie(cookies: ReadonlyMap<string, string>, secure: boolean): CurrencyCookie {
  const stored = known(cookies.get('currency'));
  let wanted = stored;
  return {
    choice: stored,
    set(code) {
      wanted = known(code) ?? wanted;
    },
    commit: () => (wanted === stored ? [] : [writeCookie('currency', wanted, secure)]),
  };
}

function known(code: string | undefined): string | undefined {
  return [CURRENCY, ...CURRENCIES].find((one) => one === code);
}
