import * as v from 'valibot';
import { lenient } from './lenient';

/** The envelope of every answer (section 7): code `'0'` returns data. */
export const envelope = v.object({
  code: v.string(),
  data: v.optional(v.unknown()),
  message: v.optional(v.nullable(v.string())),
});
export type Envelope = v.InferOutput<typeof envelope>;

/** The envelope of an answer's body, read leniently; nothing where it is none. */
export function readEnvelope(body: unknown): Envelope | undefined {
  const parsed = v.safeParse(envelope, lenient(envelope, body));
  return parsed.success ? parsed.output : undefined;
}

/** Code of a good answer. */
export const OK = '0';

/** Codes of the embedded mall. `ERR-TMS-0034` and `ERR-TMS-00-0001` ask for sign-in (section 8). */
export const CODES = {
  badPayload: 'ERR-COM-0400',
  /** Account, password or verification code are not right; which of them is not told. */
  credentials: 'ERR-COM-0401',
  /** A new password that may not be chosen: too short, or among the most common ones. */
  weakPassword: 'ERR-COM-0412',
  /** As many as there may be: saved parts, addresses. */
  full: 'ERR-COM-0413',
  /** A captcha must come with it, or the one that came was not right. */
  captcha: 'ERR-COM-0428',
  notFound: 'ERR-COM-0404',
  tooMany: 'ERR-COM-0429',
  internal: 'ERR-COM-0500',
  signIn: 'ERR-TMS-0034',
} as const;
