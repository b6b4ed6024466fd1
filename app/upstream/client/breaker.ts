import { BREAKER, TIMEOUTS } from './policies';

/**
 * What the end of a call says of the upstream: it works, it fails, or nothing, for example because the visitor has left. Refusals of the trade
 * come from an upstream that works.
 */
export type Verdict = 'works' | 'fails' | 'unknown';

/** Thrown instead of sending a call of a group that rests. */
export class Resting extends Error {}

/** What a call asks for, and for whom. It is spelt out only if it is needed, since some ask for a great deal. */
export type Subject = () => string;

/** The permission to send one call. It must be given back with the call's verdict. */
export interface Permit {
  subject: Subject;
  /** The state in which it was given. Verdicts from an earlier state do not count. */
  state: State;
  /** When it was given. */
  since: number;
}

type State =
  /** The subjects that have failed since the last success. */
  | { is: 'closed'; failed: Set<string> }
  | { is: 'open'; since: number }
  | { is: 'trial'; successes: number; underWay: Set<Permit> };

/** Failures of one subject, one after the other. */
interface Failures {
  count: number;
  /** When the last one was. */
  at: number;
}

/** Stops calls of one group while the upstream fails, and calls with one subject while that fails (README, "Resting"). Each isolate has its own. Times are ms since 1970. */
export class Breaker {
  #state: State = { is: 'closed', failed: new Set() };
  /** By subject, the one that failed least recently first. */
  readonly #failures = new Map<string, Failures>();

  /** Whether the whole group rests. @param rest - ms of rest; 0: calls are always sent */
  isOpen(now: number, rest: number): boolean {
    const state = this.#at(now, rest);
    return rest > 0 && (state.is === 'open' || (state.is === 'trial' && state.underWay.size >= BREAKER.trials));
  }

  /** @throws Resting if no call with this subject would be sent now */
  check(subject: Subject, now: number, rest: number): void {
    if (this.isOpen(now, rest)) throw new Resting('the upstream failed a moment ago');
    if (this.#failures.size === 0) return;
    const { count, at } = this.#failures.get(subject()) ?? { count: 0, at: 0 };
    if (count >= BREAKER.failures && now - at < rest) throw new Resting('this call failed a moment ago');
  }

  /** @throws Resting if no call with this subject may be sent now */
  admit(subject: Subject, now: number, rest: number): Permit {
    this.check(subject, now, rest);
    const permit = { subject, state: this.#state, since: now };
    if (permit.state.is === 'trial') permit.state.underWay.add(permit);
    return permit;
  }

  /** @returns whether the group begins to rest, where it did not rest a moment ago */
  giveBack(permit: Permit, verdict: Verdict, now: number): boolean {
    const { subject, state } = permit;
    if (verdict !== 'unknown') this.#note(subject, verdict, now);
    if (state !== this.#state) return false;
    if (state.is === 'trial') state.underWay.delete(permit);
    if (verdict === 'fails') this.#fail(state, subject, now);
    if (verdict === 'works') this.#succeed(state);
    return state.is === 'closed' && this.#state.is === 'open';
  }

  #at(now: number, rest: number): State {
    if (this.#state.is === 'open' && now - this.#state.since >= rest) this.#state = { is: 'trial', successes: 0, underWay: new Set() };
    if (this.#state.is === 'trial') forgetLost(this.#state.underWay, now);
    return this.#state;
  }

  /** Counts the failures of a subject; its first success forgets them. */
  #note(subject: Subject, verdict: 'works' | 'fails', now: number): void {
    if (verdict === 'works' && this.#failures.size === 0) return;
    const name = subject();
    const { count } = this.#failures.get(name) ?? { count: 0 };
    this.#failures.delete(name);
    if (verdict === 'works') return;
    this.#failures.set(name, { count: count + 1, at: now });
    const [oldest] = this.#failures.keys();
    if (this.#failures.size > BREAKER.subjects && oldest !== undefined) this.#failures.delete(oldest);
  }

  #fail(state: State, subject: Subject, now: number): void {
    if (state.is === 'closed') state.failed.add(subject());
    if (state.is === 'trial' || (state.is === 'closed' && state.failed.size >= BREAKER.failures)) this.#state = { is: 'open', since: now };
  }

  #succeed(state: State): void {
    if (state.is === 'closed') state.failed.clear();
    if (state.is === 'trial') state.successes += 1;
    if (state.is === 'trial' && state.successes >= BREAKER.successes) this.#state = { is: 'closed', failed: new Set() };
  }
}

/** Forgets permits of calls that must be over. The runtime may end the request of a visitor who has left before it gives them back. */
function forgetLost(underWay: Set<Permit>, now: number): void {
  for (const permit of underWay) {
    if (now - permit.since <= TIMEOUTS.wall) return;
    underWay.delete(permit);
  }
}
