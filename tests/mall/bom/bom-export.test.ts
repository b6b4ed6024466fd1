/** Bills of materials as files: their columns, what is bought for which line, and who gets them. */
import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { planBom, type BomPlan } from '../../../app/domain/bom/build/plan';
import type { Bom } from '../../../app/domain/bom/bom';
import { choiceKey } from '../../../app/domain/bom/match/choice-key';
import { readFileName } from '../../../app/domain/text/file-name';
import { decimalText, parseDecimal, plus, type Scaled } from '../../../app/domain/numbers/decimal-text';
import { blocksOf } from '../../../app/upstream/bom-payload';
import type { Payload } from '../../../app/upstream/contract/base/call';
import { CODES, envelope } from '../../../app/upstream/contract/base/envelope';
import { readLenient } from '../../../app/upstream/contract/base/lenient';
import { listChoices, matchBom, rememberChoice } from '../../../app/upstream/contract/records/bom-match';
import { exportFile, FILE_TYPES } from '../../../app/upstream/contract/records/export';
import { saveBom, shareBom } from '../../../app/upstream/contract/records/stored-bom';
import { toLineMatch } from '../../../app/upstream/to-domain/bom-match';
import { toBom } from '../../../app/upstream/to-domain/stored-bom';
import { bomLine, bomOf, forgetBoms, readBom, storeBom, storeUnderKey } from '../../fixtures/boms/stored-boms';
import { failingDb } from '../../fixtures/faults/failing-db';
import { ask, fetchMall, loadMall, TODAY, type Asking } from '../../fixtures/mall/mall';
import { smallCatalogue } from '../../fixtures/mall/mall-catalogue';
import { by, newBuyer, type Buyer } from '../../fixtures/trade/trade';
import { env } from 'cloudflare:test';

type Wanted = Omit<Extract<Payload<typeof exportFile>, { what: 'bom' }>, 'what'>;
type Saved = Payload<typeof saveBom>;
type Line = NonNullable<Saved['lines']>[number];

const COLUMNS = ['line', 'designators', 'quantity', 'state', 'mpn', 'brand', 'productId', 'orderQuantity', 'unitPrice', 'amount', 'reason'];
const NO_KEY = 'n'.repeat(43);
const PARTS = [...smallCatalogue().products()];

let li: Buyer;
let han: Buyer;

beforeAll(async () => {
  await loadMall(smallCatalogue());
  [li, han] = [await newBuyer(), await newBuyer()];
});
beforeEach(forgetBoms);

/** The product of the mall itself that has a part number. */
const own = (mpn: string) => PARTS.find((part) => part.mpn === mpn && part.supplier === '') ?? PARTS[0];

/** Lines of all kinds. */
const LINES: Array<Partial<Line>> = [
  { designators: ['U1'], quantity: 1, mpn: 'STM32F103CBT6', cells: ['U1', '1', 'STM32F103CBT6'] },
  { designators: ['R1', 'R2'], quantity: 2, mpn: 'RC0402FR-0710KL', value: '10k', package: '0402', cells: ['R1,R2', '2', 'RC0402FR-0710KL', 'more'] },
  { designators: ['U2', 'U3'], quantity: 2, mpn: 'STM32F103CBT6' },
  { designators: ['C1'], quantity: 1, skip: 'dnp', cells: ['C1', '', '', ''] },
  { designators: ['=1+1'], quantity: 1, mpn: 'NO-SUCH-PART-4711', cells: ['=cmd|\' /C calc\'!A0', '+1', '@SUM(A1)', '-2'] },
  { designators: ['U4'], quantity: 1, mpn: 'STM32F103C8' },
  { designators: ['Q1'], mpn: 'AO3400A' },
  { designators: ['Q2'], quantity: 1, mpn: 'AO3401A', ordered: 3 },
];

