import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accountProblem, codeProblem, foldAccount, newPasswordProblem, PASSWORD_UNITS, PHONE, readCode, triedPasswordProblem,
} from '~/domain/account/account-rules';
import { check, unicode } from '../property';

describe('an account', () => {
  test.each([
    'lin.wei@hexa.example', 'a@b.cn', '  Lin@Hexa.Example ', 'l+tag@sub.hexa.example', '13800000000', '+86 138-0000-0000', '１３８００００００００',
    '用户@例子.example',
  ])('may be %j', (account) => {
    expect(accountProblem(account)).toBeNull();
  });

  test.each(['', 'ab', 'lin', '@hexa.example', 'lin@', 'lin@hexa', 'lin@hexa.', 'a b@hexa.example', 'a@b@c.de', '12345', '+', '1234567890123456', `${'a'.repeat(95)}@b.example`, 'lin@hexa.example\n', '138\u00000000000',
    'lin@hexa.example\0', 'l\u200bin@hexa.example', 'lin@hexa\u202e.example', 'lin@hexa.exam\u00adple', '\ud800lin@hexa.example',
    'a,lin@hexa.example', 'a;lin@hexa.example', 'a<lin@hexa.example>', '<lin@hexa.example>', 'lin(a)@hexa.example', '"lin"@hexa.example', 'a:lin@hexa.example', 'l\\in@hexa.example',
    'lin@hexa.example,b.example', 'lin@hexa.example>', 'lin@[127.0.0.1]', 'a，lin@hexa.example'])(
    'may not be %j', (account) => {
      expect(accountProblem(account)).toBe(account.trim() === 'lin@hexa.example' ? null : 'account');
    },
  );
});

test('different spellings of an account are equal', () => {
  for (const written of ['+86 138-0000 0000', '＋８６１３８００００００００', ' (+86)13800000000']) expect(foldAccount(written)).toBe('+8613800000000');
  for (const written of ['Lin.Wei@Hexa.example', ' lin.wei@hexa.example ', 'ｌin.wei@hexa.example']) expect(foldAccount(written)).toBe('lin.wei@hexa.example');
  expect(foldAccount('lin wei@hexa.example')).toBe('lin wei@hexa.example');
});

test('property: folding twice is the same as once', () => {
  check(unicode, (typed) => {
    expect(foldAccount(foldAccount(typed))).toBe(foldAccount(typed));
  });
});

describe('a password', () => {
  test('at sign-in may be any text up to the maximum length', () => {
    expect([triedPasswordProblem(''), triedPasswordProblem('x'), triedPasswordProblem('😀'.repeat(128))]).toEqual(['password', null, null]);
    expect(triedPasswordProblem('x'.repeat(PASSWORD_UNITS + 1))).toBe('password');
  });

  test.each([[7, 'newPassword'], [8, null], [128, null], [129, 'newPassword']] as const)('that is new and has %i characters: %s', (length, problem) => {
    for (const sign of ['x', '密', '😀', 'e\u0301', ' ']) expect(newPasswordProblem(sign.repeat(length))).toBe(problem);
  });

  test('property: a password that can be set is accepted at sign-in', () => {
    check(fc.string({ unit: 'grapheme', maxLength: 140 }), (password) => {
      if (newPasswordProblem(password) === null) expect(triedPasswordProblem(password)).toBeNull();
    });
  });
});

describe('a code', () => {
  test('has six digits, typed or pasted', () => {
    for (const typed of ['123456', ' 123 456 ', '１２３４５６', '12\t34\n56']) expect([readCode(typed), codeProblem(typed)]).toEqual(['123456', null]);
    for (const typed of ['', '12345', '1234567', 'abcdef', '12345a', '٠١٢٣٤٥']) expect(codeProblem(typed)).toBe('code');
  });
});

test('a phone number may have any usual notation', () => {
  for (const phone of ['+86 138 0000 0000', '0755-2600 0000', '(020) 8888 8888', '12345']) expect(PHONE.test(phone)).toBe(true);
  for (const phone of ['', '1234', 'call me', '+', '12345x', '１２３４５']) expect(PHONE.test(phone)).toBe(false);
});

test('property: no input throws', () => {
  check(unicode, (typed) => {
    for (const problem of [accountProblem, codeProblem, foldAccount, newPasswordProblem, triedPasswordProblem]) expect(problem(typed)).toBeTypeOf(problem(typed) === null ? 'object' : 'string');
  });
});
