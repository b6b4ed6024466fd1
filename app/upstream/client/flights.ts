import { FLIGHT } from './policies';

/** An answer, and when it was received, ms since 1970. */
export interface Received<D> {
  data: D;
  at: number;
}

/** How one visitor takes part in a call that several need. */
interface Passenger<D, F> {
  /** From {@link Flights.ticket}, before the visitor looked for a snapshot. */
  ticket: number;
  now(): number;
  /** Makes the call. */
  call(): Promise<Received<D>>;
  /** Waits for some ms. @throws if the visitor has left, or has no time left */
  wait(ms: number): Promise<void>;
  /** Resolves when the answer is stored. Until then newcomers get it without a call. */
  stored(): Promise<void>;
  /** A failure that holds for everybody who waits; `undefined` if another visitor should make the call. */
  sharedFailure(error: unknown): F | undefined;
  /** Makes an error of a shared failure. */
  toError(failure: F): Error;
  /** Reads what another visitor received; `undefined` if it cannot be read. */
  read(data: unknown): D | undefined;
}

interface Flight<F> {
  /** When its maker was last alive, ms since 1970. The runtime may end a request without running the rest of its code. */
  beat: number;
  end?: Received<unknown> | { failure: F | undefined };
  /** Its place in the order in which flights were over, that is stored or failed. */
  over?: number;
}

/** The calls under way in an isolate, by key of their snapshot (README, "One call for many"). */
export class Flights<F> {
  readonly #flights = new Map<string, Flight<F>>();
  #over = 0;

  /** Who looks for a snapshot after taking a ticket, and finds none, may use every flight that was not over yet. */
  ticket(): number {
    return this.#over;
  }

  /** Whether somebody makes this call now, or its answer is about to be stored. */
  isUnderWay(key: string, now: number): boolean {
    return this.#usable(key, now, this.#over) !== undefined;
  }

  /** Makes a call, or waits until another visitor has made it. The runtime shares no promises between visitors, so who waits looks again and again. */
  async join<D>(key: string, passenger: Passenger<D, F>): Promise<Received<D>> {
    const { ticket, now, wait, read, toError } = passenger;
    let pause: number = FLIGHT.look;
    let flight = this.#usable(key, now(), ticket);
    while (flight) {
      if (!flight.end) {
        await wait(pause);
        pause = Math.min(pause * 2, FLIGHT.longestLook);
      }
      if (!flight.end) {
        if (this.#isDead(flight, now())) flight = this.#usable(key, now(), ticket);
      } else if ('at' in flight.end) {
        const data = read(flight.end.data);
        if (data === undefined) break;
        return { data, at: flight.end.at };
      } else if (flight.end.failure !== undefined) {
        throw toError(flight.end.failure);
      } else {
        flight = this.#another(flight, key, now(), ticket);
      }
    }
    return this.#make(key, passenger);
  }

  async #make<D>(key: string, { now, call, stored, sharedFailure }: Passenger<D, F>): Promise<Received<D>> {
    const flight: Flight<F> = { beat: now() };
    this.#forgetDead(now());
    this.#flights.set(key, flight);
    const beating = setInterval(() => (flight.beat = now()), FLIGHT.beat);
    try {
      const received = await call();
      flight.end = received;
      void stored().finally(() => (flight.over = this.#over += 1));
      return received;
    } catch (error) {
      flight.end = { failure: sharedFailure(error) };
      flight.over = this.#over += 1;
      throw error;
    } finally {
      flight.beat = now();
      clearInterval(beating);
    }
  }

  #usable(key: string, now: number, ticket: number): Flight<F> | undefined {
    const flight = this.#flights.get(key);
    return flight && !this.#isDead(flight, now) && (flight.over === undefined || flight.over > ticket) ? flight : undefined;
  }

  /** The flight that somebody else has begun in place of one that ended for its maker alone. */
  #another(ended: Flight<F>, key: string, now: number, ticket: number): Flight<F> | undefined {
    const flight = this.#usable(key, now, ticket);
    return flight === ended ? undefined : flight;
  }

  #isDead({ beat }: Flight<F>, now: number): boolean {
    return now - beat > FLIGHT.dead;
  }

  #forgetDead(now: number): void {
    for (const [key, flight] of this.#flights) if (this.#isDead(flight, now)) this.#flights.delete(key);
  }
}
