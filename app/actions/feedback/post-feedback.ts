/** The form `POST /feedback` (app/routes/README.md, "Forms"). */
import { safeReturnPath } from '../../domain/account/return-path';
import { FEEDBACK_FIELDS, FEEDBACK_LIMITS, FEEDBACK_PATH, type FeedbackAnswer, readFeedbackType } from '../../domain/feedback/feedback-rules';
import { screenshotType } from '../../domain/feedback/screenshot-type';
import { onlyWrong } from '../../domain/text/form-answer';
import type { Words } from '../../domain/text/message';
import { returnedText } from '../../domain/text/returned-text';
import type { Session } from '../../session/session';
import type { Feedbacks } from '../../upstream/feedbacks';
import type { WaitToRead } from '../bom/bom-outcome';
import { asVisitor } from '../cart/change-cart';
import { carryOut } from '../form/carry-out';
import type { PostedFileForm } from '../form/posted-form';

/** The maximum size of the form, in bytes: a screenshot, and the other fields. */
export const FEEDBACK_FORM_LIMIT = FEEDBACK_LIMITS.screenshot + 64 * 1024;

/** What part of the time that reading a file of so many bytes takes a screenshot takes: it is only copied. */
const SCREENSHOT_WORK = 1 / 8;

const MEGABYTES = FEEDBACK_LIMITS.screenshot / 2 ** 20;

interface Visit {
  session: Pick<Session, 'forget'>;
  feedbacks: Pick<Feedbacks, 'send'>;
  waitToRead: WaitToRead;
}

/** The result of a posted form. */
export type FeedbackOutcome =
  /** The feedback is stored. The number is empty if the upstream gives none. */
  | { kind: 'sent'; no: string }
  | { kind: 'again'; status: number; answer: FeedbackAnswer };

/**
 * Sends feedback. Nobody needs to be signed in.
 * @param cut - the form was too large, so its screenshot is missing
 * @throws errors that do not come from the upstream
 */
export async function postFeedback({ session, feedbacks, waitToRead }: Visit, form: PostedFileForm, cut: boolean): Promise<FeedbackOutcome> {
  const type = readFeedbackType(form.text(FEEDBACK_FIELDS.type));
  // Forms send each line end as two characters; it counts as one, as in the field.
  const content = form.text(FEEDBACK_FIELDS.content).replaceAll('\r\n', '\n').trim();
  const contact = form.text(FEEDBACK_FIELDS.contact).trim();
  const page = readPage(form.text(FEEDBACK_FIELDS.page));
  const values = { type: type ?? '', content: returnedText(content), contact: returnedText(contact), page };
  const again = (status: number, fields: Record<string, Words>, summary?: Words): FeedbackOutcome => (
    { kind: 'again', status, answer: { values, fields, ...(summary ? { summary } : {}) } }
  );
  const { file, problem, status } = await readScreenshot(form, cut);
  const fields = onlyWrong({
    type: type ? null : { key: 'feedback:error.type' },
    content: contentProblem(content),
    contact: contact.length > FEEDBACK_LIMITS.contact ? { key: 'feedback:error.contact', values: { most: FEEDBACK_LIMITS.contact } } : null,
    screenshot: problem,
  });
  if (type === null || Object.keys(fields).length > 0) return again(status, fields);
  const isBusy = file !== null && (await waitToRead(file.length * SCREENSHOT_WORK)) !== 'now';
  if (isBusy) return again(503, { screenshot: { key: 'feedback:error.busy' } });
  const { value: no, failure } = await carryOut(() => asVisitor(session, () => feedbacks.send({ type, content, contact, page, screenshot: file })));
  if (failure) return again(failure.status, {}, failure.summary ?? Object.values(failure.fields)[0] ?? { key: 'feedback:error.failed' });
  return { kind: 'sent', no };
}

/** The page that feedback is about: a path of this site, without the page of the form itself; empty for any other text. */
export function readPage(text: string | null): string {
  const path = safeReturnPath(text)?.replace(/#.*/s, '') ?? '';
  if (path.startsWith(FEEDBACK_PATH)) return '';
  return path.length <= FEEDBACK_LIMITS.page ? path : path.replace(/\?.*/s, '').slice(0, FEEDBACK_LIMITS.page);
}

function contentProblem(content: string): Words | null {
  if (content === '') return { key: 'feedback:error.content' };
  const { length: used } = content;
  return used > FEEDBACK_LIMITS.content ? { key: 'feedback:error.tooLong', values: { most: FEEDBACK_LIMITS.content, used } } : null;
}

/** Reads the screenshot, and the status of an answer that says what is wrong with it. */
async function readScreenshot(form: PostedFileForm, cut: boolean): Promise<{ file: Uint8Array | null; problem: Words | null; status: number }> {
  const upload = form.file(FEEDBACK_FIELDS.screenshot);
  if (cut || (upload?.size ?? 0) > FEEDBACK_LIMITS.screenshot) {
    return { file: null, problem: { key: 'feedback:error.tooLarge', values: { megabytes: MEGABYTES } }, status: 413 };
  }
  const file = upload && new Uint8Array(await upload.arrayBuffer());
  return { file, problem: file && screenshotType(file) === null ? { key: 'feedback:error.notPicture' } : null, status: 422 };
}
