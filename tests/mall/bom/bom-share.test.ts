import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listChoices, rememberChoice } from '../../../app/upstream/contract/records/bom-match';
import { copyBom, getBom, listBoms, removeBom, revokeShare, saveBom, shareBom } from '../../../app/upstream/contract/records/stored-bom';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import { BOM_STORE, BRIEF } from '../../../app/domain/bom/bom-policies';
import { env } from 'cloudflare:test';
import { bomLine, bomOf, countOf, forgetBoms, readBom, storeBom, storeTogether, storeUnderKey } from '../../fixtures/boms/stored-boms';
import { ask, migrate, NOW, sendCall } from '../../fixtures/mall/mall';
import { by, codeOf, newBuyer, type Buyer } from '../../fixtures/trade/trade';

const PARTS = [{ line: 1, goodsId: 'F1', mpn: 'RC0402', quantity: 20, unitPrice: '0.0123', stock: 5000 }, { line: 2, goodsId: 'F2', mpn: 'X', quantity: 1, stock: 0 }];
const NO_KEY = 'n'.repeat(43);

/** A bill of materials of which some columns are read. Cells of another column name its lines. */
const wide = bomOf(BRIEF.lines + 5, {
  mapping: { sheet: 'bom', columns: [
    { index: 0, name: 'Line', field: 'other', confidence: 1 }, { index: 1, name: 'Ref', field: 'designators', confidence: 1 }, { index: 2, name: 'Customer', field: 'other', confidence: 1 },
    { index: 3, name: 'Value', field: 'value', confidence: 1 },
  ] },
  lines: Array.from({ length: BRIEF.lines + 5 }, (_, index) => bomLine(index + 1, { cells: [String(index), `R${index}`, `CL05B104KO5NNNC-${index}`, '10k', 'note'] })),
});

let li: Buyer;
let han: Buyer;

beforeAll(async () => {
  await migrate();
  [li, han] = [await newBuyer(), await newBuyer()];
});
beforeEach(forgetBoms);

async function shared(): Promise<{ bomNo: string; shareKey: string }> {
  const { bomNo } = await storeBom(bomOf(), by(li));
  return { bomNo, shareKey: (await ask(shareBom, { bomNo, parts: PARTS }, by(li, { now: NOW + 1000 }))).data.shareKey };
}

