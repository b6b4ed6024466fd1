import { fixedText, parseDecimal, roundedAmount } from '~/domain/numbers/decimal-text';

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿', '万亿', '亿亿'];

/** Writes an amount in CNY in the numerals of Chinese bills: `1036.05` is 壹仟零叁拾陆元零伍分. Empty if the text is not an amount. */
export function amountInWords(amount: string): string {
  const value = parseDecimal(amount);
  if (!value) return '';
  const [whole = '0', cents = '00'] = fixedText(roundedAmount(value)).split('.');
  const [jiao, fen] = Array.from(cents, Number);
  const yuan = wholeInWords(whole);
  const tail = (jiao ? `${DIGITS[jiao]}角` : fen && yuan ? '零' : '') + (fen ? `${DIGITS[fen]}分` : '');
  if (yuan === '' && tail === '') return '零元整';
  return (yuan ? `${yuan}元` : '') + (tail || '整') + (jiao && !fen ? '整' : '');
}

/** Writes whole yuan in groups of four digits. Several zeros in a row are written once. */
function wholeInWords(whole: string): string {
  const digits = Array.from(whole, Number);
  let text = '';
  let zero = false;
  digits.forEach((digit, at) => {
    const place = digits.length - 1 - at;
    if (digit > 0) {
      text += (zero && text ? '零' : '') + (DIGITS[digit] ?? '') + (PLACES[place % 4] ?? '');
      zero = false;
    } else {
      zero = true;
    }
    const group = digits.slice(Math.max(0, at - 3), at + 1);
    if (place % 4 === 0 && group.some((one) => one > 0)) text += GROUPS[place / 4] ?? '';
  });
  return text;
}
