import { answerFeedback, listFeedback, savedFeedback, saveFeedback, searchFeedback } from '~/upstream/contract/records/portal/feedback';
import { readLenient } from '~/upstream/contract/base/lenient';
import type { Call } from '~/upstream/contract/base/call';
import { check, type Options } from './check';
import { show, type CallTester } from './call-tester';
import { expectUnique } from './records';
import { expectRefusal, expectSignIn, NO_TOKEN } from './sign-in';

const WRITES = 'needs --write';
const SIGNED_IN = 'the signed-in user needs a sign-in';
const NO_FEEDBACK = 'no-such-feedback-7791';
const FEEDBACK = { type: 'other', content: 'A message of the contract suite.' };
/** A picture of one pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const saveCheck = check(saveFeedback, async (tester, _, { write }) => {
  const { findings } = tester;
  if (!write) return findings.note(WRITES);
  const answers = [await tester.expectData(FEEDBACK), await tester.expectData({ ...FEEDBACK, contact: 'suite@farad.example', pageUrl: '/about', screenshot: PNG })];
  const numbers = answers.map((answer) => readLenient(savedFeedback, answer)?.feedbackNo).filter((no) => no !== undefined);
  findings.expect(new Set(numbers).size === numbers.length && !numbers.includes(''), 'feedbackNo', `feedbackNo: expected another number each time, found ${show(numbers)}`);
  await tester.expectRefused({ type: 'other' }, 'feedback without content');
  await tester.expectRefused({ ...FEEDBACK, screenshot: 'PGgxPg==' }, 'screenshot that is no picture');
});

const listCheck = check(listFeedback, async (tester, { user }, { write }) => {
  const { findings } = tester;
  await expectSignIn(tester, {});
  if (!user) return findings.note(SIGNED_IN);
  if (write) await tester.unreported(saveFeedback).expectData(FEEDBACK, user);
  const rows = (await tester.expectData({}, user))?.rows;
  if (!rows) return;
  expectUnique(findings, 'feedbackNo', rows.map(({ feedbackNo }) => feedbackNo));
  const times = rows.map(({ createTime }) => Date.parse(createTime));
  findings.expect(times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time)), 'order', 'rows[].createTime: expected the newest first');
  if (write) findings.expect(rows[0]?.content === FEEDBACK.content, 'listed', `new feedback: expected at the top of the list, found ${show(rows[0]?.content)}`);
});

const searchCheck = check(searchFeedback, async (tester, { user }, options) => {
  await expectOperatorsOnly(tester, user, options, {});
});

const answerCheck = check(answerFeedback, async (tester, { user }, options) => {
  await expectOperatorsOnly(tester, user, options, { feedbackNo: NO_FEEDBACK, answer: 'An answer.' });
});

/** Expects a refusal without the operator key, also for users of a demonstration. */
export async function expectOperatorsOnly<C extends Call>(
  tester: CallTester<C>, user: { token: string } | undefined, { write }: Options, payload: Parameters<CallTester<C>['send']>[0],
): Promise<void> {
  for (const credentials of [undefined, { token: NO_TOKEN }, ...(user ? [user] : [])]) {
    expectRefusal(tester, await tester.send(payload, credentials), 'caller without the operator key');
  }
  if (!write) tester.findings.note(WRITES);
}

export const FEEDBACK_CHECKS = [saveCheck, listCheck, searchCheck, answerCheck];
