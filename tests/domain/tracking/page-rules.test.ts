import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLICK_EVENTS, EVENT_TYPES } from '~/domain/tracking/event-names';
import { foundOf, foundParam, isPageJump } from '~/domain/tracking/page-rules';
import { trackingChoice } from '~/domain/tracking/tracking-choice';
import { check } from '../property';

const path = fc.array(fc.stringMatching(/^[\w.%~-]{1,10}$/), { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);

describe('Events', () => {
  test('are of three types, and clicks have eight names', () => {
    expect(Object.values(EVENT_TYPES)).toEqual(['PAGE_JUMP', 'PAGE_VISIT', 'BUTTON_CLICK']);
    expect(CLICK_EVENTS).toEqual(['search', 'addToCart', 'checkOut', 'pay', 'download', 'feedback', 'language', 'draw']);
  });
});

describe('Page jump', () => {
  test.each([
    ['/', '/brand'], ['/product_list/search/lm358', '/product_detail/F1'], ['/product_list/brand/TI', '/product_list/catalogue/1_01'], ['/', '/product_list'],
  ])('is the way from %s to %s', (from, to) => expect(isPageJump(from, to)).toBe(true));
  test.each([
    ['/brand', '/brand'], ['/', '/product_list/search'], ['/', '/product_list/search/lm358'], ['/product_list/search/a', '/product_list/search/b'],
  ])('is not the way from %s to %s', (from, to) => expect(isPageJump(from, to)).toBe(false));
  test('never leads to a path that contains /product_list/search, and never to the same path', () => {
    check(fc.tuple(path, path, path), ([from, before, after]) => {
      expect(isPageJump(from, `${before}/product_list/search${after}`)).toBe(false);
      expect(isPageJump(from, from)).toBe(false);
    });
  });
});

describe('The number of found parts', () => {
  test('is read as it was written', () => {
    check(fc.integer({ min: 0, max: 999_999_999 }), (found) => {
      expect(foundOf(foundParam(found))).toBe(found);
    });
  });
  test.each([undefined, '', 'found=', 'found=-1', 'found=1.5', 'found=1e3', ' found=1', 'found=1\n', 'found=1234567890', 'lost=1'])(
    'is not %j', (text) => expect(foundOf(text)).toBeNull());
});

describe('Counting of visits', () => {
  test('is on without a choice and a signal', () => {
    expect(trackingChoice(undefined, [null, undefined])).toBe('on');
    expect(trackingChoice('on', ['0', false, ''])).toBe('on');
  });
  test('is off if the visitor has chosen so', () => expect(trackingChoice('off', [null, '0'])).toBe('off'));
  test.each([['1', null], [null, '1'], [true, undefined], ['0', '1']])('follows the signals %j and %j, whatever was chosen', (gpc, dnt) => {
    expect(trackingChoice(undefined, [gpc, dnt])).toBe('signal');
    expect(trackingChoice('off', [gpc, dnt])).toBe('signal');
  });
});
