import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORDER_LIMITS } from '~/domain/order/order-policies';
import { readQuickOrder } from '~/domain/order/quick/quick-order';
import { quantityOf } from '~/domain/order/quick/quick-quantity';
import { RUNS_OF_LARGE } from '../../property';

/** The result of reading one line: `LM358 × 100`, or the reason why not. */
function read(text: string): string[] {
  const { wanted, unread } = readQuickOrder(text);
  return [...wanted.map(({ partNumber, quantity }) => `${partNumber} × ${quantity}`), ...unread.map(({ problem }) => problem)];
}

describe('a line of part number and quantity', () => {
  test.each([
    ['LM358\t100', 'LM358 × 100'], ['LM358 100', 'LM358 × 100'], ['LM358   100', 'LM358 × 100'], ['LM358,100', 'LM358 × 100'],
    ['LM358, 100', 'LM358 × 100'], ['LM358;100', 'LM358 × 100'], ['  LM358 ; 100 ', 'LM358 × 100'], ['LM358 , 100', 'LM358 × 100'],
    ['LM358\t\t100\t', 'LM358 × 100'], ['"LM358","100"', 'LM358 × 100'], ['LM358: 100', 'LM358 × 100'], ['LM358 - 100', 'LM358 × 100'],
    ['LM358 | 100', 'LM358 × 100'], ['LM358 = 100', 'LM358 × 100'],
  ])('may have different separators: %j', (line, expected) => {
    expect(read(line)).toEqual([expected]);
  });

  test.each([
    ['LM358 x100', 'LM358 × 100'], ['LM358 X100', 'LM358 × 100'], ['LM358 ×100', 'LM358 × 100'], ['LM358 * 100', 'LM358 × 100'],
    ['LM358 x 100', 'LM358 × 100'], ['LM358 100pcs', 'LM358 × 100'], ['LM358 100 PCS', 'LM358 × 100'], ['LM358,100 pcs', 'LM358 × 100'],
    ['LM358 100 pc.', 'LM358 × 100'], ['LM358 100 pieces', 'LM358 × 100'], ['LM358 100个', 'LM358 × 100'], ['LM358 100 只', 'LM358 × 100'],
    ['LM358 qty 100', 'LM358 × 100'], ['LM358 Qty: 100', 'LM358 × 100'], ['LM358\t数量：100', 'LM358 × 100'], ['100x LM358', 'LM358 × 100'],
    ['100 x LM358', 'LM358 × 100'], ['x100 LM358', 'LM358 × 100'],
  ])('may mark the quantity: %j', (line, expected) => {
    expect(read(line)).toEqual([expected]);
  });

  test.each([
    ['ＬＭ３５８　１００', 'LM358 × 100'], ['LM358，100', 'LM358 × 100'], ['LM358；100', 'LM358 × 100'], ['LM358、100', 'LM358 × 100'],
    ['LM358，1，000', 'LM358 × 1000'],
  ])('may be in full width: %j', (line, expected) => {
    expect(read(line)).toEqual([expected]);
  });

  test.each([
    ['LM358 1,000', 'LM358 × 1000'], ['LM358,1,000', 'LM358 × 1000'], ['LM358,1,000 pcs', 'LM358 × 1000'], ['LM358;12,345,678', 'LM358 × 12345678'],
    ['1,000,LM358', 'LM358 × 1000'], ['LM358,100,000', 'LM358 × 100000'], ['"LM358","1,000"', 'LM358 × 1000'], ['LM358\t1000.00', 'LM358 × 1000'],
  ])('may have commas between thousands: %j', (line, expected) => {
    expect(read(line)).toEqual([expected]);
  });

  test.each([
    ['100 LM358', 'LM358 × 100'], ['100,LM358', 'LM358 × 100'], ['100\tLM358', 'LM358 × 100'], ['100pcs 7805', '7805 × 100'], ['1,000 LM358', 'LM358 × 1000'],
    ['100 0022272021', '0022272021 × 100'],
  ])('may begin with the quantity: %j', (line, expected) => {
    expect(read(line)).toEqual([expected]);
  });

  test.each([
    ['7805 100', '7805 × 100'], ['7805,100', '7805 × 100'], ['7805 x100', '7805 × 100'], ['0022272021\t100', '0022272021 × 100'],
    ['885012206095 100', '885012206095 × 100'], ['X9313 x100', 'X9313 × 100'], ['X9313\t100 pcs', 'X9313 × 100'], ['BSS138PW,115 100', 'BSS138PW,115 × 100'],
    ['BSS138PW,115;100', 'BSS138PW,115 × 100'], ['STM32F103C8T6 TR 100', 'STM32F103C8T6 TR × 100'], ['Q 65110A2748\t100', 'Q 65110A2748 × 100'],
    ['LT1763CS8#TRPBF 5', 'LT1763CS8#TRPBF × 5'], ['µA741 5', 'μA741 × 5'],
  ])('keeps part numbers that look like quantities: %j', (line, expected) => {
    expect(read(line)).toEqual([expected]);
  });

  test.each([
    ['LM358', 'noQuantity'], ['LM358 TI', 'noQuantity'], ['LM358x100', 'noQuantity'], ['?', 'noQuantity'], [';', 'noQuantity'], ['LM358 007', 'noQuantity'],
    ['100', 'noPartNumber'], ['100 pcs', 'noPartNumber'], ['1,000', 'noPartNumber'], ['--- 100', 'noPartNumber'], ['??? 100', 'noPartNumber'],
    ['LM358 0', 'quantity'], ['LM358 -5', 'quantity'], ['LM358 1.5', 'quantity'], ['LM358 x1,000,000,001', 'quantity'], ['LM358 x0', 'quantity'],
    ['100 LM358 200', 'unclear'], ['1\tLM358\t100', 'unclear'], ['LM358;TI;100', 'unclear'], ['BSS138PW,115,100', 'unclear'], ['X9313 100', 'unclear'],
    ['100pcs 200pcs', 'unclear'], ['100,LM358,200', 'unclear'],
    [`${'A1'.repeat(60)} 100`, 'tooLong'], [`LM358 ${'x'.repeat(300)}`, 'tooLong'],
  ])('that cannot be read has a reason: %j', (line, problem) => {
    expect(read(line)).toEqual([problem]);
  });
});

