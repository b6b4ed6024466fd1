/** A visitor who posts forms of checkout and orders, with an upstream that gives the test's answers. */
import type { Language } from '~/domain/text/language';
import { keptForm, type PostedForm } from '~/actions/form/posted-form';
import { createAccount } from '~/upstream/account';
import { createTrade, type CartCookie } from '~/upstream/trade';
import { FILE_AT_ONCE, good, type Seen, TRADE_AT_ONCE, World } from '../upstream/fake-upstream';

export type Answers = Readonly<Record<string, (body: unknown) => Response>>;

export interface TradeVisit {
  account: ReturnType<typeof createAccount>;
  trade: ReturnType<typeof createTrade>;
  cartCookie: CartCookie;
  session: { goal: string | undefined };
  /** The calls of the upstream, with name and payload. */
  asked(): Array<[call: string, payload: unknown]>;
}

export const EMPTY_CART = {
  lines: [],
  totals: { lines: 0, total: '0', eligible: '0', saving: '0', feeType: 'FP1', payable: '0', sellers: [] },
};

/** @param answers by the name of the call; other calls are answered with an empty cart */
export function tradeVisit(answers: Answers = {}, language: Language = 'en'): TradeVisit {
  const world = new World();
  world.upstream.answer = (seen) => (answers[nameOf(seen)] ?? (() => good(EMPTY_CART)))(bodyOf(seen));
  const client = world.visit();
  const cartCookie: CartCookie = { value: { lines: 0 } };
  return {
    account: createAccount(client, language, TRADE_AT_ONCE),
    trade: createTrade(client, language, cartCookie, TRADE_AT_ONCE, FILE_AT_ONCE),
    cartCookie,
    session: { goal: undefined },
    asked: () => world.upstream.seen.map((seen) => [nameOf(seen), bodyOf(seen)]),
  };
}

export function form(fields: Record<string, string | undefined>): PostedForm {
  return keptForm(fields);
}

function nameOf({ url }: Seen): string {
  return new URL(url).pathname.replace('/api/farad/', '');
}

function bodyOf({ body }: Seen): unknown {
  return body === '' ? undefined : JSON.parse(body);
}
