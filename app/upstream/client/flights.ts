import { FLIGHT } from './policies';

/** An answer, and when it was received, ms since 1970. */
export interface Received<D> {
  data: D;
  at: number;
}

/** How one visitor takes part in a call that several need. */
interface Passenger<D, F> {
  now(): number;
  /** Makes the call. */
  call(): Promise<Received<D>>;
  /** Waits for some ms. @throws if the visitor has left, or has no time left */
  wait(ms: number): Promise<void>;
  /** Stores the answer. Until that is done, newcomers get it without a call. */
  keep(received: Received<D>): Promise<void>;
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
}

/** The calls under way in an isolate, by key of their snapshot (README, "One call for many"). */
export class Flights<F> {
  readonly #flights = new Map<string, Flight<F>>();

  /** Whether somebody makes this call now, or its answer is about to be stored. */
  has(key: string, now: number): boolean {
    return this.#alive(key, now) !== undefined;
  }

  /** Makes a call, or waits until another visitor has made it. The runtime shares no promises between visitors, so who waits looks again and again. */
  async join<D>(key: string, passenger: Passenger<D, F>): Promise<Received<D>> {
    const { now, wait, read, toError } = passenger;
    let pause: number = FLIGHT.look;
    let flight = this.#alive(key, now());
    while (flight) {
      if (!flight.end) {
        await wait(pause);
        pause = Math.min(pause * 2, FLIGHT.longestLook);
      }
      if (!flight.end) {
        if (this.#isDead(flight, now())) flight = this.#alive(key, now());
      } else if ('at' in flight.end) {
        const data = read(flight.end.data);
        if (data === undefined) break;
        return { data, at: flight.end.at };
      } else if (flight.end.failure !== undefined) {
        throw toError(flight.end.failure);
      } else {
        flight = this.#alive(key, now());
      }
    }
    return this.#make(key, passenger);
  }

  async #make<D>(key: string, { now, call, keep, sharedFailure }: Passenger<D, F>): Promise<Received<D>> {
    const flight: Flight<F> = { beat: now() };
    this.#forgetDead(now());
    this.#flights.set(key, flight);
    const beating = setInterval(() => (flight.beat = now()), FLIGHT.beat);
    try {
      const received = await call();
      flight.end = received;
      flight.beat = now();
      void keep(received).finally(() => this.#forget(key, flight));
      return received;
    } catch (error) {
      flight.end = { failure: sharedFailure(error) };
      this.#forget(key, flight);
      throw error;
    } finally {
      clearInterval(beating);
    }
  }

  #alive(key: string, now: number): Flight<F> | undefined {
    const flight = this.#flights.get(key);
    return flight && !this.#isDead(flight, now) ? flight : undefined;
  }

  #isDead({ beat }: Flight<F>, now: number): boolean {
    return now - beat > FLIGHT.dead;
  }

  #forget(key: string, flight: Flight<F>): void {
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
  }

  #forgetDead(now: number): void {
    for (const [key, flight] of this.#flights) if (this.#isDead(flight, now)) this.#flights.delete(key);
  }
}
