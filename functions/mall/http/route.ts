import * as v from 'valibot';
import { BODY_LIMIT, type Call } from '~/upstream/contract/base/call';
import { parseLenient } from '~/upstream/contract/base/lenient';
import type { Language, Texts } from '~/domain/text/language';
import type { MallBindings } from './bindings';
import type { Queries } from '../db/queries';
import { FIELD_MESSAGES } from './messages';
import { badPayload } from './refusal';

/** The request of a call, and everything that is needed to answer it. */
export interface MallContext {
  bindings: MallBindings;
  queries: Queries;
  request: Request;
  language: Language;
  /** Milliseconds since 1970, the same for the whole request. */
  now: number;
  /** IANA zone of calendar days, and of times without an offset. */
  timeZone: string;
  /** Additional headers of the answer. */
  headers: Headers;
  /** Delivers a message of the outbox after the answer, if that is possible here; else the schedule does. */
  deliverSoon(id: string): void;
}

/** The part of a {@link MallContext} that scheduled work needs. */
export type JobContext = Pick<MallContext, 'bindings' | 'queries' | 'now' | 'timeZone'> & {
  /** Whether the schedule runs the work, which may then wait for other services. */
  scheduled?: true;
};

/** A call of the contract with the function that answers it. */
export interface MallRoute {
  call: Call;
  /** @throws Refusal for trade errors */
  run(input: unknown, context: MallContext): Promise<unknown>;
}

/** Connects a call with the function that answers it. The function gets the parsed payload, and must return data of the contract's type. */
export function handle<P extends v.GenericSchema, D extends v.GenericSchema>(
  call: Call<P, D>,
  answer: (payload: v.InferOutput<P>, context: MallContext) => Promise<v.InferInput<D>>,
): MallRoute {
  return {
    call,
    run: (input, context) => answer(parsePayload(call.payload, input), context),
  };
}

/**
 * Validates a payload with its schema. Small deviations are accepted, for example a number as text (app/upstream/README.md, "Lenient reading").
 * @throws Refusal that names the first wrong field
 */
export function parsePayload<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  // Without this check, Valibot would accept a list as an object, and the methods of the list as its fields.
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw badPayload('payload', FIELD_MESSAGES.notObject);
  }
  const parsed = parseLenient(schema, input);
  if (parsed.success) return parsed.output;
  const issue = parsed.issues[0];
  throw badPayload(v.getDotPath(issue) ?? 'payload', describe(issue));
}

/**
 * Reads the JSON body of a call. An empty body counts as an empty payload.
 * @throws Refusal if the body is too long or not JSON
 */
export async function readBody({ body }: Request, { bodyLimit = BODY_LIMIT }: Pick<Call, 'bodyLimit'>): Promise<unknown> {
  const text = await readText(body, bodyLimit);
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw badPayload('payload', FIELD_MESSAGES.notJson);
  }
}

/** How many bytes of a body that is too long are read on, because an unread body breaks the connection for the next request. */
const READ_ON = 1024 * 1024;

/** Reads a body as text. Of a body with more than `limit` bytes nothing is kept, and reading stops soon. @throws Refusal */
async function readText(body: ReadableStream<Uint8Array> | null, limit: number): Promise<string> {
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let bytes = 0;
  const reader = body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    bytes += next.value.byteLength;
    if (bytes <= limit) parts.push(decoder.decode(next.value, { stream: true }));
    else parts.length = 0;
    if (bytes > limit + READ_ON) await reader?.cancel();
  }
  if (bytes > limit) throw badPayload('payload', FIELD_MESSAGES.bodyTooLong(limit));
  return parts.join('') + decoder.decode();
}

/** Says what is wrong with a field, and what is allowed. */
function describe(issue: v.BaseIssue<unknown>): Texts {
  if (issue.received === 'undefined') return FIELD_MESSAGES.missing;
  const limit = 'requirement' in issue ? String(issue.requirement) : '';
  switch (issue.type) {
    case 'min_value':
      return FIELD_MESSAGES.atLeast(limit);
    case 'max_value':
      return FIELD_MESSAGES.atMost(limit);
    case 'min_length':
      return Array.isArray(issue.input) ? FIELD_MESSAGES.tooFew(limit) : FIELD_MESSAGES.tooShort(limit);
    case 'max_length':
      return Array.isArray(issue.input) ? FIELD_MESSAGES.tooMany(limit) : FIELD_MESSAGES.tooLong(limit);
    case 'integer':
      return FIELD_MESSAGES.notWhole;
    case 'number':
      return FIELD_MESSAGES.notNumber;
    case 'string':
      return FIELD_MESSAGES.notText;
    case 'array':
      return FIELD_MESSAGES.notList;
    case 'object':
      return FIELD_MESSAGES.notObject;
    case 'picklist':
    case 'literal':
      return FIELD_MESSAGES.notOneOf(issue.expected);
    default:
      return FIELD_MESSAGES.wrongFormat;
  }
}
