import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentDisposition, DEFAULT_FILE_NAME, readFileName, safeFileName, withEnding } from '~/domain/text/file-name';
import { check, unicode } from '../property';

const anything = fc.oneof(unicode, fc.string({ unit: fc.constantFrom('/', '\\', '.', '..', '"', ';', '\r\n', '\0', '%', "'", 'a', '订', '\u202e', '\ud800', ' '), maxLength: 20 }));

describe('a file name', () => {
  test.each([
    ['order-F20261122-00482137.pdf', 'order-F20261122-00482137.pdf'],
    ['订单-F20261122.pdf', '订单-F20261122.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\temp\\cart.csv', 'cart.csv'],
    ['.htaccess', 'htaccess'],
    ['a\r\nb\0c.csv', 'abc.csv'],
    ['gpj\u202e.exe', 'gpj.exe'],
    ['a<b>c:d"e|f?g*h%.csv', 'abcdefgh.csv'],
    ['..', DEFAULT_FILE_NAME],
    ['', DEFAULT_FILE_NAME],
    ['orders/', DEFAULT_FILE_NAME],
  ])('%j becomes %j', (name, safe) => {
    expect(safeFileName(name)).toBe(safe);
  });

  test('has no path, no control characters, and is never empty or long', () => {
    check(anything, (name) => {
      const safe = safeFileName(name);
      expect(safe).not.toMatch(/[/\\\p{Cc}\p{Cf}\p{Cs}"]|^\.|^\s|\s$/u);
      expect(safe).not.toBe('');
      expect(safeFileName(safe)).toBe(safe);
    });
    expect([...safeFileName('电'.repeat(500))]).toHaveLength(120);
  });

  test.each([['cart', 'csv', 'cart.csv'], ['cart.CSV', 'csv', 'cart.CSV'], ['cart.html', 'csv', 'cart.html.csv'], ['export', 'pdf', 'export.pdf']])(
    '%s as %s has the right ending: %s', (name, ending, whole) => expect(withEnding(name, ending)).toBe(whole),
  );
});

describe('the header', () => {
  test.each([
    ['cart-2026-11-22.csv', 'attachment; filename="cart-2026-11-22.csv"'],
    ['订单-F2026.pdf', "attachment; filename=\"F2026.pdf\"; filename*=UTF-8''%E8%AE%A2%E5%8D%95-F2026.pdf"],
    ['购物车.csv', "attachment; filename=\"export.csv\"; filename*=UTF-8''%E8%B4%AD%E7%89%A9%E8%BD%A6.csv"],
    ["l'été (1).csv", "attachment; filename=\"l't (1).csv\"; filename*=UTF-8''l%27%C3%A9t%C3%A9%20%281%29.csv"],
  ])('of %s', (name, header) => {
    expect(contentDisposition(name)).toBe(header);
  });

  test('is one line of ASCII that is read back as the safe name, for any name', () => {
    check(anything, (name) => {
      const header = contentDisposition(name);
      expect(header).toMatch(/^attachment; filename="[^"\\\x00-\x1f\x7f-\uffff]+"(?:; filename\*=UTF-8''[\w!#$&+.^`|~%-]+)?$/);
      expect(readFileName(header)).toBe(safeFileName(name));
    });
  });

  test.each([
    [null, 'export'],
    ['', 'export'],
    ['attachment', 'export'],
    ['attachment; filename=orders.csv', 'orders.csv'],
    ['ATTACHMENT; FILENAME="orders.csv"', 'orders.csv'],
    ['attachment; filename="a\\"b.csv"', 'ab.csv'],
    ['attachment; filename="x.csv"; filename*=utf-8\'zh\'%E5%8F%91.csv', '发.csv'],
    ["attachment; filename*=UTF-8''%E5%8F%.csv; filename=\"fallback.csv\"", 'fallback.csv'],
    ['attachment; filename="../../up.csv"', 'up.csv'],
    ['attachment; myfilename="no.csv"', 'export'],
  ])('%j has the name %j', (header, name) => {
    expect(readFileName(header)).toBe(name);
  });
});
