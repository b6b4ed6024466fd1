/**
 * Sealing (AES-GCM) of cookie values (README, "Sealing"). The first secret seals; any of the secrets can open a value. Each cookie has a key of
 * its own, and its name is part of the seal, so no value can be moved to another cookie. A value that does not open gives `undefined`, never
 * an error.
 */
export interface Sealer {
  /** @param name - the name of the cookie, without `__Host-` */
  seal(name: string, value: string): Promise<string>;
  open(name: string, sealed: string): Promise<string | undefined>;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });
const IV_BYTES = 12;
/** What the keys are derived for. Another use of the same secret needs another text. */
const SALT = encoder.encode('farad cookies');

/** @param secrets - `SESSION_SECRET`, split at its commas; at least one */
export function createSealer(secrets: readonly string[]): Sealer {
  const [first] = secrets;
  if (!first) throw new Error('SESSION_SECRET is empty');
  const derived = new Map<string, Promise<CryptoKey>>();
  const keyOf = (secret: string, name: string): Promise<CryptoKey> => {
    const id = `${name}\0${secret}`;
    const key = derived.get(id) ?? deriveKey(secret, name);
    derived.set(id, key);
    return key;
  };

  return {
    async seal(name, value) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const sealed = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv, additionalData: encoder.encode(name) }, await keyOf(first, name), encoder.encode(value),
      );
      return toBase64Url(concat(iv, new Uint8Array(sealed)));
    },
    async open(name, sealed) {
      const bytes = fromBase64Url(sealed);
      if (!bytes || bytes.length <= IV_BYTES) return undefined;
      const parameters = { name: 'AES-GCM', iv: bytes.subarray(0, IV_BYTES), additionalData: encoder.encode(name) };
      for (const secret of secrets) {
        try {
          return decoder.decode(await crypto.subtle.decrypt(parameters, await keyOf(secret, name), bytes.subarray(IV_BYTES)));
        } catch {
          continue;
        }
      }
      return undefined;
    },
  };
}

/** The key of one cookie: HKDF (RFC 5869) with its name as purpose. Promises are kept for one request only, because the runtime forbids sharing them. */
async function deriveKey(secret: string, name: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: SALT, info: encoder.encode(`cookie ${name}`) }, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'],
  );
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
