import { OK } from '~/upstream/contract/base/envelope';
import {
  changePassword, getLoginInfo, listSignIns, loginWithPassword, register, removeDevice, sendValidCode, signOutEverywhere, unlockAccount,
  updateProfile,
} from '~/upstream/contract/records/user';
import { check } from './check';
import { show } from './call-tester';
import { expectUnique } from './records';
import { expectOperatorsOnly, expectRefusal, expectSignIn, LOGIN, NO_CODE, NOBODY, sessionOf } from './sign-in';

const NEW_PASSWORD = 'a password of the contract suite';
const WRITES = 'needs --write';
const SIGNED_IN = 'the signed-in user needs a sign-in';

export const sendCodeCheck = check(sendValidCode, async (tester, _, { account, write }) => {
  await tester.expectRefused({}, 'payload without account');
  if (!write) return tester.findings.note(WRITES);
  // Codes to one account are limited, so each run asks for another one.
  const unknown = await tester.send({ account: `${crypto.randomUUID().slice(0, 8)}-${NOBODY}`, purpose: 'login', lang: 'zh_cn' });
  if (account === undefined || !unknown) return;
  const known = await tester.send({ account, purpose: 'login', lang: 'zh_cn' });
  if (!known) return;
  const sent = [known, unknown].map((answer) => (answer.code === OK ? tester.data(answer) : undefined));
  const [one, other] = [known, unknown].map(({ code, data, message }) => show([code, Object.keys(data ?? {}), message]));
  tester.findings.expect(one === other, 'alike', `answers for a known and an unknown account: expected no difference, found ${one} and ${other}`);
  const ids = sent.flatMap((data) => data?.validCodeId ?? []);
  tester.findings.expect(new Set(ids).size === ids.length, 'validCodeId', `validCodeId: expected another one for each code, found ${show(ids[0])} twice`);
});

export const registerCheck = check(register, async (tester) => {
  for (const id of [{}, { validCodeId: NO_CODE }]) {
    const answer = await tester.send({ account: NOBODY, password: NEW_PASSWORD, validCode: '000000', ...id, lang: 'zh_cn' });
    expectRefusal(tester, answer, 'wrong code');
  }
  await tester.expectRefused({}, 'payload without account');
});

export const profileCheck = check(updateProfile, async (tester, { user }, { write }) => {
  await expectSignIn(tester, { userName: '', companyName: '' });
  if (!write) return tester.findings.note(WRITES);
  if (!user) return tester.findings.note(SIGNED_IN);
  const now = await tester.unreported(getLoginInfo).expectData({}, user);
  const names = { userName: now?.userName ?? '', companyName: now?.companyName ?? '' };
  const found = await tester.expectData(names, user);
  for (const name of ['userName', 'companyName'] as const) {
    tester.findings.expect(!found || (found[name] ?? '') === names[name], name, `${name}: expected ${show(names[name])} as sent, found ${show(found?.[name])}`);
  }
});

export const changePasswordCheck = check(changePassword, async (tester, { user }) => {
  const payload = { oldPassword: 'a wrong password', password: NEW_PASSWORD };
  await expectSignIn(tester, payload);
  if (!user) return tester.findings.note(SIGNED_IN);
  expectRefusal(tester, await tester.send(payload, user), 'wrong old password');
  // After a sign-in by password the old password is required.
  expectRefusal(tester, await tester.send({ password: NEW_PASSWORD }, user), 'no old password');
});

export const signInsCheck = check(listSignIns, async (tester, { user }) => {
  await expectSignIn(tester, {});
  if (!user) return tester.findings.note(SIGNED_IN);
  const rows = (await tester.expectData({}, user))?.rows;
  if (!rows) return;
  expectUnique(tester.findings, 'signInId', rows.map(({ signInId }) => signInId));
  const here = rows.filter(({ current }) => current === 'T').length;
  tester.findings.expect(here === 1, 'current', `rows[].current: expected 'T' once, found ${here} times`);
  // The suite signs in by password, and the list does not say this of other devices.
  const unexpected = rows.flatMap(({ passwordNeededFrom }) => passwordNeededFrom ?? []);
  tester.findings.expect(
    unexpected.length === 0, 'passwordNeededFrom', `rows[].passwordNeededFrom: expected none after signing in by password, found ${show(unexpected[0])}`,
  );
  const times = rows.map(({ createTime }) => Date.parse(createTime));
  tester.findings.expect(
    times.every((time, index) => time <= (times[index - 1] ?? time)), 'order', 'rows[].createTime: expected the newest first, found another order',
  );
});

export const signOutCheck = check(signOutEverywhere, async (tester, { loginInfoWorks }, { account, password, write }) => {
  const { findings } = tester;
  await expectSignIn(tester, {});
  if (!write) return findings.note(WRITES);
  if (account === undefined || password === undefined || !loginInfoWorks) return findings.note('signing out everywhere needs a sign-in');
  const signIns = [];
  for (let index = 0; index < 2; index++) {
    const login = tester.unreported(loginWithPassword);
    await login.expectData({ ...LOGIN, account, password });
    signIns.push({ token: login.headers.get('access-token') ?? '', session: sessionOf(login.headers) });
  }
  await tester.expectData({}, signIns[0]);
  for (const one of signIns) {
    const after = await tester.unreported(getLoginInfo).send({}, one);
    const data = after?.code === OK ? after.data : undefined;
    const still = typeof data === 'object' && data !== null && 'userCode' in data && Boolean(data.userCode);
    findings.expect(!still, 'tokens afterwards', 'tokens afterwards: expected all to be dead, found a user still signed in');
  }
});

export const removeDeviceCheck = check(removeDevice, async (tester, { user }, { account, password, write }) => {
  const { findings } = tester;
  await expectSignIn(tester, { deviceId: 'no-such-device-7791' });
  if (!user) return findings.note(SIGNED_IN);
  expectRefusal(tester, await tester.send({ deviceId: 'no-such-device-7791' }, user), 'unknown device');
  if (!write) return findings.note(WRITES);
  if (account === undefined || password === undefined) return findings.note('forgetting a device needs --account and --password');
  const login = tester.unreported(loginWithPassword);
  await login.expectData({ ...LOGIN, account, password });
  const other = { token: login.headers.get('access-token') ?? '', session: sessionOf(login.headers) };
  const rows = (await tester.unreported(listSignIns).expectData({}, other))?.rows ?? [];
  const deviceId = rows.find(({ current }) => current === 'T')?.deviceId;
  if (!deviceId) return findings.note('forgetting a device needs deviceId in user/qrySignInList');
  await tester.expectData({ deviceId }, user);
  expectRefusal(tester, await tester.send({ deviceId }, user), 'device that was forgotten');
  const after = await tester.unreported(getLoginInfo).send({}, other);
  const still = typeof after?.data === 'object' && after.data !== null && 'userCode' in after.data && Boolean(after.data.userCode);
  findings.expect(!still, 'token afterwards', 'token of the device afterwards: expected to be dead, found the user still signed in');
});

export const unlockCheck = check(unlockAccount, async (tester, { user }, options) => {
  await expectOperatorsOnly(tester, user, options, { account: NOBODY });
});
