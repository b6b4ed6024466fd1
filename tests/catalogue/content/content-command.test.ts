/** `npm run content` on a local state, and on one that stands for production. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { exportContent, importContent, importDefault, validateFile } from '../../../scripts/lib/content/content-command';
import { localContent, remoteContent, type ContentStore } from '../../../scripts/lib/content/content-store';
import { contentVersion } from '../../../functions/mall/content/content-state';
import { loadCatalogue } from '../../../functions/mall/catalogue/loading/load';
import { stageCatalogue } from '../../../functions/mall/catalogue/loading/stage';
import { bindingStore } from '../../../functions/mall/catalogue/loading/store';
import { failingDb } from '../../fixtures/faults/failing-db';
import { smallCatalogue } from '../../fixtures/mall/mall-catalogue';
import { openState, runWrangler, type OpenState } from '../../fixtures/servers/production';

const WHEN = { now: Date.parse('2026-11-20T04:00:00Z'), today: '2026-11-20' };
const root = fileURLToPath(new URL('../../..', import.meta.url));

let folder: string;
let state: OpenState;
let store: ContentStore;
let printed: string[];
const context = { root, timeZone: 'Asia/Shanghai', print: (line: string) => void printed.push(line) };
const file = (name: string) => join(folder, name);
const read = (name: string) => readFile(file(name), 'utf8');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farad-content-'));
  state = await openState(join(folder, 'state'));
  await loadCatalogue(bindingStore(state.db, state.kv), await stageCatalogue(smallCatalogue(), WHEN), WHEN);
  store = localContent(state.db, state.kv);
  printed = [];
  await importDefault(store, WHEN.now, context);
});
afterAll(async () => {
  await state.dispose();
  await rm(folder, { recursive: true });
});
beforeEach(() => void (printed = []));

const stored = (from: ContentStore) => from.read('SELECT kind, id, position, data FROM content ORDER BY kind, position');

describe.each(['yaml', 'json'])('a file that ends with .%s', (ending) => {
  test('of the default content has no faults, and is the same after an import', async () => {
    await exportContent(store, file(`one.${ending}`), context);
    expect(await validateFile(store, file(`one.${ending}`), context)).toBeDefined();
    expect(await importContent(store, file(`one.${ending}`), WHEN.now, context)).toBe(true);
    await exportContent(store, file(`two.${ending}`), context);
    expect(await read(`two.${ending}`)).toBe(await read(`one.${ending}`));
    expect((await read(`one.${ending}`)).length).toBeGreaterThan(10_000);
  });
});

test('both formats say the same', async () => {
  await exportContent(store, file('a.yaml'), context);
  await exportContent(store, file('a.json'), context);
  expect(parse(await read('a.yaml'))).toEqual(JSON.parse(await read('a.json')));
});

test('an edit is stored in the order of the file, and announced', async () => {
  await exportContent(store, file('edit.yaml'), context);
  const text = (await read('edit.yaml')).replace(/^popup:(?:\n +.*)+/m, `popup:
  - popupId: hello
    titleCn: 你好
    titleEn: "Hello: it's -- \\"good\\""
    contentCn: |
      一；
      二
    contentEn: |
      One;
      two
    clientType: PC_EN
    startTime: 2026-12-01
    endTime: 2026-12-12T23:59:59+08:00`);
  await writeFile(file('edit.yaml'), text);
  const before = await contentVersion(state.kv, WHEN.now);
  expect(await importContent(store, file('edit.yaml'), WHEN.now + 1, context)).toBe(true);
  const rows = await store.read<{ id: string; data: string }>("SELECT id, data FROM content WHERE kind = 'popup'");
  expect(rows.map(({ id, data }) => [id, JSON.parse(data)])).toEqual([['PC_EN-hello', {
    popupId: 'hello', titleCn: '你好', titleEn: 'Hello: it\'s -- "good"', contentCn: '一；\n二\n', contentEn: 'One;\ntwo\n', clientType: 'PC_EN',
    startTime: '2026-12-01', endTime: '2026-12-12T23:59:59+08:00',
  }]]);
  const versions = await Promise.all(['2026-11-20', '2026-12-01T00:00:00+08:00', '2026-12-12T23:59:59+08:00', '2026-12-13'].map((at) => contentVersion(state.kv, Date.parse(at))));
  expect(new Set([before, ...versions]).size).toBe(4);
  expect(versions[1]).toBe(versions[2]);
});

describe('a file with faults', () => {
  const BROKEN = `notice:
  - noticeId: a
    titleEn: Only English
    contentEn: <script>alert(1)</script>
    publishTime: yesterday
  - noticeId: a
    titleCn: 二
    titleEn: Two
    contentCn: 二
    contentEn: See [this](javascript:alert(1))
    publishTime: 2026-11-20
    colour: red
discount:
  - itemList: [{ amount: "500", discount: "1.5" }, { amount: 900, discount: "0.9" }]
    startTime: 2026-12-01
    endTime: 2026-12-12
  - itemList: []
    startTime: 2026-12-12
    endTime: 2026-12-11
banners: []
`;

  test('changes nothing, and has all its faults listed with line, path and reason', async () => {
    const before = await stored(store);
    await writeFile(file('broken.yaml'), BROKEN);
    printed = [];
    expect(await importContent(store, file('broken.yaml'), WHEN.now, context)).toBe(false);
    const lines = printed.map((line) => line.replace(`${folder}/`, ''));
    expect(lines.slice(0, -2)).toEqual([
      'broken.yaml:20  banners: is no kind of content',
      ...['menu', 'searchWord', 'hotWord', 'banner', 'floor', 'recommend', 'popup', 'lottery', 'freight', 'rate', 'friendlyLink', 'help', 'article']
        .map((kind) => `broken.yaml  ${kind}: is missing; write "${kind}: []" if there is none`),
      'broken.yaml:2  notice[0].titleCn: is missing: the text is in the other language only',
      'broken.yaml:2  notice[0].contentCn: is missing: the text is in the other language only',
      'broken.yaml:4  notice[0].contentEn: has HTML or script; texts are plain',
      'broken.yaml:5  notice[0].publishTime: is no time, such as 2026-12-01T00:00:00+08:00',
      'broken.yaml:10  notice[1].contentEn: the link javascript:alert(1 is neither a path of the shop nor an https address',
      'broken.yaml:12  notice[1].colour: is no field here; there are noticeId, title, titleCn, titleEn, content, contentCn, contentEn, publishTime, startTime, endTime, clientType',
      'broken.yaml:6  notice[1].noticeId: a is there twice',
      'broken.yaml:14  discount[0].itemList[0].discount: must be above 0 and at most 1, such as 0.85',
      'broken.yaml:14  discount[0].itemList[1].amount: must be text: write "900" in quotes',
      'broken.yaml:19  discount[1].endTime: is before startTime',
    ]);
    expect(lines.slice(-2)).toEqual(['broken.yaml has 24 faults', 'Nothing was changed']);
    expect(await stored(store)).toEqual(before);
  });

  test.each([
    ['x.yaml', 'menu: [\n', /^x\.yaml:2 {2}Flow sequence/], ['x.yaml', 'menu: []\nmenu: []\n', /^x\.yaml:2 {2}Map keys must be unique/],
    ['x.json', '{"menu": [}', /^x\.json:1 {2}/], ['x.yaml', 'a: &a [1]\nb: *a\n', /^x\.yaml {2}.*alias/i], ['x.yaml', 'menu: !!js/function x\n', /^x\.yaml:1 {2}Unresolved tag/],
    ['x.yaml', '', /^x\.yaml {2}expected the kinds of content/], ['x.json', '[]', /^x\.json {2}expected the kinds of content/],
  ])('%s that cannot be read (%j) is a fault', async (name, text, line) => {
    await writeFile(file(name), text);
    printed = [];
    expect(await validateFile(store, file(name), context)).toBeUndefined();
    expect(printed[0]?.replace(`${folder}/`, '')).toMatch(line);
    expect(printed.at(-1)).toMatch(/ has 1 fault$/);
  });

  test('S48: that was made to write into the terminal has its faults listed without what a terminal carries out', async () => {
    await writeFile(file('x.json'), JSON.stringify({ notice: [{ noticeId: 'a', linkUrl: 'https://x', '\u001b[2J\u202e': 'x', contentEn: '[x](javascript:\u001b]0;title\u0007)' }] }));
    printed = [];
    expect(await validateFile(store, file('x.json'), context)).toBeUndefined();
    expect(printed.join('\n')).toContain('\\u001b[2J\\u202e');
    expect(printed.filter((line) => /\p{C}/u.test(line))).toEqual([]);
  });

  test('of another format is refused', async () => {
    await expect(exportContent(store, file('x.txt'), context)).rejects.toThrow('ends neither with .yaml nor with .json');
  });
});

describe('an import that is cut off', () => {
  test('at the database changes nothing, or all', async () => {
    await importDefault(store, WHEN.now, context);
    await exportContent(store, file('cut.json'), context);
    const content = JSON.parse(await read('cut.json'));
    await writeFile(file('cut.json'), JSON.stringify({ ...content, notice: [], popup: [] }));
    const before = await stored(store);
    const outcomes: number[] = [];
    for (let failing = 1, ended = false; !ended; failing++) {
      for (const when of ['before', 'after'] as const) {
        await importDefault(store, WHEN.now, context);
        const { db } = failingDb(state.db, failing, when);
        const done = await importContent(localContent(db, state.kv), file('cut.json'), WHEN.now, context).catch(() => false);
        const after = await stored(store);
        if (done) ended = true;
        else expect([failing, when, after.length]).toEqual([failing, when, when === 'after' && failing === 3 ? before.length - 5 : before.length]);
        outcomes.push(after.length);
      }
    }
    expect(new Set(outcomes)).toEqual(new Set([before.length, before.length - 5]));
  });
});

test('in production gives what it gives locally, with wrangler’s commands', async () => {
  const production = await openState(join(folder, 'production'));
  try {
    const commands: string[][] = [];
    const remote = remoteContent(file('remote'), (args) => {
      commands.push(args);
      return runWrangler(production, args);
    });
    await exportContent(store, file('r.yaml'), context);
    for (const into of [store, remote]) expect(await importContent(into, file('r.yaml'), WHEN.now, context)).toBe(true);
    expect(await stored(remote)).toEqual(await stored(store));
    await exportContent(remote, file('s.yaml'), context);
    expect(await read('s.yaml')).toBe(await read('r.yaml'));
    expect(await contentVersion(production.kv, WHEN.now)).toBe(await contentVersion(state.kv, WHEN.now));
    expect(commands.filter((args) => args.includes('--file')).length).toBe(1);
    await expect(importDefault(remote, WHEN.now, context)).rejects.toThrow('No catalogue is loaded');
  } finally {
    await production.dispose();
  }
});
