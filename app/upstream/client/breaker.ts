import { BREAKER, TIMEOUTS } from './policies';

/**
 * What the end of a call says of the upstream: it works, it fails, or nothing, for example because the visitor has left. Refusals of the trade
 * come from an upstream that works.
 */
export type Verdict = 'works' | 'fails' | 'unknown';

/** Thrown instead of sending a call of a group that rests. */
export class Resting extends Error {}

/** The permission to send one call. It must be given back with the call's verdict. */
export interface Permit {
  /** The state in which it was given. Verdicts from an earlier state do not count. */
  state: State;
  /** When it was given. */
  since: number;
}

type State =
  | { is: 'closed'; failures: number }
  | { is: 'open'; since: number }
  | { is: 'trial'; successes: number; underWay: Set<Permit> };

/** Stops calls of one group while the upstream fails (README, "Resting"). Each isolate has its own. Times are ms since 1970. */
export class Breaker {
  #state: State = { is: 'closed', failures: 0 };

  /** Whether a call would be sent now. @param rest - ms of rest; 0: calls are always sent */
  isOpen(now: number, rest: number): boolean {
    const state = this.#at(now, rest);
    return rest > 0 && (state.is === 'open' || (state.is === 'trial' && state.underWay.size >= BREAKER.trials));
  }

  /** @throws Resting if no call would be sent now */
  check(now: number, rest: number): void {
    if (this.isOpen(now, rest)) throw new Resting('the upstream failed a moment ago');
  }

  /** @throws Resting if no call may be sent now */
  admit(now: number, rest: number): Permit {
    this.check(now, rest);
    const permit = { state: this.#state, since: now };
    if (permit.state.is === 'trial') permit.state.underWay.add(permit);
    return permit;
  }

  /** @returns whether the group begins to rest, where it did not rest a moment ago */
  giveBack(permit: Permit, verdict: Verdict, now: number): boolean {
    const { state } = permit;
    if (state !== this.#state) return false;
    if (state.is === 'trial') state.underWay.delete(permit);
    if (verdict === 'fails') this.#fail(state, now);
    if (verdict === 'works') this.#succeed(state);
    return state.is === 'closed' && this.#state.is === 'open';
  }

  #at(now: number, rest: number): State {
    if (this.#state.is === 'open' && now - this.#state.since >= rest) this.#state = { is: 'trial', successes: 0, underWay: new Set() };
    if (this.#state.is === 'trial') forgetLost(this.#state.underWay, now);
    return this.#state;
  }

  #fail(state: State, now: number): void {
    if (state.is === 'closed') state.failures += 1;
    if (state.is === 'trial' || (state.is === 'closed' && state.failures >= BREAKER.failures)) this.#state = { is: 'open', since: now };
  }

  #succeed(state: State): void {
    if (state.is === 'closed') state.failures = 0;
    if (state.is === 'trial') state.successes += 1;
    if (state.is === 'trial' && state.successes >= BREAKER.successes) this.#state = { is: 'closed', failures: 0 };
  }
}

/** Forgets permits of calls that must be over. The runtime may end the request of a visitor who has left before it gives them back. */
function forgetLost(underWay: Set<Permit>, now: number): void {
  for (const permit of underWay) {
    if (now - permit.since <= TIMEOUTS.wall) return;
    underWay.delete(permit);
  }
}
