import type { Stripe } from 'stripe';
import type { MallBindings } from '../../http/bindings';

/** How Stripe is used (README, "Stripe"). Times are in milliseconds. */
export const STRIPE_POLICY = {
  /** The longest time that an answer may take. */
  timeout: 8_000,
  /** How long a page at Stripe can be paid. Stripe allows 30 minutes at least by its own clock. */
  sessionLife: 31 * 60_000,
  /** A page is shown again only if this much of its life is left. */
  reuseMargin: 5 * 60_000,
  /** A page for which Stripe has not answered is asked for again with the same key for this time. */
  repeatWithin: 20_000,
  /** Such a page is forgotten after this time. Nobody has its address. */
  forgetAfter: 5 * 60_000,
  /** How often Stripe is asked about an open page, in case that a call-back is lost, and about money on its way. */
  askOpenEvery: 10 * 60_000,
  askProcessingEvery: 60 * 60_000,
  /** An order whose page cannot be ended closes this long after the page has ended by itself. */
  closeAnywayAfter: 60 * 60_000,
  /** Rows of ended pages are kept for this time. */
  keepSessions: 30 * 86_400_000,
  /** How old a call-back may be, in seconds. */
  tolerance: 300,
} as const;

/** The ways to pay on a page at Stripe, as far as the account has them activated. */
export const STRIPE_METHODS = ['card', 'alipay', 'wechat_pay'] as const;

/**
 * The smallest and largest amount of a payment at Stripe, in fen. The smallest one is half a dollar or euro, in the currency of the account: about 4 CNY. The largest one
 * has eight digits. Stripe itself has the last word.
 */
export const STRIPE_AMOUNTS = { least: 400, most: 99_999_999 } as const;

type StripeBindings = Pick<MallBindings, 'STRIPE_SECRET_KEY' | 'STRIPE_API_URL'>;

/** Whether buyers can pay at Stripe. */
export function hasStripe({ STRIPE_SECRET_KEY }: StripeBindings): boolean {
  return Boolean(STRIPE_SECRET_KEY);
}

/** Whether what concerns Stripe is left to the shop, because this mall works beside it and cannot know whether it has Stripe's keys. */
export function leavesStripe({ DESK }: Pick<MallBindings, 'DESK'>): boolean {
  return DESK === '1';
}

/** A client of Stripe. Its code is evaluated by the first call only. Every call of ours is repeated by its caller, so the client repeats none. @throws Error if Stripe is not configured */
export async function openStripe({ STRIPE_SECRET_KEY: key, STRIPE_API_URL: address }: StripeBindings): Promise<Stripe> {
  if (!key) throw new Error('STRIPE_SECRET_KEY is not set');
  const { Stripe: Client } = await import('stripe');
  return new Client(key, {
    // The global function is looked up at each call, because it belongs to the request.
    httpClient: Client.createFetchHttpClient((...request) => fetch(...request)),
    maxNetworkRetries: 0, timeout: STRIPE_POLICY.timeout, telemetry: false,
    ...(address ? hostOf(new URL(address)) : {}),
  });
}

function hostOf({ protocol, hostname, port }: URL) {
  return { protocol: protocol === 'http:' ? 'http' as const : 'https' as const, host: hostname, port: port || (protocol === 'http:' ? 80 : 443) };
}

/** What a failing call of Stripe means. */
export interface StripeFault {
  /** Whether Stripe has refused the call for good, so that the same call fails again. Otherwise it may succeed later. */
  refused: boolean;
  /** Stripe's code, such as `resource_missing`; empty if there is none. */
  code: string;
}

/** Codes of refusals that pass. */
const PASSING: ReadonlySet<string> = new Set(['lock_timeout', 'idempotency_key_in_use', 'balance_insufficient', 'rate_limit']);

/** Reads what a call of the client has thrown. @throws the error if it does not come from Stripe or the network */
export function readStripeFault(error: unknown): StripeFault {
  if (!(error instanceof Error) || !('rawType' in error || 'statusCode' in error)) throw error;
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 0;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return { refused: (status === 400 || status === 402 || status === 404) && !PASSING.has(code), code };
}
