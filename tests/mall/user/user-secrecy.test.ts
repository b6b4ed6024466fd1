import { env } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import { changePassword, getCaptcha, loginWithValidCode } from '../../../app/upstream/contract/records/user';
import { DEMO_ACCOUNT } from '../../../functions/mall/user/demo-account';
import { ask } from '../../fixtures/mall/mall';
import { as, codeFor, credentials, from, LOGIN, newAccount, newAddress, openUsers, signUp, tryPassword } from '../../fixtures/visitors/mall-users';

beforeAll(openUsers);

/** All rows of the database, by table. */
async function wholeDatabase(): Promise<Map<string, string>> {
  const { results } = await env.DB.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'").all<{ name: string }>();
  const tables = new Map<string, string>();
  for (const { name } of results) {
    if (name.startsWith('_cf_') || name.startsWith('sqlite_')) continue;
    tables.set(name, JSON.stringify((await env.DB.prepare(`SELECT * FROM "${name}"`).all()).results));
  }
  return tables;
}

test('S6, S8, S12: the database stores no secret in plain text, except a code until it is used', async () => {
  const password = 'canary password of a user';
  const user = await signUp('canary@farad.example', password);
  const again = credentials((await tryPassword(user.account, password)).headers);
  const changed = 'canary password, the second';
  const rotated = credentials((await ask(changePassword, { oldPassword: password, password: changed }, as(again))).headers);
  const used = await codeFor(user.account, 'login');
  const byCode = credentials((await ask(loginWithValidCode, { ...LOGIN, account: user.account, ...used }, from(newAddress()))).headers);
  const wrong = 'canary of a wrong password';
  await tryPassword(user.account, wrong);
  const { imgCode = '' } = (await ask(getCaptcha, {}, { demo: true })).data;
  const pending = await codeFor(user.account, 'login');
  const nobodys = await codeFor(newAccount(), 'login');

  const tables = await wholeDatabase();
  expect([...tables.keys()]).toEqual(expect.arrayContaining(['account', 'sign_in', 'valid_code', 'captcha', 'allowance', 'outbox']));
  // The search itself works.
  expect(tables.get('account')).toContain('canary@farad.example');
  const whole = [...tables.values()].join('\n');
  const secrets = [
    password, changed, wrong, DEMO_ACCOUNT.password, ...[user, again, rotated, byCode].flatMap(({ token, session }) => [token, session]),
    ...[used, pending, nobodys].map(({ validCodeId }) => validCodeId),
  ];
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(10);
    expect(whole).not.toContain(secret);
  }
  const quoted = (secret: string) => [...tables].filter(([, rows]) => rows.includes(`"${secret}"`)).map(([name]) => name);
  expect([used, pending, nobodys].map(({ validCode }) => quoted(validCode))).toEqual([[], ['outbox'], []]);
  expect(quoted(imgCode)).toEqual([]);
});
