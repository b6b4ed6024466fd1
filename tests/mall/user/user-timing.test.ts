import { env } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import { loginWithPassword, register, sendValidCode } from '../../../app/upstream/contract/records/user';
import { hashPassword } from '../../../functions/mall/user/secrets/secrets';
import { sendCall } from '../../fixtures/mall/mall';
import { from, LOGIN, newAddress, openUsers, passed, PASSWORD } from '../../fixtures/visitors/mall-users';

/** `npm run soak` makes many tries; other runs make few, on machines that are busy. */
const SOAK = env.SOAK === '1';
const TRIES = SOAK ? 300 : 16;
/** The allowed median difference of known and unknown accounts: this many ms, or this share of a try that a busy machine makes long. */
const MOST = { ms: 10, share: 0.05 };
/** The share of tries in which either kind must be the slower one; of few tries, in at least one. */
const SHARE = SOAK ? 0.1 : 0;

const known = (index: number) => `known-${index}@farad.example`;
const unknown = (index: number) => `unknown-${index}@farad.example`;

beforeAll(async () => {
  await openUsers();
  const password = await hashPassword(PASSWORD);
  await env.DB.batch(Array.from({ length: TRIES }, (_, index) =>
    env.DB.prepare('INSERT INTO account (user_code, account, password, created_at) VALUES (?1, ?1, ?2, 0)').bind(known(index), password)));
});

type Try = (account: string) => Promise<string>;

const codeOf = async (...[call, payload]: Parameters<typeof sendCall>) => (await sendCall(call, payload, from(newAddress()))).envelope.code;
const passwordTry: Try = (account) => codeOf(loginWithPassword, { ...LOGIN, account, password: 'a wrong one' });
const sendTry: Try = (account) => codeOf(sendValidCode, { account, purpose: 'login', lang: 'zh_cn' });
const registerTry: Try = async (account) => codeOf(register, { account, password: PASSWORD, validCode: '000000', lang: 'zh_cn', ...(await passed('register', account)) });

/** How much longer a known account takes, ms. The pairs alternate, so that the machine's other work affects both kinds. */
async function differences(run: Try, code: string): Promise<{ sorted: number[]; median: number; most: number }> {
  const found: number[] = [];
  const times: number[] = [];
  const time = async (account: string) => {
    const started = performance.now();
    expect(await run(account)).toBe(code);
    const taken = performance.now() - started;
    times.push(taken);
    return taken;
  };
  for (let index = 0; index < TRIES; index++) {
    if (index % 2 === 0) {
      const first = await time(known(index));
      found.push(first - (await time(unknown(index))));
    } else {
      const first = await time(unknown(index));
      found.push((await time(known(index))) - first);
    }
  }
  const sorted = found.sort((a, b) => a - b);
  return { sorted, median: middle(sorted), most: Math.max(MOST.ms, MOST.share * middle(times.sort((a, b) => a - b))) };
}

function middle(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const CASES: Array<[what: string, code: string, run: Try]> = [
  ['signing in with a password', CODES.credentials, passwordTry], ['having a code sent', '0', sendTry],
];

test.each(SOAK ? [...CASES, ['registering', CODES.credentials, registerTry] as const] : CASES)(
  'S10: %s takes as long for known and unknown accounts', async (what, code, run) => {
    const { sorted, median, most } = await differences(run, code);
    console.log(`${what}: median difference ${median.toFixed(1)} ms of ${TRIES} tries`);
    if (SOAK) expect(Math.abs(median)).toBeLessThan(most);
    // Although the times vary, neither kind is always the slower one.
    const slower = sorted.filter((ms) => ms > 0).length + sorted.filter((ms) => ms === 0).length / 2;
    expect(slower / TRIES).toBeGreaterThan(SHARE);
    expect(slower / TRIES).toBeLessThan(1 - SHARE);
  },
);
