import type { CallGroup } from '~/upstream/contract/base/call';
import type { Faults } from '../fixtures/faults/faults';

/** One thing a server may get wrong, and all that the suite must say of it. */
export interface Mutation {
  title: string;
  spoil(faults: Faults): void;
  /** `call: kind` */
  faults: string[];
  /** The only calls that can suffer from it. */
  group?: CallGroup;
}

/** What is wrong at once in one run. */
export interface Round {
  title: string;
  mutations: Mutation[];
}

export type Edit = (text: string) => string;

/** Changes the text of all answers of a call. */
export function edit(call: string, title: string, change: Edit, ...kinds: string[]): Mutation {
  return { title: `${call}: ${title}`, spoil: (faults) => faults.change(call, change), faults: kinds.map((kind) => `${call}: ${kind}`) };
}

export const put = (pattern: RegExp, text: string): Edit => (body) => body.replace(pattern, text);
export const raise = (pattern: RegExp, by = 1): Edit => (body) => body.replace(pattern, (_, head: string, number: string) => `${head}${Number(number) + by}`);

/** Changes every list of rows within an answer. */
export function rows(change: (rows: unknown[]) => unknown[]): Edit {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, key === 'rows' && Array.isArray(inner) ? change(inner) : walk(inner)]));
  };
  return (body) => JSON.stringify(walk(JSON.parse(body)));
}

/** A call that says that it was done, whatever it is sent. */
export function idle(call: string, data: string, ...kinds: string[]): Mutation {
  return {
    title: `${call}: nothing happens`, spoil: (faults) => faults.status(call, 200, `{"code":"0","data":${data}}`),
    faults: kinds.map((kind) => `${call}: ${kind}`),
  };
}

/** One mutation of each call at once, in as many rounds as it takes. @param what names them */
export function together(what: string, mutations: readonly Mutation[]): Round[] {
  const rounds: Array<Map<string, Mutation>> = [];
  for (const mutation of mutations) {
    const [call = ''] = mutation.title.split(': ');
    const free = rounds.find((round) => !round.has(call)) ?? new Map<string, Mutation>();
    free.set(call, mutation);
    if (!rounds.includes(free)) rounds.push(free);
  }
  return rounds.map((round, index) => ({ title: `${what}: ${round.size} calls at once, round ${index + 1}`, mutations: [...round.values()] }));
}
