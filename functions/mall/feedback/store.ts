import type { Language } from '~/domain/text/language';
import { pageOfRows, type FoundPage, type Page } from '../db/page-of-rows';
import { sql, type Queries, type Statement } from '../db/queries';

/** One feedback. Times are ms since 1970. */
export interface FeedbackRow {
  feedback_no: string;
  type: string;
  content: string;
  contact: string;
  page_url: string;
  screenshot_key: string | null;
  user_code: string | null;
  language: Language;
  created_at: number;
  /** Empty if it is not answered. */
  answer: string;
  answered_at: number | null;
  answered_by: string;
}

const COLUMNS = 'feedback_no, type, content, contact, page_url, screenshot_key, user_code, language, created_at, answer, answered_at, answered_by';

/** The number of rows in one's own list. */
const MOST_LISTED = 200;

/** Stores new feedback, which has no answer. */
export function insertFeedback(row: Omit<FeedbackRow, 'answer' | 'answered_at' | 'answered_by'>): Statement {
  return sql(
    `INSERT INTO feedback (feedback_no, type, content, contact, page_url, screenshot_key, user_code, language, created_at)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)`,
    row.feedback_no, row.type, row.content, row.contact, row.page_url, row.screenshot_key, row.user_code, row.language, row.created_at,
  );
}

/** Reads the latest feedback of a user, newest first. */
export function feedbackOf(queries: Queries, userCode: string): Promise<FeedbackRow[]> {
  return queries.all<FeedbackRow>(sql(`SELECT ${COLUMNS} FROM feedback WHERE user_code = ?1 ORDER BY feedback_id DESC LIMIT ?2`, userCode, MOST_LISTED));
}

/** Reads one feedback of any visitor by its number. */
export function feedbackNumbered(queries: Queries, feedbackNo: string): Promise<FeedbackRow | undefined> {
  return queries.first<FeedbackRow>(sql(`SELECT ${COLUMNS} FROM feedback WHERE feedback_no = ?1`, feedbackNo));
}

/** Reads one page of the feedback of all visitors, newest first. @param answered - `undefined`: all of it */
export function pageOfFeedback(queries: Queries, answered: boolean | undefined, page: Page): Promise<FoundPage<FeedbackRow>> {
  return pageOfRows(queries, {
    columns: COLUMNS, table: 'feedback', where: answered === undefined ? [] : [[`answered_at IS ${answered ? 'NOT NULL' : 'NULL'}`]], order: 'feedback_id DESC',
  }, page);
}

/** Answers feedback; an answer that it has is replaced. @param at - ms since 1970 */
export function storeAnswer(feedbackNo: string, answer: string, by: string, at: number): Statement {
  return sql('UPDATE feedback SET answer = ?2, answered_by = ?3, answered_at = ?4 WHERE feedback_no = ?1', feedbackNo, answer, by, at);
}
