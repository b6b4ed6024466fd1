import { expect, test } from 'vitest';
import { rememberTexts } from '../../functions/mall/catalogue/remember-texts';

test('a text is made once for a number and its details', () => {
  const made: unknown[] = [];
  const text = rememberTexts((value, unit: string, language: string) => {
    made.push([value, unit, language]);
    return `${value} ${unit} ${language}`;
  });
  const asked = [[1, 'V', 'en'], [1, 'V', 'cn'], [1, 'A', 'en'], [-1, 'V', 'en'], [1, 'V', 'en'], [1, '', 'Ven']] as const;
  expect(asked.map(([value, unit, language]) => text(value, unit, language))).toEqual(asked.map((one) => one.join(' ')));
  expect(made).toEqual([asked[0], asked[1], asked[2], asked[3], asked[5]]);
});

test('the number of texts is bounded', () => {
  let made = 0;
  const text = rememberTexts((value) => `${(made += 1)} ${value}`);
  for (let value = 0; value < 20_000; value += 1) text(value);
  expect(text(0)).toBe('1 0');
  text(20_000);
  expect(text(0)).toBe('20002 0');
});
