/** The operator's README records sessions at the desk. Each recorded command is run here, and must print what stands there. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHasher } from '../../functions/mall/log/hasher';
import { atDesk, openDeskShop, openMigrated, OPERATOR_KEY, type DeskShop } from '../fixtures/servers/desk-shop';
import type { OpenState } from '../fixtures/servers/production';

const root = fileURLToPath(new URL('../../', import.meta.url));
const LOG_KEY = 'a key for log lines that has more than 32 signs';
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
/** What differs from run to run: times and counts, and the numbers of records and their hashes. */
const TIME = /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g;
const COUNT = /\b\d{1,12} (rows|bytes)/g;
const NUMBER = /\b[A-Z]\d{8}-\d{8}\b|h:[0-9a-f]{16}/g;
const PROMPT = '$ npm run desk -- ';

let folder: string;
let shop: DeskShop;
let empty: OpenState;

beforeAll(async () => {
  process.env['LOG_KEY'] = LOG_KEY;
  folder = await mkdtemp(join(tmpdir(), 'farad-recording-'));
  shop = await openDeskShop(folder);
  empty = await openMigrated(join(folder, 'empty'));
});

afterAll(async () => {
  delete process.env['LOG_KEY'];
  await shop.dispose();
  await empty.dispose();
  await rm(folder, { recursive: true });
});

interface Recorded {
  command: string;
  output: string;
}

/** The commands of all recordings, in their order. A recording is a block of the kind `console`. */
async function recordings(): Promise<Recorded[]> {
  const readme = await readFile(join(root, 'scripts/README.md'), 'utf8');
  return [...readme.matchAll(/^```console\n([^]*?)^```$/gm)].flatMap(([, block = '']) =>
    block.split(/^(?=\$ )/m).filter((one) => one.startsWith(PROMPT)).map((one) => {
      const [first = '', ...rest] = one.split('\n');
      return { command: first.slice(PROMPT.length), output: rest.join('\n').trimEnd() };
    }));
}

/** The words of a command line. Words in quotation marks may have blanks. */
const wordsOf = (command: string) => [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');

/** What happened in the shop before the recordings: orders, a refund, feedback, and a payment that only Stripe knows. */
async function prepare(): Promise<{ orderNo: string; paymentNo: string }> {
  const by = { 'operator-key': OPERATOR_KEY, 'operator-name': 'Ada' };
  const first = await shop.order([{ goodsId: 'F0000000003', qty: 20 }, { goodsId: 'F0000000005', qty: 40 }]);
  const second = await shop.order([{ goodsId: 'F0000000003', qty: 10 }]);
  await shop.call('operator/recordPayment', { orderNo: second.orderNo, amount: second.payable }, by);
  await shop.call('refund/applyRefund', { idempotencyKey: 'a-key-of-the-tests', orderNo: second.orderNo, refundType: 'T01', goodsId: 'F0000000003', qty: 10, reason: 'Ordered twice' });
  await shop.call('feedback/saveFeedback', { type: 'partData', content: 'Pin 1 is wrong.', contact: 'lin@example.com', pageUrl: '/about', screenshot: PNG.toString('base64') });
  await shop.db.prepare('DELETE FROM operator_event').run();
  const paid = await shop.db.prepare('SELECT payment_no AS paymentNo FROM payment WHERE order_no = ?1').bind(first.orderNo).first();
  const { paymentNo } = v.parse(v.object({ paymentNo: v.string() }), paid);
  const difference = "INSERT INTO payment_difference (transaction_no, kind, known_to, payment_no, amount, currency, found_at) VALUES (?1, 'payment', 'stripe', ?2, 12340000, 'CNY', ?3)";
  await shop.db.prepare(difference).bind('pi_3MtwBwLkdIwHu7ix', paymentNo, Date.now()).run();
  return { orderNo: first.orderNo, paymentNo };
}

test('every recorded command prints what stands in the operator’s README', async () => {
  const { orderNo, paymentNo } = await prepare();
  const files = {
    'stock.csv': 'part number,stock,prices\nRC0402FR-0710RL,12000,1:0.02; 1000:0.012\nRC0402FR-0712RL,800,\n',
    'faults.csv': 'part number,stock,prices\nRC0402FR-0710RL,many,\nNO-SUCH-PART,5,\nRC0402FR-0712RL,5,100:0.02; 10:0.03\n',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  /** The numbers of the README, and those of this run. */
  const actual = new Map<string, string>();
  const known = (text: string) => text.replace(NUMBER, (number) => actual.get(number) ?? number);
  const here = process.cwd();
  process.chdir(folder);
  try {
    for (const { command, output } of await recordings()) {
      const state = command.startsWith('restore') ? empty : shop;
      // What nobody prints: a line of the log has the hash, and the buyer has quoted the payment.
      for (const number of command.match(NUMBER) ?? []) {
        if (number.startsWith('h:')) actual.set(number, createHasher(LOG_KEY)(orderNo));
        if (number.startsWith('P')) actual.set(number, paymentNo);
      }
      const said = await atDesk({ state, folder }, wordsOf(known(command)));
      const printed = `${said.output}${said.fault}`.trimEnd();
      const [theirs, ours] = [output.match(NUMBER) ?? [], printed.match(NUMBER) ?? []];
      theirs.forEach((number, at) => actual.has(number) || actual.set(number, ours[at] ?? ''));
      expect(`${command}\n${plain(printed)}`).toBe(`${command}\n${plain(known(output))}`);
    }
  } finally {
    process.chdir(here);
  }
});

/** A text without what differs from run to run. */
function plain(text: string): string {
  return text.replace(TIME, 'DATE-AND-TIME-SECOND').replace(COUNT, 'N $1').split('\n').map((line) => line.trimEnd()).join('\n');
}

test('every command of the desk is recorded', async () => {
  const usage = await readFile(join(root, 'scripts/desk.mjs'), 'utf8');
  const commands = [...usage.slice(0, usage.indexOf('--as NAME  who acts')).matchAll(/^ {2}([a-z]+(?: [a-z-]+)?)(?= |$)/gm)].map(([, name = '']) => name);
  const recorded = (await recordings()).map(({ command }) => command);
  expect(commands.length).toBeGreaterThan(18);
  expect(commands.filter((name) => !recorded.some((command) => command === name || command.startsWith(`${name} `)))).toEqual([]);
});
