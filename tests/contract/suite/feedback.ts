import { answerFeedback, listFeedback, savedFeedback, saveFeedback, searchFeedback } from '~/upstream/contract/records/portal/feedback';
import { readLenient } from '~/upstream/contract/base/lenient';
import { check } from './check';
import { show } from './call-tester';
import { expectUnique } from './records';
import { expectOperatorsOnly, expectSignIn } from './sign-in';

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

export const FEEDBACK_CHECKS = [saveCheck, listCheck, searchCheck, answerCheck];
