import { isUpstreamError, type Failure } from '../../upstream/failures/upstream-error';

/** The result of a call: its value or its failure. */
export type Carried<T> = { value: T; failure?: undefined } | { failure: Failure; value?: undefined };

/** Runs a call of the upstream for a form. @throws errors that do not come from the upstream */
export function carryOut<T>(work: () => Promise<T>): Promise<Carried<T>> {
  return catchFailures(work, () => true);
}

/**
 * Runs a call of the upstream for a form about a record of the user, such as an order.
 * @throws UpstreamError if nobody is signed in, or if the user has no record with this number. Unknown numbers and numbers of other users get
 * the same answer, so nobody learns which numbers exist
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
