import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { copyBom, getBom, listBoms, listBomVersions, removeBom, saveBom } from '../../../app/upstream/contract/records/stored-bom';
import { BRIEF } from '../../../app/domain/bom/bom-policies';
import { cellStart, PREVIEW } from '../../../app/domain/bom/file-preview';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import { fingerprint } from '../../../functions/mall/user/secrets/secrets';
import { bomLine, bomOf, countOf, forgetBoms, readBom, storeBom, storeTogether, storeUnderKey } from '../../fixtures/boms/stored-boms';
import { ask, migrate, NOW, sendCall } from '../../fixtures/mall/mall';
import { by, codeOf, newBuyer, type Buyer } from '../../fixtures/trade/trade';

let li: Buyer;

beforeAll(async () => {
  await migrate();
  li = await newBuyer();
});
beforeEach(forgetBoms);

describe('a stored bill of materials', () => {
  test('is read as it was stored, without the rows of its file', async () => {
    const payload = bomOf();
    const { bomNo, bomKey } = await storeUnderKey(payload);
    const { mapping, lines, settings, repairs, name } = payload;
    expect(await readBom({ bomNo, bomKey })).toEqual({
      bomNo, bomKey, name, version: 1, updateTime: new Date(NOW).toISOString(), saved: 'F', mapping, lines, settings, repairs,
      source: { name: 'board-a.csv', kind: 'text', encoding: 'utf-8', delimiter: ',', sheets: [{ name: 'bom' }], storedBytes: JSON.stringify(payload.source).length },
    });
    expect((await readBom({ bomNo, bomKey, withSource: 'T' })).source).toEqual(payload.source);
  });

  test('has a preview of its file for the owner, also if it was stored before there were previews', async () => {
    const payload = bomOf(80);
    const { bomNo, bomKey } = await storeUnderKey(payload);
    const rows = payload.source?.sheets[0]?.rows?.slice(0, PREVIEW.rows);
    const { source } = await readBom({ bomNo, bomKey, withPreview: 'T' });
    expect(source).toEqual({ ...payload.source, sheets: [{ name: 'bom', rows }], storedBytes: JSON.stringify(payload.source).length });
    await env.DB.prepare("DELETE FROM bom_piece WHERE field = 'preview'").run();
    expect((await readBom({ bomNo, bomKey, withPreview: 'T' })).source.sheets).toEqual([{ name: 'bom', rows }]);
  });

  test('is read for a page with cells of its first lines and its first repairs only', async () => {
    const cells = Array.from({ length: 200 }, (_, index) => `  ${'x'.repeat(100)}${index}`);
    const lines = Array.from({ length: 200 }, (_, index) => bomLine(index + 1, { cells }));
    const repairs = Array.from({ length: 1_000 }, (_, index) => ({ id: `${index}:1`, row: index + 1, field: 'mpn' as const, before: '1', after: '01', kind: 'leadingZero' as const }));
    const { bomNo, bomKey } = await storeUnderKey(bomOf(0, { lines, repairs }));
    const whole = await readBom({ bomNo, bomKey });
    const brief = await readBom({ bomNo, bomKey, brief: 'T' });
    expect(brief).toEqual({
      ...whole, repairs: repairs.slice(0, BRIEF.repairs), repaired: 1_000, readCharacters: expect.any(Number),
      lines: lines.map(({ cells: _, ...line }, index) => (index < BRIEF.lines ? { ...line, cells: cells.map(cellStart) } : line)),
    });
    // What stands in the other lines' cells is not read at all.
    expect(brief.readCharacters).toBeLessThan(JSON.stringify(whole).length / 5);
    expect(JSON.stringify(brief).length).toBeLessThan(JSON.stringify(whole).length / 5);
  });

  test('that is short is read whole for a page', async () => {
    const { bomNo, bomKey } = await storeUnderKey();
    expect(await readBom({ bomNo, bomKey, brief: 'T' })).toEqual({ ...(await readBom({ bomNo, bomKey })), repaired: 1, readCharacters: expect.any(Number) });
  });

  test('that was stored before its cells stood apart is read too, whole and for a page', async () => {
    const payload = bomOf(BRIEF.lines + 1);
    const { bomNo, bomKey } = await storeUnderKey(payload);
    const reads = async () => [await readBom({ bomNo, bomKey }), { ...(await readBom({ bomNo, bomKey, brief: 'T' })), readCharacters: 0 }];
    const apart = await reads();
    await storeTogether(payload.lines);
    expect(await reads()).toEqual(apart);
    expect(apart[0]).toMatchObject({ lines: payload.lines });
  });

  test('that the last release stored, with all cells in one field, is read too', async () => {
    const payload = bomOf(BRIEF.lines + 1);
    const { bomNo, bomKey } = await storeUnderKey(payload);
    await storeTogether(payload.lines?.map(({ cells, ...line }, index) => (cells && index < BRIEF.lines ? { ...line, cells } : line)));
    await env.DB.prepare("INSERT INTO bom_piece (bom_no, version, field, piece, data) SELECT bom_no, version, 'cells', 0, json_object('of', ?1, 'rows', json(?2)) FROM bom_piece WHERE field = 'lines'")
      .bind(fingerprint((await env.DB.prepare("SELECT data FROM bom_piece WHERE field = 'lines'").first<string>('data')) ?? ''), JSON.stringify(payload.lines?.map(({ cells }) => cells))).run();
    expect((await readBom({ bomNo, bomKey })).lines).toEqual(payload.lines);
    // After a rollback, the samples of this release stand beside them.
    await env.DB.prepare("INSERT INTO bom_piece (bom_no, version, field, piece, data) SELECT bom_no, version, 'samples', 0, ?1 FROM bom_piece WHERE field = 'lines'")
      .bind(JSON.stringify({ of: 'x', columns: [], rows: [] })).run();
    expect((await readBom({ bomNo, bomKey })).lines).toEqual(payload.lines);
    await env.DB.prepare("UPDATE bom_piece SET data = json_replace(data, '$.of', 'x') WHERE field = 'cells'").run();
    expect((await readBom({ bomNo, bomKey })).lines.at(-1)).not.toHaveProperty('cells');
  });

  test.each([
    ['with its lines', (mapping: unknown) => ({ mapping })], ['that is not sent', () => ({})],
  ])('whose lines change has the cells of those lines, by a mapping %s', async (_, mappingOf) => {
    const payload = bomOf(3);
    const { bomNo, bomKey } = await storeUnderKey(payload);
    const lines = [...(payload.lines ?? [])].reverse();
    await ask(saveBom, { bomNo, ...(bomKey === undefined ? {} : { bomKey }), version: 1, lines, ...mappingOf(payload.mapping) });
    expect((await readBom({ bomNo, bomKey })).lines).toEqual(lines);
  });

  test('whose lines an earlier release has changed has the cells of those lines, never of others', async () => {
    const payload = bomOf(BRIEF.lines + 2);
    const { bomNo, bomKey } = await storeUnderKey(payload);
    const turned = [...(payload.lines ?? [])].reverse();
    await env.DB.prepare("UPDATE bom_piece SET data = ?1 WHERE field = 'lines'").bind(JSON.stringify(turned)).run();
    expect((await readBom({ bomNo, bomKey })).lines).toEqual(turned);
  });

  test('is read for a page without checking the cells that it leaves out', async () => {
    const payload = bomOf(BRIEF.lines + 1);
    const { bomNo, bomKey } = await storeUnderKey(payload);
    await storeTogether(payload.lines);
    await env.DB.prepare("UPDATE bom_piece SET data = json_set(data, ?1, 7) WHERE field = 'lines'").bind(`$[${BRIEF.lines}].cells`).run();
    expect((await readBom({ bomNo, bomKey, brief: 'T' })).lines.map(({ cells }) => cells?.length)).toEqual([...Array<number>(BRIEF.lines).fill(5), undefined]);
    expect((await sendCall(getBom, { bomNo, bomKey })).status).toBe(500);
  });

  test('has the name of its file if none is sent, and no repairs', async () => {
    const { name: _, repairs: __, ...payload } = bomOf();
    expect(await readBom(await storeUnderKey(payload).then(({ bomNo, bomKey }) => ({ bomNo, bomKey })))).toMatchObject({ name: 'board-a.csv', repairs: [] });
  });

  test.each(['mapping', 'lines', 'settings', 'source'] as const)('needs %s', async (field) => {
    const { envelope } = await sendCall(saveBom, { ...bomOf(), [field]: undefined });
    expect([envelope.code, envelope.message]).toEqual([CODES.badPayload, `${field}: is missing.`]);
  });

  test('keeps every text', async () => {
    const texts = ['😀'.repeat(30_000).slice(0, 32_767 - 1), '\u0000\u0001', '\ud800', 'é\u0301', '"\\\n', ' '.repeat(10)];
    const lines = texts.map((text, index) => bomLine(index + 1, { text, cells: texts }));
    const { bomNo, bomKey } = await storeUnderKey(bomOf(0, { lines }));
    expect((await readBom({ bomNo, bomKey })).lines).toEqual(lines);
  });

  test('has at most 20,000 lines', async () => {
    const lines = Array.from({ length: 20_001 }, (_, index) => ({ line: 1, row: index + 1 }));
    expect((await sendCall(saveBom, bomOf(0, { lines }))).envelope).toMatchObject({ code: CODES.badPayload, message: 'lines: must have at most 20000 entries.' });
  });
});

