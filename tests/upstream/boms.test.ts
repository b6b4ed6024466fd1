import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Bom, BomFile, BomLine } from '~/domain/bom/bom';
import { MATCHED } from '~/domain/bom/bom-policies';
import { choiceKey } from '~/domain/bom/match/choice-key';
import type { WantedLine } from '~/domain/bom/match/match-records';
import { createBoms, type BillSize, type BomCookie, type InTurn } from '~/upstream/boms';
import { TIMEOUTS } from '~/upstream/client/policies';
import { matchBom } from '~/upstream/contract/records/bom-match';
import { saveBom, shareBom } from '~/upstream/contract/records/stored-bom';
import { isUnsupported, isUpstreamError } from '~/upstream/failures/upstream-error';
import { AT_ONCE, FILE_AT_ONCE, good, held, refused, World, type Seen } from './fake-upstream';

const KEY = 'k'.repeat(43);
const OPTIONS = { sets: 10, goal: 'cheapest' } as const;

const LINE: BomLine = {
  line: 1, row: 4, designators: ['R1', 'R2'], quantity: 2, code: '', mpn: 'RC0402FR-0710KL', brand: '', value: '10k', package: '0402', text: '',
  alternates: [{ mpn: 'X', brand: '', code: '' }], skip: null, warnings: [{ code: 'quantityDiffers', quantity: 3, designators: 2 }], cells: ['R1,R2', '', '10k'],
  edited: ['value'], choice: 'F1', ordered: null,
};
const BARE: BomLine = {
  line: 2, row: 5, designators: [], quantity: null, code: '', mpn: '', brand: '', value: '', package: '', text: '', alternates: [], skip: 'dnp', warnings: [], cells: [],
  edited: [], choice: null, ordered: 500,
};
const FILE: BomFile = { name: '', kind: 'text', encoding: 'gb18030', delimiter: '\t', sheets: [{ name: '', rows: [{ row: 1, cells: ['位号'] }] }], bytes: 'zrs=' };
const CONTENT = {
  name: 'Board', lines: [LINE, BARE], settings: { sets: 1, loss: '0', minLoss: { tiny: 0, small: 0, large: 0 }, goal: 'earliest' as const },
  mapping: { sheet: '', header: null, columns: [{ index: 0, name: '', field: 'designators' as const, confidence: 0.5 }] },
  repairs: [{ id: '4:1', row: 4, field: 'mpn' as const, before: '1', after: '01', kind: 'leadingZero' as const, undone: true }],
};

function wanted(line: number, more: Partial<WantedLine> = {}): WantedLine {
  return { line, designators: ['R1'], quantity: 1, code: '', mpn: `M${line}`, brand: '', value: '', package: '', text: '', alternates: [], ...more };
}

function open(world: World, key?: string, accessToken?: string) {
  const cookie: BomCookie = { key };
  return { cookie, boms: createBoms(world.visit({ jar: { accessToken, session: undefined } }), 'en', cookie, 'Asia/Shanghai', AT_ONCE, FILE_AT_ONCE) };
}

/** What was sent, as the mall reads it. */
function sent({ body }: Seen): Record<string, unknown> {
  return JSON.parse(body);
}

const rowsFor = (seen: Seen) => v.parse(matchBom.payload, sent(seen)).lines.map(({ line }) => ({ line, state: 'not_found', candidates: [] }));

