/**
 * Sealing (AES-GCM) and signing (HMAC-SHA-256) of cookie values (README, "Sealing").
 * The first key seals; any of the keys can open a value. The name of the cookie is part of the seal, so no value can be moved to another
 * cookie. A value that does not open gives `undefined`, never an error.
 */
export interface Sealer {
  seal(name: string, value: string): Promise<string>;
  open(name: string, sealed: string): Promise<string | undefined>;
  sign(name: string, value: string): Promise<string>;
  verify(name: string, signed: string): Promise<string | undefined>;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });
const IV_BYTES = 12;

/** @param secrets - `SESSION_SECRET`, split at its commas; at least one */
export function createSealer(secrets: readonly string[]): Sealer {
  const keys = secrets.map((secret) => ({ aes: deriveKey(secret, 'seal'), mac: deriveKey(secret, 'sign') }));
  const [first] = keys;
  if (!first) throw new Error('SESSION_SECRET is empty');

  return {
    async seal(name, value) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const sealed = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv, additionalData: encoder.encode(name) }, await aesKey(first.aes), encoder.encode(value),
      );
      return toBase64Url(concat(iv, new Uint8Array(sealed)));
    },
    async open(name, sealed) {
      const bytes = fromBase64Url(sealed);
      if (!bytes || bytes.length <= IV_BYTES) return undefined;
      const parameters = { name: 'AES-GCM', iv: bytes.subarray(0, IV_BYTES), additionalData: encoder.encode(name) };
      for (const key of keys) {
        try {
          return decoder.decode(await crypto.subtle.decrypt(parameters, await aesKey(key.aes), bytes.subarray(IV_BYTES)));
        } catch {
          continue;
        }
      }
      return undefined;
    },
    async sign(name, value) {
      const bytes = encoder.encode(value);
      const mac = await crypto.subtle.sign('HMAC', await macKey(first.mac), signedText(name, bytes));
      return `${toBase64Url(bytes)}.${toBase64Url(new Uint8Array(mac))}`;
    },
    async verify(name, signed) {
      const [payload, mac, rest] = signed.split('.');
      const bytes = fromBase64Url(payload ?? '');
      const given = fromBase64Url(mac ?? '');
      if (!bytes || !given || rest !== undefined) return undefined;
      for (const key of keys) {
        if (await crypto.subtle.verify('HMAC', await macKey(key.mac), given, signedText(name, bytes))) {
          return decoder.decode(bytes);
        }
      }
      return undefined;
    },
  };
}

async function deriveKey(secret: string, purpose: string): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', encoder.encode(`farad ${purpose} ${secret}`));
}
async function aesKey(raw: Promise<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', await raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
}
async function macKey(raw: Promise<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', await raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}

/** A NUL separates name and value, because a name never contains NUL. */
function signedText(name: string, value: Uint8Array): Uint8Array<ArrayBuffer> {
  return concat(encoder.encode(`${name}\0`), value);
}

function concat(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(a.length + b.length);
  out.set(a);
  out.set(b, a.length);
  return out;
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Accepts only the canonical spelling: if the last letter was changed, the text is refused even if it decodes to the same bytes. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = new Uint8Array(binary.length);
    for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
    return toBase64Url(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}
