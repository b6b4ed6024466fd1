import { createHmac } from 'node:crypto';
import { DELIVERY } from './delivery-policies';
import type { Courier, OutgoingMessage } from './courier';

/** Answers with which a receiver says that it will never accept a message: it is malformed, too large, or has no possible recipient. */
const NEVER: ReadonlySet<number> = new Set([400, 413, 422]);
/** The receiver has had this id before. */
const KNOWN = 409;

/**
 * Sends messages to an address of the operator (README, "Mail"), signed as https://www.standardwebhooks.com describes.
 * @param secrets - keys in base64, separated by commas; each of them signs
 */
export function webhookCourier(url: string, secrets: string): Courier {
  return {
    async send(message, now) {
      const timestamp = String(Math.floor(now / 1000));
      const body = bodyOf(message);
      const headers = {
        'content-type': 'application/json', 'webhook-id': message.id, 'webhook-timestamp': timestamp,
        'webhook-signature': signatures(secrets, `${message.id}.${timestamp}.${body}`),
      };
      try {
        // A redirect is not followed: the address is the configured one only.
        const response = await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal: AbortSignal.timeout(DELIVERY.timeout) });
        await response.body?.cancel();
        if (response.ok || response.status === KNOWN) return 'accepted';
        return { fault: `HTTP ${response.status}`, isFinal: NEVER.has(response.status) };
      } catch (error) {
        return { fault: error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'no connection', isFinal: false };
      }
    },
  };
}

function bodyOf({ expiresAt, ...message }: OutgoingMessage): string {
  return JSON.stringify({ ...message, expires: new Date(expiresAt).toISOString() });
}

function signatures(secrets: string, signed: string): string {
  return secrets.split(',').map((secret) => `v1,${createHmac('sha256', keyOf(secret)).update(signed).digest('base64')}`).join(' ');
}

/** The bytes of a key in base64. */
function keyOf(secret: string): Buffer {
  return Buffer.from(secret.trim().replace(/^whsec_/, ''), 'base64');
}