describe('a bill of materials', () => {
  test('is sent as the contract says, and read back as it was', async () => {
    const world = new World();
    world.upstream.answer = () => good({ bomNo: 'B1', version: 1, bomKey: KEY });
    const { boms, cookie } = open(world);
    expect(await boms.save({ ...CONTENT, source: FILE })).toEqual({ bomNo: 'B1', version: 1 });
    expect(cookie.key).toBe(KEY);
    const [seen] = world.upstream.seen;
    const payload = v.parse(v.strictObject(saveBom.payload.entries), seen && sent(seen));
    expect(payload).not.toHaveProperty('saved');
    expect(payload.lines?.[1]).toEqual({ line: 2, row: 5, skip: 'dnp', ordered: 500 });

    world.upstream.answer = () => good({ ...payload, bomNo: 'B1', version: 3, updateTime: '2026-11-20T04:00:00Z', saved: 'T', shareKey: KEY });
    const expected: Bom = {
      ...CONTENT, bomNo: 'B1', version: 3, updateTime: '2026-11-20 12:00:00', saved: true, shareKey: KEY,
      source: { name: '', kind: 'text', encoding: 'gb18030', delimiter: '\t', sheets: [''] },
    };
    expect(await boms.read('B1', 3)).toEqual(expected);
    expect(world.upstream.seen[1] && sent(world.upstream.seen[1])).toEqual({ bomKey: KEY, bomNo: 'B1', version: 3 });
    expect(cookie.key).toBeUndefined();
    expect(await boms.source('B1')).toEqual(FILE);
  });

  test('is read for a page without what no page shows', async () => {
    const world = new World();
    const { mapping: { header: _, ...mapping }, settings } = CONTENT;
    world.upstream.answer = () => good({
      bomNo: 'B1', name: 'x', version: 1, updateTime: '2026-11-20T04:00:00Z', saved: 'F', source: { kind: 'text', sheets: [{ name: '' }] }, mapping, settings, lines: [], repairs: [],
      repaired: 19_000, readCharacters: 2_000_000,
    });
    const { boms } = open(world, KEY);
    const { repairs, repaired } = await boms.readBrief('B1');
    expect([repairs, repaired]).toEqual([[], 19_000]);
    await boms.readWithPreview('B1');
    expect(world.upstream.seen.map(sent)).toEqual([{ bomKey: KEY, bomNo: 'B1', brief: 'T' }, { bomNo: 'B1', withPreview: 'T', brief: 'T' }]);
  });

  test('is changed from a version, with only what has changed', async () => {
    const world = new World();
    world.upstream.answer = () => good({ bomNo: 'B1', version: 8 });
    await open(world, KEY).boms.save({ name: 'New', saved: true }, { bomNo: 'B1', version: 7 });
    expect(world.upstream.seen.map(sent)).toEqual([{ bomKey: KEY, bomNo: 'B1', version: 7, name: 'New', saved: 'T' }]);
    world.upstream.answer = () => refused('ERR-COM-0409', 'changed elsewhere');
    await expect(open(world).boms.save({ name: 'New' }, { bomNo: 'B1', version: 7 })).rejects.toMatchObject({ failure: { status: 409, outdated: true, message: 'changed elsewhere' } });
  });

  test('of a link is read without token and key, and with what was shared', async () => {
    const world = new World();
    const parts = [{ line: 1, productId: 'F1', mpn: 'X', quantity: 5, unitPrice: null, stock: 9 }, { line: 2, productId: 'F2', mpn: 'Y', quantity: 1, unitPrice: '0.5', stock: 0 }];
    world.upstream.answer = () => good({ shareKey: KEY });
    const { boms, cookie } = open(world, KEY, 'tok-1');
    expect(await boms.share('B1', parts)).toBe(KEY);
    const [sharing] = world.upstream.seen;
    const payload = v.parse(shareBom.payload, sharing && sent(sharing));
    world.upstream.answer = () => good({
      bomNo: 'B1', name: 'x', version: 1, updateTime: '2026-11-20T04:00:00Z', saved: 'T', source: { kind: 'xlsx', sheets: [{ name: 'a' }] },
      mapping: { sheet: 'a', columns: [] }, repairs: [], lines: [], settings: CONTENT.settings, shared: { time: '2026-11-20T05:00:00Z', parts: payload.parts },
    });
    expect(await boms.readShared(KEY)).toMatchObject({ shared: { time: '2026-11-20 13:00:00', parts } });
    const reading = world.upstream.seen[1];
    expect([reading && sent(reading), reading?.headers.has('access-token'), sharing?.headers.get('access-token'), world.cache.entries.size]).toEqual([{ shareKey: KEY, brief: 'T' }, false, 'tok-1', 0]);
    expect(cookie.key).toBe(KEY);
  });

  test('has no file if its rows are not stored', async () => {
    const world = new World();
    world.upstream.answer = () => good({
      bomNo: 'B1', name: 'x', version: 1, updateTime: '2026-11-20T04:00:00Z', saved: 'F', source: { kind: 'xlsx', sheets: [{ name: 'a' }] },
      mapping: { sheet: 'a', columns: [] }, repairs: [], lines: [], settings: CONTENT.settings,
    });
    expect(await open(world).boms.source('B1')).toBeNull();
  });
});

