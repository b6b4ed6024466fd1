import * as v from 'valibot';
import type { Call, Data, Payload } from '~/upstream/contract/base/call';
import { envelope, OK, type Envelope } from '~/upstream/contract/base/envelope';
import { readLenient } from '~/upstream/contract/base/lenient';
import { wireNames } from '~/upstream/contract/base/wire-names';
import { fromWireNames } from '../../fixtures/wire/rename';
import { Findings } from './findings';
import type { Credentials, Reply, ServerUnderTest } from './server';

/** Statuses of a server that does not know a call. */
const UNKNOWN = new Set([404, 405, 501]);

/** Sends payloads to one call and checks the answers. The suite is strict: it reports what lenient readers accept. */
export class CallTester<C extends Call> {
  readonly findings: Findings;
  readonly #call: C;
  readonly #server: ServerUnderTest;
  /** Headers of the last answer. */
  headers = new Headers();
  /** An envelope was unreadable, so refusals cannot be checked. */
  #unreadable = false;

  constructor(call: C, server: ServerUnderTest, findings: Findings) {
    this.#call = call;
    this.#server = server;
    this.findings = findings;
  }

  /** A tester of another call of the same server. Its faults are not reported here: that call has a check of its own. */
  unreported<D extends Call>(call: D): CallTester<D> {
    return new CallTester(call, this.#server, new Findings());
  }

  get product(): string {
    return this.#server.product;
  }

  /**
   * Sends a valid payload and checks status, envelope and every field of the data.
   * @returns the data where it follows the contract
   */
  async expectData(payload: Payload<C>, credentials?: Credentials): Promise<Data<C> | undefined> {
    const answer = await this.#answer(payload, credentials);
    if (!answer) return undefined;
    if (answer.code !== OK) {
      this.findings.fault('refused', `a valid payload is refused: code ${answer.code}, ${answer.message ?? 'no message'}`);
      return undefined;
    }
    return this.#data(answer.data);
  }

  /** Sends a payload and checks the envelope only; the caller decides whether a refusal is right. */
  async send(payload: Payload<C>, credentials?: Credentials): Promise<Envelope | undefined> {
    const answer = await this.#answer(payload, credentials);
    if (answer && answer.code !== OK) this.#expectMessage(answer);
    return answer;
  }

  /** Checks the data of an envelope. @returns the data where it follows the contract */
  data(answer: Envelope): Data<C> | undefined {
    return this.#data(answer.data);
  }

  /** Sends a payload that the server must refuse: with a code other than `'0'` and a message. */
  async expectRefused(payload: unknown, what: string, credentials?: Credentials): Promise<void> {
    if (this.findings.lacking || this.#unreadable) return;
    const reply = await this.#reply(payload, credentials);
    if (!reply) return;
    const answer = reply.status < 500 ? readLenient(envelope, reply.body) : undefined;
    if (!answer) {
      const found = reply.status < 500 ? ' without an envelope' : '';
      this.findings.fault(`refuse ${what}`, `${what}: expected a code other than '0' with a message, found HTTP status ${reply.status}${found}`);
    } else if (answer.code === OK) {
      this.findings.fault(`refuse ${what}`, `${what}: expected a code other than '0', found code '0'`);
    } else {
      this.#expectMessage(answer);
    }
  }

  #expectMessage(answer: Envelope): void {
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

  /** Sends a payload and checks status 200 and the envelope. An envelope with a fault is returned too, where it is readable. */
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
    const readable = readLenient(envelope, reply.body);
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

/** What the contract expects, in plain words. */
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

/** A value as JSON, shortened to 60 characters. */
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
