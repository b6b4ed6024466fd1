import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ReadTexts, REMEMBERED } from '~/upstream/client/snapshots/read-texts';

const schema = v.object({ name: v.string() });
const text = (name: string, length = 0) => JSON.stringify({ name, more: 'x'.repeat(length) });

describe('what was read from the text of a snapshot', () => {
  test('is the same while the text is, and is validated once', () => {
    const texts = new ReadTexts();
    const parsed = texts.parse('a', text('one'));
    expect(texts.parse('a', text('one'))).toBe(parsed);
    const read = texts.validate(schema, parsed);
    expect([read, texts.validate(schema, parsed) === read]).toEqual([{ name: 'one' }, true]);
    expect(texts.parse('a', text('two'))).toEqual({ name: 'two', more: '' });
    expect(texts.parse('a', text('one'))).not.toBe(parsed);
  });

  test('is what this schema makes of it, and nothing if they do not fit', () => {
    const texts = new ReadTexts();
    const parsed = texts.parse('a', text('one'));
    texts.validate(schema, parsed);
    expect(texts.validate(v.object({ more: v.string() }), parsed)).toEqual({ more: '' });
    expect([texts.validate(v.object({ other: v.string() }), parsed), texts.validate(schema, null), texts.validate(v.nullable(schema), null)]).toEqual([undefined, undefined, null]);
  });

  test('cannot be changed by one request for others', () => {
    const texts = new ReadTexts();
    const parsed = texts.parse('a', '{"list":[{"name":"one"}]}');
    const read = texts.validate(v.object({ list: v.array(schema) }), parsed);
    for (const value of [parsed, read, read?.list, read?.list[0]]) expect(Object.isFrozen(value)).toBe(true);
  });

  test('is forgotten if it was used longest ago and there is too much', () => {
    const texts = new ReadTexts();
    const half = REMEMBERED / 2 - 100;
    const [first, second] = [texts.parse('a', text('a', half)), texts.parse('b', text('b', half))];
    expect(texts.parse('a', text('a', half))).toBe(first);
    texts.parse('c', text('c', half));
    expect(texts.parse('a', text('a', half))).toBe(first);
    expect(texts.parse('b', text('b', half))).not.toBe(second);
    const tooLong = texts.parse('d', text('d', REMEMBERED));
    expect(texts.parse('d', text('d', REMEMBERED))).not.toBe(tooLong);
  });

  test('of a broken text is nothing', () => {
    const texts = new ReadTexts();
    texts.parse('a', text('one'));
    expect(() => texts.parse('a', '{')).toThrow(SyntaxError);
    expect(texts.parse('a', text('one'))).toEqual({ name: 'one', more: '' });
  });
});
