import { describe, expect, it } from 'vitest';
import { NAMED, nameOf } from '~/components/bom/view/line-names';
import { bomLine, LINES, longBom, MATCHES, part, sampleView } from './bom-fixtures';

const lines = (search: string) => sampleView({ search }).rows.map(({ line }) => line);
const row = (line: number, view = sampleView()) => {
  const found = view.rows.find((one) => one.line === line);
  if (!found) throw new Error(`There is no row ${line}`);
  return found;
};

describe('the rows of a bill of materials', () => {
  it('name the first 2,000 designators of a line, and say that there are more', () => {
    const named = (length: number) => nameOf(bomLine(1, { designators: Array.from({ length }, (_, index) => `D${index + 1}`) }));
    expect(named(NAMED)).toEqual({ line: 1, designators: 'D1–D500, D501–D1000, D1001–D1500', others: 'D1501–D2000' });
    expect(named(NAMED + 1)).toEqual({ ...named(NAMED), others: 'D1501–D2000 …' });
  });

  it('show lines that need a look first, then the others, each in the order of the file', () => {
    expect(lines('no=B1')).toEqual([2, 3, 5, 6, 1, 4, 7, 8, 9, 10, 11]);
  });

  it('are those of the asked state', () => {
    expect(lines('state=look')).toEqual([2, 3, 5, 6]);
    expect(lines('state=check')).toEqual([2, 3]);
    expect(lines('state=several')).toEqual([5]);
    expect(lines('state=not_found')).toEqual([6]);
    expect(lines('state=matched')).toEqual([1, 4, 7, 8, 9]);
    expect(lines('state=skipped')).toEqual([10, 11]);
  });

  it('are counted by state, whichever are shown', () => {
    expect(sampleView({ search: 'state=several' }).counts).toEqual({ all: 11, look: 4, matched: 5, check: 2, several: 1, not_found: 1, skipped: 2 });
  });

  it('come in pages of 100, on paper of 1,000; a page that does not exist is the nearest one', () => {
    const view = (search: string) => sampleView({ ...longBom(250), search });
    expect([view('').rows.length, view('').pages, view('').found]).toEqual([100, 3, 250]);
    expect(view('page=3').rows).toHaveLength(50);
    expect(view('page=9').query.page).toBe(3);
    expect(view('page=9').rows).toEqual(view('page=3').rows);
    expect(view('view=print').rows.map(({ line }) => line)).toEqual(Array.from({ length: 250 }, (_, index) => index + 1));
    const long = (search: string) => sampleView({ ...longBom(1200), search });
    expect(long('view=print').rows.map(({ line }) => line)).toEqual(Array.from({ length: 1000 }, (_, index) => index + 1));
    expect(long('view=labels&page=2').rows.map(({ line }) => line)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1001));
    expect([long('view=print').pages, long('').pages]).toEqual([2, 12]);
    expect(view('state=not_found&page=2').rows).toHaveLength(23);
    expect(new Set(['page=1', 'page=2', 'page=3'].flatMap((search) => view(search).rows.map(({ line }) => line))).size).toBe(250);
  });

  it('that are not matched yet stand last, without a part', () => {
    const matches = new Map([...MATCHES].filter(([line]) => line !== 2 && line !== 4));
    const view = sampleView({ matches, complete: false });
    expect(view.rows.map(({ line, state }) => `${line} ${state}`).slice(-2)).toEqual(['2 waiting', '4 waiting']);
    expect([view.complete, view.matched, view.toMatch]).toEqual([false, 9, 11]);
    expect(row(2, view)).toMatchObject({ part: null, order: null, cost: null });
    expect(view.rows.some(({ panel }) => panel)).toBe(false);
  });

  it('have their candidates beside them if they need a look or are open', () => {
    const open = (search: string) => sampleView({ search }).rows.filter(({ panel }) => panel).map(({ line }) => line);
    expect(open('')).toEqual([2, 3, 5, 6]);
    expect(open('line=4')).toEqual([2, 3, 5, 6, 4]);
    expect(open('view=labels')).toEqual([]);
  });
});

