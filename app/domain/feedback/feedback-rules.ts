/** Feedback of visitors: its types, fields and limits (README, "Feedback"). */

import type { FormAnswer } from '../text/form-answer';

/** What feedback is about. The codes are sent to the upstream. */
export const FEEDBACK_TYPES = ['pageFault', 'partData', 'partRequest', 'order', 'idea', 'other'] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** The maximum numbers of characters, and of bytes of a screenshot. */
export const FEEDBACK_LIMITS = {
  type: 40,
  content: 2000,
  contact: 200,
  page: 500,
  answer: 2000,
  screenshot: 1024 * 1024,
} as const;

/** The names of the form's fields. */
export const FEEDBACK_FIELDS = { type: 'type', content: 'content', page: 'page', contact: 'contact', screenshot: 'screenshot' } as const;

/** The page with the form. */
export const FEEDBACK_PATH = '/feedback';

/** The address of the form for feedback about a page. @param page - path and query of that page */
export function feedbackPath(page: string): string {
  return `${FEEDBACK_PATH}?from=${encodeURIComponent(page)}`;
}

/** The address of the page that says what happens with feedback that was sent. @param page - the page that it is about; empty: none */
export function sentPath(page: string): string {
  return page ? `${feedbackPath(page)}&sent=1` : `${FEEDBACK_PATH}?sent=1`;
}

/** Reads a type. Any other text means that the visitor has not chosen one. */
export function readFeedbackType(text: string): FeedbackType | null {
  return FEEDBACK_TYPES.find((type) => type === text) ?? null;
}

/** What a visitor sends. */
export interface NewFeedback {
  type: FeedbackType;
  content: string;
  contact: string;
  /** Path and query of the page that the feedback is about; empty if the visitor has removed it. */
  page: string;
  screenshot: Uint8Array | null;
}

/** One's own feedback, as the membership centre lists it. */
export interface SentFeedback {
  no: string;
  /** A code of {@link FEEDBACK_TYPES}, or one that only the upstream knows. */
  type: string;
  content: string;
  /** Path and query of the page that it is about; empty if there is none. */
  page: string;
  /** ms since 1970 */
  at: number;
  hasScreenshot: boolean;
  /** The shop's answer; `null` if there is none yet. */
  answer: { text: string; /** ms since 1970 */ at: number } | null;
}

/** The answer to a posted form that stays on the page. */
export interface FeedbackAnswer extends FormAnswer {
  /** The feedback was stored; its number is empty if the upstream gives none. */
  sent?: { no: string };
}
