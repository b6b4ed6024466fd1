/** `npm run soak` runs every combination of choices. */
export const SOAK = process.env.SOAK === '1';

/**
 * Whether the next test of a block runs in this combination of two-valued choices (language, script, place …). In `npm run soak` every test runs in
 * all. In `npm test` a test runs in one combination and in its opposite, which change from test to test. So each test runs with both values of each
 * choice, and a pair of values comes in at most every second test.
 */
export function combination(...choices: boolean[]): () => boolean {
  const [first, ...others] = choices;
  let test = 0;
  return () => {
    const pattern = test++;
    return SOAK || others.every((choice, at) => (choice !== first) === Boolean((pattern >> at) & 1));
  };
}

/**
 * Whether the next test of a block runs with this one of two values: in `npm run soak` always, in `npm test` alternately. For checks of whole
 * screens, which are slow and differ little, and for what does not depend on the language.
 */
export function turns(first: boolean): () => boolean {
  let test = 0;
  return () => SOAK || (test++ % 2 === 0) === first;
}

/** Whether scripts run. Without script, forms are tested in `tests/worker`, and in a browser only by `npm run soak`. */
export const SCRIPTED: readonly boolean[] = SOAK ? [true, false] : [true];
