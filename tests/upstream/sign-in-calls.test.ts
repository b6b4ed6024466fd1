import { describe, expect, test } from 'vitest';
import { createAccount } from '~/upstream/account';
import { good, TRADE_AT_ONCE, World } from './fake-upstream';

const ACCOUNT = 'ada@farad.example';

/** What a sign-in sent: the path of its call and its payload. */
async function sent(language: 'cn' | 'en', signIn: (account: ReturnType<typeof createAccount>) => Promise<unknown>) {
  const world = new World();
  world.upstream.answer = () => good({ userCode: 'U1' });
  await signIn(createAccount(world.visit({ language }), language, TRADE_AT_ONCE));
  return world.upstream.seen.map(({ url, body }) => [new URL(url).pathname, JSON.parse(body)]);
}

describe('a sign-in', () => {
  test.each(['cn', 'en'] as const)('by password sends account, password, the wish to stay and always the same language (%s)', async (language) => {
    expect(await sent(language, (account) => account.signInWithPassword({ account: ACCOUNT, keep: true }, 'secret'))).toEqual([
      ['/api/farad/user/loginWithPassword', { account: ACCOUNT, password: 'secret', isAutomatic: 'T', lang: 'zh_cn' }],
    ]);
  });

  test.each(['cn', 'en'] as const)('by code sends the code in place of the password (%s)', async (language) => {
    expect(await sent(language, (account) => account.signInWithCode({ account: ACCOUNT, keep: false }, '123456', undefined))).toEqual([
      ['/api/farad/user/loginWithValidCode', { account: ACCOUNT, validCode: '123456', isAutomatic: 'F', lang: 'zh_cn' }],
    ]);
  });

  test.each([['en', 'please log in to get more information'], ['cn', '请登录以获取更多信息']] as const)('whose answer has no userCode is refused (%s)', async (language, text) => {
    const world = new World();
    const account = createAccount(world.visit({ language }), language, TRADE_AT_ONCE);
    for (const answer of [{}, { userName: 'Ada' }, { userCode: '' }]) {
      world.upstream.answer = () => good(answer);
      await expect(account.signInWithPassword({ account: ACCOUNT, keep: true }, 'secret')).rejects.toMatchObject({ failure: { message: text } });
      await expect(account.signInWithCode({ account: ACCOUNT, keep: true }, '123456', undefined)).rejects.toMatchObject({ failure: { message: text } });
    }
  });
});

test('reading the user sends an empty body and answers the user', async () => {
  const world = new World();
  world.upstream.answer = () => good({ userCode: 'U1' });
  expect(await createAccount(world.visit(), 'en', TRADE_AT_ONCE).profile()).toMatchObject({ userCode: 'U1' });
  expect(world.upstream.seen.map(({ url, method, body }) => [new URL(url).pathname, method, body])).toEqual([['/api/farad/user/getLoginInfo', 'POST', '{}']]);
});

test('signing out sends an empty body', async () => {
  const world = new World();
  world.upstream.answer = () => good(null);
  await createAccount(world.visit(), 'en', TRADE_AT_ONCE).signOut();
  expect(world.upstream.seen.map(({ url, method, body }) => [new URL(url).pathname, method, body])).toEqual([['/api/farad/user/logout', 'POST', '{}']]);
});
