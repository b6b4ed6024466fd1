import { OK } from '~/upstream/contract/base/envelope';
import { getCaptcha, getLoginInfo, loginWithPassword, loginWithValidCode, logout } from '~/upstream/contract/records/user';
import { CREDENTIAL_LIMIT } from '~/upstream/client/policies';
import { changePasswordCheck, profileCheck, registerCheck, sendCodeCheck, signInsCheck, signOutCheck } from './account';
import { check } from './check';
import { show, type Exam } from './exam';
import type { Credentials } from './server';
import { expectRefused, LOGIN, NO_CODE, NO_TOKEN, NOBODY, SIGN_IN_CODES, sessionOf } from './sign-in';

const captchaCheck = check(getCaptcha, async (exam) => {
  const first = await exam.good({});
  const second = first && (await exam.good({}));
  if (first && second) {
    exam.findings.expect(first.imgCodeId !== second.imgCodeId, 'imgCodeId', `imgCodeId: expected a new one each time, found ${show(first.imgCodeId)} twice`);
  }
});

const passwordCheck = check(loginWithPassword, async (exam, known, { account, password }) => {
  const { findings } = exam;
  const refused = await exam.envelope({ ...LOGIN, account: account ?? NOBODY, password: 'a wrong password' });
  expectRefused(exam, refused, 'wrong password');
  await exam.refuses({}, 'payload without account');
  if (account === undefined || password === undefined) return findings.note('signing in needs --account and --password');
  const user = await exam.good({ ...LOGIN, account, password });
  if (!user) return;
  findings.expect(Boolean(user.userCode), 'userCode', 'userCode: expected a value after signing in, found nothing');
  const token = exam.headers.get('access-token');
  if (!findings.expect(Boolean(token), 'access-token', 'header access-token: expected a token after signing in, found nothing') || !token) return;
  findings.expect(
    token.length <= CREDENTIAL_LIMIT, 'access-token', `header access-token: expected at most ${CREDENTIAL_LIMIT} characters, found ${token.length}`,
  );
  if (user.userCode) known.user = { token, session: sessionOf(exam.headers), userCode: user.userCode };
});

const validCodeCheck = check(loginWithValidCode, async (exam) => {
  for (const id of [{}, { validCodeId: NO_CODE }]) {
    expectRefused(exam, await exam.envelope({ ...LOGIN, account: NOBODY, validCode: '000000', ...id }), 'wrong code');
  }
  await exam.refuses({}, 'payload without account');
});

const loginInfoCheck = check(getLoginInfo, async (exam, known) => {
  const { findings } = exam;
  const { user } = known;
  await expectAnonymous(exam, 'without a token', undefined);
  await expectAnonymous(exam, 'with a token nobody was given', { token: NO_TOKEN });
  if (!user) return findings.note('the signed-in user needs a sign-in');
  const found = await exam.good({}, user);
  if (found !== undefined) {
    findings.expect(found?.userCode === user.userCode, 'signed in', `userCode with the token: expected ${show(user.userCode)} as signed in, found ${show(found?.userCode)}`);
  }
  known.tellsUser = !findings.has() && !findings.lacking;
});

const logoutCheck = check(logout, async (exam, { user, tellsUser }) => {
  if (!user) {
    await exam.envelope({});
    return exam.findings.note('the end of a token needs a sign-in');
  }
  await exam.good({}, user);
  if (exam.findings.has() || exam.findings.lacking) return;
  if (!tellsUser) return exam.findings.note('the end of a token needs a sound user/getLoginInfo');
  const after = await exam.aside(getLoginInfo).envelope({}, user);
  const data = after?.code === OK ? after.data : undefined;
  const still = typeof data === 'object' && data !== null && 'userCode' in data && Boolean(data.userCode);
  exam.findings.expect(!still, 'token after logout', 'token after the logout: expected to be dead, found the user still signed in');
});

async function expectAnonymous(exam: Exam<typeof getLoginInfo>, when: string, credentials: Credentials | undefined): Promise<void> {
  const answer = await exam.envelope({}, credentials);
  if (!answer) return;
  if (answer.code !== OK) {
    exam.findings.expect(SIGN_IN_CODES.includes(answer.code), 'anonymous', `${when}: expected code '0' or ${SIGN_IN_CODES.join(' or ')}, found ${show(answer.code)}`);
    return;
  }
  const user = exam.data(answer);
  exam.findings.expect(!user?.userCode, 'anonymous', `userCode ${when}: expected nothing, found ${show(user?.userCode)}`);
}

/** In the order in which they build on each other. */
export const USER_CHECKS = [
  captchaCheck, sendCodeCheck, passwordCheck, validCodeCheck, registerCheck, loginInfoCheck,
  profileCheck, changePasswordCheck, signInsCheck,
];

/** The end of it, after everything that a user may ask. */
export const SIGN_OUT_CHECKS = [logoutCheck, signOutCheck];
