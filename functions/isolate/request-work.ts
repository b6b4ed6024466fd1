import type { AnswerCost } from '../../app/upstream/contract/base/cost';
import type { Aside } from './load';
import type { PageTime, RequestKind } from './page-time';

/** How much of an isolate's time a request takes, whatever it is about. */
export const REQUEST_WORK = {
  /** What each of these costs of calls takes, ms: a byte of an answer is written by the mall, read and checked by the shop. */
  calls: { statements: 0.2, rowsRead: 0.002, rowsWritten: 0.03, bytes: 0.06 / 1024 },
  /** What each byte takes that is sent to the visitor, ms. */
  sent: { page: 0.15 / 1024, data: 0.06 / 1024 },
  /** What each byte takes that is posted, ms, and how many count: files have turns of their own. */
  posted: { takes: 0.05 / 1024, most: 1024 * 1024 },
  /** The most that a request counts as beyond what rules say, ms. */
  most: 2_000,
} as const;

/** The names of what is counted of calls. */
const COUNTED = ['statements', 'rowsRead', 'rowsWritten', 'bytes'] as const;

/**
 * The work of one request. It counts as the rules of its kind and its lines say. If what it costs is more, the rest counts as soon as that is known, and so much counts of the
 * next request of its kind and network before it begins. So whatever takes long has its turn, though no rule is made for it.
 */
export class RequestWork {
  readonly #pages: Pick<PageTime, 'charge' | 'comes' | 'known' | 'learn'>;
  readonly #of: RequestKind;
  /** What rules count. */
  #ruled: number;
  /** What counts already beyond that. */
  #counted: number;
  #work = 0;
  #posted = 0;

  /** @param before - what counted before it began: by its kind, and as known of the last such request; ms */
  constructor(pages: Pick<PageTime, 'charge' | 'comes' | 'known' | 'learn'>, of: RequestKind, before: { kind: number; known: number }) {
    this.#pages = pages;
    this.#of = of;
    this.#ruled = before.kind;
    this.#counted = before.known;
  }

  /** Notes that a rule counts more of it, or gives some back, ms. */
  counts(ms: number): void {
    this.#ruled += ms;
    this.#grow(0);
  }

  /** Counts a call that was answered. */
  add(cost: AnswerCost): void {
    this.#grow(COUNTED.reduce((sum, name) => sum + cost[name] * REQUEST_WORK.calls[name], 0));
  }

  /** Counts bytes that the visitor has posted. */
  receive(bytes: number): void {
    const counted = Math.min(bytes, REQUEST_WORK.posted.most - this.#posted);
    this.#posted += counted;
    this.#grow(counted * REQUEST_WORK.posted.takes);
  }

  /** Counts bytes that were sent to the visitor. */
  send(bytes: number, as: keyof typeof REQUEST_WORK.sent): void {
    this.#grow(bytes * REQUEST_WORK.sent[as]);
  }

  /**
   * Waits for what such a request is known to take since this one began: many that come at once do not know of each other.
   * @returns whether that is soon enough
   */
  async catchUp(aside: Aside): Promise<boolean> {
    const more = this.#pages.known(this.#of) - this.#counted;
    if (more <= 0) return true;
    this.#counted += more;
    return (await this.#pages.comes(more, this.#of.network, aside)) === 'now';
  }

  /** Notes what the whole request took, once its answer is sent. */
  end(): void {
    this.#pages.learn(this.#beyond(), this.#of);
  }

  #beyond(): number {
    return Math.min(Math.max(this.#work - this.#ruled, 0), REQUEST_WORK.most);
  }

  #grow(ms: number): void {
    this.#work += ms;
    const beyond = this.#beyond();
    if (beyond > this.#pages.known(this.#of)) this.#pages.learn(beyond, this.#of);
    this.#pages.charge(Math.max(beyond - this.#counted, 0), { network: this.#of.network });
    this.#counted = Math.max(this.#counted, beyond);
  }
}
