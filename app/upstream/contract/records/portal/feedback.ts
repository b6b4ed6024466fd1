import * as v from 'valibot';
import { FEEDBACK_LIMITS } from '../../../../domain/feedback/feedback-rules';
import { BODY_LIMIT, call, nothing } from '../../base/call';
import { flag, moment, optionalText, pageFields, pageOf, rows, text } from '../../base/fields';

/** Characters of a screenshot in base64. */
const SCREENSHOT_TEXT = Math.ceil(FEEDBACK_LIMITS.screenshot / 3) * 4;

const feedbackNo = v.pipe(text, v.minLength(1), v.maxLength(40));

/** Feedback that is stored. A field that the upstream does not know may be missing. */
const stored = {
  feedbackNo, type: text, content: text, pageUrl: optionalText, createTime: moment, hasScreenshot: v.optional(flag),
  answer: optionalText, answerTime: v.optional(moment),
};

/** The answer of {@link saveFeedback}. An upstream that gives no numbers may answer anything. */
export const savedFeedback = v.object({ feedbackNo: optionalText });

export const saveFeedback = call({
  name: 'feedback/saveFeedback', group: 'feedback', method: 'POST', policy: 'never', path: 'feedback/saveFeedback', bodyLimit: SCREENSHOT_TEXT + BODY_LIMIT,
  payload: v.object({
    type: v.pipe(text, v.maxLength(FEEDBACK_LIMITS.type)),
    content: v.pipe(text, v.minLength(1), v.maxLength(FEEDBACK_LIMITS.content)),
    contact: v.optional(v.pipe(text, v.maxLength(FEEDBACK_LIMITS.contact))),
    /** Path and query of the page that it is about. */
    pageUrl: v.optional(v.pipe(text, v.maxLength(FEEDBACK_LIMITS.page))),
    /** A picture (PNG, JPEG or WebP) in base64. */
    screenshot: v.optional(v.pipe(text, v.regex(/^[A-Za-z0-9+/]*={0,2}$/), v.maxLength(SCREENSHOT_TEXT))),
  }),
  data: v.nullish(v.union([savedFeedback, v.unknown()])), summary: 'Feedback of a visitor; signed in, it belongs to the user. The answer has its number, if the server gives numbers',
});

export const listFeedback = call({
  name: 'feedback/qryFeedbackList', group: 'feedback', method: 'POST', policy: 'never', path: 'feedback/qryFeedbackList', optional: true,
  payload: nothing, data: rows(v.object(stored)), summary: 'Feedback of the signed-in user with the answers, newest first',
});

export const searchFeedback = call({
  name: 'operator/qryFeedback', group: 'feedback', method: 'POST', policy: 'never', path: 'operator/qryFeedback', optional: true,
  answerLimit: SCREENSHOT_TEXT + BODY_LIMIT,
  payload: v.object({ feedbackNo: v.optional(feedbackNo), answered: v.optional(flag), ...pageFields }),
  data: pageOf(v.object({
    ...stored, contact: optionalText, userCode: optionalText, language: v.optional(v.picklist(['cn', 'en'])), answeredBy: optionalText,
    /** In base64, if one feedback is asked for by its number. */
    screenshot: optionalText,
  })),
  summary: 'Feedback of all visitors, newest first; one by its number, with its screenshot',
});

export const answerFeedback = call({
  name: 'operator/answerFeedback', group: 'feedback', method: 'POST', policy: 'never', path: 'operator/answerFeedback', optional: true,
  payload: v.object({ feedbackNo, answer: v.pipe(text, v.minLength(1), v.maxLength(FEEDBACK_LIMITS.answer)) }), data: v.nullish(v.unknown()),
  summary: 'Answers feedback, or replaces its answer; the header operator-name, percent-encoded, says who answers',
});
