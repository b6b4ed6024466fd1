import * as v from 'valibot';
import type { Message } from '../domain/message';
import { readJson } from './read-json';
import type { Sealer } from './seal';

/** What the browser keeps between two requests in the sealed cookie `state`. */
export interface VisitState {
  /** What waits for sign-in, in the order it was asked for. */
  queue: QueuedAction[];
  /** What is still to be told. */
  messages: Message[];
  /** Id of the captcha that was shown last. */
  captcha?: string | undefined;
}

/** An action that needs a user, with its form data; passwords never are among it (readings, "Session"). */
export interface QueuedAction {
  action: ActionName;
  fields: Record<string, string>;
}

/** The actions that may wait for sign-in; what they do stands in `after-login.ts`. */
export const ACTION_NAMES = ['saved_parts'] as const;
export type ActionName = (typeof ACTION_NAMES)[number];

/** Actions that wait at most (readings, "Session"). */
export const QUEUE_LIMIT = 20;

/** Bytes of the cookie's value at most (interfaces.md, "Cookies"). */
export const STATE_LIMIT = 3 * 1024;

const kind = v.picklist(['error', 'result', 'notice']);
const message = v.union([
  v.object({ kind, key: v.string(), values: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))) }),
  v.object({ kind, text: v.string() }),
]);

const state = v.object({
  queue: v.pipe(
    v.array(v.object({ action: v.picklist(ACTION_NAMES), fields: v.record(v.string(), v.string()) })),
    v.maxLength(QUEUE_LIMIT),
  ),
  messages: v.array(message),
  captcha: v.optional(v.string()),
});

/** Reads the sealed cookie; whatever is wrong with it, it is empty. */
export async function openVisitState(sealer: Sealer, cookie: string | undefined): Promise<VisitState> {
  const read = cookie === undefined ? undefined : readJson(state, await sealer.open('state', cookie));
  return read ?? { queue: [], messages: [] };
}

/** The cookie's value; `undefined` where there is nothing to keep. */
export async function sealVisitState(sealer: Sealer, { queue, messages, captcha }: VisitState): Promise<string | undefined> {
  if (queue.length === 0 && messages.length === 0 && captcha === undefined) return undefined;
  return sealer.seal('state', JSON.stringify({ queue, messages, captcha }));
}

/** Whether the state fits the cookie. Sealed, 3 bytes of text take 4. */
export function fits({ queue, messages, captcha }: VisitState): boolean {
  const bytes = new TextEncoder().encode(JSON.stringify({ queue, messages, captcha })).length + SEAL_BYTES;
  return Math.ceil((bytes * 4) / 3) <= STATE_LIMIT;
}

/** What sealing adds: the vector and the tag of AES-GCM. */
const SEAL_BYTES = 12 + 16;
