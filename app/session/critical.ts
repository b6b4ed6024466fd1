import { MISSING, type Missing } from '~/domain/text/message';
import { isSignInPage } from '../domain/account/return-path';
import { askToSignIn, type AskingVisit } from './ask-sign-in';
import { isUpstreamError } from '../upstream/failures/upstream-error';

/** The data of an error page. */
export interface PageError {
  code: string;
  /** Absent if there is no message. */
  message?: string;
  requestId: string;
  /** The kind of the missing record, if the error page has its own text for it. */
  missing?: Missing;
}

/** Reads the data of an error page; empty for any other data. */
export function readPageError(data: unknown): Partial<PageError> {
  if (typeof data !== 'object' || data === null) return {};
  return {
    ...('message' in data && typeof data.message === 'string' ? { message: data.message } : {}),
    ...('requestId' in data && typeof data.requestId === 'string' ? { requestId: data.requestId } : {}),
    ...('missing' in data && isMissing(data.missing) ? { missing: data.missing } : {}),
  };
}

function isMissing(name: unknown): name is Missing {
  return MISSING.some((known) => known === name);
}

/** The number of seconds after which another try makes sense. */
const RETRY_AFTER = '30';

/**
 * Waits for the critical half of a page. If a call asks for sign-in, the visitor is sent to the sign-in page. Any other failed call
 * becomes a response for the error page: 404 if the record does not exist, otherwise 503 with `Retry-After`.
 * @param what - kind of the missing record in a 404, if the error page has its own text for it
 * @throws Response in these cases
 */
export async function critical<T>(context: AskingVisit & { requestId: string }, work: Promise<T>, what?: Missing): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    const { code, words, signIn, missing } = error.failure;
    if (signIn && !isSignInPage(context.path)) {
      context.session.forget();
      throw askToSignIn(context, words);
    }
    const body: PageError = { code, requestId: context.requestId, ...(words && 'text' in words ? { message: words.text } : {}) };
    if (missing) throw Response.json({ ...body, missing: what } satisfies PageError, { status: 404 });
    throw Response.json(body, { status: 503, headers: { 'retry-after': RETRY_AFTER } });
  }
}
