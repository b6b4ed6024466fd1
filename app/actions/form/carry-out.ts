import { isUpstreamError, type Failure } from '../../upstream/failures/upstream-error';

/** What came of a call: what it returned, or why it failed. */
export type Carried<T> = { value: T; failure?: undefined } | { failure: Failure; value?: undefined };

/** Carries out what a form asks of the upstream. @throws what is no failure of the upstream */
export function carryOut<T>(work: () => Promise<T>): Promise<Carried<T>> {
  return catchFailures(work, () => true);
}

/**
 * Carries out what a form asks of something that belongs to the user.
 * @throws UpstreamError where nobody is signed in, and where a number is unknown or another user's: the page answers both
 *   alike, so that nobody learns which numbers exist
 */
export function carryOutOwned<T>(work: () => Promise<T>): Promise<Carried<T>> {
  return catchFailures(work, ({ signIn, missing }) => !signIn && missing !== 'record');
}

async function catchFailures<T>(work: () => Promise<T>, isForForm: (failure: Failure) => boolean): Promise<Carried<T>> {
  try {
    return { value: await work() };
  } catch (error) {
    if (!isUpstreamError(error) || !isForForm(error.failure)) throw error;
    return { failure: error.failure };
  }
}
