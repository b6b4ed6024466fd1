import type * as v from 'valibot';
import type { listFeedback, searchFeedback } from '~/upstream/contract/records/portal/feedback';
import type { FeedbackRow } from './store';

type OwnRow = v.InferInput<typeof listFeedback.data>['rows'][number];
type OperatorRow = v.InferInput<typeof searchFeedback.data>['page']['rows'][number];

/** Feedback as its sender sees it. */
export function toOwnRow(row: FeedbackRow): OwnRow {
  return {
    feedbackNo: row.feedback_no, type: row.type, content: row.content, createTime: new Date(row.created_at).toISOString(),
    ...(row.page_url ? { pageUrl: row.page_url } : {}),
    hasScreenshot: row.screenshot_key === null ? 'F' : 'T',
    ...(row.answered_at === null ? {} : { answer: row.answer, answerTime: new Date(row.answered_at).toISOString() }),
  };
}

/** Feedback as operators see it. @param screenshot - in base64 */
export function toOperatorRow(row: FeedbackRow, screenshot: string | null = null): OperatorRow {
  return {
    ...toOwnRow(row), language: row.language,
    ...(row.contact ? { contact: row.contact } : {}),
    ...(row.user_code === null ? {} : { userCode: row.user_code }),
    ...(row.answered_by ? { answeredBy: row.answered_by } : {}),
    ...(screenshot === null ? {} : { screenshot }),
  };
}