test('lists, versions and choices are read', async () => {
  const world = new World();
  const { boms, cookie } = open(world, KEY, 'tok-1');
  world.upstream.answer = () => good({ rows: [{ bomNo: 'B1', name: 'x', version: 2, lines: 3, updateTime: '2026-11-20T04:00:00Z', saved: 'T', shared: 'F' }] });
  expect(await boms.list()).toEqual([{ bomNo: 'B1', name: 'x', version: 2, lines: 3, updateTime: '2026-11-20 12:00:00', saved: true, shared: false }]);
  expect(cookie.key).toBeUndefined();
  world.upstream.answer = () => good({ rows: [{ version: 2, name: 'x', lines: 3, updateTime: '2026-11-20T04:00:00Z' }] });
  expect(await boms.history('B1')).toEqual([{ version: 2, name: 'x', lines: 3, updateTime: '2026-11-20 12:00:00' }]);
  world.upstream.answer = () => good({ rows: [{ from: 'a|b', goodsId: 'F1' }] });
  expect(await boms.choices()).toEqual([{ from: 'a|b', productId: 'F1' }]);
  world.upstream.answer = () => good(null);
  await boms.remember({ from: 'a', productId: 'F2' });
  await boms.revoke('B1');
  await boms.remove('B1');
  expect(world.upstream.seen.slice(-3).map(sent)).toEqual([{ from: 'a', goodsId: 'F2' }, { bomNo: 'B1' }, { bomNo: 'B1' }]);
});

describe('copying', () => {
  test.each([[{ bomNo: 'B1', version: 2 }], [{ shareKey: KEY }]])('%j takes the key of the copy', async (from) => {
    const world = new World();
    world.upstream.answer = () => good({ bomNo: 'B2', version: 1, bomKey: KEY });
    const { boms, cookie } = open(world);
    expect(await boms.copy(from)).toEqual({ bomNo: 'B2', version: 1 });
    expect([cookie.key, world.upstream.seen.map(sent)]).toEqual([KEY, [from]]);
  });
});

