/** `npm run soak` runs every combination of choices. */
export const SOAK = process.env.SOAK === '1';

/**
 * Whether the next test of a block runs with these of two-valued choices (language, place …): in `npm run soak` always, in `npm test` in one
 * combination, which changes from test to test.
 */
export function turns(...choices: boolean[]): () => boolean {
  let test = 0;
  return () => {
    const pattern = test++;
    return SOAK || choices.every((choice, at) => choice === (((pattern >> at) & 1) === 0));
  };
}

/** Whether scripts run. Without script, forms are tested in `tests/worker`, and in a browser only by `npm run soak`. */
export const SCRIPTED: readonly boolean[] = SOAK ? [true, false] : [true];
