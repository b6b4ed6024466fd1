import type { User } from '../domain/account';
import type { Message } from '../domain/message';
import { isUpstreamError } from '../upstream/errors';
import { writeCookie } from './cookies';
import type { Credentials } from './credentials';
import type { Sealer } from './seal';
import { openStoredUser, sealStoredUser, stillCounts, type StoredUser } from './stored-user';
import { fits, openVisitState, QUEUE_LIMIT, sealVisitState, type QueuedAction } from './visit-state';

/** Who visits, what they wait for and what they are to be told (section 4); the Worker commits it once. */
export interface Session {
  /** The signed-in user: as stored for up to six hours, then fetched again, once a request. Never fails. */
  user(): Promise<User | null>;
  /** After a sign-in, or a change of the user's name. @param keep whether it outlives the browser session; as before, if absent */
  signedIn(user: User, keep?: boolean): void;
  /** The token counts no more: the three cookies go, what waits for sign-in stays. */
  forget(): void;
  /** Sign-out: what waits for sign-in dies with it. */
  end(): void;
  /** Keeps an action until sign-in. `false`: there is no more room, it was not kept. */
  enqueue(action: QueuedAction): boolean;
  /** What waits, in its order; it waits no more. */
  takeQueue(): QueuedAction[];
  /** Something to be told on the next page. */
  tell(message: Message): void;
  takeMessages(): Message[];
  /** Id of the captcha shown last; answered or not, it counts once. */
  captcha: string | undefined;
  /** The upstream refused to say who this is and asks for sign-in (section 8). */
  readonly signInAsked: boolean;
  /** `Set-Cookie` lines for what changed. @param leadsElsewhere the answer shows no page: what was to be told on it stays */
  commit(leadsElsewhere: boolean): Promise<string[]>;
}

export interface SessionSources {
  cookies: ReadonlyMap<string, string>;
  sealer: Sealer;
  secure: boolean;
  credentials: Credentials;
  /** Asks the upstream who the token belongs to; `null`: nobody. */
  fetchUser(): Promise<User | null>;
  /** ms since 1970. */
  now(): number;
}

/** Characters of an upstream's message that are kept. */
const TEXT_LIMIT = 300;

/** Opens the session of one request; whatever does not open means signed out. */
export async function openSession({ cookies, sealer, secure, credentials, fetchUser, now }: SessionSources): Promise<Session> {
  const before = await openStoredUser(sealer, cookies.get('user'));
  const state = await openVisitState(sealer, cookies.get('state'));
  const stateBefore = JSON.stringify(state);
  let stored: StoredUser | undefined = before;
  let signInAsked = false;
  let taken: Message[] = [];
  let asked: Promise<User | null> | undefined;

  const keep = () => stored?.keep ?? before?.keep ?? true;

  async function find(): Promise<User | null> {
    if (!credentials.jar.accessToken) {
      stored = undefined;
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
      const { reaction, message } = error.description;
      signInAsked = reaction.toLogin || reaction.loginPrompt;
      if (signInAsked) session.forget();
      if (reaction.toast || reaction.toLogin) session.tell({ kind: 'error', text: message });
      return null;
    }
  }

  const session: Session = {
    captcha: state.captcha,
    get signInAsked() {
      return signInAsked;
    },
    user() {
      asked ??= find();
      return asked;
    },
    signedIn(user, keeps = keep()) {
      stored = { ...user, storedAt: now(), keep: keeps };
      asked = Promise.resolve(user);
    },
    forget() {
      stored = undefined;
      credentials.jar.accessToken = undefined;
      credentials.jar.session = undefined;
      asked = Promise.resolve(null);
    },
    end() {
      session.forget();
      state.queue = [];
    },
    enqueue(action) {
      // Pressed twice, it is meant once.
      if (state.queue.some((other) => JSON.stringify(other) === JSON.stringify(action))) return true;
      const queue = [...state.queue, action];
      if (queue.length > QUEUE_LIMIT || !fits({ ...state, queue })) return false;
      state.queue = queue;
      return true;
    },
    takeQueue() {
      const { queue } = state;
      state.queue = [];
      return queue;
    },
    tell(message) {
      const kept = 'text' in message ? { ...message, text: message.text.slice(0, TEXT_LIMIT) } : message;
      // What is asked for twice is told once.
      state.messages = [...state.messages.filter((other) => JSON.stringify(other) !== JSON.stringify(kept)), kept];
      // What is newest is what the visitor waits for.
      while (state.messages.length > 1 && !fits(state)) state.messages = state.messages.slice(1);
    },
    takeMessages() {
      taken = state.messages;
      state.messages = [];
      return taken;
    },
    async commit(leadsElsewhere) {
      const lines = await credentials.commit(keep());
      const messages = leadsElsewhere ? [...taken, ...state.messages] : state.messages;
      const now = { ...state, messages, captcha: session.captcha };
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

/** What the state is where the cookie is missing or does not open. */
const EMPTY = JSON.stringify({ queue: [], messages: [] });