function bomWith(lines: Array<Partial<Line>>, more: Partial<Saved> = {}): Saved {
  const columns = ['Ref', 'Qty', '=MPN'].map((name, index) => ({ index, name, field: 'other' as const, confidence: 1 }));
  return bomOf(0, {
    lines: lines.map((line, index) => bomLine(index + 1, { mpn: '', brand: '', value: '', package: '', text: '', cells: [], ...line, ...(line.quantity === undefined ? { quantity: undefined } : {}) })),
    mapping: { sheet: 'bom', header: { first: 1, last: 1 }, columns }, ...more,
  });
}

async function asked(wanted: Wanted, asking: Asking = {}): Promise<Response> {
  const init = { method: 'POST', body: JSON.stringify({ what: 'bom', ...wanted }), headers: { 'content-type': 'application/json' } };
  return (await fetchMall(exportFile.path, init, asking)).response;
}

async function file(wanted: Wanted, asking: Asking = {}): Promise<{ name: string; bytes: Uint8Array }> {
  const response = await asked(wanted, asking);
  expect([response.status, response.headers.get('content-type')?.split(';')[0], response.headers.get('cache-control')]).toEqual([200, FILE_TYPES[wanted.format], 'no-store']);
  return { name: readFileName(response.headers.get('content-disposition')), bytes: new Uint8Array(await response.arrayBuffer()) };
}

/** The records of a CSV, with the names of its columns. */
async function csv(wanted: Omit<Wanted, 'format'>, asking: Asking = {}): Promise<{ heads: string[]; rows: Array<Record<string, string>> }> {
  const { bytes } = await file({ ...wanted, format: 'csv' }, asking);
  const [heads = [], ...records]: string[][] = parse(Buffer.from(bytes), { bom: true });
  return { heads, rows: records.map((record) => Object.fromEntries(heads.map((head, at) => [head, record[at] ?? '']))) };
}

async function refusal(wanted: Wanted, asking: Asking = {}): Promise<[code: string, message: string]> {
  const { code = '', message } = readLenient(envelope, await (await asked(wanted, asking)).json()) ?? {};
  return [code, message ?? ''];
}

/** What the page of a bill of materials shows, by the calls that it makes. */
async function pagePlan(payload: Parameters<typeof readBom>[0], asking: Asking = {}): Promise<{ bom: Bom; plan: BomPlan; states: string[] }> {
  const bom = toBom(await readBom(payload, asking), 'Asia/Shanghai');
  const remembered = asking.headers ? (await ask(listChoices, {}, asking)).data.rows : [];
  const choices = remembered.map(({ from, goodsId: productId }) => ({ from, productId }));
  const chosen = new Map(bom.lines.flatMap(({ line, choice }) => (choice === null ? [] : [[line, choice] as const])));
  const matches = new Map<number, ReturnType<typeof toLineMatch>>();
  for (const block of blocksOf(bom.lines.filter(({ skip }) => skip === null), choices, chosen)) {
    const { data } = await ask(matchBom, { ...block, sets: bom.settings.sets, goal: bom.settings.goal }, asking);
    for (const row of data.rows) matches.set(row.line, toLineMatch(row, 'en'));
  }
  const plan = planBom({ lines: bom.lines, matches, settings: bom.settings, today: TODAY });
  return { bom, plan, states: bom.lines.map(({ line }) => matches.get(line)?.state ?? 'skipped') };
}

const sumOf = (amounts: readonly string[]) => decimalText(amounts.reduce<Scaled>((sum, amount) => plus(sum, parseDecimal(amount || '0') ?? { units: 0n, scale: 0 }), { units: 0n, scale: 0 }));