describe('a change', () => {
  test('changes only the fields that are sent, and makes the next version', async () => {
    const payload = bomOf();
    const { bomNo, bomKey } = await storeUnderKey(payload);
    const settings = { ...payload.settings, sets: 50, loss: '0', minLoss: { tiny: 0, small: 0, large: 0 }, goal: 'earliest' as const };
    expect((await ask(saveBom, { bomNo, bomKey, version: 1, settings }, { now: NOW + 1000 })).data).toEqual({ bomNo, bomKey, version: 2 });
    expect(await readBom({ bomNo, bomKey })).toMatchObject({ version: 2, settings, lines: payload.lines, mapping: payload.mapping, updateTime: new Date(NOW + 1000).toISOString() });
    const lines = [bomLine(1)];
    await ask(saveBom, { bomNo, bomKey, version: 2, lines, name: 'Board B' });
    expect(await readBom({ bomNo, bomKey, withSource: 'T' })).toMatchObject({ version: 3, lines, settings, name: 'Board B', source: payload.source });
  });

  test('can bring the file, read in another way', async () => {
    const { bomNo, bomKey } = await storeUnderKey();
    const source = { name: 'board-a.csv', kind: 'text' as const, encoding: 'gb18030', delimiter: ';' as const, sheets: [{ name: 'bom', rows: [{ row: 1, cells: ['位号'] }] }], bytes: 'zrs=' };
    await ask(saveBom, { bomNo, bomKey, version: 1, source });
    expect((await readBom({ bomNo, bomKey, withSource: 'T' })).source).toEqual(source);
  });

  test('can bring another file, whose preview is of the sheet that is read', async () => {
    const { bomNo, bomKey } = await storeUnderKey();
    const rows = Array.from({ length: 60 }, (_, row) => ({ row: row + 1, cells: Array<string>(400).fill('x'.repeat(300)) }));
    const { source } = bomOf();
    await ask(saveBom, { bomNo, bomKey, version: 1, mapping: { sheet: 'Parts', columns: [] }, source: { ...source, kind: 'xlsx', sheets: [{ name: 'Cover', rows }, { name: 'Parts', rows }] } });
    const preview = (await readBom({ bomNo, bomKey, withPreview: 'T' })).source;
    const shown = rows.slice(0, PREVIEW.rows).map(({ row }) => ({ row, cells: Array<string>(PREVIEW.columns).fill('x'.repeat(PREVIEW.cell)) }));
    expect(preview.sheets).toEqual([{ name: 'Cover', rows: shown.slice(0, PREVIEW.cells / 2 / PREVIEW.columns) }, { name: 'Parts', rows: shown }]);
    expect(preview.storedBytes).toBeGreaterThan(2 * 60 * 400 * 300);
  });

  test('of a version that is no longer the present one is refused, and changes nothing', async () => {
    const { bomNo, bomKey } = await storeUnderKey();
    await ask(saveBom, { bomNo, bomKey, version: 1, name: 'Mine' });
    for (const version of [1, 3]) {
      expect((await sendCall(saveBom, { bomNo, bomKey, version, name: 'Theirs', lines: [] })).envelope).toMatchObject({ code: CODES.outdated, message: expect.stringMatching(/elsewhere/) });
    }
    expect(await readBom({ bomNo, bomKey })).toMatchObject({ version: 2, name: 'Mine', lines: bomOf().lines });
  });

  test('at the same time as another one succeeds once', async () => {
    const { bomNo, bomKey } = await storeUnderKey();
    const codes = await Promise.all(['a', 'b', 'c'].map((name) => codeOf(saveBom, { bomNo, bomKey, version: 1, name, lines: [bomLine(1)] })));
    expect(codes.sort()).toEqual(['0', CODES.outdated, CODES.outdated].sort());
    expect((await readBom({ bomNo, bomKey })).version).toBe(2);
  });

  test('names the version that it starts from', async () => {
    const { bomNo, bomKey } = await storeUnderKey();
    expect((await sendCall(saveBom, { bomNo, bomKey, name: 'x' })).envelope.message).toBe('version: is missing.');
  });

  test('leaves no pieces of versions that nobody saved', async () => {
    const { bomNo, bomKey } = await storeUnderKey();
    const before = await countOf('bom_piece');
    for (let version = 1; version < 5; version++) await ask(saveBom, { bomNo, bomKey, version, lines: [bomLine(version)] });
    expect(await countOf('bom_piece')).toBe(before);
  });
});

