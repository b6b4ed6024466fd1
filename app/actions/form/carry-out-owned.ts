import { CODES } from '../../upstream/contract/base/envelope';
import { isUpstreamError } from '../../upstream/errors';
import { formFailure, type FormFailure } from './form-failure';

/**
 * Carries out what a form asks of something that belongs to the user. @returns why it was not done; `null` where it was
 * @throws UpstreamError where nobody is signed in, or the number is unknown or somebody else's (functions/SECURITY.md, "Who may do what")
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
