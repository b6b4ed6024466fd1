import { beforeAll, describe, expect, test } from 'vitest';
import type { Data } from '../../../app/upstream/contract/base/call';
import { matchBom } from '../../../app/upstream/contract/records/bom-match';
import { hostileLines, type WireLine } from '../../fixtures/mall/bom-lines';
import { ask, loadMall } from '../../fixtures/mall/mall';
import { smallCatalogue } from '../../fixtures/mall/mall-catalogue';

type Row = Data<typeof matchBom>['rows'][number];

const parts = [...smallCatalogue().products()];

beforeAll(() => loadMall(smallCatalogue()));

async function matched(lines: Array<Omit<WireLine, 'line'>>, more: { choices?: Array<{ from: string; goodsId: string }> } = {}): Promise<Row[]> {
  const { data } = await ask(matchBom, { lines: lines.map((line, index) => ({ ...line, line: index + 1 })), ...more });
  return data.rows;
}

async function match(line: Omit<WireLine, 'line'>): Promise<Row> {
  const [row] = await matched([line]);
  if (!row) throw new Error('no row');
  return row;
}

const first = ({ candidates: [one] }: Row) => one?.goods.mpn;
const ticks = ({ candidates: [one] }: Row) => Object.fromEntries((one?.ticks ?? []).map(({ field, tick }) => [field, tick]));

describe('the ladder', () => {
  test.each([
    ['its number', { mpn: 'STM32F103C8T6' }, 'matched', 'number', 'STM32F103C8T6'],
    ['separators dropped', { mpn: 'STM32-F103 C8T6' }, 'matched', 'separators', 'STM32F103C8T6'],
    ['the prefix of a shop', { mpn: '511-STM32F103C8T6' }, 'matched', 'separators', 'STM32F103C8T6'],
    ['the beginning of its number', { mpn: 'STM32F103C8' }, 'check', 'packing', 'STM32F103C8T6'],
    ['one sign wrong', { mpn: 'STM32F103CBT7' }, 'check', 'edit', 'STM32F103CBT6'],
    ['a number in the column of values', { value: 'AO3400A', package: 'SOT-23', designators: ['Q1'] }, 'matched', 'number', 'AO3400A'],
    ['nothing', { mpn: 'NO-SUCH-PART-4711' }, 'not_found', undefined, undefined],
  ])('%s', async (_, line, state, rung, mpn) => {
    const row = await match(line);
    expect([row.state, row.rung, first(row)]).toEqual([state, rung, mpn]);
  });

  test('the own number of a product comes before its part number', async () => {
    const part = parts.find(({ mpn }) => mpn === 'AO3401A');
    const row = await match({ code: part?.id ?? '', mpn: 'AO3400A' });
    expect([row.state, row.rung, first(row), row.doubts]).toEqual(['check', 'code', 'AO3401A', ['codeDiffers']]);
  });

  test('a number of several makers asks which one, and the stated maker decides', async () => {
    const makers = parts.filter(({ mpn }) => mpn === 'LM358DR').map(({ brand }) => brand);
    const several = await match({ mpn: 'LM358DR' });
    expect(several.state).toBe(new Set(makers).size > 1 ? 'several' : 'matched');
    const named = await match({ mpn: 'LM358DR', brand: 'TI' });
    expect([named.state, named.candidates[0]?.goods.brandNameEn]).toEqual(['matched', 'Texas Instruments']);
    expect((await match({ mpn: 'STM32F103C8T6', brand: 'Murata' })).state).toBe('check');
  });

  test('passives are found by value and package, the cheapest in stock, with what was assumed', async () => {
    const row = await match({ value: '10k', package: 'Resistor_SMD:R_0603_1608Metric', designators: ['R1', 'R2'], quantity: 2 });
    expect([row.state, row.rung, row.candidates[0]?.goods.packageName]).toEqual(['check', 'values', '0603']);
    expect(row.candidates[0]?.ticks.find(({ assumed }) => assumed === 'T')).toMatchObject({ field: 'tolerance', asked: '±5%', has: '±1%' });
    expect(row.candidates[0]?.reason).toContain('±5%');
    const need = 2;
    const others = parts.filter(({ packageName, attributes, stock }) => packageName === '0603' && attributes['resistance'] === 10_000 && stock >= need);
    expect(others.map(({ mpn }) => mpn)).toContain(first(row));
  });

  test('every stated limit is met', async () => {
    expect((await match({ value: '100nF 25V X7R', package: '0603', designators: ['C1'] })).rung).toBe('values');
    expect((await match({ value: '100nF 100V X7R', package: '0603', designators: ['C1'] })).state).toBe('not_found');
    expect((await match({ value: '10k 0.1%', package: '0603', designators: ['R1'] })).state).toBe('not_found');
  });

  test('a choice of the person counts, and one for the same words is remembered', async () => {
    const chosen = parts.find(({ mpn }) => mpn === 'AO3402')?.id ?? '';
    const own = await match({ value: 'AO3400A', goodsId: chosen });
    expect([own.state, own.rung, first(own)]).toEqual(['matched', 'chosen', 'AO3402']);
    const [row] = await matched([{ mpn: 'HOUSE-17' }], { choices: [{ from: '|HOUSE17||||', goodsId: chosen }] });
    expect([row?.state, row?.rung]).toEqual(['matched', 'remembered']);
  });
});

