import { CODES } from '../../upstream/contract/base/envelope';
import { isUpstreamError } from '../../upstream/errors';
import { formFailure, type FormFailure } from './form-failure';

/**
 * Carries out what a form asks of something that belongs to the user. @returns why it was not done; `null` where it was
 * @throws UpstreamError where nobody is signed in, or a number is not the user's own or unknown: that is no page of theirs, in whatever form (security promise 14)
 */
export async function attempt(work: () => Promise<unknown>): Promise<FormFailure | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (!isUpstreamError(error) || error.asksForSignIn || error.description.code === CODES.notFound) throw error;
    return formFailure(error);
  }
}
