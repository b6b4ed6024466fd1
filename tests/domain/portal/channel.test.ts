import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { channelFields, readChannel, withChannel } from '~/domain/portal/channel';
import { check, unicode } from '../property';

const channel = fc.stringMatching(/^[\w-]{1,32}$/);
const name = fc.stringMatching(/^[a-oq-z_.%]{1,8}$/);
const segment = fc.oneof(unicode.map((text) => encodeURIComponent(encodeURIComponent(text))), fc.stringMatching(/^[\w.~-]{1,12}$/));
/** A path of the site with a query and a fragment, each as links spell them. */
const address = fc.record({
  path: fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.filter(Boolean).join('/')}`),
  query: fc.array(fc.tuple(name, unicode.map(encodeURIComponent)), { maxLength: 5 }),
  hash: fc.option(fc.stringMatching(/^[\w-]{1,12}$/), { nil: '' }),
});

function spelled({ path, query, hash }: { path: string; query: Array<[string, string]>; hash: string }): string {
  return path + (query.length > 0 ? `?${query.map(([key, value]) => `${key}=${value}`).join('&')}` : '') + (hash && `#${hash}`);
}

describe('The channel parameter', () => {
  test('stands once in any path and query; path, query and fragment stay as they were', () => {
    check(fc.tuple(address, channel), ([target, stored]) => {
      const before = spelled(target);
      const after = withChannel(before, stored);
      const { pathname, search, hash } = new URL(after, 'https://shop.example');
      const [first, ...rest] = search.slice(1).split('&');
      expect(first).toBe(`p=${stored}`);
      expect(rest.filter((pair) => pair.startsWith('p='))).toEqual([]);
      expect(pathname + (rest.length > 0 ? `?${rest.join('&')}` : '') + hash).toBe(new URL(before, 'https://shop.example').href.slice('https://shop.example'.length));
      expect(withChannel(after, stored)).toBe(after);
      expect(withChannel(before, undefined)).toBe(before);
    });
  });

  test('of the address wins over the stored one', () => {
    check(fc.tuple(address, channel, channel), ([{ path, query, hash }, own, stored]) => {
      const before = spelled({ path, query: [...query, ['p', own]], hash });
      expect(withChannel(before, stored)).toBe(before);
    });
  });

  test.each(['https://example.org/', '//example.org/', '/\\example.org/', 'mailto:a@example.org', '#main', '?a=b', 'brand', ''])(
    'is not added to %j, which is no path of the site', (href) => expect(withChannel(href, 'wx')).toBe(href));

  test.each(['wx', 'partner-7', 'A-b_C', '0', 'x'.repeat(32)])('can be %j', (value) => expect(readChannel(value)).toBe(value));
  test.each(['', 'x'.repeat(33), 'A.b', 'a b', 'a&b', '微信', '<script>', 'a\n', '\na', null, undefined])(
    'S51: cannot be %j', (value) => expect(readChannel(value)).toBeUndefined());

  test('is a hidden field of GET forms if there is one', () => {
    expect(channelFields('wx')).toEqual([['p', 'wx']]);
    expect(channelFields(undefined)).toEqual([]);
  });
});
