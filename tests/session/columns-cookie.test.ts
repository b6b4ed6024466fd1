import { describe, expect, test } from 'vitest';
import type { BomField } from '~/domain/bom/bom';
import { openColumnsCookie } from '~/session/choices/columns-cookie';

/** The value that a browser keeps of a cookie. */
function valueOf([line = '']: string[]): string {
  return /^columns=([^;]*)/.exec(line)?.[1] ?? '';
}

const open = (value?: string) => openColumnsCookie(new Map(value === undefined ? [] : [['columns', value]]), false);
const fields = (...pairs: Array<[number, BomField]>) => new Map(pairs);

describe('the cookie of mapped columns', () => {
  test('keeps the fields of a header, and forgets them', () => {
    const first = open();
    first.keep('3-1k2j3h', fields([0, 'designators'], [12, 'mpn'], [199, 'other']));
    const [line = ''] = first.commit();
    expect(line).toMatch(/^columns=[\w.~-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/);
    const next = open(valueOf([line]));
    expect(next.find('3-1k2j3h')).toEqual(fields([0, 'designators'], [12, 'mpn'], [199, 'other']));
    expect([next.find('3-other'), next.commit()]).toEqual([undefined, []]);
    next.keep('3-1k2j3h', fields());
    expect(next.commit()).toEqual([expect.stringMatching(/^columns=;.*Max-Age=0/)]);
  });

  test('is not written if nothing has changed', () => {
    const first = open();
    first.keep('1-a', fields([0, 'mpn']));
    const next = open(valueOf(first.commit()));
    next.keep('1-a', fields([0, 'mpn']));
    next.keep('1-b', fields());
    expect(next.commit()).toEqual([]);
  });

  test('keeps the last 20 headers, within the size of a cookie', () => {
    const cookie = open();
    for (let header = 0; header < 30; header++) cookie.keep(`1-h${header}`, fields([0, 'mpn']));
    const kept = open(valueOf(cookie.commit()));
    expect([kept.find('1-h9'), kept.find('1-h10'), kept.find('1-h29')]).toEqual([undefined, fields([0, 'mpn']), fields([0, 'mpn'])]);
    const wide = new Map(Array.from({ length: 200 }, (_, index): [number, BomField] => [index, 'text']));
    for (let header = 0; header < 20; header++) cookie.keep(`200-w${header}`, wide);
    expect(valueOf(cookie.commit()).length).toBeLessThanOrEqual(3_000);
    expect(open(valueOf(cookie.commit())).find('200-w19')).toEqual(wide);
  });

  test.each(['', '~', 'x', '1-a', '1-a.', '1-a.00', '1-a.00z', '1-a.00a~<script>', '1-__proto__.00a', `${'1-a.00a~'.repeat(500)}`])('%j that is malformed does no harm', (value) => {
    const cookie = open(value);
    expect([cookie.find('__proto__'), cookie.find('x'), cookie.commit()]).toEqual([undefined, undefined, []]);
  });

  test('takes no key that it could not read', () => {
    const cookie = open();
    for (const key of ['', 'no key', '1-A', 'a~b', '1-a.00a']) cookie.keep(key, fields([0, 'mpn']));
    expect(cookie.commit()).toEqual([]);
  });
});
