import { safeReturnPath } from '../../domain/account/return-path';
import type { SentFeedback } from '../../domain/feedback/feedback-rules';
import { readMoment } from '../../domain/time/written-moment';
import { readLenient } from '../contract/base/lenient';
import type { Data } from '../contract/base/call';
import { savedFeedback, type listFeedback, type saveFeedback } from '../contract/records/portal/feedback';

/** The number of new feedback; empty if the upstream gives none. */
export function toFeedbackNo(answer: Data<typeof saveFeedback>): string {
  return readLenient(savedFeedback, answer)?.feedbackNo ?? '';
}

export function toSentFeedback(row: Data<typeof listFeedback>['rows'][number]): SentFeedback {
  const { feedbackNo: no, type, content, pageUrl, createTime, hasScreenshot, answer, answerTime } = row;
  return {
    no, type, content, page: safeReturnPath(pageUrl) ?? '', at: momentOf(createTime), hasScreenshot: hasScreenshot === 'T',
    answer: answer ? { text: answer, at: momentOf(answerTime ?? createTime) } : null,
  };
}

/** Reads a moment of the contract. It has an offset, so the zone does not matter. */
function momentOf(text: string): number {
  return readMoment(text, 'UTC') ?? 0;
}