describe('the history', () => {
  test('has the saved versions, and each can be read', async () => {
    const { bomNo } = await storeBom({ ...bomOf(2), saved: 'T' }, by(li));
    await ask(saveBom, { bomNo, version: 1, lines: [bomLine(1)] }, by(li));
    await ask(saveBom, { bomNo, version: 2, name: 'Rev 2', lines: [bomLine(1), bomLine(2), bomLine(3)], saved: 'T' }, by(li, { now: NOW + 5000 }));
    await ask(saveBom, { bomNo, version: 3, name: 'Rev 3' }, by(li));
    expect((await ask(listBomVersions, { bomNo }, by(li))).data.rows).toEqual([
      { version: 3, name: 'Rev 2', lines: 3, updateTime: new Date(NOW + 5000).toISOString() }, { version: 1, name: 'Board A', lines: 2, updateTime: new Date(NOW).toISOString() },
    ]);
    expect(await readBom({ bomNo, version: 1 }, by(li))).toMatchObject({ version: 1, name: 'Board A', lines: bomOf(2).lines, saved: 'T' });
    expect(await readBom({ bomNo, version: 4 }, by(li))).toMatchObject({ version: 4, name: 'Rev 3' });
    expect(await codeOf(getBom, { bomNo, version: 2 }, by(li))).toBe(CODES.notFound);
  });

  test('has at most 50 versions; the oldest leave with their pieces', async () => {
    const { bomNo } = await storeBom({ ...bomOf(1), saved: 'T' }, by(li));
    for (let version = 1; version < 53; version++) await ask(saveBom, { bomNo, version, name: `Rev ${version}`, saved: 'T' }, by(li));
    const { rows } = (await ask(listBomVersions, { bomNo }, by(li))).data;
    expect([rows.length, rows[0]?.version, rows.at(-1)?.version]).toEqual([50, 53, 4]);
    expect(await countOf('bom_piece')).toBe(50 * 7 + 2);
  });

  test('has at most 24 MB', async () => {
    const text = 'x'.repeat(30_000);
    const lines = Array.from({ length: 100 }, (_, index) => bomLine(index + 1, { text, value: text, code: text }));
    const { bomNo } = await storeBom({ ...bomOf(0, { lines }), saved: 'T' }, by(li));
    for (let version = 1; version < 5; version++) await ask(saveBom, { bomNo, version, name: `Rev ${version}`, saved: 'T' }, by(li));
    expect((await ask(listBomVersions, { bomNo }, by(li))).data.rows.map(({ version }) => version)).toEqual([5, 4]);
  });
});

