import type * as v from 'valibot';
import { CODES } from '~/upstream/contract/base/envelope';
import * as contract from '~/upstream/contract/records/portal/feedback';
import { answerPage } from '../http/answer-page';
import { journalEntry } from '../http/operator-journal';
import { operatorName } from '../http/operator-key';
import { filled, notFound, Refusal } from '../http/refusal';
import { handle, type MallContext } from '../http/route';
import { newNumber } from '../trade/records/trade-number';
import { runTransaction } from '../db/transaction';
import { FEEDBACK_SENDS, SCREENSHOTS_OF_ADDRESS, SCREENSHOTS_OF_SHOP } from '../user/limits/policies';
import { forNetworks, WHOLE_SHOP } from '../user/limits/visitor';
import { allow } from '../user/sign-in-guard';
import { accountOfRequest, signedIn } from '../user/signed-in';
import { MESSAGES } from './messages';
import { checkScreenshot, dropScreenshot, keepScreenshot, readScreenshot } from './screenshots';
import { feedbackNumbered, feedbackOf, insertFeedback, pageOfFeedback, storeAnswer } from './store';
import { toOperatorRow, toOwnRow } from './wire';

type Given = v.InferOutput<typeof contract.saveFeedback.payload>;

/** How many random numbers are tried before giving up. */
const NUMBERS_TRIED = 3;

export const feedbackRoutes = [
  handle(contract.saveFeedback, async (given, context) => {
    const content = filled('content', given.content);
    if (given.screenshot) checkScreenshot(given.screenshot);
    const account = await accountOfRequest(context);
    await allowOnce(context, account?.user_code, Boolean(given.screenshot));
    const key = given.screenshot ? await keepScreenshot(context, given.screenshot) : null;
    try {
      return { feedbackNo: await store(context, { ...given, content }, account?.user_code ?? null, key) };
    } catch (error) {
      if (key !== null) await dropScreenshot(context, key).catch(() => undefined);
      throw error;
    }
  }),
  handle(contract.listFeedback, async (_, context) => {
    const { user_code } = await signedIn(context);
    return { rows: (await feedbackOf(context.queries, user_code)).map(toOwnRow) };
  }),
  handle(contract.searchFeedback, async ({ feedbackNo, answered, ...page }, context) => {
    operatorName(context);
    if (feedbackNo !== undefined) {
      const row = await feedbackNumbered(context.queries, feedbackNo);
      if (!row) throw notFound(MESSAGES.noFeedback);
      const screenshot = row.screenshot_key === null ? null : await readScreenshot(context, row.screenshot_key);
      return answerPage({}, async () => ({ total: 1, rows: [toOperatorRow(row, screenshot)] }));
    }
    return answerPage(page, async (wanted) => {
      const { total, rows } = await pageOfFeedback(context.queries, answered && answered === 'T', wanted);
      return { total, rows: rows.map((row) => toOperatorRow(row)) };
    });
  }),
  handle(contract.answerFeedback, async ({ feedbackNo, answer }, context) => {
    const by = operatorName(context);
    const text = filled('answer', answer);
    if (!(await feedbackNumbered(context.queries, feedbackNo))) throw notFound(MESSAGES.noFeedback);
    await context.queries.batch([storeAnswer(feedbackNo, text, by, context.now), journalEntry(context, 'answerFeedback', feedbackNo)]);
    return null;
  }),
];

/** Counts for the address, for the user, and for screenshots. @throws Refusal above a limit */
async function allowOnce(context: MallContext, userCode: string | undefined, withScreenshot: boolean): Promise<void> {
  const { request } = context;
  if (withScreenshot) {
    await allow(
      context, [...forNetworks(SCREENSHOTS_OF_ADDRESS, request), [SCREENSHOTS_OF_SHOP, WHOLE_SHOP]], () => new Refusal(CODES.tooMany, MESSAGES.tooManyScreenshots),
    );
  }
  await allow(
    context, [...forNetworks(FEEDBACK_SENDS.perAddress, request), ...(userCode === undefined ? [] : [[FEEDBACK_SENDS.perUser, userCode] as const])],
    () => new Refusal(CODES.tooMany, MESSAGES.tooMany),
  );
}

/** Stores feedback under a new number. @returns the number */
async function store({ queries, now, timeZone, language }: MallContext, given: Given, userCode: string | null, key: string | null): Promise<string> {
  for (let tried = 0; tried < NUMBERS_TRIED; tried += 1) {
    const feedbackNo = newNumber('K', now, timeZone);
    const conflict = await runTransaction(queries, [insertFeedback({
      feedback_no: feedbackNo, type: given.type, content: given.content, contact: (given.contact ?? '').trim(), page_url: given.pageUrl ?? '',
      screenshot_key: key, user_code: userCode, language, created_at: now,
    })]);
    if (conflict === null) return feedbackNo;
  }
  throw new Error('no free number');
}
