/** Lines of the log: one request id in each, and nothing that names a person or an order. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import routes from '../../app/routes';
import { createHasher } from '../../functions/mall/log/hasher';
import { captureConsole, createLog, currentLog, requestIdFrom, runWithLog } from '../../functions/mall/log/log';
import { placeOf, reasonOf, redact } from '../../functions/mall/log/redact';
import { check, checkLarge, unicode } from '../domain/property';
import { processorTime } from '../fixtures/processor-time';

const KEY = 'a key for log lines that has more than 32 signs';
const hash = createHasher(KEY);

let lines: string[];

beforeEach(() => {
  lines = [];
  for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => void lines.push(parts.map(String).join(' ')));
});
afterEach(() => void vi.restoreAllMocks());

const last = (): unknown => JSON.parse(lines.at(-1) ?? '');

describe('S44: a line', () => {
  test('has the request id first, then its fields', () => {
    createLog('r-1', KEY).note({ event: 'upstream', call: 'goods/search', status: 200, ok: true, ms: undefined });
    expect(lines).toEqual(['{"requestId":"r-1","event":"upstream","call":"goods/search","status":200,"ok":true}']);
  });

  test.each(['orderNo', 'paymentNo', 'refundNo', 'invoiceNo', 'feedbackNo', 'payoutNo', 'number', 'account', 'userCode'])('has a hash as its %s', (field) => {
    createLog('r-1', KEY).failed({ event: 'x', [field]: 'whatever it is' });
    expect(last()).toEqual({ requestId: 'r-1', event: 'x', [field]: hash('whatever it is') });
    expect(hash('whatever it is')).toMatch(/^h:[0-9a-f]{16}$/);
  });

  test('has hashes in place of numbers, accounts and telephones within its texts', () => {
    const text = 'order F20261122-00482137 of U000123456789, Ada.Lovelace@Farad.Example, +86 139 0013-9000';
    expect(redact(text, hash)).toBe(
      `order ${hash('F20261122-00482137')} of ${hash('U000123456789')}, ${hash('ada.lovelace@farad.example')}, ${hash('8613900139000')}`,
    );
  });

  test('keeps what names no person: part numbers, figures, times, ids of requests', () => {
    for (const text of ['STM32F103C8T6 is short by 12000', 'GRM188R71H104KA93D', '2026-11-22 04:05:06', 'rows[3].goodsId: expected string', 'catalogue v20261122']) expect(redact(text, hash)).toBe(text);
  });

  test('differs by the key, so that nobody without it finds a number by trying all', () => {
    expect(createHasher(`${KEY}2`)('F20261122-00482137')).not.toBe(hash('F20261122-00482137'));
  });

  test('property: is one line of JSON without hidden characters, whatever it tells', () => {
    check(fc.array(fc.oneof(unicode, fc.constantFrom('\r\n', '\u001b[2J', '\u2028', '\u202e', '\n    at forged', '"}\n{"requestId":"forged"')), { maxLength: 8 }), (pieces) => {
      createLog('r-1', KEY).failed({ event: pieces.join(''), kind: pieces.join('') }, new Error(pieces.join('')));
      const line = lines.pop() ?? '';
      expect(/[\p{C}\u2028\u2029]/u.test(line)).toBe(false);
      expect(Object.entries(JSON.parse(line))[0]).toEqual(['requestId', 'r-1']);
    });
  });
});

describe('S44: an error in a line', () => {
  test('has its name, its message and where it was thrown', () => {
    const { error, at } = reasonOf(new TypeError("Cannot read properties of undefined (reading 'rows')"));
    expect(error).toBe("TypeError: Cannot read properties of undefined (reading 'rows')");
    expect(at).toMatch(/log\.test\.ts:\d+:\d+\)?$/);
    expect(at).not.toContain('/');
  });

  test('never has what a visitor sent: texts that a message quotes are left out', () => {
    const canary = fc.string({ minLength: 8, maxLength: 60, unit: 'grapheme-ascii' }).map((text) => `canary${text}`);
    checkLarge(canary, (secret) => {
      // The last one can be read if the text ends with a quotation mark and a bracket.
      const thrown = [secret, `{"a":${secret}`, `["${secret}`].flatMap((text) => {
        try {
          JSON.parse(text);
          return [];
        } catch (error) {
          return [error];
        }
      });
      const quoted = [`the field "${secret}" is not valid`, `no such column: '${secret}'`, `Invalid URL: \`${secret}\``].map((message) => new Error(message));
      for (const error of [...thrown, ...quoted]) {
        createLog('r-1', KEY).failed({ event: 'unhandled' }, error);
        expect(lines.pop()).not.toMatch(/canary/);
      }
    });
  });

  test.each(['"', '`', "'"])('never has what a visitor sent, also where a quotation in %s is longer than a line', (mark) => {
    const message = `Error decoding URL ${mark}/order_detail/${'canary'.repeat(200)}%E0%A4%A${mark}, and ${'more '.repeat(200)}`;
    expect(reasonOf(message).error).toBe(`Error decoding URL …, and ${'more '.repeat(200)}`.slice(0, 500));
  });

  test.each(['"', '`', "'", "(reading '", '"`\'', `"a" \`b\` 'c'`])('takes time in proportion to its length, whatever marks it has (%s)', (marks) => {
    const size = 2_000_000;
    for (const text of [marks.repeat(size / marks.length), marks + 'x'.repeat(size), 'x'.repeat(size) + marks]) expect(processorTime(() => reasonOf(text))).toBeLessThan(500);
  });
});

describe('S44: the path in a line', () => {
  test.each([
    ['/', '/'], ['/_root.data', '/'], ['/order_detail/F20261122-00482137', '/order_detail/*'], ['/product_list/search/my%20secret', '/product_list/search/*'],
    ['/product_list/catalog', '/product_list/*'], ['/shopping_cart.data', '/shopping_cart'], ['/my-secret', '/*'], ['/my-secret/x', '/*'],
    ['/api/farad/goods/qryGoods', '/api/*/goods/qryGoods'], ['/api/farad/goods/my-secret.x', '/*'],
  ])('of %s is %s', (path, place) => {
    expect(placeOf(path)).toBe(place);
  });

  test('names every route of the shop', () => {
    for (const { path = '' } of routes) {
      const [first = '', ...rest] = path.split('/');
      if (first === '*' || first === 'api') continue;
      expect([path, placeOf(`/${[first, ...rest.map((part) => part.replace(':originName', 'search').replace(/:.*/, 'x'))].join('/')}`)]).toEqual([path, expect.stringMatching(/^\/(?!\*)/)]);
    }
  });
});

describe('S44: what libraries write to the console', () => {
  test('becomes a line with the id of the request, without what it quotes', () => {
    const release = captureConsole();
    runWithLog(createLog('r-7', KEY), () => console.warn('Error decoding URL "/%E4%zz/canary"\nuse F20261122-00482137'));
    release();
    expect(lines).toHaveLength(1);
    expect(last()).toEqual({ requestId: 'r-7', event: 'console', level: 'warn', error: `Error decoding URL … use ${hash('F20261122-00482137')}` });
    console.warn('as before');
    expect(lines).toEqual([expect.any(String), 'as before']);
  });

  test('becomes one line, however often the console is captured and by whom', async () => {
    vi.resetModules();
    const other = await import('../../functions/mall/log/log');
    const releases = [captureConsole(), captureConsole(), other.captureConsole()];
    console.info('from a library');
    createLog('r-1', KEY).note({ event: 'own' });
    other.createLog('r-2', KEY).failed({ event: 'other' });
    for (const release of releases) release();
    console.warn('as before');
    expect(lines.slice(0, -1).map((line) => JSON.parse(line))).toEqual([
      { requestId: 'none', event: 'console', level: 'info', error: 'from a library' }, { requestId: 'r-1', event: 'own' }, { requestId: 'r-2', event: 'other' },
    ]);
    expect(lines.at(-1)).toBe('as before');
  });

  test('never leads to further lines, also if a captured method comes back after its release', () => {
    const { log } = console;
    const release = captureConsole();
    const captured = console.log;
    release();
    console.log = (...parts: unknown[]) => captured(...parts);
    const again = captureConsole();
    console.log('from a library');
    createLog('r-1', KEY).note({ event: 'own' });
    again();
    console.log = log;
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { requestId: 'none', event: 'console', level: 'log', error: 'from a library' }, { requestId: 'r-1', event: 'own' },
    ]);
  });

  test('keeps the requests apart that are answered at once', async () => {
    const release = captureConsole();
    const work = (id: string, pause: Promise<unknown>) => runWithLog(createLog(id, KEY), async () => {
      await pause;
      console.error('late');
      currentLog().note({ event: 'own' });
    });
    let go: (value: number) => void = () => undefined;
    const held = new Promise<number>((resolve) => {
      go = resolve;
    });
    const both = [work('first', held), work('second', Promise.resolve(0))];
    await both[1];
    go(0);
    await both[0];
    release();
    expect(lines.map((line) => JSON.parse(line).requestId)).toEqual(['second', 'second', 'first', 'first']);
  });
});

test('an id from another server is taken if it is one, else a new one is made', () => {
  expect(requestIdFrom('8f2b-AMS_1')).toBe('8f2b-AMS_1');
  for (const given of [null, '', 'a b', 'x'.repeat(65), 'a\nb', '{"a":1}']) expect(requestIdFrom(given)).toMatch(/^[0-9a-f-]{36}$/);
});
