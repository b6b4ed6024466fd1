import * as v from 'valibot';
import type { User } from '../domain/account/account-records';
import type { Message } from '../domain/text/message';
import { readJson } from './read-json';
import type { Sealer } from './seal';

/** What the browser keeps between two requests in the sealed cookie `state`. */
export interface VisitState {
  /** The actions that wait for sign-in, in their order. */
  queue: QueuedAction[];
  /** The owner of the queue and the order draft; `undefined` if they belong to the next user who signs in. */
  owner?: string | undefined;
  /** The fields to fill in at checkout, until the order is placed. */
  orderDraft?: OrderDraft | undefined;
  /** Messages that are not shown yet. */
  messages: Message[];
  /** The ids of the captcha and of the verification codes that the visitor can still enter. */
  ids: PendingIds;
}

/** Ids of the captcha that was shown last, and of the verification codes that were sent last. */
export interface PendingIds {
  captcha?: string | undefined;
  login?: string | undefined;
  register?: string | undefined;
}

/** The maximum length of one of these ids, in characters. A longer id is not kept. */
export const ID_LIMIT = 64;

/** An action that needs a user, with its form fields. The fields never contain passwords (README, "Actions that wait"). */
export interface QueuedAction {
  action: ActionName;
  fields: Record<string, string>;
  /** Identifies the sign-in prompt of the page. If the visitor closes the prompt, the action is cancelled. */
  promptId?: string | undefined;
}

/** The fields of an order that was posted but not placed. */
export type OrderDraft = Readonly<Record<string, string | undefined>>;

/** The actions that may wait for sign-in. `app/actions/after-login.ts` carries them out. */
export const ACTION_NAMES = ['saved_parts', 'membership_center', 'checkout', 'confirm_order', 'order_detail', 'bom'] as const;
export type ActionName = (typeof ACTION_NAMES)[number];

/** The maximum number of actions that wait (README, "Actions that wait"). */
export const QUEUE_LIMIT = 20;

/** The maximum size of the cookie's value, in bytes. */
export const STATE_LIMIT = 3 * 1024;

const kind = v.picklist(['error', 'result', 'notice']);
const message = v.union([
  v.object({ kind, key: v.string(), values: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))) }),
  v.object({ kind, text: v.string() }),
]);

const state = v.object({
  queue: v.pipe(
    v.array(v.object({ action: v.picklist(ACTION_NAMES), fields: v.record(v.string(), v.string()), promptId: v.optional(v.string()) })),
    v.maxLength(QUEUE_LIMIT),
  ),
  owner: v.optional(v.string()),
  orderDraft: v.optional(v.record(v.string(), v.string())),
  messages: v.array(message),
  ids: v.object({ captcha: v.optional(v.string()), login: v.optional(v.string()), register: v.optional(v.string()) }),
});

/** Reads the sealed cookie. A malformed cookie counts as empty. */
export async function openVisitState(sealer: Sealer, cookie: string | undefined): Promise<VisitState> {
  const read = cookie === undefined ? undefined : readJson(state, await sealer.open('state', cookie));
  return read ?? { queue: [], messages: [], ids: {} };
}

/** The value of the cookie; `undefined` if there is nothing to keep. */
export async function sealVisitState(sealer: Sealer, { queue, messages, ids, owner, orderDraft }: VisitState): Promise<string | undefined> {
  const rest = [owner, orderDraft, ...Object.values(ids)];
  if (queue.length === 0 && messages.length === 0 && rest.every((one) => one === undefined)) return undefined;
  return sealer.seal('state', JSON.stringify({ queue, messages, ids, owner, orderDraft }));
}

/** Bytes that sealing adds: the vector and the tag of AES-GCM. */
const SEAL_BYTES = 12 + 16;
/** The maximum size of the text in the cookie, in bytes. 3 sealed bytes take 4 characters in the cookie. */
const TEXT_BYTES = Math.floor((STATE_LIMIT * 3) / 4) - SEAL_BYTES;
/** The number of bytes that are reserved for ids and owner with their names, and for one message. */
const RESERVED = { ids: 4 * (ID_LIMIT + 14), message: 400 } as const;
/** The maximum size of a text or a value in a message, in bytes. If the messages do not fit, the next smaller size is tried. */
const MESSAGE_BYTES = [300, 150, 70, 40] as const;

/** The owner of a queue, cut to the size that the cookie reserves. */
export function ownerOf({ userCode }: User): string {
  return cut(userCode, ID_LIMIT);
}

/** Whether queue and order draft leave the reserved bytes free. */
export function hasRoomFor({ queue, orderDraft }: Pick<VisitState, 'queue' | 'orderDraft'>): boolean {
  return bytesOf({ queue, orderDraft, messages: [] }) <= TEXT_BYTES - RESERVED.ids - RESERVED.message;
}

/** The messages, shortened as far as needed. If that is not enough, the oldest messages are dropped. */
export function withinLimit({ queue, orderDraft, messages }: Pick<VisitState, 'queue' | 'orderDraft' | 'messages'>): Message[] {
  const fits = (some: readonly Message[]) => bytesOf({ queue, orderDraft, messages: some }) <= TEXT_BYTES - RESERVED.ids;
  for (const bytes of MESSAGE_BYTES) {
    const shortened = messages.map((one) => shorten(one, bytes));
    if (fits(shortened)) return shortened;
  }
  let kept = messages.map((one) => shorten(one, MESSAGE_BYTES.at(-1) ?? 0));
  while (kept.length > 0 && !fits(kept)) kept = kept.slice(1);
  return kept;
}

function shorten(message: Message, bytes: number): Message {
  if ('text' in message) return { kind: message.kind, text: cut(message.text, bytes) };
  const { kind, key, values } = message;
  if (!values) return { kind, key };
  const short = Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? cut(value, bytes) : value] as const);
  return { kind, key, values: Object.fromEntries(short) };
}

/** Cuts a text, with an ellipsis, to at most `bytes` bytes of JSON. */
function cut(text: string, bytes: number): string {
  if (bytesOf(text) <= bytes) return text;
  const letters = [...text.slice(0, bytes)];
  while (letters.length > 0 && bytesOf(`${letters.join('')}…`) > bytes) letters.length = Math.floor(letters.length * 0.9);
  return `${letters.join('')}…`;
}

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
