import { describe, expect, it } from 'vitest';
import { BomScreen } from '~/components/bom/bom-screen';
import { CartResult } from '~/components/bom/cart-result';
import { AnswerContext } from '~/components/bom/page/field-answer';
import { BomLabels } from '~/components/bom/print/bom-labels';
import { BomPrint } from '~/components/bom/print/bom-print';
import type { BomView } from '~/components/bom/view/view-records';
import type { Language } from '~/domain/text/language';
import { bomLine, LINES, longBom, MATCHES, sampleView } from './bom-fixtures';
import { readable, renderAt } from './screens';

const html = async (view: BomView = sampleView(), language: Language = 'en') =>
  (await renderAt('/bom?no=B1', <BomScreen view={view} columns={<p>How the file is read</p>} />, language)).shell;
const text = async (view?: BomView, language?: Language) => readable(await html(view, language));
/** The row of a line, up to the next row. */
const rowIn = (page: string, line: number) => page.slice(page.indexOf(`id="line-${line}"`)).split('<tr')[0] ?? '';
/** The fields that the buttons of a part of the page send. */
const sentBy = (part: string) => [...part.matchAll(/name="do" value="([^"]*)"/g)].map(([, fields = '']) => fields.replaceAll('&amp;', '&'));

describe('the screen of a bill of materials', () => {
  it('names the bill, its file and what can be done with it', async () => {
    const page = await text();
    expect(page).toContain('motor-driver-v3 11 lines, 9 to buy');
    expect(page).toContain('motor-driver-v3.csv, UTF-16, semicolons, header in row 3 · changed 23 Nov, 04:21 China Standard Time (UTC+8)');
    for (const action of ['Save', 'Share link', 'XLSX', 'CSV', 'Print', 'Bag labels']) expect(page).toContain(action);
    expect(await text(sampleView({ language: 'cn' }), 'cn')).toContain('motor-driver-v3.csv，UTF-16，分号分隔，表头在第 3 行 · 11 月 23 日 04:21 更新（中国标准时间（UTC+8））');
  });

  it('lists the repaired cells, each to be undone or made again', async () => {
    const page = await html();
    expect(readable(page)).toContain('3 cells were damaged by a spreadsheet and repaired.');
    expect(readable(page)).toContain('Row 14, part number 4.7E+12 4700000000000 read as a number Undo');
    expect(sentBy(page)).toEqual(expect.arrayContaining(['intent=undoRepair&repair=14%3A1', 'intent=redoRepair&repair=31%3A3']));
  });

  it('S41: lists the first of thousands of repaired cells, and says how many there are', async () => {
    const repairs = Array.from({ length: 3_000 }, (_, row) => ({ id: `${row}:4`, row, field: 'package' as const, before: '603', after: '0603', kind: 'leadingZero' as const, undone: false }));
    const page = await html(sampleView({ bom: { repairs } }));
    expect(readable(page)).toMatch(/3,000 cells were damaged by a spreadsheet and repaired\..* 200 are listed\. 2,800 more can be changed in the fields of their lines\./s);
    expect(sentBy(page).filter((sent) => sent.startsWith('intent=undoRepair'))).toHaveLength(200);
  });

  it('says what the columns hold', async () => {
    expect(await text()).toContain('A designators · B part number · C quantity · D description · E package · F left out');
    const columns = ['mpn', 'other', 'other', 'other', 'other'] as const;
    const view = sampleView({ bom: { mapping: { sheet: '', header: null, columns: columns.map((field, index) => ({ index, name: '', field, confidence: 1 })) } } });
    expect(await text(view)).toContain('A part number · 4 not used');
  });

  it('shows the counts of all states, and the lines of one', async () => {
    const page = await html();
    expect(readable(page)).toContain('All lines 11 Need a look 4 Matched 5 Check 2 Several 1 Not found 1 Skipped 2');
    expect(page).toMatch(/aria-current="true" href="\/bom\?no=B1"/);
    expect(page).toContain('href="/bom?no=B1&amp;state=not_found"');
    expect(await text(sampleView({ language: 'cn' }), 'cn')).toContain('全部 11 需确认 4 已匹配 5 请核对 2 多个候选 1 未找到 1 已跳过 2');
  });

  it('is one form, whose first button updates', async () => {
    const page = await html();
    const form = /<form[^>]* id="bom".*?<\/form>/s.exec(page)?.[0] ?? '';
    for (const attribute of ['method="post"', 'action="/bom?no=B1"', 'encType="multipart/form-data"']) expect(form).toContain(attribute);
    expect(sentBy(form)).toEqual(['intent=settings']);
    for (const [name, value] of [['bomNo', 'B1'], ['version', '3']]) expect(form).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
    expect(new URLSearchParams(/name="shown" value="([^"]*)"/.exec(form)?.[1]?.replaceAll('&amp;', '&')).get('1')).toBe('1500');
    for (const field of page.match(/<input(?![^>]*(?:type="hidden"|name="mark-))[^>]*name=[^>]*>/g) ?? []) expect(field).toContain('form="bom"');
  });

  it('carries the lines in the form if they are not stored, and has no links to other lines then', async () => {
    const view = sampleView({ bom: { bomNo: '' }, search: '' });
    const page = (await renderAt('/bom', <BomScreen view={view} document="LINES" />)).shell;
    expect(page).toContain('<input type="hidden" name="document" value="LINES"/>');
    expect(page).not.toContain('href="/bom?');
    expect(readable(page)).not.toMatch(/Share link|XLSX/);
    expect(sentBy(page)).toEqual(expect.arrayContaining(['intent=show&state=check', 'intent=show&line=3']));
  });
});

describe('a row of the screen', () => {
  it('shows the line, the part with its ticks, the need, the order, the stock and the cost', async () => {
    const page = await html();
    expect(readable(`<tr ${rowIn(page, 1)}`)).toBe([
      'Matched Same part number C1–C12 CL10B104KB8NNNC 0603, 100n, 25 V CL10B104KB8NNNC Samsung Electro-Mechanics MLCC, 100 nF, ±10%, 50 V, X7R, 0603',
      'Part number 100 nF 0603 50 V, asked 25 V 1,440 12 × 120 +60, step 100 51,665 ¥40.95 ¥0.0273 each Take 4,000 : 2,500 more for ¥3.05.',
    ].join(' '));
    expect(readable(`<tr ${rowIn(page, 3)}`)).toContain('Check Tolerance assumed R9–R12 10k 0603 RC0603FR-0710KL YAGEO Chip resistor, 10 kΩ, ±1%, 0.1 W, 0603 10 kΩ 0603 Tolerance: ±5% assumed, this is ±1%');
    expect(readable(`<tr ${rowIn(await html(sampleView({ language: 'cn' }), 'cn'), 1)}`)).toContain('1,440 12 × 120 +60，增量 100 51,665 ¥40.95 单价 ¥0.0273 改买 4,000 ：多 2,500 个，加 ¥3.05。');
  });

  it('is a row of a table for screen readers, in narrow windows too', async () => {
    const row = rowIn(await html(), 1);
    expect(row.match(/<td role="cell"/g)).toHaveLength(7);
    for (const label of ['Need', 'Order', 'Stock', 'Line total']) expect(row).toContain(`data-l="${label}"`);
    expect(row).toContain('aria-label="Order quantity, C1–C12"');
  });

  it('orders by a field, minus, plus and the next tier, without script', async () => {
    const row = rowIn(await html(), 1);
    expect(row).toMatch(/<input[^>]*form="bom" name="order\.1"[^>]*value="1,500"/);
    expect(sentBy(row)).toEqual(['intent=settings&order.1=1400', 'intent=settings&order.1=1600', 'intent=settings&order.1=4000']);
  });

  it('opens the product in a new window', async () => {
    expect(rowIn(await html(), 4)).toMatch(/<a class="mpn" href="\/product_detail\/G-STM32F103C8T6" target="_blank"/);
  });

  it('that has no part says why, or what to do', async () => {
    const page = await html();
    expect(readable(`<tr ${rowIn(page, 6)}`)).toBe('Not found Nothing agrees U4 TLV9062IDR-X, dual opamp No part agrees with this line. 120 1 × 120 – – –');
    expect(readable(`<tr ${rowIn(page, 10)}`)).toContain('Skipped Mechanical H1–H4 MountingHole_3.2mm Not a part to buy: skipped. Match it all the same');
    expect(readable(`<tr ${rowIn(page, 11)}`)).toContain('Marked as not fitted: skipped. Buy it all the same');
    expect(sentBy(rowIn(page, 10))).toContain('intent=unskip&line=10');
  });

  it('shares its part with another line', async () => {
    const page = await html();
    expect(readable(`<tr ${rowIn(page, 8)}`)).toContain('Also for Q7');
    expect(readable(`<tr ${rowIn(page, 9)}`)).toContain('Bought with Q1, Q2');
    expect(readable(`<tr ${rowIn(page, 9)}`)).toContain('Q7 is in line 8 too');
  });

  it('says why a quantity is refused', async () => {
    const view = sampleView({ bom: { lines: LINES.map((line) => (line.line === 1 ? { ...line, ordered: 1550 } : line)) } });
    const row = rowIn(await html(view), 1);
    expect(readable(`<tr ${row}`)).toContain('Sold in multiples of 100. Use 1,500 Use 1,600');
    expect(row).toContain('aria-invalid="true" aria-describedby="note-1"');
    const answer = { kind: 'err' as const, fields: { 'order.4': { text: 'Enter a number.' } }, values: { 'order.4': 'many' } };
    const page = (await renderAt('/bom', <AnswerContext.Provider value={answer}><BomScreen view={sampleView()} /></AnswerContext.Provider>)).shell;
    expect(rowIn(page, 4)).toContain('value="many"');
    expect(readable(`<tr ${rowIn(page, 4)}`)).toContain('Enter a number.');
  });
});

describe('the candidates of a line', () => {
  const panel = async (view = sampleView(), language: Language = 'en') => {
    const page = await html(view, language);
    return page.slice(page.indexOf('<div class="panel alt__b"')).split('<tr role="row" id=')[0] ?? '';
  };

  it('stand side by side with the words of the list', async () => {
    const shown = readable(await panel());
    expect(shown).toContain('D1, D2: your list says SS34 SOD-123 . Same part number. Package: this part has SMA, your list says SOD-123. Your list SS34 MDD B5819W CJ SS54 MDD');
    expect(shown).toContain('Package SOD-123 SMA , contradicts SOD-123 , agrees SMA , contradicts');
    expect(shown).toContain('Stock 240 needed 154,500 61,200 88,000 Cost ¥24.94 ¥0.1039 each ¥14.69 ¥0.0612 each ¥39.41 ¥0.1642 each');
    expect(readable(await panel(sampleView({ language: 'cn' }), 'cn'))).toContain('D1, D2：您的清单写的是 SS34 SOD-123 。 型号相同。封装：该型号为 SMA，您的清单为 SOD-123。 您的清单');
  });

  it('have a button each; others search, leave out and edit', async () => {
    const shown = await panel();
    expect(sentBy(shown)).toEqual([
      'intent=choose&line=2&goodsId=G-SS34', 'intent=choose&line=2&goodsId=G-B5819W', 'intent=choose&line=2&goodsId=G-SS54', 'intent=skip&line=2', 'intent=edit&line=2',
    ]);
    expect(shown).toMatch(/<a class="btn" href="\/product_list\/search\/SS34" target="_blank"/);
    expect([...shown.matchAll(/name="edit\.2\.(\w+)" [^>]*value="([^"]*)"/g)].map(([, name, value]) => `${name} ${value}`)).toEqual([
      'designators D1, D2', 'quantity 2', 'mpn SS34', 'brand ', 'value ', 'package SOD-123',
    ]);
  });

  it('are open for the first line that needs a look, or for the one of the address', async () => {
    const opened = async (search: string) => /class="bl [^"]*open"/.exec(await html(sampleView({ search })))?.index;
    expect((await html()).match(/class="panel alt__b" data-line="(\d+)"/)?.[1]).toBe('2');
    expect((await html(sampleView({ search: 'no=B1&line=5' }))).match(/class="panel alt__b" data-line="(\d+)"/)?.[1]).toBe('5');
    expect((await html(sampleView({ search: 'no=B1&line=4' }))).match(/class="panel alt__b" data-line="(\d+)"/)?.[1]).toBe('4');
    expect(await opened('no=B1&state=matched')).toBeUndefined();
  });
});

describe('the side of the screen', () => {
  it('shows the total for three sizes, what stays out, and the button', async () => {
    const page = await text();
    expect(page).toContain('Total 7 of 9 lines 50 sets 120 sets 500 sets Parts ¥461.15 ¥1,108.67 ¥4,319.24');
    expect(page).toContain('For 120 sets ¥1,108.67 Add 7 lines to cart U4 is not found and stays out. D1, D2 needs your choice and stays out until then.');
    expect(await text(sampleView({ language: 'cn' }), 'cn')).toContain('120 套合计 ¥1,108.67 将 7 行加入购物车 U4 未找到，不会加入。D1, D2 待您选定，选定前不会加入。');
  });

  it('shows how many sets can be built by when', async () => {
    const page = await text();
    expect(page).toContain('Sets you can build: 148 today, 2,880 from 30 Nov. Wanted: 120.');
    expect(page).toContain('From Sets Held up by Today 148 Y1 X322516MLB4SI 30 Nov 2,880 U1 STM32F103C8T6');
  });

  it('waits for the figures while lines are being matched', async () => {
    const matches = new Map([...MATCHES].filter(([line]) => line < 7));
    const page = await html(sampleView({ matches, complete: false }));
    expect(readable(page)).toContain('6 of 11 lines matched');
    expect(readable(page)).toContain('For 120 sets … Matching…');
    expect(page).toMatch(/<button[^>]*value="intent=addToCart"[^>]*aria-disabled="true"/);
    expect(readable(page)).not.toContain('Can build');
  });
});

describe('a shared bill of materials', () => {
  const view = (language: Language = 'en') => sampleView({ language, search: 'share=K', bom: { shared: { time: '2026-11-01 10:00:00', parts: [
    { line: 1, productId: 'G-CL10B104KB8NNNC', mpn: 'CL10B104KB8NNNC', quantity: 1500, unitPrice: '0.025', stock: 60_000 },
    { line: 7, productId: 'G-X322516MLB4SI', mpn: 'X322516MLB4SI', quantity: 200, unitPrice: '0.389', stock: 900 },
  ] } } });

  it('says what has changed since', async () => {
    const page = await text(view());
    expect(page).toContain('Shared on 1 Nov, 10:00. You can read this BOM, not change it. 2 changes since: Copy to my BOMs');
    expect(page).toContain('C1–C12 CL10B104KB8NNNC costs ¥0.0273 each instead of ¥0.0250: 1,500 now cost ¥40.95.');
    expect(page).toContain('Y1 X322516MLB4SI has 148 left, and 200 are needed; it had 900.');
    expect(await text(view('cn'), 'cn')).toContain('Y1 X322516MLB4SI 库存由 900 降至 148，不足所需的 200 个。');
  });

  it('can only be read, filtered, exported and copied', async () => {
    const page = await html(view());
    expect(sentBy(page)).toEqual(['intent=settings', 'intent=copy']);
    expect(page).not.toMatch(/name="(?:order|edit|sets|name)[."]/);
    expect(page).toContain('<input type="hidden" name="share" value="K"/>');
    expect(page).toContain('href="/bom?share=K&amp;state=check"');
  });
});

it('pages of a long bill lead to each other', async () => {
  const page = await html(sampleView({ ...longBom(250), search: 'no=B1&page=2' }));
  expect(readable(page)).toContain('101–200 of 250 lines Previous lines Next lines');
  expect(page).toContain('href="/bom?no=B1&amp;page=3"');
  expect(page).toMatch(/href="\/bom\?no=B1"[^>]*>Previous lines/);
});

describe('pages to print', () => {
  it('have the whole list with its total', async () => {
    const page = readable((await renderAt('/bom', <BomPrint view={sampleView({ search: 'no=B1&view=print' })} />)).shell);
    expect(page).toContain('C1–C12 CL10B104KB8NNNC 0603, 100n, 25 V CL10B104KB8NNNC Samsung Electro-Mechanics MLCC, 100 nF, ±10%, 50 V, X7R, 0603 1,440 1,500 ¥0.0273 ¥40.95');
    expect(page).toContain('7 of 9 lines ¥1,108.67');
  });

  it('lead to the other pages of a long bill', async () => {
    const paper = (search: string) => renderAt('/bom', <BomPrint view={sampleView({ ...longBom(1200), search })} />).then(({ shell }) => shell);
    const [first, second] = [await paper('no=B1&view=print'), await paper('no=B1&view=print&page=2')];
    expect(readable(first)).toContain('1–1,000 of 1,200 lines Next lines');
    expect(first).toContain('/bom?no=B1&amp;view=print&amp;page=2');
    expect(readable(second)).toContain('1,001–1,200 of 1,200 lines Previous lines');
    expect(readable((await renderAt('/bom', <BomPrint view={sampleView({ search: 'no=B1&view=print' })} />)).shell)).not.toContain('Next lines');
  });

  it('have a label for each line that is bought', async () => {
    const page = readable((await renderAt('/bom', <BomLabels view={sampleView({ search: 'no=B1&view=labels', language: 'cn' })} />, 'cn')).shell);
    expect(page).toContain('C1–C12 CL10B104KB8NNNC Samsung Electro-Mechanics · MLCC, 100 nF, ±10%, 50 V, X7R, 0603 1,440 个 motor-driver-v3');
    expect(page).not.toContain('SS34');
    const none = sampleView({ bom: { lines: [bomLine(1)] }, matches: new Map(), search: 'view=labels' });
    expect(readable((await renderAt('/bom', <BomLabels view={none} />)).shell)).toContain('None of these lines is bought, so there are no labels.');
  });
});

it('the result of adding to the cart names the lines that stay out', async () => {
  const result = <CartResult added={6} refused={[{ line: 2, designators: 'D1, D2', words: { text: 'Out of stock.' } }]} />;
  expect(readable((await renderAt('/bom', result)).shell)).toBe('6 lines are in the cart. View cart 1 line was not added: D1, D2 Out of stock.');
  expect(readable((await renderAt('/bom', result, 'cn')).shell)).toBe('6 行已加入购物车。 查看购物车 1 行未加入： D1, D2 Out of stock.');
});
