import { expect, test } from 'vitest';
import { beginningsOf } from '~/domain/query/words/beginnings';

test('a phrase begins with each of its first words, and with each of the first characters of Chinese ones', () => {
  expect([...beginningsOf(['n channel mosfet', 'usb 接口', '发光管'])]).toEqual(['n', 'n channel', 'n channel mosfet', 'usb', 'usb 接', 'usb 接口', '发', '发光', '发光管']);
});