describe('the columns', () => {
  test('are the same in both languages, and those of the file follow', async () => {
    const bom = await storeUnderKey(bomWith(LINES));
    for (const language of ['en', 'cn'] as const) {
      expect((await csv(bom, { language })).heads).toEqual([...COLUMNS, 'file.Ref', 'file.Qty', 'file.=MPN', 'file.4']);
    }
  });

  test('have every line of the file, also skipped ones and those that nobody sells', async () => {
    const bom = await storeUnderKey(bomWith(LINES));
    const { rows } = await csv(bom);
    expect(rows.map((row) => [row['line'], row['designators'], row['quantity'], row['state']])).toEqual([
      ['1', 'U1', '1', 'matched'], ['2', 'R1, R2', '2', 'matched'], ['3', 'U2, U3', '2', 'matched'], ['4', 'C1', '1', 'skipped'], ['5', "'=1+1", '1', 'not_found'],
      ['6', 'U4', '1', 'check'], ['7', 'Q1', '', 'matched'], ['8', 'Q2', '1', 'matched'],
    ]);
    expect(rows.map((row) => row['file.4'])).toEqual(['', 'more', '', '', "'-2", '', '', '']);
  });

  test('of a line have the part, and the quantity and amount of a purchase only once', async () => {
    const { rows } = await csv(await storeUnderKey(bomWith(LINES)));
    const part = own('STM32F103CBT6');
    expect(rows[0]).toMatchObject({ mpn: 'STM32F103CBT6', brand: 'STMicroelectronics', productId: part?.id, reason: 'Same part number.' });
    expect([Number(rows[0]?.['orderQuantity']) >= 30, Number(rows[0]?.['amount']) > 0]).toEqual([true, true]);
    expect(rows[2]).toMatchObject({ productId: part?.id, orderQuantity: '', unitPrice: rows[0]?.['unitPrice'], amount: '', reason: 'Same part number. Bought with line 1.' });
    expect(rows.slice(3).map((row) => [row['orderQuantity'], row['unitPrice'], row['amount']])).toEqual(Array.from({ length: 5 }, () => ['', '', '']));
  });

  test.each([
    ['en', ['Skipped: marked as not fitted.', 'No part agrees with this line.', 'Not bought: choose a part first.', 'Not bought: no quantity is stated.', 'Not bought: it cannot be bought in the quantity that was typed.']],
    ['cn', ['已跳过：标为不贴装。', '没有与该行相符的型号。', '未采购：请先选定型号。', '未采购：未写明数量。', '未采购：填写的数量无法购买。']],
  ] as const)('say in the language of the request why nothing is bought: %s', async (language, sentences) => {
    const { rows } = await csv(await storeUnderKey(bomWith(LINES)), { language });
    sentences.forEach((sentence, at) => expect(rows[3 + at]?.['reason']).toContain(sentence));
  });
});

describe('formulas (S27)', () => {
  test('are quoted in CSV, in cells and in names of columns', async () => {
    const { rows } = await csv(await storeUnderKey(bomWith(LINES)));
    expect(rows[4]).toMatchObject({ designators: "'=1+1", 'file.Ref': "'=cmd|' /C calc'!A0", 'file.Qty': "'+1", 'file.=MPN': "'@SUM(A1)", 'file.4': "'-2" });
  });

  test('are texts in workbooks, and cells are no longer than spreadsheets allow', async () => {
    const designators = Array.from({ length: 9_000 }, (_, index) => `R${index + 1}`);
    const { bytes } = await file({ ...(await storeUnderKey(bomWith([...LINES, { designators, quantity: 9_000 }]))), format: 'xlsx' });
    const { sheets } = await readXlsx(bytes);
    const rows = sheets[0]?.rows ?? [];
    expect([sheets.length, sheets[0]?.name, rows[0], rows.length]).toEqual([1, 'BOM', [...COLUMNS, 'file.Ref', 'file.Qty', 'file.=MPN', 'file.4'], 10]);
    expect([rows[5]?.[1], ...(rows[5] ?? []).slice(11)]).toEqual(['=1+1', '=cmd|\' /C calc\'!A0', '+1', '@SUM(A1)', '-2']);
    expect([typeof rows[1]?.[2], typeof rows[1]?.[7], typeof rows[1]?.[9]]).toEqual(['number', 'number', 'number']);
    expect(String(rows[9]?.[1])).toHaveLength(32_767);
  });
});

