import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countdownText } from '~/domain/time/countdown';
import { check } from '../property';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

test.each([
  [0, '0 d 00:00:00'], [-5, '0 d 00:00:00'], [999, '0 d 00:00:00'], [SECOND, '0 d 00:00:01'], [DAY - 1, '0 d 23:59:59'], [DAY, '1 d 00:00:00'],
  [4 * DAY + ((3 * 60 + 41) * 60 + 9) * SECOND, '4 d 03:41:09'], [400 * DAY, '400 d 00:00:00'],
])('%d ms are %s', (left, text) => {
  expect(countdownText(left, 'd')).toBe(text);
});

test('property: the parts add up to the whole seconds that are left', () => {
  check(fc.integer({ min: 0, max: 1000 * DAY }), (left) => {
    const [, days, hours, minutes, seconds] = /^(\d+) 天 ([01]\d|2[0-3]):([0-5]\d):([0-5]\d)$/.exec(countdownText(left, '天')) ?? [];
    const sum = ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
    expect(sum).toBe(Math.floor(left / SECOND));
  });
});
