import { writeFileSync } from 'node:fs';

/** A reporter of Vitest. Vitest's JSON has no errors outside of tests, although a run with one fails: this writes them into the file `UNHANDLED_ERRORS`. */
export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    writeFileSync(process.env.UNHANDLED_ERRORS, JSON.stringify(errors.map(({ name, message, VITEST_TEST_PATH }) => ({ name, message, file: VITEST_TEST_PATH }))));
  }
}
