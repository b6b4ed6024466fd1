import { createDecipheriv, createHash, createHmac, hkdfSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSealer } from '~/session/seal';

const KEY = 'the first key of this shop with 32 signs or more';
const OLD = 'the key before that which also has 32 signs';
const FOREIGN = 'the key of another shop which has 32 signs too';
const sealer = createSealer([KEY]);
const { seal: put, open: take } = sealer;

describe('a sealed value', () => {
  test('is opened unchanged, for any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), async (value) => {
        expect(await take('SESSION', await put('SESSION', value))).toBe(value);
      }),
      { numRuns: 200 },
    );
  });

  test('is safe in a cookie', async () => {
    expect(await put('user', 'Ω "quoted"; path=/, two\r\nlines')).toMatch(/^[\w-]+$/);
  });

  test('does not open after any of 1,000 random changes', async () => {
    const good = await put('user', JSON.stringify({ userCode: 'U00000001', storedAt: 1_767_225_600_000 }));
    const sign = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/%; é\0');
    const place = fc.nat(good.length - 1);
    const change = fc.oneof(
      fc.tuple(place, sign).map(([at, to]) => good.slice(0, at) + to + good.slice(at + 1)),
      place.map((at) => good.slice(0, at)),
      place.map((at) => good.slice(at + 1)),
      fc.tuple(place, sign).map(([at, to]) => good.slice(0, at) + to + good.slice(at)),
      fc.tuple(place, place).map(([a, b]) => swap(good, a, b)),
      fc.string({ maxLength: 200 }),
    );
    await fc.assert(
      fc.asyncProperty(change.filter((text) => text !== good), async (text) => {
        expect(await take('user', text)).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });

  test('does not open with a changed bit in any byte', async () => {
    const good = await put('user', 'U1');
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    for (let at = 0; at < good.length; at++) {
      for (let bit = 1; bit < 64; bit *= 2) {
        const changed = good.slice(0, at) + alphabet.charAt(alphabet.indexOf(good.charAt(at)) ^ bit) + good.slice(at + 1);
        expect(await take('user', changed)).toBeUndefined();
      }
    }
  });

  test('opens only under the name of its cookie', async () => {
    const value = await put('access-token', 'tok');
    expect(await take('SESSION', value)).toBeUndefined();
    expect(await take('access-toke', value)).toBeUndefined();
    expect(await take('', value)).toBeUndefined();
  });

  test('of another shop does not open', async () => {
    const foreign = createSealer([FOREIGN]);
    expect(await take('user', await foreign.seal('user', 'U1'))).toBeUndefined();
  });

  test.each(['', '.', '..', 'a.b.c', 'AAAA', 'A'.repeat(8192), '%00', '\0', '{}', 'ＡＢＣ'])('is not %j', async (text) => {
    expect(await take('user', text)).toBeUndefined();
  });
});

describe('key rotation', () => {
  const rotated = createSealer([KEY, OLD]);
  const old = createSealer([OLD]);

  test('all keys open, the first seals', async () => {
    expect(await rotated.open('user', await old.seal('user', 'U1'))).toBe('U1');
    expect(await sealer.open('user', await rotated.seal('user', 'U1'))).toBe('U1');
    expect(await old.open('user', await rotated.seal('user', 'U1'))).toBeUndefined();
  });

  test('a removed key no longer opens anything', async () => {
    expect(await sealer.open('user', await old.seal('user', 'U1'))).toBeUndefined();
  });

  test('a sealer needs a key', () => {
    expect(() => createSealer([])).toThrow('SESSION_SECRET');
  });
});

test('a value is sealed differently each time, and cannot be read', async () => {
  const sealed = await Promise.all(Array.from({ length: 50 }, () => sealer.seal('access-token', 'tok-canary')));
  expect(new Set(sealed).size).toBe(50);
  expect(new Set(sealed.map((text) => text.slice(0, 16))).size).toBe(50);
  for (const text of sealed) expect(Buffer.from(text, 'base64url').toString('latin1')).not.toContain('canary');
});

describe('S4: keys', () => {
  const SALT = 'farad cookies';

  /** HKDF and AES-GCM of Node, which share no code with the sealer. */
  function openWith(purpose: string, name: string, sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const cipher = createDecipheriv('aes-256-gcm', Buffer.from(hkdfSync('sha256', KEY, SALT, purpose, 32)), bytes.subarray(0, 12));
    cipher.setAAD(Buffer.from(name)).setAuthTag(bytes.subarray(-16));
    return cipher.update(bytes.subarray(12, -16), undefined, 'utf8') + cipher.final('utf8');
  }

  test.each(['access-token', 'SESSION', 'user', 'state'])('are derived for the purpose of the cookie %s alone', async (name) => {
    const sealed = await sealer.seal(name, 'text');
    expect(openWith(`cookie ${name}`, name, sealed)).toBe('text');
    expect(() => openWith('cookie', name, sealed)).toThrow();
    expect(() => openWith('cookie other', name, sealed)).toThrow();
  });

  test('are not the hash of the secret, and there is no other way to protect a cookie', async () => {
    const sealed = await sealer.seal('user', 'U1');
    const bytes = Buffer.from(sealed, 'base64url');
    const old = createHash('sha256').update(`farad seal ${KEY}`).digest();
    const cipher = createDecipheriv('aes-256-gcm', old, bytes.subarray(0, 12)).setAAD(Buffer.from('user')).setAuthTag(bytes.subarray(-16));
    cipher.update(bytes.subarray(12, -16));
    expect(() => cipher.final()).toThrow();
    expect(Object.keys(sealer).sort()).toEqual(['open', 'seal']);
  });

  test('a value that was only signed by an earlier release does not open', async () => {
    const payload = Buffer.from('{"userCode":"U00000001","name":"Demo","storedAt":1767225600000}');
    const mac = createHmac('sha256', createHash('sha256').update(`farad sign ${KEY}`).digest()).update('user\0').update(payload).digest('base64url');
    expect(await sealer.open('user', `${payload.toString('base64url')}.${mac}`)).toBeUndefined();
  });
});

function swap(text: string, a: number, b: number): string {
  const signs = [...text];
  [signs[a], signs[b]] = [text.charAt(b), text.charAt(a)];
  return signs.join('');
}