describe('what a line says against its part', () => {
  test.each<[string, Omit<WireLine, 'line'>, string]>([
    ['value', { mpn: 'RC0603FR-0710KL', value: '1k', designators: ['R1'] }, 'resistance'],
    ['package', { mpn: 'RC0603FR-0710KL', value: '10k', package: '0805' }, 'package'],
    ['tolerance', { mpn: 'RC0603FR-0710KL', value: '10k 0.5%' }, 'tolerance'],
    ['kind by its words', { mpn: 'AO3400A', text: 'CAP CER' }, 'kind'],
    ['kind by its designator', { mpn: 'AO3400A', designators: ['C1'] }, 'kind'],
    ['another unit', { mpn: 'RC0603FR-0710KL', value: '100nF' }, 'resistance'],
  ])('%s', async (_, line, field) => {
    const row = await match(line);
    expect([row.state, ticks(row)[field]]).toEqual(['check', 'contradicts']);
    expect(first(row)).toBe(line.mpn);
  });

  test('one part for two values, and a quantity that is not the number of designators', async () => {
    const rows = await matched([
      { mpn: 'STM32F103C8T6', value: '10k' }, { mpn: 'STM32F103C8T6', value: '47k' }, { mpn: 'RC0603FR-0710KL', designators: ['R1', 'R2'], quantity: 3 },
    ]);
    expect(rows.map(({ state, doubts }) => [state, doubts])).toEqual([['check', ['otherValue']], ['check', ['otherValue']], ['check', ['quantity']]]);
  });

  test('500 lines that contradict their part number are never matched', async () => {
    const lines = hostileLines(parts, 500);
    const { data } = await ask(matchBom, { lines });
    expect(data.rows.filter(({ state }) => state === 'matched').map(({ line }) => lines[line - 1])).toEqual([]);
    expect(data.rows.every(({ candidates }) => candidates.length > 0)).toBe(true);
  });

  test('the same lines without a contradiction are matched', async () => {
    const lines = parts.slice(0, 300).map(({ mpn, packageName, brand }, index): WireLine => ({ line: index + 1, mpn, package: packageName, brand }));
    const { data } = await ask(matchBom, { lines });
    expect(data.rows.filter(({ state }) => state !== 'matched')).toEqual([]);
  });
});

describe('cost', () => {
  test('a thousand lines of all kinds take three round trips at most', async () => {
    // The small tables of the catalogue are read once for all requests of an isolate.
    await match({ mpn: 'LM358DR' });
    const lines = Array.from({ length: 1_000 }, (_, index): WireLine => ({
      line: index + 1,
      ...[{ mpn: parts[index]?.mpn ?? '' }, { mpn: `STM32F103X${index}T` }, { value: `${10 + (index % 80)}k`, package: '0603', designators: [`R${index}`] }, { text: 'USB connector right angle', designators: [`J${index}`] }][index % 4],
    }));
    const { data, statements } = await ask(matchBom, { lines });
    expect(data.rows.map(({ line }) => line)).toEqual(lines.map(({ line }) => line));
    expect(Math.max(...statements.map(({ trip }) => trip))).toBeLessThanOrEqual(3);
  });

  test('S41: texts are searched by their words ten in a round trip, each once, and a hundred at most', async () => {
    const line = (index: number) => ({ line: index + 1, text: `USB connector right angle ${['vertical', 'female', 'male'][index % 3]} ${'x'.repeat(1 + index % 120)}` });
    /** The round trips in which texts are searched. */
    const searchesOf = async (lines: WireLine[]) => (await ask(matchBom, { lines })).statements.flatMap(({ sql, trip }) => (sql.includes('goods_words MATCH') ? [trip] : []));
    expect(await searchesOf(Array.from({ length: 25 }, (_, index) => line(index)))).toEqual([2, 3, 4]);
    expect(await searchesOf(Array.from({ length: 240 }, (_, index) => line(index)))).toHaveLength(10);
    expect(await searchesOf(Array.from({ length: 300 }, (_, index) => ({ ...line(0), line: index + 1 })))).toHaveLength(1);
  });
});