describe('the export equals the page', () => {
  /** Exact numbers, values and doubtful lines. The last line makes the sizes of its block doubtful, and not those of the block before. */
  const many = Array.from({ length: 1_060 }, (_, index): Partial<Line> => {
    const part = PARTS[(index * 7) % PARTS.length];
    const designators = [`${index % 2 === 0 ? 'R' : 'U'}${index + 1}`];
    if (index % 5 === 4) return { designators: [`R${index + 1}`], quantity: 1, value: `${1 + (index % 9)}k`, package: index === 1_059 ? '1608' : '0603' };
    return { designators, quantity: 1 + (index % 3), mpn: part?.mpn ?? '', ...(index % 11 === 0 ? { package: part?.packageName ?? '' } : {}), ...(index % 97 === 0 ? { ordered: 1_000 } : {}) };
  });

  test.each(['cheapest', 'earliest', 'inStock'] as const)('in states, parts, quantities and the total: %s', async (goal) => {
    const settings = { sets: 7, loss: '2.5', minLoss: { tiny: 5, small: 1, large: 0 }, goal };
    const bom = await storeUnderKey(bomWith([...LINES, ...many], { settings }));
    const [{ rows }, page] = [await csv(bom), await pagePlan(bom)];
    expect(rows).toHaveLength(LINES.length + many.length);
    expect(rows.map(({ state }) => state)).toEqual(page.states);
    expect(rows.map((row) => [row['productId'], row['unitPrice']])).toEqual(page.bom.lines.map(({ line }) => {
      const { product, purchase, included } = page.plan.ofLine.get(line) ?? {};
      return [product?.id ?? '', included ? purchase?.unitPrice ?? '' : ''];
    }));
    expect(rows.flatMap((row) => (row['orderQuantity'] ? [[Number(row['line']), Number(row['orderQuantity']), row['amount']]] : [])))
      .toEqual(page.plan.purchases.map(({ lines, quantity, amount }) => [lines[0], quantity, amount]));
    expect([sumOf(rows.map(({ amount = '' }) => amount)), page.plan.purchases.length > 100]).toEqual([page.plan.total, true]);
  });

  test('with what the user chose and chose before', async () => {
    const line = bomLine(1, { designators: ['U1'], quantity: 1, mpn: 'LM358', brand: '', value: '', package: '', text: '' });
    const wanted = { code: '', mpn: 'LM358', brand: '', value: '', package: '', text: '' };
    const [before, now] = [own('LM358DR2G')?.id ?? '', own('LM358DT')?.id ?? ''];
    await ask(rememberChoice, { from: choiceKey(wanted), goodsId: before }, by(li));
    const one = await storeBom(bomOf(0, { lines: [line] }), by(li));
    const { rows } = await csv({ bomNo: one.bomNo }, by(li));
    expect(rows[0]).toMatchObject({ productId: before, reason: expect.stringContaining('You chose this part for the same line before.') });
    expect((await pagePlan({ bomNo: one.bomNo }, by(li))).plan.ofLine.get(1)?.product?.id).toBe(before);
    const other = await storeBom(bomOf(0, { lines: [line] }), by(han));
    expect((await csv({ bomNo: other.bomNo }, by(han))).rows[0]?.['productId']).not.toBe(before);
    await ask(saveBom, { bomNo: one.bomNo, version: 1, lines: [{ ...line, goodsId: now }] }, by(li));
    expect((await csv({ bomNo: one.bomNo }, by(li))).rows[0]).toMatchObject({ state: 'matched', productId: now, reason: 'You chose this part.' });
  });

  test('with another goal than the stored one', async () => {
    const lines = [...LINES, ...many.slice(0, 100)];
    const stored = await storeUnderKey(bomWith(lines));
    const earliest = await storeUnderKey(bomWith(lines, { settings: { sets: 10, loss: '2.5', minLoss: { tiny: 5, small: 1, large: 0 }, goal: 'inStock' } }));
    const [usual, shown, other] = [await csv(stored), await csv({ ...stored, goal: 'inStock' }), await csv(earliest)];
    expect(shown).toEqual(other);
    expect(shown).not.toEqual(usual);
  });
});