test('a bill of materials with its file has at most 24 MB', async () => {
  const text = 'x'.repeat(32_000);
  const lines = (count: number) => Array.from({ length: count }, (_, index) => bomLine(index + 1, { text, value: text, code: text, cells: [] }));
  const { bomNo, bomKey } = await storeUnderKey(bomOf(0, { source: { kind: 'text', sheets: [], bytes: 'A'.repeat(14_000_000) } }));
  expect((await sendCall(saveBom, { bomNo, bomKey, version: 1, lines: lines(120) })).envelope).toMatchObject({ code: CODES.full, message: expect.stringContaining('24 MB') });
  expect((await readBom({ bomNo, bomKey })).version).toBe(1);
  await ask(saveBom, { bomNo, bomKey, version: 1, lines: lines(90) });
});

describe('copying', () => {
  test('makes another one with the file, which is changed alone', async () => {
    const payload = bomOf();
    const { bomNo, bomKey } = await storeUnderKey(payload);
    await ask(saveBom, { bomNo, bomKey, version: 1, name: 'Rev 2' });
    const { data: copy } = await ask(copyBom, { bomNo, bomKey });
    expect(copy).toEqual({ bomNo: expect.stringMatching(/^B\d{14}$/), version: 1, bomKey });
    await ask(saveBom, { bomNo: copy.bomNo, bomKey, version: 1, lines: [] });
    expect(await readBom({ bomNo, bomKey })).toMatchObject({ lines: payload.lines, name: 'Rev 2' });
    expect(await readBom({ bomNo: copy.bomNo, bomKey, withSource: 'T' })).toMatchObject({ lines: [], name: 'Rev 2', source: payload.source, version: 2 });
  });

  test('of a saved version copies that version', async () => {
    const { bomNo } = await storeBom({ ...bomOf(2), saved: 'T' }, by(li));
    await ask(saveBom, { bomNo, version: 1, name: 'Rev 2', lines: [] }, by(li));
    const { data: copy } = await ask(copyBom, { bomNo, version: 1 }, by(li));
    expect(copy).toEqual({ bomNo: expect.any(String), version: 1 });
    expect(await readBom({ bomNo: copy.bomNo }, by(li))).toMatchObject({ name: 'Board A', lines: bomOf(2).lines, saved: 'T' });
    expect(await codeOf(copyBom, { bomNo, version: 7 }, by(li))).toBe(CODES.notFound);
    expect(await countOf('bom')).toBe(2);
  });

  test('needs a number or a link', async () => {
    for (const call of [copyBom, getBom]) expect((await sendCall(call, {})).envelope.message).toBe('bomNo: is missing.');
  });
});

test('removing one removes everything that belongs to it', async () => {
  const { bomNo } = await storeBom({ ...bomOf(), saved: 'T' }, by(li));
  const other = await storeBom(bomOf(), by(li));
  await ask(removeBom, { bomNo }, by(li));
  expect(await codeOf(getBom, { bomNo }, by(li))).toBe(CODES.notFound);
  expect(await codeOf(removeBom, { bomNo }, by(li))).toBe(CODES.notFound);
  expect((await ask(listBoms, {}, by(li))).data.rows.map((row) => row.bomNo)).toEqual([other.bomNo]);
  expect([await countOf('bom_version'), await countOf('bom_piece')]).toEqual([0, 9]);
});
