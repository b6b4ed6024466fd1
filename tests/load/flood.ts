/** Floods of the shop's forms of sign-in, and what they do to the time of other pages. */
import { randomInt } from 'node:crypto';
import { solveWork } from '../../app/components/account/challenge/later/solve-work';
import { CHALLENGE_FIELDS, type ChallengeAction } from '../../app/domain/challenge/challenge-records';
import { getChallenge } from '../../app/upstream/contract/records/challenge';
import * as v from 'valibot';
import { latencyTable, openLoop, openSender, type Arrival, type Latencies } from './open-loop';

/** What a flood may do to the 95th percentile of other pages. */
const MOST = { times: 2, withWork: { ms: 125 } } as const;

/** What an attacker sends. Each request comes from a network of its own, which is the most that addresses can give. */
interface Flood {
  /** Requests that the attacker has prepared; without them, it sends what {@link next} makes. */
  prepare?(number: number): Promise<Arrival[]>;
  next(index: number): Arrival;
  /** Whether the attacker passes challenges. */
  withWork?: true;
  /** The statuses that the attacker gets. */
  gets: readonly number[];
}

export interface FloodResult {
  /** The 95th percentile of other pages without and with the flood, and the most that it may be with it, ms. */
  without: number;
  with: number;
  most: number;
  /** The statuses that the attacker is to get. */
  gets: readonly number[];
  /** The statuses of the answers to other pages, and to the attacker, during the flood. */
  statuses: Readonly<Record<'page' | 'attack', readonly number[]>>;
  table: string;
}

interface Rates {
  /** Seconds of each measurement. */
  seconds: number;
  /** Other pages and requests of the attacker, per second. */
  pages: number;
  attack: number;
}

/** The floods by name. */
export const FLOODS: Readonly<Record<string, MakeFlood>> = {
  'registrations without a code': (post) => ({ gets: [422], next: (index) => attack(post('/register', index, registration(index))) }),
  'wrong passwords': (post) => ({ gets: [401, 422], next: (index) => attack(post('/login', index, signIn(index))) }),
  codes: (post) => ({ gets: [200], next: (index) => attack(post('/login', index, { account: account(index), by: 'code', intent: 'sendCode' })) }),
  'wrong passwords with challenges': (post, sender) => ({
    withWork: true,
    gets: [401, 429],
    next: (index) => attack(post('/login', index, signIn(index))),
    async prepare(number) {
      const prepared = [];
      for (let index = 0; index < number; index += 1) prepared.push(attack(post('/login', index, { ...signIn(index), ...await passChallenge(sender, 'login', VISITORS + index) })));
      return prepared;
    },
  }),
};

type MakeFlood = (post: Post, sender: Sender) => Flood;
type Sender = ReturnType<typeof openSender>;
type Post = (path: string, network: number, fields: Record<string, string>) => () => Promise<number>;

/**
 * Measures other pages alone, and then under a flood.
 * @param pages - paths of the pages that other visitors read
 */
export async function floodShop(url: string, flood: MakeFlood, pages: readonly string[], rates: Rates): Promise<FloodResult> {
  const sender = openSender(url);
  const page = (index: number): Arrival => ({
    kind: 'page', run: async () => (await sender.send(pages[index % pages.length] ?? '/', { headers: from(index % VISITORS) })).status,
  });
  const post: Post = (path, network, fields) => async () => (await sender.send(path, {
    method: 'POST', body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...from(VISITORS + network) },
  })).status;
  try {
    const attacker = flood(post, sender);
    const prepared = await attacker.prepare?.(rates.attack * rates.seconds);
    for (let index = 0; index < pages.length * WARM_UP; index += 1) await page(index).run();
    const alone = await measure(rates, page);
    const share = rates.attack / (rates.attack + rates.pages);
    const both = await measure({ ...rates, pages: rates.attack + rates.pages }, (index) => {
      const attacks = Math.floor((index + 1) * share);
      if (attacks === Math.floor(index * share)) return page(index - attacks);
      return prepared?.[attacks - 1] ?? attacker.next(attacks);
    });
    const [without, with_] = [p95Of(alone), p95Of(both)];
    const most = MOST.times * without + (attacker.withWork ? MOST.withWork.ms : 0);
    const statusesOf = (kind: string) => [...both.find((one) => one.kind === kind)?.statuses.keys() ?? []].sort();
    return { without, with: with_, most, gets: attacker.gets, statuses: { page: statusesOf('page'), attack: statusesOf('attack') }, table: `${latencyTable(alone)}\n${latencyTable(both)}` };
  } finally {
    sender.close();
  }
}

/** How many addresses other visitors have. */
const VISITORS = 200;
const WARM_UP = 5;

const measure = ({ seconds, pages }: Rates, next: (index: number) => Arrival) => openLoop({ rate: pages, seconds, next });

function attack(run: () => Promise<number>): Arrival {
  return { kind: 'attack', run };
}

function p95Of(all: readonly Latencies[]): number {
  return all.find(({ kind }) => kind === 'page')?.p95 ?? Number.NaN;
}

const start = randomInt(0x8000);

/** A header with an address in a /48 of its own. */
function from(index: number): Record<string, string> {
  return { 'cf-connecting-ip': `2001:${(start + Math.floor(index / 0x1_0000)).toString(16)}:${(index % 0x1_0000).toString(16)}::1` };
}

function account(index: number): string {
  return `flood-${start}-${index}@farad.example`;
}

function registration(index: number): Record<string, string> {
  const password = 'four resistors in a row';
  return { account: account(index), password, confirmPassword: password, validCode: '000000', agree: 'T' };
}

function signIn(index: number): Record<string, string> {
  return { account: account(index), by: 'password', password: 'a wrong password' };
}

/** Gets a challenge, which is bound to an address, and does its work. */
async function passChallenge(sender: ReturnType<typeof openSender>, action: ChallengeAction, address: number): Promise<Record<string, string>> {
  const { body } = await sender.send(`/challenge?action=${action}`, { headers: from(address) });
  const { challengeId, work } = v.parse(getChallenge.data, JSON.parse(body));
  if (!work) throw new Error('The challenge is no proof of work');
  const answer = await solveWork(work);
  if (answer === null) throw new Error('The challenge has no answer');
  return { [CHALLENGE_FIELDS.id]: challengeId, [CHALLENGE_FIELDS.answer]: answer };
}
