import * as v from 'valibot';
import type { MailBinding } from '../http/bindings';
import type { Courier } from './courier';
import { DELIVERY } from './delivery-policies';

/**
 * Codes of errors after which no further try can help. The others concern the configuration, a limit or the service, and pass
 * (https://developers.cloudflare.com/email-service/api/send-emails/workers-api/, "Error codes").
 */
const NEVER: ReadonlySet<string> = new Set(['E_VALIDATION_ERROR', 'E_FIELD_MISSING', 'E_RECIPIENT_NOT_ALLOWED', 'E_RECIPIENT_SUPPRESSED', 'E_CONTENT_TOO_LARGE']);

const coded = v.object({ code: v.pipe(v.string(), v.regex(/^E_[A-Z_]{1,40}$/)) });

/**
 * Sends mails by a `send_email` binding of Cloudflare. It takes the parts of a mail and writes the MIME text itself. Cloudflare has no key against
 * doubles, so the id stands in a header, for who has to find one.
 */
export function cloudflareCourier(binding: MailBinding, from: { email: string; name: string }): Courier {
  return {
    async send({ id, to, subject, text, html }) {
      try {
        await inTime(binding.send({ from, to, subject, text, ...(html ? { html } : {}), headers: { 'X-Message-Key': id, 'Auto-Submitted': 'auto-generated' } }));
        return 'accepted';
      } catch (error) {
        if (error instanceof Late) return { fault: 'no answer in time', isFinal: false };
        const parsed = v.safeParse(coded, error);
        return parsed.success ? { fault: parsed.output.code, isFinal: NEVER.has(parsed.output.code) } : { fault: 'refused by the binding', isFinal: false };
      }
    },
  };
}

class Late extends Error {}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(new Late()), DELIVERY.timeout)));
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
