/** Backups: each row of a shop and its search come back in an empty database, and a file or a moment that does not fit is refused. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMall } from '../../functions/mall/app';
import { bindingStore } from '../../functions/mall/catalogue/loading/store';
import { baseTables, type Read } from '../../scripts/lib/backup/base-tables';
import { readBackup, spoolInto, writeBackup, type BackupRecord } from '../../scripts/lib/backup/backup-file';
import { dump } from '../../scripts/lib/backup/dump';
import { restoreRows } from '../../scripts/lib/backup/restore';
import { openPlan } from '../../scripts/lib/catalogue/remote-store';
import { atDesk, bindingsOf, openDeskShop, openMigrated, OPERATOR_KEY, type DeskShop } from '../fixtures/servers/desk-shop';
import { runWrangler, type OpenState } from '../fixtures/servers/production';

/** Tables whose rows a restore writes anew: which catalogue is loaded and since when, and the journal, which has the restore. */
const ANEW = ['catalogue_state', 'operator_event'];
/** Tables that must fit together. */
const TRADE = ['goods', 'account', 'trade_order', 'order_line', 'payment', 'refund', 'payout', 'payment_event', 'trade_event'];
/** Text that SQL, JSON and terminals take for something else, longer than a statement of D1, with signs of two places at its cuts. */
const LONG = `it's "JSON" \\ ?1 \u0000;\u001b\r\u2028\u2029${'中😀'.repeat(60_000)}`;
/** Texts that do not fit into a statement of D1 as they are: by their signs, their bytes, or what SQL makes of them. */
const HOSTILE = [
  'a\0'.repeat(60), '\0'.repeat(45_000), "'".repeat(50_000), '电阻'.repeat(25_000), `x${'😀'.repeat(250_000)}`, `é${"😀\0中'\u2028;\r\n\ufeff".repeat(60_000)}`,
  'BEGIN TRANSACTION;\nCOMMIT;\n'.repeat(3),
  ...Array.from({ length: 4 }, (_, at) => `${'x'.repeat(39_997 + at)}😀 after the first piece`),
];
/** Texts that fit into a statement each, and not together. */
const TOGETHER = ['电容'.repeat(8_000), "it's ".repeat(5_000), ';\n--\0 '.repeat(4_000), '😀'.repeat(9_000)];

let folder: string;
let shop: DeskShop;
/** Empty at first; each restore replaces what the one before has left. */
let target: OpenState;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farad-backup-'));
  [shop, target] = await Promise.all([openDeskShop(folder), openMigrated(join(folder, 'target'))]);
  for (let at = 0; at < 3; at++) await shop.order([{ goodsId: 'F0000000003', qty: 10 * (at + 1) }]);
  await shop.call('feedback/saveFeedback', { type: 'idea', content: "More; '?1 中文 😀" });
  await shop.db.batch([
    shop.db.prepare("INSERT INTO bom (bom_no, user_code, version, name, lines, source, saved, updated_at) VALUES ('B1', 'U000000000001', 1, 'x', 1, '{}', 1, 0)"),
    shop.db.prepare("INSERT INTO bom_piece (bom_no, version, field, piece, data) VALUES ('B1', 0, 'source', 0, ?1)").bind(LONG),
    shop.db.prepare("INSERT INTO content (kind, id, position, data) VALUES ('notice', 'n1', 1, '{\"startTime\":\"2026-11-27 08:00:00\"}')"),
    ...HOSTILE.map((text, at) => shop.db.prepare("INSERT INTO bom_piece (bom_no, version, field, piece, data) VALUES ('B1', 1, 'lines', ?1, ?2)").bind(at, text)),
    shop.db.prepare("INSERT INTO feedback (feedback_no, type, content, contact, page_url, answer, language, created_at) VALUES ('K1', 'idea', ?1, ?2, ?3, ?4, 'en', 0)").bind(...TOGETHER),
  ]);
  file = join(folder, 'shop.backup');
  expect(await atDesk({ state: shop, folder }, ['backup', file])).toMatchObject({ fault: '' });
});

afterAll(async () => {
  await shop.dispose();
  await target.dispose();
  await rm(folder, { recursive: true });
});

const readerOf = ({ db }: Pick<OpenState, 'db'>): Read => async <Row>(queries: readonly string[]) => (await db.batch<Row>(queries.map((sql) => db.prepare(sql)))).map(({ results }) => results);

