import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SCREENSHOT_TYPES, screenshotType } from '~/domain/feedback/screenshot-type';
import { check } from '../property';

const HEADS = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/webp': [...Buffer.from('RIFF'), 1, 2, 3, 4, ...Buffer.from('WEBP')],
} as const;
const TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
/** The bytes that decide, for each type. */
const DECIDING = { 'image/png': [0, 1, 2, 3, 4, 5, 6, 7], 'image/jpeg': [0, 1, 2], 'image/webp': [0, 1, 2, 3, 8, 9, 10, 11] } as const;

const rest = fc.uint8Array({ maxLength: 64 });

describe('the type of a screenshot', () => {
  test('is that of its first bytes, whatever follows', () => {
    check(fc.tuple(fc.constantFrom(...TYPES), rest), ([type, more]) => {
      expect(screenshotType(new Uint8Array([...HEADS[type], ...more]))).toBe(type);
    });
    expect(Object.keys(SCREENSHOT_TYPES).sort()).toEqual([...TYPES].sort());
  });

  test('is none if one of these bytes differs, or is missing', () => {
    check(fc.tuple(fc.constantFrom(...TYPES), fc.nat(), fc.integer({ min: 1, max: 255 }), rest), ([type, place, change, more]) => {
      const bytes = new Uint8Array([...HEADS[type], ...more]);
      const at = DECIDING[type][place % DECIDING[type].length] ?? 0;
      bytes[at] = (bytes[at] ?? 0) ^ change;
      expect(screenshotType(bytes)).not.toBe(type);
      expect(screenshotType(new Uint8Array(HEADS[type].slice(0, place % HEADS[type].length)))).toBeNull();
    });
  });

  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>'], ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg">'], ['an animation', 'GIF89a'], ['a film', 'RIFF1234AVI '],
    ['nothing', ''], ['a page that claims to be a picture', ' \u0089PNG\r\n\u001a\n'],
  ])('%s is no screenshot', (_, text) => {
    expect(screenshotType(Buffer.from(text, 'latin1'))).toBeNull();
  });

  test('any other bytes are no screenshot', () => {
    check(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      const known = TYPES.some((type) => DECIDING[type].every((at) => bytes[at] === HEADS[type][at]));
      expect(screenshotType(bytes) !== null).toBe(known);
    });
  });
});
