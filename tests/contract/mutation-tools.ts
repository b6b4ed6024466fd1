import type { CallGroup } from '~/upstream/contract/base/call';
import type { Faults } from '../fixtures/faults/faults';

/** One fault of a server, and all that the suite must report of it. */
export interface Mutation {
  title: string;
  applyTo(faults: Faults): void;
  /** `call: kind` */
  faults: string[];
  /** The only group that the fault can affect. */
  group?: CallGroup;
  /** Only a run of the suite that writes finds the fault. */
  write?: true;
}

/** The faults of one run of the suite. */
export interface Round {
  title: string;
  mutations: Mutation[];
}

export type Edit = (text: string) => string;

/** Edits the body of all answers of a call. */
export function edit(call: string, title: string, change: Edit, ...kinds: string[]): Mutation {
  return { title: `${call}: ${title}`, applyTo: (faults) => faults.change(call, change), faults: kinds.map((kind) => `${call}: ${kind}`) };
}

export const put = (pattern: RegExp, text: string): Edit => (body) => body.replace(pattern, text);
export const raise = (pattern: RegExp, by = 1): Edit => (body) => body.replace(pattern, (_, head: string, number: string) => `${head}${Number(number) + by}`);

/** Edits every list `rows` in an answer. */
export function rows(change: (rows: unknown[]) => unknown[]): Edit {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, key === 'rows' && Array.isArray(inner) ? change(inner) : walk(inner)]));
  };
  return (body) => JSON.stringify(walk(JSON.parse(body)));
}

/** A call that answers success and does nothing. */
export function idle(call: string, data: string, ...kinds: string[]): Mutation {
  return {
    title: `${call}: nothing happens`, applyTo: (faults) => faults.status(call, 200, `{"code":"0","data":${data}}`),
    faults: kinds.map((kind) => `${call}: ${kind}`),
  };
}

/** Puts the mutations into rounds, at most one a call in each, and none that the same check reports. @param what names the rounds */
export function together(what: string, mutations: readonly Mutation[]): Round[] {
  const rounds: Array<Map<string, Mutation>> = [];
  for (const mutation of mutations) {
    const [call = ''] = mutation.title.split(': ');
    const free = rounds.find((round) => !round.has(call) && [...round.values()].every(({ faults }) => !faults.some((one) => mutation.faults.includes(one)))) ?? new Map<string, Mutation>();
    free.set(call, mutation);
    if (!rounds.includes(free)) rounds.push(free);
  }
  return rounds.map((round, index) => ({ title: `${what}: ${round.size} calls at once, round ${index + 1}`, mutations: [...round.values()] }));
}