describe('matching', () => {
  test('sends what lines state, the choices made for them and what a person chose; without a token', async () => {
    const world = new World();
    const goods = { id: 'F1', mpn: 'M1', stock: 1, goodsType: 'GT0', brandNameEn: 'YAGEO' };
    world.upstream.answer = () => good({ rows: [
      { line: 1, state: 'check', rung: 'number', doubts: ['quantity'], candidates: [{ goods, rung: 'number', reason: 'x', ticks: [{ field: 'mpn', tick: 'agrees', asked: 'M1', has: 'M1' }, { field: 'tolerance', tick: 'notStated', asked: '5%', assumed: 'T' }] }] },
      { line: 2, state: 'not_found', candidates: [] },
    ] });
    const lines = [wanted(1, { value: 'v'.repeat(600), designators: ['R'.repeat(30)], alternates: [{ mpn: 'A', brand: '', code: '' }] }), wanted(2, { quantity: null, designators: [] })];
    const choices = [{ from: choiceKey(lines[1] ?? wanted(0)), productId: 'F2' }, { from: 'other', productId: 'F3' }];
    const found = await open(world, KEY, 'tok-1').boms.match(lines, { ...OPTIONS, choices, chosen: new Map([[1, 'F9']]) });
    expect(found).toEqual([
      { line: 1, state: 'check', rung: 'number', doubts: ['quantity'], candidates: [{
        product: expect.objectContaining({ id: 'F1', brand: 'YAGEO', brandNames: ['YAGEO'] }), rung: 'number',
        ticks: [{ field: 'mpn', tick: 'agrees', asked: 'M1', has: 'M1' }, { field: 'tolerance', tick: 'notStated', asked: '5%', has: '', assumed: true }],
      }] },
      { line: 2, state: 'not_found', rung: null, doubts: [], candidates: [] },
    ]);
    expect(world.upstream.seen.map(sent)).toEqual([{
      sets: 10, goal: 'cheapest', choices: [choices[0]].map((one) => ({ from: one?.from, goodsId: 'F2' })),
      lines: [
        { line: 1, mpn: 'M1', value: 'v'.repeat(500), designators: ['R'.repeat(20)], quantity: 1, alternates: [{ mpn: 'A' }], goodsId: 'F9' }, { line: 2, mpn: 'M2' },
      ],
    }]);
    expect([world.upstream.seen[0]?.headers.has('access-token'), world.cache.entries.size]).toEqual([false, 0]);
  });

  test('is done in blocks of 1,000 lines and of 2 MB, two at a time, in their order', async () => {
    const world = new World();
    const gates = Array.from({ length: 4 }, () => held<undefined>());
    let asked = 0;
    world.upstream.answer = async (seen) => {
      await gates[asked++]?.promise;
      return good({ rows: rowsFor(seen) });
    };
    const lines = Array.from({ length: 3500 }, (_, index) => wanted(index + 1));
    const streamed = open(world).boms.matchStreamed(lines, OPTIONS);
    expect(streamed).toHaveLength(4);
    await world.upstream.asked(2);
    expect(world.upstream.seen).toHaveLength(2);
    gates.forEach(({ release }) => release(undefined));
    const found = await Promise.all(streamed);
    expect(found.flatMap((block) => (block.ok ? block.value.map(({ line }) => line) : []))).toEqual(lines.map(({ line }) => line));
    const large = Array.from({ length: 1000 }, (_, index) => wanted(index + 1, { text: '电'.repeat(500), value: '阻'.repeat(500), mpn: '容'.repeat(500) }));
    world.upstream.seen.length = 0;
    await open(world).boms.match(large, OPTIONS);
    expect(world.upstream.seen.length).toBeGreaterThan(1);
    for (const { body } of world.upstream.seen) expect(new TextEncoder().encode(body).length).toBeLessThan(MATCHED.bytes);
  });

  test('of nothing asks nothing', async () => {
    const world = new World();
    expect([await open(world).boms.match([], OPTIONS), open(world).boms.matchStreamed([], OPTIONS), world.upstream.seen.length]).toEqual([[], [], 0]);
  });

  test('that streams never rejects, and has the whole time of the request', async () => {
    const world = new World();
    world.upstream.answer = () => new Response('', { status: 500 });
    const lines = Array.from({ length: 2500 }, (_, index) => wanted(index + 1));
    expect(await Promise.all(open(world).boms.matchStreamed(lines, OPTIONS))).toEqual(Array.from({ length: 3 }, () => ({ ok: false, reason: 'unavailable' })));
    expect(TIMEOUTS.wall).toBeGreaterThan(TIMEOUTS.deferred);
  });

  test('is asked anew each time: its answers are not stored', async () => {
    const world = new World();
    world.upstream.answer = (seen) => good({ rows: rowsFor(seen) });
    const { boms } = open(world);
    await Promise.all([boms.match([wanted(1)], OPTIONS), boms.match([wanted(1)], OPTIONS)]);
    expect([world.upstream.seen.length, world.cache.entries.size]).toEqual([2, 0]);
  });
});

