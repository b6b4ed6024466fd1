import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountInWords } from '../../functions/mall/export/document/amount-in-words';

describe('an amount in Chinese capitals', () => {
  test.each([
    ['0', '零元整'], ['0.05', '伍分'], ['0.5', '伍角整'], ['0.55', '伍角伍分'], ['1', '壹元整'], ['10', '壹拾元整'], ['10.01', '壹拾元零壹分'],
    ['101', '壹佰零壹元整'], ['1036.05', '壹仟零叁拾陆元零伍分'], ['1200.5', '壹仟贰佰元伍角整'], ['10000', '壹万元整'], ['10001', '壹万零壹元整'],
    ['100100', '壹拾万零壹佰元整'], ['10000001', '壹仟万零壹元整'], ['100000000', '壹亿元整'], ['100010000', '壹亿零壹万元整'], ['1000000000000', '壹万亿元整'],
    ['3171.88', '叁仟壹佰柒拾壹元捌角捌分'], ['0.005', '壹分'], ['12.345', '壹拾贰元叁角伍分'], ['no amount', ''],
  ])('%s is %s', (amount, words) => {
    expect(amountInWords(amount)).toBe(words);
  });

  test('is read back as the amount', () => {
    fc.assert(fc.property(fc.bigInt({ min: 0n, max: 10n ** 17n }), (cents) => {
      expect(readBack(amountInWords(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`))).toBe(cents);
    }), { numRuns: 1_000 });
  });
});

/** The cents of an amount in Chinese capitals. */
function readBack(words: string): bigint {
  const [yuan = '', rest = ''] = words.includes('元') ? words.split('元') : ['', words];
  const small = (text: string) => {
    let [sum, digit] = [0n, 0n];
    for (const letter of text) {
      const at = '零壹贰叁肆伍陆柒捌玖'.indexOf(letter);
      if (at >= 0) digit = BigInt(at);
      else {
        sum += digit * 10n ** BigInt('拾佰仟'.indexOf(letter) + 1);
        digit = 0n;
      }
    }
    return sum + digit;
  };
  const groups = (text: string): bigint => {
    for (const [unit, value] of [['万亿', 10n ** 12n], ['亿', 10n ** 8n], ['万', 10n ** 4n]] as const) {
      const at = text.indexOf(unit);
      if (at >= 0) return small(text.slice(0, at)) * value + groups(text.slice(at + unit.length));
    }
    return small(text);
  };
  const jiao = /(.)角/.exec(rest)?.[1] ?? '零';
  const fen = /(.)分/.exec(rest)?.[1] ?? '零';
  return groups(yuan) * 100n + small(jiao) * 10n + small(fen);
}
