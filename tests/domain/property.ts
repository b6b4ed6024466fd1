import fc from 'fast-check';

/** Runs of each property. `SOAK=1` runs ten times as many, a mutation test a tenth. */
export const RUNS = process.env['SOAK'] === '1' ? 10_000 : process.env['MUTATION'] === '1' ? 100 : 1_000;
/** Runs of a property about whole bills, texts or visits, each of which takes as long as a hundred numbers. `SOAK=1` runs it as often as the others. */
export const RUNS_OF_LARGE = process.env['SOAK'] === '1' ? RUNS : RUNS / 4;

/** Asserts a property over {@link RUNS} random inputs. */
export function check<T>(arbitrary: fc.Arbitrary<T>, holds: (input: T) => void, runs = RUNS): void {
  fc.assert(
    fc.property(arbitrary, (input) => holds(input)),
    { numRuns: runs },
  );
}

/** Asserts a property over {@link RUNS_OF_LARGE} random inputs. */
export function checkLarge<T>(arbitrary: fc.Arbitrary<T>, holds: (input: T) => void): void {
  check(arbitrary, holds, RUNS_OF_LARGE);
}

// fast-check's own `binary` unit takes a second to set up, for every file and every mutant.
const codePoint = fc.oneof(
  fc.integer({ min: 0, max: 0x7f }),
  fc.integer({ min: 0, max: 0xd7ff }),
  fc.integer({ min: 0xe000, max: 0x10ffff }),
).map((code) => String.fromCodePoint(code));

/** Any Unicode text without lone surrogates. */
export const unicode = fc.string({ unit: codePoint, maxLength: 40 });

/** Values that a careless upstream may send in place of a number. */
export const junk = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, '', ' ', 'abc', Number.NaN, Number.POSITIVE_INFINITY, -1, -0.5, 1e15, 1e300, true, '1e15', '-3', '12', '2.5', '1,000', '0x10'),
  fc.constant([]),
  fc.constant({}),
  fc.double(),
  fc.string(),
);