/** All rows of all base tables, each as JSON. */
async function contentOf({ db }: Pick<OpenState, 'db'>): Promise<Record<string, string[]>> {
  tables ??= (await baseTables(readerOf(shop))).map(({ name }) => name).filter((name) => !ANEW.includes(name));
  const found = await db.batch(tables.map((name) => db.prepare(`SELECT * FROM ${name}`)));
  return Object.fromEntries(tables.map((name, at) => [name, (found[at]?.results ?? []).map((row) => JSON.stringify(row)).sort()]));
}
let tables: string[] | undefined;

/** What searches answer. */
async function searches(state: Pick<OpenState, 'db' | 'kv'>): Promise<string[]> {
  const mall = createMall(bindingsOf(state));
  const wanted = [{ keyword: 'RC0402' }, { keyword: '0402 10R' }, { keyword: '电阻', sort: 'price' }, { keyword: 'AO3400A' }, { keyword: '', sort: '-stock' }, { keyword: 'AMS1117', inStock: 'T' }];
  return Promise.all(wanted.map(async (one) => {
    const response = await mall.fetch(new Request('https://mall.test/api/farad/goods/search', { method: 'POST', body: JSON.stringify({ pageNo: 1, pageSize: 20, ...one }) }));
    return response.text();
  }));
}

