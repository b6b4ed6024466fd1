/** Floods of the shop's forms of sign-in, and what they do to the time of other pages. */
import { randomInt } from 'node:crypto';
import { solveWork } from '../../app/components/account/challenge/later/solve-work';
import { CHALLENGE_FIELDS, type ChallengeAction } from '../../app/domain/challenge/challenge-records';
import { getChallenge } from '../../app/upstream/contract/records/challenge';
import * as v from 'valibot';
import { latencyTable, openLoop, openSender, type Arrival, type Latencies } from './open-loop';

/** What a flood may do to the 95th percentile of other pages. */
const MOST = { times: 2, withWork: { ms: 125 } } as const;

interface Flood {
  name: string;
  /** Requests that the attacker has prepared; without them, it sends what {@link next} makes. */
  prepare?(): Promise<Arrival[]>;
  next(index: number): Arrival;
  /** Whether the attacker passes challenges. */
  withWork: boolean;
}

export interface FloodResult {
  name: string;
  /** The 95th percentile of other pages without and with the flood, ms. */
  without: number;
  with: number;
  most: number;
  table: string;
}

interface Rates {
  /** Seconds of each measurement. */
  seconds: number;
  /** Other pages and requests of the attacker, per second. */
  pages: number;
  attack: number;
}

/**
 * Measures other pages alone, then under each flood. Each request of an attacker comes from a network of its own, which is the most that addresses can give.
 * @param pages - paths of the pages that other visitors read
 */
export async function floodShop(url: string, pages: readonly string[], rates: Rates): Promise<FloodResult[]> {
  const sender = openSender(url);
  const page = (index: number): Arrival => ({
    kind: 'page', run: async () => (await sender.send(pages[index % pages.length] ?? '/', { headers: from(index % 200) })).status,
  });
  const post = (path: string, address: number, fields: Record<string, string>) => async () => (await sender.send(path, {
    method: 'POST', body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...from(address) },
  })).status;
  const floods: Flood[] = [
    { name: 'registrations without a code', withWork: false, next: (index) => attack(post('/register', 1_000 + index, registration(index))) },
    { name: 'wrong passwords', withWork: false, next: (index) => attack(post('/login', 10_000 + index, signIn(index))) },
    { name: 'codes', withWork: false, next: (index) => attack(post('/login', 20_000 + index, { account: account(index), by: 'code', intent: 'sendCode' })) },
    {
      name: 'wrong passwords with challenges', withWork: true, next: (index) => attack(post('/login', 10_000 + index, signIn(index))),
      prepare: async () => {
        const prepared = [];
        for (let index = 0; index < rates.attack * rates.seconds; index += 1) {
          const address = 30_000 + index;
          prepared.push(attack(post('/login', address, { ...signIn(index), ...await passChallenge(sender, 'login', address) })));
        }
        return prepared;
      },
    },
  ];
  try {
    for (let index = 0; index < pages.length * WARM_UP; index += 1) await page(index).run();
    const alone = await measure(rates, page);
    const results: FloodResult[] = [];
    for (const flood of floods) {
      const prepared = await flood.prepare?.();
      const share = rates.attack / (rates.attack + rates.pages);
      const both = await measure({ ...rates, pages: rates.attack + rates.pages }, (index) => {
        const attacks = Math.floor((index + 1) * share);
        if (attacks === Math.floor(index * share)) return page(index);
        return prepared?.[attacks - 1] ?? flood.next(attacks);
      });
      const [without, with_] = [p95Of(alone), p95Of(both)];
      const most = MOST.times * without + (flood.withWork ? MOST.withWork.ms : 0);
      results.push({ name: flood.name, without, with: with_, most, table: latencyTable(both) });
    }
    return results;
  } finally {
    sender.close();
  }
}

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

/** Gets a challenge for an address, and does its work. */
async function passChallenge(sender: ReturnType<typeof openSender>, action: ChallengeAction, address: number): Promise<Record<string, string>> {
  const { body } = await sender.send(`/challenge?action=${action}`, { headers: from(address) });
  const { challengeId, work } = v.parse(getChallenge.data, JSON.parse(body));
  if (!work) throw new Error('The challenge is no proof of work');
  const answer = await solveWork(work);
  if (answer === null) throw new Error('The challenge has no answer');
  return { [CHALLENGE_FIELDS.id]: challengeId, [CHALLENGE_FIELDS.answer]: answer };
}
