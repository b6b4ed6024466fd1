import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FastEncoder } from '../../functions/fast-encoder';

const real = new TextEncoder();
const fast = new FastEncoder();

describe('the fast encoder', () => {
  it('has the result of the built-in one, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
        expect(fast.encode(text)).toEqual(real.encode(text));
      }),
      { numRuns: 3_000 },
    );
  });

  it.each(['', 'plain', '¥0.0312', '贴片电阻 10 kΩ', '😀 pair', '\ud800 lone', 'tail \udfff', 'x'.repeat(257), 'é'.repeat(256)])(
    'has the result of the built-in one for %j',
    (text) => expect(fast.encode(text)).toEqual(real.encode(text)),
  );

  it('fills its buffer exactly', () => {
    expect(fast.encode('贴片').buffer.byteLength).toBe(6);
  });
});
