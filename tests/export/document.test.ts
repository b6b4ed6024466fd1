import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DICTIONARY } from '~/domain/text/dictionary';
import type { Language } from '~/domain/text/language';
import { amountInWords } from '../../functions/mall/export/document/amount-in-words';
import { invoiceDocument, orderDocument, type Printing, type WireOrder } from '../../functions/mall/export/document/order-document';
import { LOOKS } from '../../functions/mall/export/document/looks';
import { Pdf } from '../../functions/mall/export/document/pdf';
import { printDocument } from '../../functions/mall/export/document/print';
import { FACE } from './font';
import { orders } from './orders';
import { readPdf, type ReadPdf } from './read-pdf';

/** The number of orders to print, each in both languages. */
const RUNS = process.env['SOAK'] === '1' ? 500 : 20;
const FRAME = { left: 46, right: 595.28 - 46 };

const printing = (language: Printing['language']): Printing => ({ language, shop: 'Farad', timeZone: 'Asia/Shanghai', now: Date.parse('2026-11-23T06:30:00Z'), dictionary: DICTIONARY });

/** Decimal text with commas and a number of decimals. */
function figure(decimal: string, decimals: number): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  const units = (BigInt(whole + fraction.padEnd(decimals + 1, '0').slice(0, decimals + 1)) + 5n) / 10n;
  const scale = 10n ** BigInt(decimals);
  return `¥${(units / scale).toLocaleString('en-US')}.${String(units % scale).padStart(decimals, '0')}`;
}