describe('a backup in an empty database', () => {
  test('gives every row and the same searches, and its content is announced', async () => {
    const said = await atDesk({ state: target, folder }, ['restore', file, '--as', 'Ada', '--json']);
    expect([said.fault, JSON.parse(said.output)]).toEqual(['', { file, rows: expect.any(Number), orphans: 0 }]);
    const [before, after] = [await contentOf(shop), await contentOf(target)];
    expect(Object.keys(before).length).toBeGreaterThan(35);
    for (const [name, rows] of Object.entries(before)) expect([name, after[name]]).toEqual([name, rows]);
    const found = await searches(target);
    expect(found).toEqual(await searches(shop));
    for (const text of found) expect(text).toMatch(/^\{"code":"0".+"mpn"/);
    expect(await target.kv.get('content')).toContain('"changes":[1795737600000]');
    expect(await target.db.prepare('SELECT operator, action, subject FROM operator_event ORDER BY number DESC').first()).toEqual({ operator: 'Ada', action: 'restore', subject: 'shop.backup' });
  });

  test('S61: gives every row in production too, where wrangler runs files of SQL, whatever texts visitors have stored', async () => {
    const plan = openPlan(join(folder, 'plan'), 'a restore', (args) => runWrangler(target, args));
    await plan.write(async (store) => void (await restoreRows(store, file)));
    await plan.send();
    expect(await contentOf(target)).toEqual(await contentOf(shop));
    const { results } = await target.db.prepare("SELECT data FROM bom_piece WHERE version = 1 ORDER BY piece").all<{ data: string }>();
    expect(results.map(({ data }) => HOSTILE.indexOf(data))).toEqual([...HOSTILE.keys()]);
  });

  test('keeps a long text of a table without a key', async () => {
    const path = join(folder, 'keyless');
    const rows = ['first', '中'.repeat(60_000)];
    await writeBackup(path, records([{ kind: 'table', name: 'challenge_key', columns: ['key'], parents: [] }, ...rows.map((key): BackupRecord => ({ kind: 'row', values: [key] }))]));
    await restoreRows(bindingStore(target.db, target.kv), path);
    expect((await target.db.prepare('SELECT key FROM challenge_key ORDER BY rowid').all()).results).toEqual(rows.map((key) => ({ key })));
  });

  test('S61: is not begun in production with a statement that cannot be sent', async () => {
    const path = join(folder, 'unsendable');
    await writeBackup(path, records([
      { kind: 'table', name: 'reference_state', columns: ['one', 'edition'], parents: [] }, { kind: 'row', values: [1, 'x'] },
      { kind: 'table', name: 'common_password', columns: ['password'], parents: [] }, { kind: 'row', values: ['k'.repeat(100_000)] },
    ]));
    const before = await contentOf(target);
    const sent: string[] = [];
    const plan = openPlan(join(folder, 'unsendable-plan'), 'unsendable', (args) => {
      if (args.includes('--file')) sent.push(args.join(' '));
      return runWrangler(target, args);
    });
    await expect(plan.write(async (store) => void (await restoreRows(store, path)))).rejects.toThrow(
      /^“INSERT INTO common_password…” has 100\d\d\d bytes, and D1 takes fewer than 100000$/,
    );
    // The files had accounts.
    expect([sent, await contentOf(target), existsSync(join(folder, 'unsendable-plan'))]).toEqual([[], before, false]);
  });
});

describe('a database that is not empty', () => {
  test('is asked for, and keeps everything without a yes', async () => {
    const before = await contentOf(shop);
    const asked: string[] = [];
    const refused = await atDesk({ state: shop, folder }, ['restore', file, '--as', 'Ada'], async () => asked.push('') > 1);
    expect([refused.fault, asked]).toEqual(['Nothing was changed', ['']]);
    expect((await atDesk({ state: shop, folder }, ['restore', file, '--as', 'Ada'])).fault).toMatch(
      /^The database has 3 orders, 1 accounts and 60 parts\. Put the backup of .+ in the place of all of it\? Nothing was changed: .+--yes$/,
    );
    expect(await contentOf(shop)).toEqual(before);
  });

  test('has the rows of the backup after a yes, and none of its own', async () => {
    const before = await contentOf(shop);
    await shop.order([{ goodsId: 'F0000000005', qty: 10 }]);
    expect(await contentOf(shop)).not.toEqual(before);
    expect((await atDesk({ state: shop, folder }, ['restore', file, '--as', 'Ada', '--yes'])).fault).toBe('');
    expect(await contentOf(shop)).toEqual(before);
  });
});

describe('a file', () => {
  test('S61: can be read by its owner only, and is not written over another one', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await atDesk({ state: shop, folder }, ['backup', file])).fault).toBe(`${file} exists already`);
  });

  test('S61: cannot be read by whoever has put a file of their own in its way', async () => {
    const wanted = join(folder, 'awaited.backup');
    await writeFile(`${wanted}.part`, '', { mode: 0o666 });
    const theirs = await open(`${wanted}.part`);
    try {
      await writeBackup(wanted, (async function* () {
        yield { kind: 'row', values: ['a hash'] } as const;
      })());
      expect((await theirs.readFile()).byteLength).toBe(0);
      expect((await stat(wanted)).mode & 0o777).toBe(0o600);
    } finally {
      await theirs.close();
    }
  });

  test('S61: of a restore into production cannot be read by others while it is sent', async () => {
    const place = join(folder, 'private-plan');
    const modes: number[] = [];
    const plan = openPlan(place, 'private', async () => {
      modes.push((await stat(place)).mode & 0o777);
      return '[]';
    });
    await plan.write(async (store) => store.run(['SELECT 1']));
    await plan.send();
    expect([...new Set(modes)]).toEqual([0o700]);
  });

  test('is JSON lines for every reader: it has no other character that ends a line', async () => {
    const path = join(folder, 'lines');
    const row: BackupRecord = { kind: 'row', values: [BREAKS] };
    await writeBackup(path, records([row]));
    const text = gunzipSync(await readFile(path)).toString();
    expect(text.split(/\r|\n|\u0085|[\u2028\u2029]/)).toEqual(['["a\\rb\\n\\u2028c\\u2029d"]', expect.stringContaining('"kind":"end"'), '']);
    expect(await readAll(path)).toEqual([row, expect.objectContaining({ kind: 'end', rows: 1 })]);
  });

  test('of an earlier release, which has such characters, is read', async () => {
    const path = join(folder, 'earlier');
    const line = '["a\\rb\\n\u2028c\u2029d"]\n';
    const end = { kind: 'end', rows: 1, sha256: createHash('sha256').update(line).digest('hex') };
    await writeFile(path, gzipSync(`${line}${JSON.stringify(end)}\n`));
    expect(await readAll(path)).toEqual([{ kind: 'row', values: [BREAKS] }, end]);
  });

  test('S61: that is cut off, changed, of another release or no backup is refused in one line, and changes nothing', async () => {
    const text = gunzipSync(await readFile(file)).toString();
    const lines = text.trimEnd().split('\n');
    const broken: Record<string, Buffer> = {
      cutOff: (await readFile(file)).subarray(0, 2_000), shorter: gzipSync(lines.slice(0, -2).join('\n')), changed: gzipSync(text.replace('Ada Lovelace', 'Eve Lovelace')),
      withoutRow: gzipSync([...lines.slice(0, 40), ...lines.slice(41)].join('\n')), longer: gzipSync(`${text}[1]\n`), text: Buffer.from('no backup'), empty: gzipSync(''),
    };
    const before = await contentOf(shop);
    for (const [name, bytes] of Object.entries(broken)) {
      const path = join(folder, name);
      await writeFile(path, bytes);
      expect([name, await atDesk({ state: shop, folder }, ['restore', path, '--as', 'Ada', '--yes'])]).toEqual([name, { output: '', fault: `${path} is no complete backup` }]);
    }
    const other = join(folder, 'other');
    await writeBackup(other, records([{ kind: 'head', time: '2026-11-26T00:00:00Z', migrations: ['0001_catalogue.sql'] }]));
    expect((await atDesk({ state: shop, folder }, ['restore', other, '--as', 'Ada', '--yes'])).fault).toMatch(/ is of the release with migration 0001_catalogue\.sql, .+ Restore it with its own release$/);
    const forged = join(folder, 'forged');
    await writeBackup(forged, records([{ kind: 'head', time: '2026-11-26T00:00:00Z', migrations: ['\u001b[2J\u001b]0;title\u0007'] }]));
    expect((await atDesk({ state: shop, folder }, ['restore', forged, '--as', 'Ada', '--yes'])).fault).toContain('with migration \\u001b[2J\\u001b]0;title\\u0007, and');
    expect((await atDesk({ state: shop, folder }, ['restore', join(folder, 'none'), '--as', 'Ada', '--yes'])).fault).toBe(`There is no file ${join(folder, 'none')}`);
    expect(await contentOf(shop)).toEqual(before);
  });
});

