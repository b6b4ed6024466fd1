import type { User } from '../domain/account/account-records';
import type { Message } from '../domain/text/message';
import { isUpstreamError, type Failure } from '../upstream/failures/upstream-error';
import { writeCookie } from './cookies';
import type { Credentials } from './credentials';
import type { Sealer } from './seal';
import { openStoredUser, sealStoredUser, stillCounts, type StoredUser } from './user-cookie';
import { hasRoomFor, ID_LIMIT, openVisitState, ownerOf, QUEUE_LIMIT, sealVisitState, withinLimit, type OrderDraft, type PendingIds, type QueuedAction } from './visit-state';

/** Who visits, which actions wait for sign-in, and which messages wait for the next page (README). The Worker writes the changes once. */
export interface Session {
  /**
   * The signed-in user: stored for up to six hours, then fetched again, at most once per request. `null` if nobody is signed in, or if the upstream
   * could not say who is signed in. In the second case there is a {@link failure}.
   */
  user(): Promise<User | null>;
  /** Why the upstream could not say who is signed in. If the token was invalid, it has been dropped. */
  readonly failure: Failure | undefined;
  /**
   * Stores the user after a sign-in or a change of the name. Drops actions, order draft and messages of another user. If there was an action or a
   * draft, a message says so.
   */
  signedIn(user: User): void;
  /** Clears the credentials; keeps queued actions, which then wait for the same user. */
  forget(): void;
  /** Sign-out: clears the credentials, queued actions and messages. */
  end(): void;
  /** Keeps an action until sign-in. @returns `false` if there is no room for it */
  enqueue(action: QueuedAction): boolean;
  /** Drops the action that waits for this prompt. */
  dequeue(promptId: string): void;
  /** Returns the queued actions in their order, and empties the queue. */
  takeQueue(): QueuedAction[];
  /** Keeps a message for the next page. */
  flash(message: Message): void;
  takeMessages(): Message[];
  /** The page to show after sign-in, if a waiting action names one. A return path wins over it. */
  goal: string | undefined;
  /** Keeps the fields of an order that was not placed, to fill in checkout. They belong to the signed-in user. */
  reopenOrder(fields: OrderDraft): void;
  /** The fields to fill in at checkout. They are kept until {@link dropOrderDraft}, sign-out or the sign-in of another user. */
  readonly orderDraft: OrderDraft | undefined;
  /** Drops the draft, because its order was placed or a newer order replaces it. */
  dropOrderDraft(): void;
  /** The ids of the captcha and of the verification codes that the visitor can still enter. */
  readonly ids: Readonly<PendingIds>;
  /** Keeps an id; `undefined` drops it. */
  setPendingId(what: keyof PendingIds, id: string | undefined): void;
  /** The `Set-Cookie` lines of the cookies that changed. @param shown - whether the response shows the messages; otherwise they are kept */
  commit(shown: boolean): Promise<string[]>;
}

export interface SessionSources {
  cookies: ReadonlyMap<string, string>;
  sealer: Sealer;
  secure: boolean;
  credentials: Credentials;
  /** Asks the upstream who the user of the token is; `null` if nobody is signed in with it. */
  fetchUser(): Promise<User | null>;
  /** ms since 1970. */
  now(): number;
}

