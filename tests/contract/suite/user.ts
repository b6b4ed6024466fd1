import { OK } from '~/upstream/contract/base/envelope';
import { getChallenge } from '~/upstream/contract/records/challenge';
import { getCaptcha, getLoginInfo, loginWithPassword, loginWithValidCode, logout } from '~/upstream/contract/records/user';
import { CREDENTIAL_LIMIT } from '~/upstream/client/policies';
import { changePasswordCheck, profileCheck, registerCheck, removeDeviceCheck, sendCodeCheck, signInsCheck, signOutCheck, unlockCheck } from './account';
import { check } from './check';
import { show, type CallTester } from './call-tester';
import type { Credentials } from './server';
import { expectRefusal, LOGIN, NO_CODE, NO_TOKEN, NOBODY, SIGN_IN_CODES, sessionOf } from './sign-in';

const captchaCheck = check(getCaptcha, async (tester) => {
  const first = await tester.expectData({});
  const second = first && (await tester.expectData({}));
  if (first && second) {
    tester.findings.expect(first.imgCodeId !== second.imgCodeId, 'imgCodeId', `imgCodeId: expected a new one each time, found ${show(first.imgCodeId)} twice`);
  }
});

const challengeCheck = check(getChallenge, async (tester) => {
  const { findings } = tester;
  const asked = { action: 'login', account: NOBODY } as const;
  const first = await tester.expectData(asked);
  const second = first && (await tester.expectData(asked));
  await tester.expectRefused({}, 'payload without action');
  if (!first || !second) return;
  findings.expect(first.challengeId !== second.challengeId, 'challengeId', `challengeId: expected a new one each time, found ${show(first.challengeId)} twice`);
  findings.expect(first[first.provider] !== undefined, 'provider', `${first.provider}: expected the parameters of the provider, found nothing`);
});

const passwordCheck = check(loginWithPassword, async (tester, known, { account, password }) => {
  const { findings } = tester;
  const refused = await tester.send({ ...LOGIN, account: account ?? NOBODY, password: 'a wrong password' });
  expectRefusal(tester, refused, 'wrong password');
  await tester.expectRefused({}, 'payload without account');
  if (account === undefined || password === undefined) return findings.note('signing in needs --account and --password');
  const user = await tester.expectData({ ...LOGIN, account, password });
  if (!user) return;
  findings.expect(Boolean(user.userCode), 'userCode', 'userCode: expected a value after signing in, found nothing');
  const token = tester.headers.get('access-token');
  if (!findings.expect(Boolean(token), 'access-token', 'header access-token: expected a token after signing in, found nothing') || !token) return;
  findings.expect(
    token.length <= CREDENTIAL_LIMIT, 'access-token', `header access-token: expected at most ${CREDENTIAL_LIMIT} characters, found ${token.length}`,
  );
  if (user.userCode) known.user = { token, session: sessionOf(tester.headers), userCode: user.userCode };
});

const validCodeCheck = check(loginWithValidCode, async (tester) => {
  for (const id of [{}, { validCodeId: NO_CODE }]) {
    expectRefusal(tester, await tester.send({ ...LOGIN, account: NOBODY, validCode: '000000', ...id }), 'wrong code');
  }
  await tester.expectRefused({}, 'payload without account');
});

const loginInfoCheck = check(getLoginInfo, async (tester, known) => {
  const { findings } = tester;
  const { user } = known;
  await expectAnonymous(tester, 'without a token', undefined);
  await expectAnonymous(tester, 'with an unknown token', { token: NO_TOKEN });
  if (!user) return findings.note('the signed-in user needs a sign-in');
  const found = await tester.expectData({}, user);
  if (found !== undefined) {
    findings.expect(found?.userCode === user.userCode, 'signed in', `userCode with the token: expected ${show(user.userCode)} as signed in, found ${show(found?.userCode)}`);
  }
  known.loginInfoWorks = !findings.has() && !findings.lacking;
});

const logoutCheck = check(logout, async (tester, { user, loginInfoWorks }) => {
  if (!user) {
    await tester.send({});
    return tester.findings.note('signing out needs a sign-in');
  }
  await tester.expectData({}, user);
  if (tester.findings.has() || tester.findings.lacking) return;
  if (!loginInfoWorks) return tester.findings.note('signing out needs a working user/getLoginInfo');
  const after = await tester.unreported(getLoginInfo).send({}, user);
  const data = after?.code === OK ? after.data : undefined;
  const still = typeof data === 'object' && data !== null && 'userCode' in data && Boolean(data.userCode);
  tester.findings.expect(!still, 'token after logout', 'token after the logout: expected to be revoked, found the user still signed in');
});

async function expectAnonymous(tester: CallTester<typeof getLoginInfo>, when: string, credentials: Credentials | undefined): Promise<void> {
  const answer = await tester.send({}, credentials);
  if (!answer) return;
  if (answer.code !== OK) {
    tester.findings.expect(SIGN_IN_CODES.includes(answer.code), 'anonymous', `${when}: expected code '0' or ${SIGN_IN_CODES.join(' or ')}, found ${show(answer.code)}`);
    return;
  }
  const user = tester.data(answer);
  tester.findings.expect(!user?.userCode, 'anonymous', `userCode ${when}: expected nothing, found ${show(user?.userCode)}`);
}

/** In the order in which they depend on each other. */
export const USER_CHECKS = [
  captchaCheck, challengeCheck, sendCodeCheck, passwordCheck, validCodeCheck, registerCheck, loginInfoCheck,
  profileCheck, changePasswordCheck, signInsCheck, removeDeviceCheck, unlockCheck,
];

/** These end the sign-in, so they run after all other calls of a user. */
export const SIGN_OUT_CHECKS = [logoutCheck, signOutCheck];
