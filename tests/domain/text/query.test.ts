import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatQuery, parseQuery } from '~/domain/text/query';
import { check, unicode } from '../property';

describe('Query strings: repeated keys become arrays', () => {
  test('a key given once is text', () => {
    expect(parseQuery('?a=1&b=')).toEqual({ a: '1', b: '' });
    expect(parseQuery('a=1')).toEqual({ a: '1' });
    expect(parseQuery('')).toEqual({});
  });

  test('a repeated key is an array in its order', () => {
    expect(parseQuery('a=1&b=x&a=3&a=2')).toEqual({ a: ['1', '3', '2'], b: 'x' });
  });

  test('malformed percent sequences stay, and names of object members are only names', () => {
    expect(parseQuery('a=50%&b=%zz')).toEqual({ a: '50%', b: '%zz' });
    expect(Object.entries(parseQuery('__proto__=1&constructor=2'))).toEqual([['__proto__', '1'], ['constructor', '2']]);
  });

  test('arrays are written as repeated keys', () => {
    expect(formatQuery({ a: ['1', '2'], b: 'x y', c: [] })).toBe('a=1&a=2&b=x+y');
  });

  test('property: reading what was written gives the query', () => {
    const value = fc.oneof(unicode, fc.array(unicode, { minLength: 2, maxLength: 4 }));
    check(fc.dictionary(unicode, value, { noNullPrototype: true }), (query) => {
      expect(parseQuery(formatQuery(query))).toEqual(query);
    });
  });

  test('property: no text throws', () => {
    check(fc.string({ unit: fc.constantFrom('a', '=', '&', '%', '?', '+', '2', '\ud800') }), (search) => {
      for (const value of Object.values(parseQuery(search))) expect(Array.isArray(value) ? value.length > 1 : true).toBe(true);
    });
  });
});