/** Opens the session of one request. If a cookie does not open, it counts as missing. */
export async function openSession({ cookies, sealer, secure, credentials, fetchUser, now }: SessionSources): Promise<Session> {
  const before = await openStoredUser(sealer, cookies.get('user'));
  const state = await openVisitState(sealer, cookies.get('state'));
  const stateBefore = JSON.stringify(state);
  let stored: StoredUser | undefined = before;
  let failure: Failure | undefined;
  let taken: Message[] = [];
  let asked: Promise<User | null> | undefined;

  async function find(): Promise<User | null> {
    if (!credentials.jar.accessToken) {
      // The upstream's session is kept, because a captcha or a code may belong to it.
      forgetUser();
      return null;
    }
    if (stillCounts(stored, now())) return stored;
    try {
      const user = await fetchUser();
      if (user) session.signedIn(user);
      else session.forget();
      return user;
    } catch (error) {
      if (!isUpstreamError(error)) throw error;
      failure = error.failure;
      if (failure.signIn) session.forget();
      return null;
    }
  }

  /** Drops the stored user. Queued actions then wait for the same user. */
  function forgetUser(): void {
    if (stored) state.owner = ownerOf(stored);
    stored = undefined;
  }

  /** Drops everything that belongs to a user. */
  function dropOwn(): void {
    state.queue = [];
    state.messages = [];
    state.owner = undefined;
    state.orderDraft = undefined;
  }

  function dropForeign(): void {
    const dropped = state.queue.length > 0 || state.orderDraft !== undefined;
    dropOwn();
    if (dropped) session.flash({ kind: 'notice', key: 'account:message.queueOfAnother' });
  }

  const session: Session = {
    goal: undefined,
    get ids() {
      return state.ids;
    },
    setPendingId(what, id) {
      state.ids = { ...state.ids, [what]: id !== undefined && id.length <= ID_LIMIT ? id : undefined };
    },
    get failure() {
      return failure;
    },
    user() {
      asked ??= find();
      return asked;
    },
    reopenOrder(fields) {
      state.orderDraft = fields;
      if (stored) state.owner = ownerOf(stored);
    },
    get orderDraft() {
      return state.orderDraft;
    },
    dropOrderDraft() {
      state.orderDraft = undefined;
      // While a user is signed in, nothing else waits, so no owner is needed.
      if (stored) state.owner = undefined;
    },
    signedIn(user) {
      const owner = stored ? ownerOf(stored) : state.owner;
      if (owner !== undefined && owner !== ownerOf(user)) dropForeign();
      state.owner = state.orderDraft && ownerOf(user);
      stored = { ...user, storedAt: now() };
      asked = Promise.resolve(user);
    },
    forget() {
      forgetUser();
      credentials.jar.accessToken = undefined;
      credentials.jar.session = undefined;
      asked = Promise.resolve(null);
    },
    end() {
      session.forget();
      dropOwn();
    },
    enqueue(action) {
      // The same action waits only once.
      const same = isSameAction(action);
      const queue = state.queue.some(same) ? state.queue.map((other) => (same(other) ? action : other)) : [...state.queue, action];
      if (queue.length > QUEUE_LIMIT || !hasRoomFor({ ...state, queue })) return false;
      state.queue = queue;
      return true;
    },
    dequeue(wanted) {
      state.queue = state.queue.filter(({ promptId }) => promptId !== wanted);
    },
    takeQueue() {
      const { queue } = state;
      state.queue = [];
      return queue;
    },
    flash(message) {
      // The same message is shown only once.
      const same = saysTheSame(message);
      state.messages = withinLimit({ ...state, messages: [...state.messages.filter((other) => !same(other)), message] });
    },
    takeMessages() {
      taken = state.messages;
      state.messages = [];
      return taken;
    },
    async commit(shown) {
      const lines = await credentials.commit();
      const messages = shown ? state.messages : withinLimit({ ...state, messages: [...taken, ...state.messages] });
      const now = { ...state, messages };
      if (JSON.stringify(now) !== stateBefore || (cookies.has('state') && stateBefore === EMPTY)) {
        lines.push(writeCookie('state', await sealVisitState(sealer, now), secure));
      }
      if (stored !== before || (cookies.has('user') && !stored)) {
        lines.push(writeCookie('user', stored && (await sealStoredUser(sealer, stored)), secure));
      }
      return lines;
    },
  };
  return session;
}

/** A test for messages with the same words. */
function saysTheSame({ kind: _, ...words }: Message): (other: Message) => boolean {
  const same = isSame(words);
  return ({ kind: _other, ...others }) => same(others);
}

/** A test for the same action with the same fields. The prompt may be another one. */
function isSameAction({ action, fields }: QueuedAction): (other: QueuedAction) => boolean {
  const same = isSame({ action, fields });
  return (other) => same({ action: other.action, fields: other.fields });
}

/** A test for objects that are equal to `one`, compared as JSON. */
function isSame(one: object): (other: object) => boolean {
  const text = JSON.stringify(one);
  return (other) => JSON.stringify(other) === text;
}

/** The state if the cookie is missing or does not open. */
const EMPTY = JSON.stringify({ queue: [], messages: [], ids: {} });