describe('a row', () => {
  it('names its line by the first designators, and says what the file says', () => {
    const [first] = sampleView({ bom: { lines: [bomLine(1, { designators: Array.from({ length: 30 }, (_, index) => `R${index * 2}`), quantity: 30 })] } }).rows;
    expect(first?.designators).toBe('R0, R2, R4, R6, R8, R10, R12, R14');
    expect(first?.others.split(', ')).toHaveLength(22);
    expect([row(1).designators, row(2).designators, row(1).said, row(2).said, row(3).said, row(6).said])
      .toEqual(['C1–C12', 'D1, D2', 'CL10B104KB8NNNC 0603, 100n, 25 V', 'SS34 SOD-123', '10k 0603', 'TLV9062IDR-X, dual opamp']);
  });

  it('says in few words why it is in its state', () => {
    const reasons = sampleView().rows.map(({ line, reason: { key, values } }) => [line, key.replace('bom:reason.', ''), ...Object.values(values ?? {})]);
    expect(reasons).toEqual([
      [2, 'contradicts', 'Package'], [3, 'assumed', 'Tolerance'], [5, 'makers', 2], [6, 'nothing'], [1, 'by.number'], [4, 'by.number'], [7, 'by.number'], [8, 'by.number'],
      [9, 'by.number'], [10, 'mechanical'], [11, 'dnp'],
    ]);
    const doubtful = new Map(MATCHES).set(4, { line: 4, state: 'check', rung: 'number', doubts: ['quantity'], candidates: MATCHES.get(4)?.candidates ?? [] });
    expect(row(4, sampleView({ matches: doubtful })).reason.key).toBe('bom:reason.doubt.quantity');
    expect(row(10, sampleView({ bom: { lines: LINES.map((line) => (line.line === 10 ? { ...line, skip: 'person' as const } : line)) } })).reason.key).toBe('bom:reason.person');
  });

  it('has the need, the quantity to order and what it costs', () => {
    expect(row(1)).toMatchObject({
      need: { pieces: 1440, each: 12, sets: 120, spare: 0 }, order: { quantity: 1500, isTyped: false, over: 60, step: 100, less: 1400, more: 1600, refusal: null, day: null },
      cost: { amount: '40.95', unitPrice: '0.0273', nudge: { quantity: 4000, more: 2500 } }, out: null,
    });
    const settings = { sets: 120, loss: '5', minLoss: { tiny: 0, small: 0, large: 0 }, goal: 'cheapest' as const };
    expect(row(1, sampleView({ bom: { settings } })).need).toEqual({ pieces: 1512, each: 12, sets: 120, spare: 72 });
  });

  it('is bought with another line that has the same part', () => {
    expect(row(8).order).toMatchObject({ quantity: 360, alsoFor: { count: 1, first: [{ line: 9, designators: 'Q7' }] } });
    expect(row(9)).toMatchObject({ order: null, cost: null, boughtWith: { line: 8, designators: 'Q1, Q2' }, out: null });
  });

  it('that contradicts is shown with what it would cost, and is not in the total', () => {
    expect(row(2)).toMatchObject({ out: 'undecided', cost: { amount: '24.94' }, order: { quantity: 240 } });
    const { total } = sampleView();
    expect(total).toMatchObject({ lines: 7, of: 9, undecided: { count: 1, first: [{ designators: 'D1, D2' }] }, notFound: { count: 1, first: [{ designators: 'U4' }] }, unavailable: { count: 0, first: [] } });
  });

  it('says why a typed quantity cannot be bought, and which ones can', () => {
    const typed = (line: number, ordered: number) => row(line, sampleView({ bom: { lines: LINES.map((one) => (one.line === line ? { ...one, ordered } : one)) } }));
    expect(typed(1, 1550)).toMatchObject({ out: 'refused', cost: null, order: { quantity: 1550, isTyped: true, less: 1500, more: 1600, refusal: { key: 'product:quantity.notMultiple', values: { step: '100' } } } });
    expect(typed(4, 5000).order).toMatchObject({ refusal: { key: 'product:quantity.unavailable', values: { stock: '2,880' } }, less: 2880, more: null });
    expect(typed(4, 200)).toMatchObject({ out: null, order: { isTyped: true, over: 80, refusal: null }, cost: { amount: '1465' } });
  });

  it('compares its candidates in what the line says, and in what else differs', () => {
    const { panel } = row(2);
    expect(panel?.respects.map(({ name, asked, cells }) => [name, asked, ...cells.map(({ tick, has }) => `${tick} ${has}`)])).toEqual([
      ['Part number', 'SS34', 'agrees SS34', 'contradicts B5819W', 'contradicts SS54'],
      ['Package', 'SOD-123', 'contradicts SMA', 'agrees SOD-123', 'contradicts SMA'],
      ['Current', '', 'notStated 3 A', 'notStated 1 A', 'notStated 5 A'],
      ['Forward voltage', '', 'notStated 0.55 V', 'notStated 0.6 V', 'notStated 0.55 V'],
    ]);
    expect(panel?.candidates.map(({ mpn, quantity, amount }) => [mpn, quantity, amount])).toEqual([['SS34', 240, '24.94'], ['B5819W', 240, '14.69'], ['SS54', 240, '39.41']]);
    expect(panel).toMatchObject({ chosen: 'G-SS34', search: 'SS34', fields: { designators: 'D1, D2', quantity: '2', mpn: 'SS34', package: 'SOD-123' } });
  });

  it('gives its ticks in the order of their weight, with names', () => {
    expect(row(1).ticks.map(({ name, tick }) => `${name} ${tick}`)).toEqual(['Part number agrees', 'Capacitance agrees', 'Package agrees', 'Voltage better']);
    expect(row(1, sampleView({ language: 'cn' })).ticks[0]?.name).toBe('型号');
  });
});