/** What some readers take for the end of a line. */
const BREAKS = 'a\rb\n\u2028c\u2029d';

async function readAll(path: string): Promise<BackupRecord[]> {
  const all: BackupRecord[] = [];
  for await (const one of readBackup(path)) all.push(one);
  return all;
}

async function* records(list: BackupRecord[]): AsyncIterable<BackupRecord> {
  yield* list;
}

describe('a shop that sells during its backup', () => {
  /** Makes a backup. @param during - runs after each query */
  async function backUp(name: string, during: (sql: string) => Promise<unknown>, read = readerOf(shop)): Promise<string> {
    const path = join(folder, name);
    const watched: Read = async <Row>(queries: readonly string[]) => {
      const rows = await read<Row>(queries);
      await during(queries.join('; '));
      return rows;
    };
    await writeBackup(path, dump(watched, { now: Date.now(), spool: (some) => spoolInto(`${path}.rows`, some) }));
    return path;
  }

  /** Compares what a backup restores with what the shop has now. */
  async function expectRestored(path: string): Promise<void> {
    expect(await restoreRows(bindingStore(target.db, target.kv), path)).toMatchObject({ orphans: 0, hasCatalogue: true });
    const [expected, restored] = [await contentOf(shop), await contentOf(target)];
    for (const name of TRADE) expect([name, restored[name]]).toEqual([name, expected[name]]);
  }

  test('has orders and stock of one moment, though orders never rest', async () => {
    let placed = 0;
    // So many lines that those of all other orders are read later than the orders themselves.
    await shop.db.prepare(
      `WITH line (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM line WHERE number < 600)
       INSERT INTO order_line (order_no, line_no, goods_id, mpn, qty, unit_price, amount, discounted, reserved, ordered, snapshot)
       SELECT 'F20200101-00000000', number, 'X' || number, 'PART', 1, 1, 1, 1, 0, 0, '{}' FROM line`,
    ).run();
    const path = await backUp('busy', async (sql) => {
      // What changes after the last query is of a later moment.
      if (sql.includes('json_group_array')) return;
      await shop.order([{ goodsId: 'F0000000005', qty: 10 }]);
      placed += 1;
    });
    expect(placed).toBeGreaterThan(4);
    await expectRestored(path);
  });

  test('has orders, refunds and payments that fit together, with the account of a buyer who has just come', async () => {
    let changes = 0;
    const { orderNo, payable } = await shop.order([{ goodsId: 'F0000000003', qty: 20 }, { goodsId: 'F0000000005', qty: 20 }]);
    const operator = { 'operator-key': OPERATOR_KEY, 'operator-name': 'Ada' };
    await shop.call('operator/recordPayment', { orderNo, amount: payable }, operator);
    const twice = await shop.order([{ goodsId: 'F0000000005', qty: 20 }]);
    await shop.call('operator/recordPayment', { orderNo: twice.orderNo, amount: twice.payable }, operator);
    const path = await backUp('together', async (sql) => {
      // The first rows of all tables with orders are read by now.
      if (!sql.includes('FROM trade_order ORDER BY')) return;
      const wish = { orderNo, goodsId: 'F0000000003', qty: 5, refundType: 'T01', reason: 'x', idempotencyKey: 'a-refund-of-the-tests' };
      const { refundNo } = v.parse(v.object({ refundNo: v.string() }), await shop.call('refund/applyRefund', wish));
      await shop.call('operator/auditRefund', { refundNo, approve: 'T' }, operator);
      await shop.call('operator/shipOrder', { orderNo, carrier: 'SF', trackingNo: '1' }, operator);
      await shop.db.batch([
        shop.db.prepare("INSERT INTO account (user_code, account, password, credit_limit, created_at) VALUES ('U000000000002', 'eve@farad.example', 'none', 1, 0)"),
        // A second payment changes no order.
        shop.db.prepare(
          `INSERT INTO payment_event (event_id, payment_no, kind, outcome, received_at, transaction_no, amount, provider)
           SELECT 'again', payment_no, 'paid', 'second', ?2, 'pi_again', 1, 'stripe' FROM payment WHERE order_no = ?1`,
        ).bind(twice.orderNo, Date.now()),
        shop.db.prepare(
          `INSERT INTO payout (payout_no, order_no, payment_no, reason, amount, created_at, provider, transaction_no)
           SELECT 'M20261126-00000001', ?1, payment_no, 'second', 1, ?2, 'stripe', 'pi_again' FROM payment WHERE order_no = ?1`,
        ).bind(twice.orderNo, Date.now()),
        shop.db.prepare("UPDATE trade_order SET user_code = 'U000000000002' WHERE order_no = ?1").bind(orderNo),
      ]);
      changes += 1;
    });
    expect(changes).toBe(1);
    await expectRestored(path);
  });

  test('and writes a row after its owner was read leaves the row out', async () => {
    const path = join(folder, 'orphans');
    const parents = [{ table: 'account', from: 'user_code', to: 'user_code' }];
    await writeBackup(path, records([
      { kind: 'table', name: 'account', columns: ['user_code', 'account', 'password', 'created_at'], parents: [] }, { kind: 'row', values: ['U1', 'a@farad.example', 'none', 0] },
      { kind: 'table', name: 'saved_goods', columns: ['number', 'user_code', 'goods_id', 'saved_at'], parents },
      { kind: 'row', values: [1, 'U1', 'F0000000003', 0] }, { kind: 'row', values: [2, 'U9', 'F0000000003', 0] },
    ]));
    expect(await restoreRows(bindingStore(target.db, target.kv), path)).toMatchObject({ rows: 2, orphans: 1, hasCatalogue: false });
    expect((await target.db.prepare('SELECT user_code FROM saved_goods').all()).results).toEqual([{ user_code: 'U1' }]);
  });
});