describe('a read-only link', () => {
  test('has a key of 256 random bits, which the owner sees again', async () => {
    const { bomNo, shareKey } = await shared();
    expect(shareKey).toMatch(/^[\w-]{43}$/);
    expect((await readBom({ bomNo }, by(li))).shareKey).toBe(shareKey);
  });

  test('shows everybody the present lines and what was shared, but neither the file nor the key', async () => {
    const { bomNo, shareKey } = await shared();
    await ask(saveBom, { bomNo, version: 1, lines: [], name: 'Rev 2' }, by(li));
    for (const asking of [{}, by(han), by(li)]) {
      const found = await readBom({ shareKey, withSource: 'T' }, asking);
      expect(found).toMatchObject({ bomNo, name: 'Rev 2', version: 2, lines: [], shared: { time: new Date(NOW + 1000).toISOString(), parts: PARTS } });
      expect([found.shareKey, found.bomKey, found.source.sheets]).toEqual([undefined, undefined, [{ name: 'bom' }]]);
    }
  });

  test('shows a page as little of the columns that are not read', async () => {
    const { shareKey } = await shared();
    const [whole, brief] = [await readBom({ shareKey }), await readBom({ shareKey, brief: 'T' })];
    expect(brief).toEqual({ ...whole, repaired: 1, readCharacters: expect.any(Number) });
    expect(brief.lines.map(({ cells }) => cells?.length)).toEqual([1, 1, 1]);
  });

  test('opens nothing but reading and copying', async () => {
    const { bomNo, shareKey } = await shared();
    expect(await codeOf(saveBom, { bomNo, shareKey, version: 1, name: 'x' })).toBe(CODES.notFound);
    expect(await codeOf(removeBom, { bomNo, shareKey })).toBe(CODES.notFound);
    expect(await codeOf(getBom, { bomNo, bomKey: shareKey })).toBe(CODES.notFound);
  });

  test('that is shared again keeps its key, with new parts', async () => {
    const { bomNo, shareKey } = await shared();
    expect((await ask(shareBom, { bomNo, parts: [] }, by(li, { now: NOW + 9000 }))).data.shareKey).toBe(shareKey);
    expect((await readBom({ shareKey })).shared).toEqual({ time: new Date(NOW + 9000).toISOString(), parts: [] });
  });

  test('that is revoked, or whose bill of materials is removed, answers as one that never existed', async () => {
    const unknown = (await sendCall(getBom, { shareKey: NO_KEY })).envelope;
    expect(unknown.code).toBe(CODES.notFound);
    const { bomNo, shareKey } = await shared();
    await ask(revokeShare, { bomNo }, by(li));
    await ask(revokeShare, { bomNo }, by(li));
    for (const asking of [{}, by(li)]) expect((await sendCall(getBom, { shareKey }, asking)).envelope).toEqual(unknown);
    expect(await codeOf(copyBom, { shareKey })).toBe(CODES.notFound);
    expect((await readBom({ bomNo }, by(li))).shareKey).toBeUndefined();
    const again = (await ask(shareBom, { bomNo, parts: PARTS }, by(li))).data.shareKey;
    expect(again).not.toBe(shareKey);
    await ask(removeBom, { bomNo }, by(li));
    expect((await sendCall(getBom, { shareKey: again })).envelope).toEqual(unknown);
  });

  test('keeps an unsaved bill of materials from expiring', async () => {
    const { shareKey } = await shared();
    expect(await codeOf(getBom, { shareKey }, { now: NOW + 2 * BOM_STORE.unsavedFor })).toBe('0');
  });

  test('is copied without signing in, without file and parts', async () => {
    const { shareKey, bomNo } = await shared();
    const { data: copy } = await ask(copyBom, { shareKey });
    const { bomKey } = copy;
    const found = await readBom({ bomNo: copy.bomNo, withSource: 'T', ...(bomKey === undefined ? {} : { bomKey }) });
    expect(found).toMatchObject({ name: 'Board A', version: 1, saved: 'F', lines: bomOf().lines?.map(({ cells = [], ...line }) => ({ ...line, cells: cells.slice(0, 1) })), source: { sheets: [{ name: 'bom' }] } });
    expect([copy.bomNo === bomNo, found.shareKey, found.shared, found.source.sheets[0]?.rows]).toEqual([false, undefined, undefined, undefined]);
    const mine = (await ask(copyBom, { shareKey }, by(han))).data;
    expect((await ask(listBoms, {}, by(han))).data.rows).toMatchObject([{ bomNo: mine.bomNo, shared: 'F' }]);
  });

  test('is copied as it is then, if its owner changes it just now', async () => {
    const { bomNo, shareKey } = await shared();
    let batches = 0;
    const db = new Proxy(env.DB, {
      get(target, name) {
        if (name === 'batch') return async (statements: D1PreparedStatement[]) => {
          const results = await target.batch(statements);
          batches += 1;
          if (batches === 1) await ask(saveBom, { bomNo, version: 1, name: 'Rev 2' }, by(li));
          return results;
        };
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const { data: copy } = await ask(copyBom, { shareKey }, by(han, { db }));
    expect((await readBom({ bomNo: copy.bomNo }, by(han))).name).toBe('Rev 2');
    // The first try to store fails, so it is none of them.
    expect(batches).toBe(3);
  });

  test('S14: shows, and copies, no column that is not read, and no name of another sheet', async () => {
    const file = bomOf();
    const cells = ['C1', 'secret customer', 'CL05B104KO5NNNC', '0.0123', 'secret note'];
    const { bomNo } = await storeBom({
      ...file, source: { kind: 'xlsx', sheets: [{ name: 'bom' }, { name: 'secret sheet' }] },
      mapping: { sheet: 'bom', columns: [
        { index: 0, name: 'Ref', field: 'designators', confidence: 1 }, { index: 1, name: 'secret column', field: 'other', confidence: 1 },
        { index: 2, name: 'Part', field: 'mpn', confidence: 1 }, { index: 3, name: 'secret price', field: 'other', confidence: 1 },
      ] },
      lines: (file.lines ?? []).map((line) => ({ ...line, cells })),
    }, by(li));
    const { shareKey } = (await ask(shareBom, { bomNo, parts: [] }, by(li))).data;
    const { data: copy } = await ask(copyBom, { shareKey }, by(han));
    for (const found of [await readBom({ shareKey }), await readBom({ shareKey }, by(li)), await readBom({ bomNo: copy.bomNo, withSource: 'T' }, by(han))]) {
      expect(found).toMatchObject({
        source: { sheets: [{ name: 'bom' }] }, mapping: { sheet: 'bom', columns: [{ index: 0, name: 'Ref', field: 'designators' }, { index: 1, name: 'Part', field: 'mpn' }] },
        lines: file.lines?.map((line) => ({ ...line, cells: ['C1', 'CL05B104KO5NNNC'] })),
      });
      expect(JSON.stringify(found)).not.toMatch(/secret|0\.0123/);
    }
    expect(JSON.stringify(await readBom({ bomNo }, by(li)))).toMatch(/secret customer.*secret note/);
  });

  test.each([
    ['that an earlier release stored', async () => storeTogether(wide.lines)],
    ['whose columns have another meaning by now', async (bomNo: string) => {
      await ask(saveBom, { bomNo, version: 1, mapping: { sheet: 'bom', columns: (wide.mapping?.columns ?? []).map((column) => ({ ...column, field: column.index < 2 ? ('other' as const) : ('mpn' as const) })) } }, by(li));
    }],
    ['whose lines another release has changed since', async () => {
      await env.DB.prepare("UPDATE bom_piece SET data = ?1 WHERE field = 'lines'").bind(JSON.stringify([...(wide.lines ?? [])].reverse())).run();
    }],
    ['of which a column is read twice', async (bomNo: string) => {
      const [first, ...others] = wide.mapping?.columns ?? [];
      if (first) await ask(saveBom, { bomNo, version: 1, mapping: { sheet: 'bom', columns: [first, ...others, ...others.slice(0, 1)] } }, by(li));
    }],
    ['as it is', async () => {}],
  ])('is copied %s like it is shown', async (_, change) => {
    const { bomNo } = await storeBom(wide, by(li));
    await change(bomNo);
    const { shareKey } = (await ask(shareBom, { bomNo, parts: [] }, by(li))).data;
    const { bomNo: copy } = (await ask(copyBom, { shareKey }, by(han))).data;
    const [shown, copied] = [await readBom({ shareKey }), await readBom({ bomNo: copy }, by(han))];
    expect(JSON.stringify(copied)).not.toContain('note');
    expect(copied).toEqual({ ...shown, bomNo: copy, version: 1, shared: undefined, source: { ...shown.source, storedBytes: 0 } });
    expect(shown.lines.map(({ cells }) => cells?.length)).toEqual(Array(BRIEF.lines + 5).fill(shown.mapping.columns.length));
    expect(await readBom({ bomNo: copy, brief: 'T' }, by(han))).toMatchObject({ lines: (await readBom({ shareKey, brief: 'T' })).lines });
  });

  test('S14: is copied without the cells of columns that are not read, wherever they are stored', async () => {
    const { bomNo } = await storeBom(wide, by(li));
    const { shareKey } = (await ask(shareBom, { bomNo, parts: [] }, by(li))).data;
    const { bomNo: copy } = (await ask(copyBom, { shareKey }, by(han))).data;
    const { results } = await env.DB.prepare("SELECT bom_no FROM bom_piece WHERE data LIKE '%CL05B104KO5NNNC-%' GROUP BY bom_no ORDER BY bom_no = ?1").bind(bomNo).all<{ bom_no: string }>();
    expect(results).toEqual([{ bom_no: bomNo }]);
    expect(copy).not.toBe(bomNo);
  });

  test('takes parts of 20,000 lines', async () => {
    const { bomNo } = await storeBom(bomOf(), by(li));
    const parts = Array.from({ length: 20_000 }, (_, index) => ({ line: index + 1, goodsId: `F${String(index).padStart(10, '0')}`, mpn: 'CL05B104KO5NNNC', quantity: 1000, unitPrice: '0.012345', stock: 100_000 }));
    const { shareKey } = (await ask(shareBom, { bomNo, parts }, by(li))).data;
    expect((await readBom({ shareKey })).shared?.parts).toEqual(parts);
  });

  test('is not made of what is only under a key that the user does not send', async () => {
    const { bomNo, bomKey } = await storeUnderKey();
    expect(await codeOf(shareBom, { bomNo, parts: [] }, by(li))).toBe(CODES.notFound);
    expect(await codeOf(shareBom, { bomNo, bomKey, parts: [] }, by(li))).toBe('0');
  });
});

describe('remembered choices', () => {
  test('are the user’s own, newest first, one for each text', async () => {
    for (const [from, goodsId] of [['a', 'F1'], ['b', 'F2'], ['a', 'F3']] as const) await ask(rememberChoice, { from, goodsId }, by(li));
    await ask(rememberChoice, { from: 'a', goodsId: 'F9' }, by(han));
    expect((await ask(listChoices, {}, by(li))).data.rows).toEqual([{ from: 'a', goodsId: 'F3' }, { from: 'b', goodsId: 'F2' }]);
    for (const [call, payload] of [[rememberChoice, { from: 'a', goodsId: 'F1' }], [listChoices, {}]] as const) expect(await codeOf(call, payload)).toBe(CODES.signIn);
  });

  test('are at most 2,000: the oldest is forgotten', async () => {
    await env.DB.prepare(
      `WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < ?2) INSERT INTO bom_choice (user_code, wanted, goods_id) SELECT ?1, 'w' || i, 'F1' FROM n`,
    ).bind(li.userCode, BOM_STORE.choices).run();
    await ask(rememberChoice, { from: 'w1', goodsId: 'F2' }, by(li));
    expect(await countOf('bom_choice')).toBe(BOM_STORE.choices);
    await ask(rememberChoice, { from: 'new', goodsId: 'F3' }, by(li));
    const { rows } = (await ask(listChoices, {}, by(li))).data;
    expect([rows.length, rows.slice(0, 2), rows.at(-1)?.from]).toEqual([BOM_STORE.choices, [{ from: 'new', goodsId: 'F3' }, { from: 'w1', goodsId: 'F2' }], 'w3']);
  });

  test.each([[{ from: '', goodsId: 'F1' }, 'from'], [{ from: 'x'.repeat(301), goodsId: 'F1' }, 'from'], [{ from: 'x' }, 'goodsId']])('%j is refused', async (payload, field) => {
    expect((await sendCall(rememberChoice, payload, by(li))).envelope.message).toMatch(new RegExp(`^${field}: `));
  });
});
