/** The operator's desk: its commands over the door of a process that serves the state, its output, and its way to production. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fields, safeJson, safeLines, safeText, table } from '../../scripts/lib/desk/print';
import { inlined, productionState } from '../../scripts/lib/desk/remote-state';
import { explainFailure } from '../../scripts/lib/production/explain-failure';
import { ORDER_LIMITS } from '../../app/domain/order/order-policies';
import { ORDER_STATUS } from '../../app/domain/order/states';
import { createMall } from '../../functions/mall/app';
import { jsonLists } from '../../functions/mall/db/json-lists';
import { createHasher } from '../../functions/mall/log/hasher';
import { checkLarge, unicode } from '../domain/property';
import { atDesk } from '../fixtures/servers/desk-shop';
import { openState, runWrangler, type OpenState } from '../fixtures/servers/production';

const root = fileURLToPath(new URL('../../', import.meta.url));
const MIGRATIONS = join(root, 'functions/mall/db/migrations');
const LOG_KEY = 'a key for log lines that has more than 32 signs';
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
/** What a terminal would carry out: colours, its title, its clipboard, a cleared line, and text in another direction. */
const ATTACK = '\u001b[31mred\u001b]0;title\u0007\u009b2J\r\u202e\u2066\u001b]52;c;YQ==\u001b\\';

let state: string;
let opened: OpenState;
let door: Server;
let db: OpenState['db'];
let mall: ReturnType<typeof createMall>;

beforeAll(async () => {
  process.env['LOG_KEY'] = LOG_KEY;
  state = await mkdtemp(join(tmpdir(), 'farad-desk-'));
  opened = await openState();
  const { db: own, kv } = opened;
  db = own;
  const hash = createHash('sha256');
  for (const name of (await readdir(MIGRATIONS)).sort()) hash.update(name).update(await readFile(join(MIGRATIONS, name)));
  await writeFile(join(state, 'migrations.sha256'), hash.digest('hex'));
  // The door of a process that serves the state (scripts/lib/state-door.mjs).
  door = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      const answer = await opened.send(request.url ?? '', Buffer.concat(chunks)).then((value) => ({ value }), (error: unknown) => ({ error: String(error) }));
      response.end(JSON.stringify(answer));
    })();
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const { port } = v.parse(v.object({ port: v.number() }), door.address());
  await writeFile(join(state, 'door.json'), JSON.stringify({ port, key: 'key' }));
  mall = createMall(bindings(db, kv), { now: () => Date.parse('2026-11-20T04:00:00Z') });
});

afterAll(async () => {
  delete process.env['LOG_KEY'];
  door.close();
  await opened.dispose();
  await rm(state, { recursive: true });
});

/** The runtime's own types are those of another package. */
function bindings(DB: object, CATALOGUE: object): Parameters<typeof createMall>[0] {
  const both = { DB, CATALOGUE, PRODUCT: 'farad', OPERATOR_KEY: 'the key', HASH_RATE: '1000' };
  return v.parse(v.custom<Parameters<typeof createMall>[0]>(() => true), both);
}

async function send(payload: object): Promise<string> {
  const response = await mall.fetch(new Request('https://mall.test/api/farad/feedback/saveFeedback', { method: 'POST', body: JSON.stringify(payload) }));
  return v.parse(v.object({ data: v.object({ feedbackNo: v.string() }) }), await response.json()).data.feedbackNo;
}

/** Tries a wrong password from an address of its own. */
async function wrongPassword(account: string): Promise<void> {
  await mall.fetch(new Request('https://mall.test/api/farad/user/loginWithPassword', {
    method: 'POST', body: JSON.stringify({ account, password: 'a guess', isAutomatic: 'F', lang: 'zh_cn' }), headers: { 'x-visitor-address': `192.0.2.${tried++}` },
  }));
}
let tried = 1;

interface Said {
  code: number;
  output: string;
  fault: string;
}

/** Runs a command in this process. */
async function desk(...args: string[]): Promise<Said> {
  const said = await atDesk({ folder: state }, args);
  return { ...said, code: said.fault === '' ? 0 : 1 };
}

