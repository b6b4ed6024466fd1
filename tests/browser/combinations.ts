/** `npm run soak`: every combination of choices. */
export const SOAK = process.env.SOAK === '1';

/**
 * Tells for one combination of yes-or-no choices (language, script, place …) whether the next test of its block runs in it.
 * In `npm run soak` each does. In `npm test` a test runs in one combination and in its opposite, and these change from test
 * to test: each test meets each choice, and any two choices meet in every second test or more seldom.
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
 * Tells for one of two values whether the next test of its block runs with it: in `npm run soak` always, in `npm test` by turns.
 * For looks at whole screens, which cost much and differ little.
 */
export function turns(first: boolean): () => boolean {
  let test = 0;
  return () => SOAK || (test++ % 2 === 0) === first;
}

/** Whether scripts run. Forms without script are posted to the Worker by its own tests, and in a browser in `npm run soak`. */
export const SCRIPTED: readonly boolean[] = SOAK ? [true, false] : [true];
