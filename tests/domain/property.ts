import fc from 'fast-check';
import { vi } from 'vitest';

/** Runs of each property; `SOAK=1` runs ten times as many. */
export const RUNS = process.env['SOAK'] === '1' ? 10_000 : 1_000;

// A thousand runs of the slowest oracle take seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** Asserts a property over {@link RUNS} random inputs. */
export function check<T>(arbitrary: fc.Arbitrary<T>, holds: (input: T) => void): void {
  fc.assert(
    fc.property(arbitrary, (input) => holds(input)),
    { numRuns: RUNS },
  );
}

/** Any Unicode text: no lone surrogates. */
export const unicode = fc.string({ unit: 'binary', maxLength: 40 });

/** Anything a careless upstream may send where a number belongs. */
export const junk = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, '', ' ', 'abc', Number.NaN, Number.POSITIVE_INFINITY, -1, -0.5, 1e15, 1e300, true, '1e15', '-3', '12', '2.5', '1,000', '0x10'),
  fc.constant([]),
  fc.constant({}),
  fc.double(),
  fc.string(),
);