describe('an upstream that does not know the calls', () => {
  test.each<[string, () => Response, boolean]>([
    ['404', () => new Response('', { status: 404 }), true], ['404 in the envelope', () => refused('404'), true], ['405', () => new Response('', { status: 405 }), true],
    ['501', () => new Response('', { status: 501 }), true], ['no record', () => refused('ERR-COM-0404'), false], ['500', () => new Response('', { status: 500 }), false],
    ['403', () => new Response('', { status: 403 }), false],
  ])('is told by %s', async (_, answer, unsupported) => {
    const world = new World();
    world.upstream.answer = answer;
    const { boms } = open(world);
    for (const call of [() => boms.match([wanted(1)], OPTIONS), () => boms.save({ name: 'x' }), () => boms.read('B1'), () => boms.list()]) {
      const error: unknown = await call().catch((thrown: unknown) => thrown);
      expect(isUpstreamError(error) && isUnsupported(error.failure)).toBe(unsupported);
    }
  });
});

test('a file waits for its turn, and without one no call is made', async () => {
  const world = new World();
  world.upstream.answer = () => new Response('line', { headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename=board' } });
  const wanted = { what: 'bom', format: 'csv', bomNo: 'B1' } as const;
  const { name, body } = await open(world).boms.download(wanted);
  expect([name, await new Response(body).text()]).toEqual(['board.csv', 'line']);
  const calls = world.upstream.seen.length;
  const late = createBoms(world.visit(), 'en', { key: KEY }, 'UTC', AT_ONCE, async () => null);
  await expect(late.download(wanted)).rejects.toMatchObject({ failure: { kind: 'busy' } });
  expect(world.upstream.seen).toHaveLength(calls);
});

test('what reads, copies or removes a bill takes a turn, and without one no call is made', async () => {
  const world = new World();
  world.upstream.answer = () => good({ bomNo: 'B1', version: 1 });
  const turns: Array<number | null> = [];
  const inTurn: InTurn = async (lines, call) => {
    turns.push(lines);
    return { answer: await call() };
  };
  const boms = createBoms(world.visit(), 'en', { key: KEY }, 'UTC', inTurn, FILE_AT_ONCE);
  await boms.copy({ bomNo: 'B1' });
  await boms.remove('B1');
  await boms.save({ name: 'x' }, { bomNo: 'B1', version: 1 });
  expect(turns).toEqual([null, null, null]);
  const busy = createBoms(world.visit(), 'en', { key: KEY }, 'UTC', async () => null, FILE_AT_ONCE);
  const calls = world.upstream.seen.length;
  for (const asked of [busy.copy({ bomNo: 'B1' }), busy.remove('B1')]) await expect(asked).rejects.toMatchObject({ failure: { kind: 'busy' } });
  expect(world.upstream.seen).toHaveLength(calls);
});

test('S41: the rows of the lists of bills and of versions count once they are read', async () => {
  const world = new World();
  const time = '2026-11-20T02:58:12.000Z';
  world.upstream.answer = () => good({ rows: Array.from({ length: 100 }, (_, index) => ({ bomNo: `B${index}`, name: '', version: 1, lines: 1, updateTime: time, saved: 'T', shared: 'F' })) });
  const sizes: unknown[] = [];
  const inTurn: InTurn = async (_, call, of) => {
    const answer = await call();
    sizes.push(of?.read?.(answer));
    return { answer };
  };
  const boms = createBoms(world.visit(), 'en', { key: KEY }, 'UTC', inTurn, FILE_AT_ONCE);
  await boms.list();
  await boms.history('B1');
  expect(sizes).toEqual([{ lines: 0, like: 300 }, { lines: 0, like: 300 }]);
});

test('matching says of the first block of a bill that a page shows it', async () => {
  const world = new World();
  world.upstream.answer = () => good({ rows: [] });
  const turns: Array<[number | null, boolean | undefined]> = [];
  const inTurn: InTurn = async (lines, call, of) => {
    turns.push([lines, of?.areShown]);
    return { answer: await call() };
  };
  const lines = Array.from({ length: 2_500 }, (_, at) => wanted(at + 1));
  const boms = createBoms(world.visit(), 'en', { key: KEY }, 'UTC', inTurn, FILE_AT_ONCE);
  await Promise.all(boms.matchStreamed(lines, { sets: 1, goal: 'cheapest' }));
  expect(turns.toSorted(([a], [b]) => Number(b) - Number(a)).map(([, areShown]) => areShown).filter(Boolean)).toHaveLength(1);
  expect(turns[0]).toEqual([1_000, true]);
});

test('an answer may be as large as its call says', async () => {
  const world = new World();
  const bytes = 'A'.repeat(12 * 1024 * 1024);
  world.upstream.answer = () => good({
    bomNo: 'B1', name: 'x', version: 1, updateTime: '2026-11-20T04:00:00Z', saved: 'F', source: { kind: 'text', sheets: [], bytes },
    mapping: { sheet: 'a', columns: [] }, repairs: [], lines: [], settings: CONTENT.settings,
  });
  expect((await open(world).boms.source('B1'))?.bytes).toHaveLength(bytes.length);
  world.upstream.answer = () => good({ rows: [], more: bytes });
  await expect(open(world).boms.history('B1')).rejects.toMatchObject({ failure: { kind: 'malformed' } });
});

test.each([
  ['a usual bill', 100, {}, {}, 0],
  ['long texts in cells', 10, { cells: Array<string>(20).fill('x'.repeat(800)) }, {}, 190],
  ['many cells', 10, { cells: Array<string>(200).fill('x') }, {}, 90],
  ['many designators', 10, { designators: Array.from({ length: 1_000 }, (_, index) => `R${index}`) }, {}, 900],
  ['many repairs', 10, {}, { repairs: Array.from({ length: 4_000 }, (_, row) => ({ id: `${row}`, row: row + 1, field: 'mpn', before: '1', after: '01', kind: 'leadingZero' })) }, 900],
  ['what was read and left out', 10, {}, { readCharacters: 4_000_000 }, 990],
  ['many columns', 10, {}, { mapping: { sheet: '', columns: Array.from({ length: 120 }, (_, index) => ({ index, field: 'other', confidence: 1 })) } }, 700],
])('S41: of %s, what the lines have beyond usual ones is told once they are read', async (_, count, line, more, atLeast) => {
  const world = new World();
  const { name, settings, mapping, repairs } = CONTENT;
  const lines = Array.from({ length: count }, (_one, index) => ({ line: index + 1, row: index + 1, designators: ['R1', 'R2'], cells: ['R1, R2', '2', 'LM358DR'], ...line }));
  world.upstream.answer = () => good({ bomNo: 'B1', name, version: 1, updateTime: '2026-11-24T08:00:00Z', saved: 'F', settings, mapping: { ...mapping, header: undefined }, repairs: repairs.map(({ undone: __, ...repair }) => repair), source: { kind: 'text', sheets: [{ name: '' }] }, lines, ...more });
  const sizes: BillSize[] = [];
  const inTurn: InTurn = async (__, call, { read } = {}) => {
    const answer = await call();
    if (read) sizes.push(read(answer));
    return { answer };
  };
  await createBoms(world.visit(), 'en', { key: KEY }, 'UTC', inTurn, FILE_AT_ONCE).read('B1');
  const [{ lines: found, like } = { lines: 0, like: 0 }] = sizes;
  expect([sizes.length, found]).toEqual([1, count]);
  expect(Math.max(like - found, 0)).toBeGreaterThanOrEqual(atLeast);
  expect(Math.max(like - found, 0)).toBeLessThan(atLeast + 120);
});