describe('several lines', () => {
  test.each([
    'Part number\tQuantity', 'MPN,Qty', 'Mfr. P/N; Qty', "Manufacturer's part no | pcs", '型号 数量', '制造商型号，采购数量', 'Part', 'ＭＰＮ　ＱＴＹ',
  ])('may begin with a heading: %j', (head) => {
    expect(readQuickOrder(`${head}\nLM358 100`)).toEqual({ wanted: [{ line: 2, text: 'LM358 100', partNumber: 'LM358', quantity: 100 }], unread: [] });
  });

  test('keep their numbers; empty ones are left out, with any line ending', () => {
    const { wanted, unread } = readQuickOrder('\uFEFFMPN Qty\r\n\r\n  LM358 100 \rNE555\n\n \t \nTL072 5');
    expect(wanted.map(({ line, partNumber }) => [line, partNumber])).toEqual([[3, 'LM358'], [7, 'TL072']]);
    expect(unread).toEqual([{ line: 4, text: 'NE555', problem: 'noQuantity' }]);
  });

  test('beyond the limit are not read', () => {
    const most = ORDER_LIMITS.quickLines;
    const text = Array.from({ length: most + 2 }, (_, index) => `LM${index} 5`).join('\n');
    const { wanted, unread } = readQuickOrder(text);
    expect(wanted).toHaveLength(most);
    expect(unread).toEqual([{ line: most + 1, text: `LM${most} 5`, problem: 'tooMany' }, { line: most + 2, text: `LM${most + 1} 5`, problem: 'tooMany' }]);
  });
});

const SIGNS = [...'ABCDEFGHKLMNPRSTUVWZ0123456789-/.+#'];
/** Part numbers that cannot be read as quantities. */
const partNumber = fc.string({ unit: fc.constantFrom(...SIGNS), minLength: 2, maxLength: 30 })
  .filter((part) => /^[A-Z]+\d.*[A-Z]$/.test(part) && quantityOf(part) === null);
const quantity = fc.integer({ min: 1, max: ORDER_LIMITS.pieces });
const grouped = (value: number) => String(value).replace(/\B(?=(?:\d{3}){1,12}$)/g, ',');
const wide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).replaceAll(' ', '\u3000');

const WAYS: Array<(part: string, value: number) => string> = [
  (part, value) => `${part}\t${value}`, (part, value) => `${part} ${value}`, (part, value) => `${part},${value}`, (part, value) => `${part};${value}`,
  (part, value) => `${part}  ${grouped(value)}`, (part, value) => `${part}\t"${grouped(value)}"`, (part, value) => `${part} x${value}`,
  (part, value) => `${part} × ${value}`, (part, value) => `${part} ${value}pcs`, (part, value) => `${part}, ${grouped(value)} pcs`,
  (part, value) => `${part} ${value} 个`, (part, value) => `${part}，${value}`, (part, value) => wide(`${part} ${value}`),
  (part, value) => `${value} ${part}`, (part, value) => `${value},${part}`, (part, value) => `${value}\t${part}`, (part, value) => `${value}x ${part}`,
];

test('property: every notation of a line is read back', () => {
  const line = fc.tuple(partNumber, quantity, fc.constantFrom(...WAYS));
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), fc.constantFrom('\n', '\r\n', '\r', '\n\n'), (lines, end) => {
      const { wanted, unread } = readQuickOrder(lines.map(([part, value, way]) => way(part, value)).join(end));
      expect(unread).toEqual([]);
      expect(wanted.map((one) => [one.partNumber, one.quantity])).toEqual(lines.map(([part, value]) => [part, value]));
    }),
    { numRuns: RUNS_OF_LARGE },
  );
});

test('property: each line of any text is read, unread, empty or a heading, and read quantities are valid', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }), fc.constantFrom('\n', '\t', ' ', ',', ';', 'x', '×', 'pcs', '个', '，', '"', 'qty', '0', '-1', '1.5'),
    fc.integer({ min: 0, max: 2_000_000_000 }).map(String), partNumber,
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = pieces.join('');
      const lines = text.split(/\r\n|\r|\n/);
      const { wanted, unread } = readQuickOrder(text);
      const numbers = [...wanted, ...unread].map(({ line }) => line);
      expect(new Set(numbers).size).toBe(numbers.length);
      for (const one of [...wanted, ...unread]) expect(lines[one.line - 1]?.trim()).toBe(one.text);
      for (const [index, line] of lines.entries()) {
        if (/\d/.test(line) && line.trim() !== '') expect(numbers).toContain(index + 1);
      }
      for (const one of wanted) {
        expect(Number.isSafeInteger(one.quantity) && one.quantity > 0 && one.quantity <= ORDER_LIMITS.pieces).toBe(true);
        expect(one.partNumber.length).toBeGreaterThan(0);
        expect(one.partNumber.length).toBeLessThanOrEqual(ORDER_LIMITS.partNumber);
        expect(one.partNumber).toBe(one.partNumber.trim());
      }
    }),
    { numRuns: RUNS_OF_LARGE },
  );
});