describe('a bill of materials as a whole', () => {
  it('has its three sizes, what the next tiers save, and when it can be built', () => {
    const view = sampleView();
    expect(view.sizes.map(({ sets, amount }) => `${sets}: ${amount}`)).toEqual(['50: 461.15', '120: 1108.67', '500: 4319.24']);
    expect(view.curve).toMatchObject({
      steps: [
        { day: '2026-11-20', sets: 148, heldBy: { designators: 'Y1', mpn: 'X322516MLB4SI', others: 0 } }, { day: '2026-11-30', sets: 2880, heldBy: { designators: 'U1' } },
      ],
      without: { count: 1, first: [{ line: 6, designators: 'U4' }] },
    });
    expect(view.total.savings).toBeNull();
    const cheap = part('RES', 'A', 'R', '0603', 'r-0603', { rangePrice: [{ min: 10, price: '0.1' }, { min: 1000, price: '0.01' }] });
    const matches = new Map([[1, { line: 1, state: 'matched' as const, rung: 'number' as const, doubts: [], candidates: [{ product: cheap, rung: 'number' as const, ticks: [] }] }]]);
    const typed = sampleView({ bom: { lines: [bomLine(1, { designators: ['R1'], quantity: 1, mpn: 'RES', ordered: 500 })] }, matches });
    expect(typed.total.savings).toEqual({ amount: '40', orders: [{ line: 1, quantity: 1000 }] });
  });

  it('names its columns by letter', () => {
    const columns = [0, 25, 26, 701].map((index) => ({ index, name: '', field: 'other' as const, confidence: 1 }));
    expect(sampleView({ bom: { mapping: { sheet: '', header: null, columns } } }).columns.map(({ letter }) => letter)).toEqual(['A', 'Z', 'AA', 'ZZ']);
  });

  it('that is read by its link says what has changed since', () => {
    const shared = (line: number, productId: string, quantity: number, unitPrice: string | null, stock: number) => ({ line, productId, mpn: productId.slice(2), quantity, unitPrice, stock });
    const view = sampleView({ search: 'share=K', bom: { shared: { time: '2026-11-01 10:00:00', parts: [
      shared(1, 'G-CL10B104KB8NNNC', 1500, '0.025', 60_000), shared(4, 'G-OLD', 120, '7', 900), shared(6, 'G-TLV', 120, '1', 900), shared(7, 'G-X322516MLB4SI', 200, '0.389', 900),
      shared(8, 'G-AO3400A', 360, '0.2502', 50_000), shared(99, 'G-GONE', 1, '1', 1),
    ] } } });
    expect(view.readOnly).toBe(true);
    expect(view.rows.some(({ panel }) => panel)).toBe(false);
    expect(view.shared?.changes.map(({ designators, mpn, kind, before, now, amount }) => [designators, mpn, kind, before, now, amount])).toEqual([
      ['C1–C12', 'CL10B104KB8NNNC', 'price', '0.025', '0.0273', '40.95'],
      ['U1', 'OLD', 'replaced', 'OLD', 'STM32F103C8T6', null],
      ['U4', 'TLV', 'gone', 'TLV', '', null],
      ['Y1', 'X322516MLB4SI', 'stock', '900', '148', null],
    ]);
  });
});