test('a bill that was changed while the backup read it is restored in the version that the backup has of its pieces', async () => {
  const path = join(folder, 'torn');
  const columns = ['bom_no', 'user_code', 'key_hash', 'version', 'name', 'lines', 'source', 'saved', 'updated_at'];
  const piece = (bomNo: string, version: number): BackupRecord => ({ kind: 'row', values: [bomNo, version, 'lines', 0, '[]'] });
  await writeBackup(path, records([
    { kind: 'table', name: 'bom', columns, parents: [] },
    ...['B1', 'B2', 'B3'].map((bomNo): BackupRecord => ({ kind: 'row', values: [bomNo, null, `key of ${bomNo}`, 3, 'x', 0, '{}', 0, 0] })),
    { kind: 'table', name: 'bom_piece', columns: ['bom_no', 'version', 'field', 'piece', 'data'], parents: [{ table: 'bom', from: 'bom_no', to: 'bom_no' }] },
    piece('B1', 0), piece('B1', 3), piece('B2', 0), piece('B2', 4), piece('B3', 0),
  ]));
  await restoreRows(bindingStore(target.db, target.kv), path);
  expect((await target.db.prepare('SELECT bom_no, version FROM bom ORDER BY bom_no').all()).results).toEqual([{ bom_no: 'B1', version: 3 }, { bom_no: 'B2', version: 4 }, { bom_no: 'B3', version: 3 }]);
});

test('a backup is read without holding more than a record', async () => {
  let rows = 0;
  for await (const one of readBackup(file)) if (one.kind === 'row') rows += 1;
  expect(rows).toBeGreaterThan(800);
});
