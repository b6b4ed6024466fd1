import { CHECKOUT_ORIGIN } from '../app/domain/order/order-forms';

/** Where the widget of Cloudflare Turnstile comes from. */
const TURNSTILE_ORIGIN = 'https://challenges.cloudflare.com';

/** What a page may use outside of the shop. */
export interface Outside {
  /** Whether it may show the widget of Cloudflare Turnstile. */
  turnstile?: boolean;
  /** Whether its forms may lead to a page of Stripe. */
  checkout?: boolean;
}

/** Sets the security headers of every answer (SECURITY, "Output"). */
export function setSecurityHeaders(headers: Headers, nonce: string, secure: boolean, { turnstile = false, checkout = false }: Outside = {}): void {
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${turnstile ? ` ${TURNSTILE_ORIGIN}` : ''}`,
    ...(turnstile ? [`frame-src ${TURNSTILE_ORIGIN}`] : []),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `form-action 'self'${checkout ? ` ${CHECKOUT_ORIGIN}` : ''}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', policy.join('; '));
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  headers.set('cross-origin-opener-policy', 'same-origin');
  headers.set('cross-origin-resource-policy', 'same-origin');
  headers.set('x-frame-options', 'DENY');
  if (secure) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
}

/** Collects the header `Server-Timing`: the time in the upstream, the answers of the cache, and the time until the shell. */
export class Timing {
  #upstreamMs = 0;
  #calls = 0;
  #cache = new Map<string, number>();

  upstream(ms: number): void {
    this.#upstreamMs += ms;
    this.#calls += 1;
  }

  cache(state: string): void {
    this.#cache.set(state, (this.#cache.get(state) ?? 0) + 1);
  }

  /** @param renderMs - milliseconds from the request to the shell */
  header(renderMs: number): string {
    const states = [...this.#cache].map(([state, count]) => `${state} ${count}`).join(', ');
    return [
      `upstream;dur=${this.#upstreamMs};desc="${this.#calls} calls"`,
      `cache;desc="${states || 'none'}"`,
      `render;dur=${renderMs}`,
    ].join(', ');
  }
}

/** 128 random bits, base64. */
export function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}
