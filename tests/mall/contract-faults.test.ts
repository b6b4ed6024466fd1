/** Runs the contract suite against a server with seeded faults. It must report each of them, and nothing else. */
import { env } from 'cloudflare:test';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '../../functions/mall/catalogue/product';
import { hashPassword } from '../../functions/mall/user/secrets/secrets';
import { roundsOf } from '../contract/mutations';
import { namedFaults, runSuite } from '../contract/suite/run';
import { FaultyMall } from '../fixtures/faults/faulty-mall';
import { NOW } from '../fixtures/mall/mall';
import { smallCatalogue } from '../fixtures/mall/mall-catalogue';
import { PASSWORD } from '../fixtures/visitors/mall-users';
import { putLottery } from '../fixtures/trade/lotteries';
import { newBuyer, openTrade, setSale } from '../fixtures/trade/trade';

const DAY = 86_400_000;

let mall: FaultyMall;
let made = 0;

/** The suite tests the first rows of a list, so parts that partners offer too come first. */
const offered: Catalogue = {
  ...smallCatalogue(),
  products: () => [...smallCatalogue().products()].map((part) => (part.packageName === 'SOIC-8' && part.goodsType === 'GT0' ? { ...part, popularity: 20_000 } : part)),
};

beforeAll(async () => {
  await openTrade(offered);
  await setSale([{ amount: '100', discount: '0.9' }]);
  // The suite asks at the time of its run.
  await putLottery({ startTime: new Date(Date.now() - DAY).toISOString(), endTime: new Date(Date.now() + DAY).toISOString() });
  mall = new FaultyMall();
});
afterEach(() => mall.mend());

/** Sign-ins are limited by account, so each round that tests them has one of its own. */
async function newAccount() {
  const account = `round-${(made += 1)}@farad.example`;
  await env.DB.prepare('INSERT INTO account (user_code, account, password, created_at) VALUES (?1, ?1, ?2, ?3)').bind(account, await hashPassword(PASSWORD), NOW).run();
  return { account, password: PASSWORD };
}

const run = { url: 'https://mall.test', product: 'farad', fetch: (request: Request) => mall.fetch(request) };

test('without a fault nothing is reported', async () => {
  expect(namedFaults(await runSuite({ ...run, ...(await newAccount()), write: true }))).toEqual([]);
});

// A soak run has all mutations, each alone, which shows that those of one round do not hide faults of each other.
test.each(roundsOf(env.SOAK === '1'))('$title', async ({ mutations }) => {
  for (const { applyTo } of mutations) applyTo(mall);
  const [{ group } = {}] = mutations;
  const who = group === undefined ? {} : group === 'user' ? await newAccount() : { user: await newBuyer() };
  const reports = await runSuite({ ...run, ...who, group, write: mutations.some(({ write }) => write) || (group !== undefined && group !== 'user') });
  expect(namedFaults(reports)).toEqual(mutations.flatMap(({ faults }) => faults).sort());
});