const shanghai = (time: string) => new Date(Date.parse(time) + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', '');
const bare = (text: string) => text.replace(/[\s\p{Cf}]/gu, '');

/** Texts that a page must have in this order, with other text between them. */
function expected({ lines, total, saving }: WireOrder, language: Printing['language']): string[] {
  const decimals = Math.max(4, ...lines.map(({ unitPrice }) => unitPrice.split('.')[1]?.length ?? 0));
  const discounted = lines.some(({ amount, discountAmount }) => amount !== discountAmount);
  const rows = lines.map((line, at) => [
    at + 1, line.qty.toLocaleString('en-US'), figure(line.unitPrice, decimals), figure(line.amount, 2), discounted ? figure(line.discountAmount, 2) : '',
    line.mpn, language === 'cn' ? line.brandNameCn : line.brandNameEn,
  ].join(''));
  const goods = `${language === 'cn' ? '元器件金额' : 'Total of the lines'}${figure(total, 2)}`;
  return [...rows, goods, ...(saving === '0' ? [] : [`−${figure(saving, 2)}`])].map(bare);
}

function expectInOrder({ text }: ReadPdf, parts: string[]): void {
  let at = 0;
  for (const part of parts) {
    const found = text.indexOf(part, at);
    expect(found, `${part} after ${text.slice(Math.max(0, at - 60), at + 200)}`).toBeGreaterThanOrEqual(0);
    at = found + part.length;
  }
}

/** Expects that no text leaves the page or overlaps another. */
function expectTidy({ pages }: ReadPdf): void {
  for (const { width, height, pieces } of pages) {
    expect([Math.round(width * 100), Math.round(height * 100)]).toEqual([59528, 84189]);
    // An assertion takes longer than what it checks, so there is one for a page.
    const untidy = pieces.flatMap((piece, at) => {
      const { text, x, y, width: wide } = piece;
      const leaves = !(x > FRAME.left - 0.1 && x + wide < FRAME.right + 0.1 && y > 25 && y < height - 40);
      const over = pieces.slice(at + 1).filter((other) => Math.abs(other.y - y) < 5 && other.x < x + wide - 0.1 && x < other.x + other.width - 0.1);
      return [...(leaves ? [piece] : []), ...over.map((other) => [text, other.text])];
    });
    expect(untidy).toEqual([]);
  }
}

/** Expects the buyer's own numbers of an order and of its lines, and their labels only where there are any. */
function expectOwnNumbers(text: string, { customerOrderNo, lines }: WireOrder, language: Language): void {
  const [order, part] = language === 'cn' ? ['您的采购单号', '您的料号'] : ['Yourordernumber', 'Yourpartnumber'];
  expect(text.includes(order)).toBe(customerOrderNo !== undefined);
  if (customerOrderNo) expect(text).toContain(bare(customerOrderNo));
  for (const { partRef } of lines) if (partRef) expect(text).toContain(part + bare(partRef));
  expect(text.includes(part)).toBe(lines.some(({ partRef }) => partRef));
}

describe.each(['en', 'cn'] as const)('in %s', (language) => {
  test('an order confirmation has the data of the order, and nothing leaves the page', async () => {
    await fc.assert(fc.asyncProperty(orders(1, 12), async (order) => {
      const read = await readPdf(await printDocument(orderDocument(order, printing(language)), FACE));
      const { address, remark } = order;
      expect(read.title).toBe(`${language === 'cn' ? '订单确认书' : 'Order confirmation'} ${order.orderNo}`);
      expect(read.language).toBe(language === 'cn' ? 'zh-CN' : 'en');
      expect(read.text).toContain(bare(language === 'cn' ? '时间均为中国标准时间（UTC+8）' : 'Times in China Standard Time (UTC+8)'));
      expectInOrder(read, [order.orderNo, shanghai(order.createTime), bare(address.name), bare(address.phone), ...expected(order, language)]);
      expect(read.text).toContain(bare(`${language === 'cn' ? '订单金额' : 'Order total'}${figure(order.payable, 2)}`));
      for (const { descriptionCn = '', descriptionEn = '' } of order.lines) expect(read.text).toContain(bare(language === 'cn' ? descriptionCn || descriptionEn : descriptionEn || descriptionCn));
      if (order.refunded !== '0') expect(read.text).toContain(bare(`${language === 'cn' ? '已退款' : 'Refunded'}${figure(order.refunded, 2)}`));
      if (remark) expect(read.text).toContain(bare(remark));
      expectOwnNumbers(read.text, order, language);
      if (order.invoice) expect(read.text).toContain('深圳市示范电子科技有限公司');
      expectTidy(read);
    }), { numRuns: RUNS, endOnFailure: true });
  });

  test('an invoice has the data of the invoice', async () => {
    await fc.assert(fc.asyncProperty(orders(1, 12), async (order) => {
      const { invoice } = order;
      fc.pre(invoice !== undefined);
      if (!invoice) return;
      const read = await readPdf(await printDocument(invoiceDocument(order, invoice, printing(language)), FACE));
      expectInOrder(read, [
        invoice.invoiceNo ?? '', shanghai(invoice.issueTime ?? '').slice(0, 10), order.orderNo, 'Farad', bare(invoice.invoiceTitle), invoice.taxNo,
        ...expected(order, language), bare(`${language === 'cn' ? '价税合计' : 'Invoice amount'}${figure(invoice.amount, 2)}`),
      ]);
      if (language === 'cn') expect(read.text).toContain(amountInWords(invoice.amount));
      expectOwnNumbers(read.text, order, language);
      expectTidy(read);
    }), { numRuns: RUNS, endOnFailure: true });
  });

  test('every page of a long document has its title, the table head and a page number, and the totals are on a page with a line', async () => {
    const [order] = fc.sample(orders(80, 120), { numRuns: 1 });
    if (!order) throw new Error('no order');
    const read = await readPdf(await printDocument(orderDocument(order, printing(language)), FACE));
    expectInOrder(read, expected(order, language));
    expectTidy(read);
    const count = read.pages.length;
    expect(count).toBeGreaterThan(3);
    read.pages.forEach(({ pieces }, at) => {
      const text = pieces.map((piece) => piece.text).join('|');
      expect(text).toContain(order.orderNo);
      expect(text).toContain(language === 'cn' ? `第 ${at + 1} 页，共 ${count} 页` : `Page ${at + 1} of ${count}`);
      expect(text).toContain(language === 'cn' ? '|型号|' : '|Part number|');
    });
  });

  test('figures of a column are right-aligned on every page', async () => {
    const [order] = fc.sample(orders(40, 60), { numRuns: 1 });
    if (!order) throw new Error('no order');
    const { pages } = await readPdf(await printDocument(orderDocument(order, printing(language)), FACE));
    const figures = pages.flatMap(({ pieces }) => pieces).filter(({ text, x }) => /^¥[\d,]+\.\d{4,}$/.test(text) && x > 200);
    expect(figures).toHaveLength(order.lines.length);
    expect(new Set(figures.map(({ x, width }) => Math.round((x + width) * 10))).size).toBe(1);
  });
});

test('an order of 500 lines with the longest names and amounts can be printed', async () => {
  const [order] = fc.sample(orders(1, 1), { numRuns: 1 });
  const [line] = order?.lines ?? [];
  if (!order || !line) throw new Error('no order');
  const long = { ...line, mpn: 'W'.repeat(100), descriptionEn: '长'.repeat(2_000), qty: 1_000_000_000, unitPrice: '9999.999999', amount: '9999999999999', discountAmount: '8999999999999.99' };
  const huge: WireOrder = { ...order, remark: '\n'.repeat(400) + 'end of the remark', lines: [long, ...Array.from({ length: 499 }, () => line)] };
  const read = await readPdf(await printDocument(orderDocument(huge, printing('en')), FACE));
  expect(read.text).toContain('endoftheremark');
  expect(read.text.match(/长/g)?.length).toBe(2_000);
  expectTidy(read);
});

test('letters that the font does not have are drawn without their marks, and copied with them', async () => {
  const names = 'Łódź Győr İskenderun Žilina Mġarr Αθήνα';
  const pdf = new Pdf(FACE);
  expect(pdf.widthOf(names, 10)).toBe(pdf.widthOf('Lódz Gyor Iskenderun Zilina Mgarr Αθηνα', 10));
  pdf.addPage().text(50, 50, names, LOOKS.value);
  const { text } = await readPdf(await pdf.save({ title: '', author: '', language: 'en', made: 0 }));
  expect(text).toBe(bare(names));
});
