import { OK } from '~/upstream/contract/base/envelope';
import {
  changePassword, getLoginInfo, listSignIns, loginWithPassword, register, sendValidCode, signOutEverywhere, updateProfile,
} from '~/upstream/contract/records/user';
import { check } from './check';
import { show } from './exam';
import { expectUnique } from './records';
import { expectRefused, expectSignIn, LOGIN, NO_CODE, NOBODY, sessionOf } from './sign-in';

const NEW_PASSWORD = 'a password of the contract suite';
const WRITES = 'needs --write';
const SIGNED_IN = 'the signed-in user needs a sign-in';

export const sendCodeCheck = check(sendValidCode, async (exam, _, { account, write }) => {
  await exam.refuses({}, 'payload without account');
  if (!write) return exam.findings.note(WRITES);
  const unknown = await exam.envelope({ account: NOBODY, purpose: 'login', lang: 'zh_cn' });
  if (account === undefined || !unknown) return;
  const known = await exam.envelope({ account, purpose: 'login', lang: 'zh_cn' });
  if (!known) return;
  const sent = [known, unknown].map((answer) => (answer.code === OK ? exam.data(answer) : undefined));
  const [one, other] = [known, unknown].map(({ code, data, message }) => show([code, Object.keys(data ?? {}), message]));
  exam.findings.expect(one === other, 'alike', `answers for a known and an unknown account: expected no difference, found ${one} and ${other}`);
  const ids = sent.flatMap((data) => data?.validCodeId ?? []);
  exam.findings.expect(new Set(ids).size === ids.length, 'validCodeId', `validCodeId: expected another one for each code, found ${show(ids[0])} twice`);
});

export const registerCheck = check(register, async (exam) => {
  for (const id of [{}, { validCodeId: NO_CODE }]) {
    const answer = await exam.envelope({ account: NOBODY, password: NEW_PASSWORD, validCode: '000000', ...id, lang: 'zh_cn' });
    expectRefused(exam, answer, 'wrong code');
  }
  await exam.refuses({}, 'payload without account');
});

export const profileCheck = check(updateProfile, async (exam, { user }, { write }) => {
  await expectSignIn(exam, { userName: '', companyName: '' });
  if (!write) return exam.findings.note(WRITES);
  if (!user) return exam.findings.note(SIGNED_IN);
  const now = await exam.aside(getLoginInfo).good({}, user);
  const names = { userName: now?.userName ?? '', companyName: now?.companyName ?? '' };
  const found = await exam.good(names, user);
  for (const name of ['userName', 'companyName'] as const) {
    exam.findings.expect(!found || (found[name] ?? '') === names[name], name, `${name}: expected ${show(names[name])} as sent, found ${show(found?.[name])}`);
  }
});

export const changePasswordCheck = check(changePassword, async (exam, { user }) => {
  const payload = { oldPassword: 'a wrong password', password: NEW_PASSWORD };
  await expectSignIn(exam, payload);
  if (!user) return exam.findings.note(SIGNED_IN);
  expectRefused(exam, await exam.envelope(payload, user), 'wrong old password');
  // Signed in by password: nothing stands for the old one.
  expectRefused(exam, await exam.envelope({ password: NEW_PASSWORD }, user), 'no old password');
});

export const signInsCheck = check(listSignIns, async (exam, { user }) => {
  await expectSignIn(exam, {});
  if (!user) return exam.findings.note(SIGNED_IN);
  const rows = (await exam.good({}, user))?.rows;
  if (!rows) return;
  expectUnique(exam.findings, 'signInId', rows.map(({ signInId }) => signInId));
  const here = rows.filter(({ current }) => current === 'T').length;
  exam.findings.expect(here === 1, 'current', `rows[].current: expected 'T' once, found ${here} times`);
  // The suite signs in by password, and what another device may do is not told.
  const unasked = rows.flatMap(({ passwordNeededFrom }) => passwordNeededFrom ?? []);
  exam.findings.expect(
    unasked.length === 0, 'passwordNeededFrom', `rows[].passwordNeededFrom: expected none after signing in by password, found ${show(unasked[0])}`,
  );
  const times = rows.map(({ createTime }) => Date.parse(createTime));
  exam.findings.expect(
    times.every((time, index) => time <= (times[index - 1] ?? time)), 'order', 'rows[].createTime: expected the newest first, found another order',
  );
});

export const signOutCheck = check(signOutEverywhere, async (exam, { tellsUser }, { account, password, write }) => {
  const { findings } = exam;
  await expectSignIn(exam, {});
  if (!write) return findings.note(WRITES);
  if (account === undefined || password === undefined || !tellsUser) return findings.note('the end of all tokens needs a sign-in');
  const signIns = [];
  for (let index = 0; index < 2; index++) {
    const login = exam.aside(loginWithPassword);
    await login.good({ ...LOGIN, account, password });
    signIns.push({ token: login.headers.get('access-token') ?? '', session: sessionOf(login.headers) });
  }
  await exam.good({}, signIns[0]);
  for (const one of signIns) {
    const after = await exam.aside(getLoginInfo).envelope({}, one);
    const data = after?.code === OK ? after.data : undefined;
    const still = typeof data === 'object' && data !== null && 'userCode' in data && Boolean(data.userCode);
    findings.expect(!still, 'tokens afterwards', 'tokens afterwards: expected all to be dead, found a user still signed in');
  }
});
