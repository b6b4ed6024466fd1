import * as v from 'valibot';
import type { Call, Data, Payload } from '~/upstream/contract/base/call';
import { envelope, OK, readEnvelope, type Envelope } from '~/upstream/contract/base/envelope';
import { wireNames } from '~/upstream/contract/base/wire-names';
import { fromWireNames } from '../../fixtures/wire/rename';
import { Findings } from './findings';
import type { Credentials, Reply, ServerUnderTest } from './server';

/** Statuses of a server that does not know a call. */
const UNKNOWN = new Set([404, 405, 501]);

/** Asks one call and judges its answers. Writers are strict: what readers forgive is a fault here. */
export class Exam<C extends Call> {
  readonly findings: Findings;
  readonly #call: C;
  readonly #server: ServerUnderTest;
  /** Headers of the last answer. */
  headers = new Headers();
  /** An envelope could not be read: what depends on envelopes cannot be judged. */
  #unreadable = false;

  constructor(call: C, server: ServerUnderTest, findings: Findings) {
    this.#call = call;
    this.#server = server;
    this.findings = findings;
  }

  /** Another call of the same server; what is wrong with it is told by its own exam. */
  aside<D extends Call>(call: D): Exam<D> {
    return new Exam(call, this.#server, new Findings());
  }

  get product(): string {
    return this.#server.product;
  }

  /**
   * Sends a good payload. Status, envelope and every field of the data are judged.
   * @returns the data where it is what the contract says
   */
  async good(payload: Payload<C>, credentials?: Credentials): Promise<Data<C> | undefined> {
    const answer = await this.#answer(payload, credentials);
    if (!answer) return undefined;
    if (answer.code !== OK) {
      this.findings.fault('refused', `a good payload is refused: code ${answer.code}, ${answer.message ?? 'no message'}`);
      return undefined;
    }
    return this.#data(answer.data);
  }

  /** Sends a good payload and judges the envelope only; refusals are left to the caller. */
  async envelope(payload: Payload<C>, credentials?: Credentials): Promise<Envelope | undefined> {
    const answer = await this.#answer(payload, credentials);
    if (answer && answer.code !== OK) this.#judgeRefusal(answer);
    return answer;
  }

  /** The data of an envelope, judged. */
  data(answer: Envelope): Data<C> | undefined {
    return this.#data(answer.data);
  }

  /** Sends what must be refused: a code other than `'0'` with a message. */
  async refuses(payload: unknown, what: string, credentials?: Credentials): Promise<void> {
    if (this.findings.lacking || this.#unreadable) return;
    const reply = await this.#reply(payload, credentials);
    if (!reply) return;
    const answer = reply.status < 500 ? readEnvelope(reply.body) : undefined;
    if (!answer) {
      const found = reply.status < 500 ? ' without an envelope' : '';
      this.findings.fault(`refuse ${what}`, `${what}: expected a code other than '0' with a message, found HTTP status ${reply.status}${found}`);
    } else if (answer.code === OK) {
      this.findings.fault(`refuse ${what}`, `${what}: expected a code other than '0', found code '0'`);
    } else {
      this.#judgeRefusal(answer);
    }
  }

  #judgeRefusal(answer: Envelope): void {
    this.findings.expect(Boolean(answer.message), 'message', `message: expected text that says what is wrong, found ${show(answer.message)} with code ${answer.code}`);
  }

  async #reply(payload: unknown, credentials?: Credentials): Promise<Reply | undefined> {
    this.findings.tried();
    const reply = await this.#server.ask(this.#call, payload, credentials);
    if (typeof reply === 'string') {
      this.findings.fault('no answer', reply);
      return undefined;
    }
    this.headers = reply.headers;
    return reply;
  }

  /** The envelope of an answer of status 200, judged; what is readable in spite of a fault is returned. */
  async #answer(payload: unknown, credentials?: Credentials): Promise<Envelope | undefined> {
    if (this.findings.lacking) return undefined;
    const reply = await this.#reply(payload, credentials);
    if (!reply) return undefined;
    if (UNKNOWN.has(reply.status)) {
      this.findings.lacks();
      return undefined;
    }
    if (!this.findings.expect(reply.status === 200, 'status', `HTTP status: expected 200, found ${reply.status}`)) return undefined;
    const strict = v.safeParse(envelope, reply.body);
    if (strict.success) return strict.output;
    if (reply.body === undefined) this.findings.fault('envelope', 'envelope: expected JSON of code, data and message, found no JSON');
    else for (const issue of strict.issues) this.#fault('envelope', issue, reply.body);
    const readable = readEnvelope(reply.body);
    this.#unreadable = readable === undefined;
    return readable;
  }

  #data(wire: unknown): Data<C> | undefined {
    if (holdsKey(wire, 'deliveryCycle')) {
      this.findings.fault('deliveryCycle', `deliveryCycle: expected the name ${wireNames(this.product).deliveryCycle}`);
    }
    const data = fromWireNames(this.product, wire);
    const parsed = v.safeParse<C['data']>(this.#call.data, data);
    if (parsed.success) return parsed.output;
    for (const issue of parsed.issues) this.#fault('data', issue, data);
    return undefined;
  }

  #fault(part: string, issue: v.BaseIssue<unknown>, whole: unknown): void {
    const keys = (issue.path ?? []).map(({ key }) => key);
    const path = keys.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`)).join('');
    const kind = `${part} ${path.replace(/\[\d+\]/g, '[]')}`;
    const name = path.replace(/\bdeliveryCycle$/, wireNames(this.product).deliveryCycle) || part;
    this.findings.fault(kind, `${name}: expected ${expected(issue)}, found ${isMissing(whole, keys) ? 'nothing' : show(issue.input)}`);
  }
}

/** What the contract asks for, in the words of the wire. */
function expected(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'object' && issue.received === 'undefined') return 'a value';
  const words: Record<string, string> = { string: 'text', number: 'a number', Array: 'a list', Object: 'a record', null: 'null', object: 'a record', array: 'a list' };
  return words[issue.expected ?? ''] ?? words[issue.type] ?? issue.expected ?? issue.type;
}

function isMissing(whole: unknown, keys: readonly unknown[]): boolean {
  const holder = keys.slice(0, -1).reduce<unknown>((at, key) => (isRecord(at) ? at[String(key)] : undefined), whole);
  const last = keys.at(-1);
  return last !== undefined && isRecord(holder) && !(String(last) in holder);
}

/** A value as JSON, cut short. */
export function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function holdsKey(value: unknown, key: string): boolean {
  if (!isRecord(value)) return false;
  return Object.entries(value).some(([name, inner]) => (name === key && !Array.isArray(value)) || holdsKey(inner, key));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
