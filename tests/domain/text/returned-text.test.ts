import { expect, test } from 'vitest';
import { isReturned, RETURNED, returnedText } from '~/domain/text/returned-text';

test('texts come back in a page if all of them have room, and what a page escapes takes more', () => {
  const text = 'LM358DR\t20\n'.repeat(RETURNED.any / 11 - 1);
  expect(returnedText(text)).toBe(text);
  expect(isReturned([text, text], RETURNED.any)).toBe(false);
  expect(isReturned([text, text], RETURNED.inTurn)).toBe(true);
  const marks = '"'.repeat(RETURNED.any / 6);
  expect(returnedText(marks)).toBe(marks);
  expect(returnedText(`${marks}"`)).toBe('');
  expect(returnedText('x'.repeat(RETURNED.any + 1))).toBe('');
});