describe('who gets a file (S14)', () => {
  test('is the user, the holder of the key, and who has the link', async () => {
    const anonymous = await storeUnderKey(bomWith(LINES));
    const user = await storeBom(bomWith(LINES), by(li));
    const { shareKey } = (await ask(shareBom, { bomNo: user.bomNo, parts: [] }, by(li))).data;
    const whole = (await csv(anonymous)).rows;
    expect(whole).toHaveLength(LINES.length);
    expect((await csv({ bomNo: user.bomNo }, by(li))).rows).toEqual(whole);
    // By the link it has none of the columns that are not read.
    const shared = whole.map((row) => Object.fromEntries(Object.entries(row).filter(([head]) => !head.startsWith('file.'))));
    for (const asking of [{}, by(han), by(li)]) expect((await csv({ shareKey }, asking)).rows).toEqual(shared);
    // The key opens it also after signing in, before anything has made it the user's.
    expect((await csv(anonymous, by(han))).rows).toEqual(whole);
  });

  test('is nobody else, with the answer of what does not exist', async () => {
    const anonymous = await storeUnderKey(bomWith(LINES));
    const user = await storeBom(bomWith(LINES, { saved: 'T' }), by(li));
    const unknown = await refusal({ format: 'csv', bomNo: 'B00000000000000' });
    expect(unknown).toEqual([CODES.notFound, 'There is no such BOM; it may have been removed, or it has expired.']);
    for (const format of ['csv', 'xlsx'] as const) {
      for (const [payload, asking] of [
        [{ bomNo: user.bomNo }, by(han)], [{ bomNo: user.bomNo }, {}], [{ bomNo: user.bomNo, bomKey: anonymous.bomKey }, {}], [{ bomNo: user.bomNo }, { headers: { 'access-token': 'forged' } }],
        [{ bomNo: anonymous.bomNo }, {}], [{ bomNo: anonymous.bomNo }, by(han)], [{ bomNo: anonymous.bomNo, bomKey: NO_KEY }, {}],
      ] as const) {
        expect(await refusal({ ...payload, format }, asking)).toEqual(unknown);
      }
      expect((await refusal({ format, shareKey: NO_KEY }))[0]).toBe(CODES.notFound);
    }
  });

  test.each([[{}, 'bomNo'], [{ bomNo: "x' OR '1'='1" }, 'bomNo'], [{ bomNo: 'B1', bomKey: 'short' }, 'bomKey'], [{ shareKey: 'short' }, 'shareKey'], [{ bomNo: 'B1', goal: 'best' }, 'goal']] as const)(
    'is not told about a payload that is wrong: %j', async (payload, field) => {
      const { response } = await fetchMall(exportFile.path, { method: 'POST', body: JSON.stringify({ what: 'bom', format: 'csv', ...payload }), headers: { 'content-type': 'application/json' } });
      expect(readLenient(envelope, await response.json())).toMatchObject({ code: CODES.badPayload, message: expect.stringMatching(new RegExp(`^${field}: `)) });
    },
  );
});

test('files are named by the bill of materials', async () => {
  const named = async (name: string, language: 'en' | 'cn' = 'en') => (await file({ ...(await storeUnderKey(bomWith(LINES, { name }))), format: 'csv' }, { language })).name;
  expect(await named('Board A')).toBe('bom-Board A.csv');
  expect(await named('主板 A', 'cn')).toBe('BOM-主板 A.csv');
  expect(await named('../Rev A/B\r\nx: y')).toBe('bom-..-Rev A-Bx y.csv');
  expect(await named('')).toMatch(/^bom-B\w+\.csv$/);
});

test('an empty bill of materials is a table without rows', async () => {
  expect(await csv(await storeUnderKey(bomWith([])))).toEqual({ heads: [...COLUMNS, 'file.Ref', 'file.Qty', 'file.=MPN'], rows: [] });
});

test('more lines than a block take three round trips for each block', async () => {
  const bom = await storeUnderKey(bomWith(Array.from({ length: 2_500 }, (_, index) => ({ designators: [`U${index}`], quantity: 1, mpn: `NOSUCH${index}` }))));
  await csv(bom);
  const trips = failingDb(env.DB, 0, 'before');
  await csv(bom, { db: trips.db });
  expect(trips.calls()).toBeLessThanOrEqual(1 + 3 * 3);
});
