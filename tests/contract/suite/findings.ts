import type { CallGroup } from '~/upstream/contract/base/call';

/** One thing that is wrong with a call. */
export interface Fault {
  /** Names the fault without its values. Each kind is reported once a call. */
  kind: string;
  /** For the operator: where, what was expected, what was found. */
  message: string;
  /** How often it occurred. */
  times: number;
}

/** `lacks`: the server does not know the call; `absent`: it does not have to. */
export type Outcome = 'ok' | 'wrong' | 'lacks' | 'absent' | 'not tried';

export interface CallReport {
  call: string;
  group: CallGroup;
  outcome: Outcome;
  faults: Fault[];
  /** Why the call was not tried, or only in part. */
  note?: string;
}

/** Collects what the checks find out about one call. */
export class Findings {
  readonly #faults = new Map<string, Fault>();
  #lacks = false;
  #note: string | undefined;
  #tried = false;

  /** @param kind names the fault; further faults of the kind are only counted */
  fault(kind: string, message: string): void {
    const known = this.#faults.get(kind);
    if (known) known.times += 1;
    else this.#faults.set(kind, { kind, message, times: 1 });
  }

  /** Records a fault unless the condition holds. @returns whether it holds */
  expect(holds: boolean, kind: string, message: string): boolean {
    if (!holds) this.fault(kind, message);
    return holds;
  }

  /** The server does not know the call. */
  lacks(): void {
    this.#lacks = true;
  }

  get lacking(): boolean {
    return this.#lacks;
  }

  /** Marks that a request was sent. A call without any is reported as `not tried`. */
  tried(): void {
    this.#tried = true;
  }

  /** Notes what could not be tried, and why. */
  note(reason: string): void {
    this.#note = this.#note === undefined ? reason : `${this.#note}; ${reason}`;
  }

  /** Whether a fault of a kind was found; without a kind, any. */
  has(kind?: string): boolean {
    return kind === undefined ? this.#faults.size > 0 : this.#faults.has(kind);
  }

  report(call: string, group: CallGroup, optional = false): CallReport {
    const faults = this.#lacks && optional ? [] : [...this.#faults.values()];
    const outcome = this.#lacks ? (optional ? 'absent' : 'lacks') : faults.length > 0 ? 'wrong' : this.#tried ? 'ok' : 'not tried';
    return { call, group, outcome, faults, ...(this.#note === undefined ? {} : { note: this.#note }) };
  }
}