/** Runs a command in a process of its own. */
async function deskIn(env: Record<string, string>, ...args: string[]): Promise<Said> {
  const child = spawn(process.execPath, ['scripts/desk.mjs', ...args], { cwd: root, env: { ...process.env, STATE_DIR: state, LOG_KEY, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { output: '', fault: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.fault += chunk.toString()));
  const [code]: number[] = await once(child, 'close');
  return { code: code ?? -1, output: said.output, fault: said.fault.trim() };
}

/** Ships a paid order of so many lines, each with the most pieces. @returns how many rows that reads */
async function shipped(orderNo: string, lines: number, at = mall): Promise<number> {
  const number = orderNo.slice(1);
  await db.batch([
    db.prepare(
      `INSERT INTO trade_order (order_no, user_code, created_at, status, payment_method, payment_status, total, discount, payable, shipping, address, shortage)
       VALUES (?1, 'U000000000009', 0, ?2, 'PW0', 'P0S', 1, '0', 1, 'FP1', '{}', 'ship')`,
    ).bind(orderNo, ORDER_STATUS.preparing),
    db.prepare("INSERT INTO payment (payment_no, order_no, amount, status, paid_at) VALUES ('P' || ?2, ?1, 1, 'P0S', 0)").bind(orderNo, number),
    db.prepare(
      `WITH line (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM line WHERE number < ?2)
       INSERT INTO order_line (order_no, line_no, goods_id, mpn, qty, unit_price, amount, discounted, reserved, ordered, snapshot)
       SELECT ?1, number, 'F000000' || (number + 1000), 'PART', ?3, 1, 1, 1, ?3, 0, '{}' FROM line`,
    ).bind(orderNo, lines, ORDER_LIMITS.pieces),
  ]);
  const response = await at.fetch(new Request('https://mall.test/api/farad/operator/shipOrder', {
    method: 'POST', body: JSON.stringify({ orderNo, carrier: 'SF', trackingNo: '1' }), headers: { 'operator-key': 'the key', 'operator-name': 'Ada' },
  }));
  expect(await response.json()).toMatchObject({ code: '0' });
  expect(await db.prepare(
    'SELECT status, (SELECT COUNT(*) FROM order_line WHERE order_line.order_no = ?1 AND shipped = qty AND reserved = 0) AS lines FROM trade_order WHERE order_no = ?1',
  ).bind(orderNo).first()).toEqual({ status: ORDER_STATUS.shipped, lines });
  return Number(response.headers.get('x-mall-queries')?.split(';')[1]);
}

/** Whether a text would do anything in a terminal but show signs and end lines. */
const isPlain = (text: string) => !/[^\P{C}\n]/u.test(text);

describe('npm run desk', () => {
  test('lists, shows and answers feedback, and writes its picture', { timeout: 60_000 }, async () => {
    const no = await send({ type: 'partData', content: `Pin 1 is wrong. ${ATTACK}\nSecond line 中文`, contact: ATTACK, pageUrl: '/about', screenshot: PNG.toString('base64') });
    const other = await send({ type: ATTACK, content: 'More.' });
    const [list, json, show, picture, unnamed, missing] = await Promise.all([
      desk('feedback', 'list'), desk('feedback', 'list', '--json'), desk('feedback', 'show', no), desk('feedback', 'screenshot', no, '--out', join(state, 'a.png')),
      desk('feedback', 'answer', other, 'Soon.'), desk('feedback', 'show', 'K1'),
    ]);
    const answered = await desk('feedback', 'answer', no, "It's corrected; ?1 \u001b[2J", '--as', '李雷');
    expect([list, show, json, picture, answered].map(({ code, fault }) => [code, fault])).toEqual(Array(5).fill([0, '']));
    for (const { output } of [list, json, show, picture, answered]) expect(isPlain(output), output).toBe(true);
    expect(list.output.split('\n').filter(Boolean).map((line) => line.split(/\s{2,}/)[0])).toEqual(['NUMBER', other, no]);
    expect(v.parse(v.object({ rows: v.array(v.object({ feedbackNo: v.string(), content: v.string() })) }), JSON.parse(json.output)).rows[1]).toEqual({
      feedbackNo: no, content: `Pin 1 is wrong. ${ATTACK}\nSecond line 中文`,
    });
    expect(show.output).toMatch(/^message {5}Pin 1 is wrong\. \\u001b\[31mred/m);
    expect(show.output).toMatch(/^ {12}Second line 中文$/m);
    expect(await readFile(join(state, 'a.png'))).toEqual(PNG);
    expect([unnamed.code, unnamed.fault]).toEqual([1, 'Who acts? --as NAME']);
    expect([missing.code, missing.fault]).toEqual([1, 'There is no such feedback.']);
    expect(answered.output).toBe(`${no} is answered\n`);
    const rows = await db.prepare('SELECT feedback_no, answer, answered_by FROM feedback WHERE answered_at IS NOT NULL').all();
    expect(rows.results).toEqual([{ feedback_no: no, answer: "It's corrected; ?1 \u001b[2J", answered_by: '李雷' }]);
  });

  test('lists the money that has to be sent back, and notes that it was sent', { timeout: 60_000 }, async () => {
    const pay = db.prepare("INSERT INTO payout (payout_no, order_no, payment_no, reason, amount, created_at) VALUES (?1, 'F1', 'P1', 'second', ?2, ?3)");
    await db.batch([pay.bind('M1', 2_500_000, Date.parse('2026-11-20T04:00:00Z')), pay.bind(`M2${ATTACK}`, 1, Date.parse('2026-11-20T05:00:00Z'))]);
    const [list, unnamed, unasked] = await Promise.all([desk('payouts', 'list'), desk('payouts', 'sent', 'M1', '--yes'), desk('payouts', 'sent', 'M1', '--as', '李雷')]);
    const sent = await desk('payouts', 'sent', 'M1', '--as', '李雷', '--yes');
    const [again, json, all] = await Promise.all([desk('payouts', 'sent', 'M1', '--as', '李雷', '--yes'), desk('payouts', 'list', '--json'), desk('payouts', 'list', '--all')]);
    expect([list, sent, json, all].map(({ code, fault }) => [code, fault])).toEqual(Array(4).fill([0, '']));
    for (const { output } of [list, json, all]) expect(isPlain(output), output).toBe(true);
    expect(list.output.split('\n')[1]).toMatch(/^M1 +2026-11-20 12:00:00 +second +2\.5 +F1 +- +-$/);
    expect([unnamed.code, unnamed.fault]).toEqual([1, 'Who acts? --as NAME']);
    expect([unasked.code, unasked.fault]).toEqual([1, 'Note that the money of M1 was sent? Nothing was changed: this cannot be undone, so confirm it with --yes']);
    expect(sent.output).toBe('M1 is sent\n');
    expect([again.code, again.fault]).toEqual([1, 'This payout is already marked as sent.']);
    expect(JSON.parse(json.output)).toMatchObject({ total: 1, rows: [{ payoutNo: `M2${ATTACK}` }] });
    expect(all.output).toMatch(/^M1 .* by 李雷$/m);
  });

  test('lists messages without their codes, and has one tried again', { timeout: 60_000 }, async () => {
    const at = Date.parse('2026-11-20T04:00:00Z');
    const put = db.prepare(`INSERT INTO outbox (code_id, recipient, purpose, kind, code, subject, state, tries, next_at, fault, created_at, expires_at)
      VALUES (?1, ?2, 'login', ?3, '482137', ?4, ?5, 3, ?6, ?7, ?6, ?6)`);
    await db.batch([put.bind('placed-F1', `ada${ATTACK}@farad.example`, 'placed', 'F1', 'dead', at, 'HTTP 503'), put.bind('a-code', '13800002046', 'code', '', 'waiting', at, '')]);
    const [list, dead, json, unnamed, missing, over] = await Promise.all([
      desk('outbox', 'list'), desk('outbox', 'list', '--dead'), desk('outbox', 'list', '--all', '--json'), desk('outbox', 'retry', 'placed-F1'),
      desk('outbox', 'retry', 'placed-F2', '--as', '李雷'), desk('outbox', 'retry', 'a-code', '--as', '李雷'),
    ]);
    const again = await desk('outbox', 'retry', 'placed-F1', '--as', '李雷');
    expect([list, dead, json, again].map(({ code, fault }) => [code, fault])).toEqual(Array(4).fill([0, '']));
    for (const { output } of [list, dead, json, again]) expect(isPlain(output) && !output.includes('482137'), output).toBe(true);
    expect(list.output.split('\n')[1]).toMatch(/^a-code +2026-11-20 12:00:00 +code +13800002046 +waiting +3 +2026-11-20 12:00:00 +-$/);
    expect(dead.output.split('\n')[1]).toMatch(/^placed-F1 +2026-11-20 12:00:00 +placed +ada\\u001b.* dead +3 +- +HTTP 503$/);
    expect(JSON.parse(json.output)).toMatchObject({ total: 2 });
    expect([unnamed, missing, over].map(({ code, fault }) => [code, fault])).toEqual([
      [1, 'Who acts? --as NAME'], [1, 'There is no such message. Check its id in the list.'], [1, 'Its code is over. The visitor can ask for another one.'],
    ]);
    expect(again.output).toBe('placed-F1 is tried again by the next run of the schedule\n');
    expect((await db.prepare('SELECT code_id, state, tries, retried_by FROM outbox ORDER BY code_id').all()).results).toEqual([
      { code_id: 'a-code', state: 'waiting', tries: 3, retried_by: '' }, { code_id: 'placed-F1', state: 'waiting', tries: 0, retried_by: '李雷' },
    ]);
  });

  test('lists payments that one side only knows, and notes that somebody has looked at them', { timeout: 60_000 }, async () => {
    const add = db.prepare("INSERT INTO payment_difference (transaction_no, kind, known_to, payment_no, amount, currency, found_at) VALUES (?1, 'payment', 'stripe', ?2, 12340000, 'CNY', ?3)");
    await db.batch([add.bind('pi_1', 'P1', Date.parse('2026-11-20T04:00:00Z')), add.bind(`pi_2${ATTACK}`, ATTACK, Date.parse('2026-11-20T05:00:00Z'))]);
    const [list, unnamed] = await Promise.all([desk('payments', 'list'), desk('payments', 'settled', 'pi_1')]);
    const settled = await desk('payments', 'settled', 'pi_1', '--as', '李雷');
    const [again, json, all, done] = await Promise.all([
      desk('payments', 'settled', 'pi_1', '--as', '李雷'), desk('payments', 'list', '--json'), desk('payments', 'list', '--all'), desk('payments', 'list', '--settled'),
    ]);
    expect([list, settled, json, all, done].map(({ code, fault }) => [code, fault])).toEqual(Array(5).fill([0, '']));
    for (const { output } of [list, json, all]) expect(isPlain(output), output).toBe(true);
    expect(list.output.split('\n')[1]).toMatch(/^pi_1 +2026-11-20 12:00:00 +payment +stripe +12\.34 CNY +P1 +-$/);
    expect([unnamed.code, unnamed.fault]).toEqual([1, 'Who acts? --as NAME']);
    expect(settled.output).toBe('pi_1 is settled\n');
    expect([again.code, again.fault]).toEqual([1, 'This difference is already settled.']);
    expect(JSON.parse(json.output)).toMatchObject({ total: 1, rows: [{ transactionNo: `pi_2${ATTACK}` }] });
    expect([all.output, done.output].map((text) => /^pi_1 .* by 李雷$/m.test(text))).toEqual([true, true]);
  });

  test('finds what a hash in a log line stands for', { timeout: 60_000 }, async () => {
    const no = await send({ type: 'idea', content: 'More.' });
    const [found, json, unknown] = await Promise.all([
      desk('who', createHasher(LOG_KEY)(no)), desk('who', createHasher(LOG_KEY)(no), '--json'), desk('who', 'h:0123456789abcdef'),
    ]);
    expect([found, json].map(({ code, output, fault }) => [code, output, fault])).toEqual([[0, `feedback  ${no}\n`, ''], [0, `{"kind":"feedback","number":"${no}"}\n`, '']]);
    expect([unknown.code, unknown.fault]).toEqual([1, 'No record has this hash. Check that LOG_KEY is the key that the line was written with.']);
  });

  test('unlocks an account, and shows what had been tried', { timeout: 60_000 }, async () => {
    await db.prepare("INSERT INTO account (user_code, account, password, created_at) VALUES ('U7', 'ada@farad.example', 'scrypt$2$1$1$$', 0)").run();
    const refused = async () => {
      for (let tries = 0; tries < 4; tries++) await wrongPassword('ada@farad.example');
    };
    await refused();
    const [unlocked, again] = [await desk('unlock', 'ada@farad.example', '--as', 'Ada'), await desk('unlock', 'Ada@farad.example', '--json', '--as', 'Ada')];
    expect(unlocked.output).toMatch(/^LIMIT +USES\n[^]*^failuresOfAccount +3\n[^]*^ada@farad\.example is unlocked\n$/m);
    expect(JSON.parse(again.output)).toEqual({ account: 'Ada@farad.example', rows: [] });
  });

  test('says in one line what is wrong with a command', { timeout: 60_000 }, async () => {
    const wrong: Array<[args: string[], words: RegExp]> = [
      [['feedback', 'answer', 'K1'], /^TEXT missing: /],
      [['feedback', 'list', '--loud'], /^Unknown option '--loud'/], [['unlock', 'a', 'b'], /^Too many arguments\./],
      [['unlock'], /^ACCOUNT missing: npm run desk -- unlock ACCOUNT$/],
    ];
    for (const [args, words] of wrong) {
      const { code, output, fault } = await desk(...args);
      expect([code, output]).toEqual([1, '']);
      expect(fault).toMatch(words);
      expect(fault.split('\n')).toHaveLength(1);
    }
  });

  test('ends with the exit code 0 or 1', { timeout: 60_000 }, async () => {
    const [list, unknown] = await Promise.all([deskIn({}, 'payouts', 'list', '--all', '--json'), deskIn({}, 'feedback', 'shout')]);
    expect([list.code, list.fault, JSON.parse(list.output)]).toEqual([0, '', expect.objectContaining({ total: 2 })]);
    expect(unknown).toEqual({ code: 1, output: '', fault: 'There is no command "feedback shout"; --help lists them' });
  });
});

describe('what is printed', () => {
  test('S48: never has a character that a terminal carries out', () => {
    checkLarge(fc.array(fc.oneof(unicode, fc.constantFrom(...ATTACK)), { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      expect(isPlain(safeText(text)) && !safeText(text).includes('\n')).toBe(true);
      expect(isPlain(table(['A', 'B'], [[text, text]])) && isPlain(fields([['a', text]]))).toBe(true);
      expect(table(['A', 'B'], [[text, 'x'], ['y', text]]).split('\n')).toHaveLength(3);
      expect(safeLines(text).every((line) => isPlain(line) && !line.includes('\n'))).toBe(true);
      expect(isPlain(safeJson({ text })) && JSON.parse(safeJson({ text }))).toEqual({ text });
    });
  });

  test('stands in columns, Chinese too, and is shortened', () => {
    const [head = '', first = '', second = ''] = table(['NAME', 'B'], [['中文', 'x'], ['y'.repeat(60), 'z']]).split('\n');
    expect([head.indexOf('B'), first.indexOf('x'), second.indexOf('z')]).toEqual([50, 48, 50]);
    expect(second.startsWith(`${'y'.repeat(47)}…  z`)).toBe(true);
  });
});

describe('production', () => {
  test('is reached by wrangler, and a value is never read as SQL', async () => {
    const no = await send({ type: 'idea', content: 'More.' });
    const asked: string[][] = [];
    const remote = productionState(async (args) => {
      asked.push(args);
      return `a line that wrangler prints\n${await runWrangler(opened, args)}`;
    });
    const production = createMall(bindings(remote.db, remote.kv));
    const answer = "?1 ?2'); DROP TABLE feedback;--";
    const response = await production.fetch(new Request('https://mall.test/api/farad/operator/answerFeedback', {
      method: 'POST', body: JSON.stringify({ feedbackNo: no, answer }), headers: { 'operator-key': 'the key', 'operator-name': 'Ada' },
    }));
    expect(await response.json()).toMatchObject({ code: '0' });
    expect(await db.prepare('SELECT answer, answered_by FROM feedback WHERE feedback_no = ?1').bind(no).first()).toEqual({ answer, answered_by: 'Ada' });
    expect(asked.every((args) => args.slice(0, 6).join(' ') === 'd1 execute DB --remote --yes --json')).toBe(true);
    await remote.kv.get('feedback/x').catch(() => undefined);
    expect(asked.at(-1)).toEqual(['kv', 'key', 'get', 'feedback/x', '--binding', 'CATALOGUE', '--remote', '--text']);
  });

  test('ships an order of the most lines, and each line costs the same', async () => {
    const half = await shipped('F20261126-00000001', ORDER_LIMITS.lines / 2);
    const whole = await shipped('F20261126-00000002', ORDER_LIMITS.lines);
    expect(whole / half).toBeLessThan(2.1);
    const remote = productionState((args) => runWrangler(opened, args));
    await shipped('F20261126-00000003', ORDER_LIMITS.lines, createMall(bindings(remote.db, remote.kv)));
  });

  test('gets lists that are short enough for a statement, whatever they hold', () => {
    const values = Array.from({ length: 3_000 }, (_, index) => `${"'".repeat(60)}${index}`);
    const lists = jsonLists(values);
    expect(lists.flatMap((list) => v.parse(v.array(v.string()), JSON.parse(list)))).toEqual(values);
    expect(Math.max(...lists.map((list) => Buffer.byteLength(inlined({ sql: '?1', values: [list] }))))).toBeLessThan(100_000);
  });

  test('answers the desk, or the desk says in one line why it does not and what to do', { timeout: 60_000 }, async () => {
    const answers = [
      { status: 200, body: { success: true, result: [{ results: [], success: true, meta: {} }] } },
      { status: 403, body: { success: false, errors: [{ code: 10000, message: `Authentication error ${ATTACK}` }], result: null } },
    ];
    let asked = 0;
    const api = createServer((_, response) => {
      const { status, body } = answers[Math.min(asked++, 1)] ?? { status: 500, body: {} };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ errors: [], messages: [], ...body }));
    });
    api.listen(0, '127.0.0.1');
    await once(api, 'listening');
    const { port } = v.parse(v.object({ port: v.number() }), api.address());
    const env = { CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}`, CLOUDFLARE_API_TOKEN: 'none', CLOUDFLARE_ACCOUNT_ID: 'none' };
    const list = () => deskIn(env, 'feedback', 'list', '--remote');
    const well = await list();
    asked = 1;
    const refused = await list();
    api.close();
    const gone = await list();
    expect(well).toEqual({ code: 0, output: 'There is no such feedback\n', fault: '' });
    expect([refused.code, refused.output, refused.fault.split('\n').length, isPlain(refused.fault)]).toEqual([1, '', 1, true]);
    expect(refused.fault).toMatch(/^Production: Authentication error .+\[code: 10000\]\. Sign in with npx wrangler login/);
    expect(gone).toEqual({ code: 1, output: '', fault: 'Production: fetch failed. Check the connection and try again' });
  });

  test.each<[output: string, line: string]>([
    ['\u001b[31m✘ \u001b[41;31m[\u001b[41;97mERROR\u001b[41;31m]\u001b[0m \u001b[1mIn a non-interactive environment, set a CLOUDFLARE_API_TOKEN.\u001b[0m\n\n🪵  Logs were written', 'Production: wrangler is not signed in. Sign in with npx wrangler login, or set CLOUDFLARE_API_TOKEN'],
    ['✘ [ERROR] A request to the Cloudflare API (/accounts/x) failed.\n\n  no such table: order_line [code: 7500]\n', 'Production: no such table: order_line [code: 7500]. Bring the database up to this release with npm run deploy'],
    [`a warning\n{ "error": { "text": "It failed", "notes": [{ "text": "The database could not be found [code: 7404]" }] } }\n`, 'Production: The database could not be found [code: 7404]. Put the ids of your D1 and KV into wrangler.toml'],
    ['{ "error": "odd" }', 'Production: odd. Try again; npx wrangler whoami tells which account it uses'],
    ['', 'Production: wrangler failed and gave no reason. Try again; npx wrangler whoami tells which account it uses'],
  ])('a failure of wrangler is one line: %j', (output, line) => expect(explainFailure(output)).toBe(line));

  test('gets each value as a literal', () => {
    expect(inlined({ sql: 'SELECT ?2, ?1, ?10', values: ["it's ?2", null, ...Array<number>(7).fill(0), 5] })).toBe("SELECT NULL, 'it''s ?2', 5");
  });
});
