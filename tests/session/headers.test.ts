import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createNonce, setSecurityHeaders, Timing } from '../../functions/headers';

function headersOf(secure: boolean, given: Record<string, string> = {}): Record<string, string> {
  const headers = new Headers(given);
  setSecurityHeaders(headers, 'bm9uY2U=', secure);
  return Object.fromEntries(headers);
}

describe('S31: the headers of every response', () => {
  test('over HTTPS', () => {
    expect(headersOf(true)).toEqual({
      'content-security-policy':
        "default-src 'none'; script-src 'self' 'nonce-bm9uY2U='; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
        "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  test('over plain HTTP have no Strict-Transport-Security', () => {
    const { 'strict-transport-security': strict, ...rest } = headersOf(false);
    expect(strict).toBeUndefined();
    expect(Object.keys(rest)).toHaveLength(7);
  });

  test('allow no inline code and no other origin', () => {
    const policy = headersOf(true)['content-security-policy'] ?? '';
    expect(policy).not.toMatch(/unsafe|strict-dynamic|https?:|\*/);
  });

  test('allow the origin of the widget of Turnstile only where it is configured, for its program and its frame', () => {
    const headers = new Headers();
    setSecurityHeaders(headers, 'bm9uY2U=', true, { turnstile: true });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.split('; ').filter((directive) => directive.includes('https:'))).toEqual(["script-src 'self' 'nonce-bm9uY2U=' https://challenges.cloudflare.com", 'frame-src https://challenges.cloudflare.com']);
    expect(policy).not.toMatch(/unsafe|strict-dynamic|\*/);
  });

  test('let forms lead to Stripe only on the pages where it is offered', () => {
    const headers = new Headers();
    setSecurityHeaders(headers, 'bm9uY2U=', true, { checkout: true });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.split('; ').filter((directive) => directive.includes('https:'))).toEqual(["form-action 'self' https://checkout.stripe.com"]);
  });

  test('keep a stricter policy of a file, and replace other headers', () => {
    const headers = headersOf(true, { 'content-security-policy': 'sandbox', 'x-frame-options': 'ALLOWALL', 'x-content-type-options': 'x' });
    expect(headers).toMatchObject({ 'content-security-policy': 'sandbox', 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
  });
});

describe('S31: the headers of every file (public/_headers)', () => {
  const file = readFileSync(fileURLToPath(new URL('../../public/_headers', import.meta.url)), 'utf8');
  const [, block = ''] = /^\/\*\n((?: {2}.*\n)+)/m.exec(file) ?? [];
  const ofFiles = Object.fromEntries([...block.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [name.toLowerCase(), value]));

  test('are those of answers, with a policy of their own', () => {
    const { 'content-security-policy': policy, ...rest } = headersOf(true);
    expect(policy).toBeDefined();
    const { 'content-security-policy': ownPolicy, ...own } = ofFiles;
    expect(own).toEqual(rest);
    expect(ownPolicy).toBe("default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
  });
});

test('a nonce has 128 random bits and is used once', () => {
  const nonces = Array.from({ length: 500 }, createNonce);
  expect(new Set(nonces).size).toBe(500);
  for (const nonce of nonces) expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
  const ones = nonces.reduce((sum, nonce) => sum + bits(nonce), 0);
  expect(ones / (500 * 128)).toBeCloseTo(0.5, 1);
});

test('Server-Timing has upstream, cache and render', () => {
  const timing = new Timing();
  expect(timing.header(3)).toBe('upstream;dur=0;desc="0 calls", cache;desc="none", render;dur=3');
  timing.upstream(20);
  timing.upstream(5);
  for (const state of ['hit', 'hit', 'stale', 'miss']) timing.cache(state);
  expect(timing.header(31)).toBe('upstream;dur=25;desc="2 calls", cache;desc="hit 2, stale 1, miss 1", render;dur=31');
});

function bits(base64: string): number {
  return [...Buffer.from(base64, 'base64')].reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
}
