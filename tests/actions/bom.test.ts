import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { readDocument, writeDocument } from '~/actions/bom/bom-document';
import { takeBomForm } from '~/actions/bom/keep-bom';
import { postBom } from '~/actions/bom/post-bom';
import { readStoredFile } from '~/actions/bom/read-stored-file';
import { PASTED_SAMPLE } from '~/domain/bom/bom-example';
import type { BomFile } from '~/domain/bom/bom';
import { FILE_FAULT, FOREIGN_KINDS } from '~/domain/bom/file/file-fault';
import { faultWords } from '~/actions/bom/fault-words';
import { MOST_DESIGNATORS } from '~/domain/bom/lines/designators';
import { CODES } from '~/upstream/contract/base/envelope';
import { bomSource } from '~/upstream/contract/records/stored-bom';
import { RETURNED } from '~/domain/text/returned-text';
import { messagesOf } from '~/i18n/i18n.server';
import { textsOf } from '../project/messages';
import { refused } from '../upstream/fake-upstream';
import { ods } from '../domain/bom/file/workbook/made-workbooks';
import { bomForm, bomVisit, bytesOf, type Visit } from './bom-visit';

const CSV = 'Designator,Quantity,Part number,Package\nU1,1,LM358DR,SOIC-8\n"D1,D2",2,SS34,SMA\nQ1,1,NOSUCH-1,SOT-23\n';
const ADA = { userCode: 'U1', name: 'Ada' };

/** A visitor with the bill of {@link CSV}. */
async function withBom(options: Parameters<typeof bomVisit>[0] = {}): Promise<Visit> {
  const visit = bomVisit(options);
  await postBom(visit, bomForm({ intent: 'read', sets: '10' }, { name: 'board.csv', content: CSV }));
  return visit;
}

const post = (visit: Visit, fields: Record<string, string | string[]>) => postBom(visit, bomForm({ bomNo: 'B1', ...fields }));
const linesOf = (visit: Visit) => visit.boms.read('B1').then(({ lines }) => lines);

describe('reading', () => {
  test('stores a file with its lines, and leads to it', async () => {
    const visit = bomVisit();
    expect(await postBom(visit, bomForm({ sets: '2,500', loss: '1.5' }, { name: 'C:\\boards\\motor v3.csv', content: CSV }))).toEqual({ kind: 'done', bomNo: 'B1' });
    const bom = await visit.boms.read('B1');
    expect(bom).toMatchObject({ name: 'motor v3', settings: { sets: 2500, loss: '1.5' }, source: { name: 'motor v3.csv', delimiter: ',' } });
    expect(bom.lines.map(({ designators, mpn }) => [designators, mpn])).toEqual([[['U1'], 'LM358DR'], [['D1', 'D2'], 'SS34'], [['Q1'], 'NOSUCH-1']]);
    expect((await visit.boms.source('B1'))?.sheets[0]?.rows).toHaveLength(4);
  });

  test('takes pasted lines, and an example', async () => {
    expect(await postBom(bomVisit(), bomForm({ text: 'LM358DR\t20\nSS34\t5\nAO3400A\t7' }))).toMatchObject({ kind: 'done', bomNo: 'B1' });
    expect(await postBom(bomVisit(), bomForm({ intent: 'example' }))).toMatchObject({ kind: 'done', bomNo: 'B1' });
    const visit = bomVisit();
    await postBom(visit, bomForm({ text: PASTED_SAMPLE }));
    expect((await linesOf(visit)).map(({ quantity, mpn, text }) => [quantity, mpn, text])).toEqual([[12, '', '100nF 50V X7R 0603'], [2, '', '10k 1% 0603'], [2, 'LM358DR', '']]);
  });

  test.each<[string, string, string]>([['', 'file', 'bom:file.nothing'], ['  \n ', 'file', 'bom:file.nothing'], ['%PDF-1.7', 'text', 'bom:file']])(
    '%j is refused at its field, and the typed text is kept', async (text, field, key) => {
      const outcome = await postBom(bomVisit(), bomForm({ text, sets: '3', loss: '' }));
      if (outcome.kind !== 'upload') return expect(outcome.kind).toBe('columns');
      expect(outcome).toMatchObject({ status: 422, answer: { values: { text, sets: '3' }, fields: { [field]: { key: expect.stringContaining(key) } } } });
    },
  );

  test('is put off while too many large files are read, and the typed text is kept', async () => {
    const answer = { values: { text: 'LM358DR', sets: '', loss: '' }, fields: { text: { key: 'bom:file.busy' } } };
    expect(await postBom(bomVisit({ busy: 'own' }), bomForm({ text: 'LM358DR' }))).toEqual({ kind: 'upload', status: 503, answer });
  });

  test.each([['a workbook', 'PK\x03\x04', 200 * 1024], ['an old workbook', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 200 * 1024], ['a text', 'mpn,', 40]])(
    'S41: %s waits as long as what it may hold takes, not as its packed bytes', async (_, head, least) => {
      const visit = bomVisit();
      await postBom(visit, bomForm({}, { name: 'board.csv', content: Uint8Array.from(head.padEnd(40), (sign) => sign.charCodeAt(0)) }));
      expect(visit.waited).toEqual([least]);
    },
  );

  test('S41: a small workbook that unpacks to many cells waits once more, for these', async () => {
    const cell = '<table:table-cell table:number-columns-repeated="100"><text:p>STM32F103C8T6</text:p></table:table-cell>';
    const book = ods(`<table:table table:name="A"><table:table-row table:number-rows-repeated="1000">${cell}</table:table-row></table:table>`);
    const visit = bomVisit();
    await postBom(visit, bomForm({}, { name: 'board.ods', content: Uint8Array.from(book) }));
    expect([book.byteLength < 2_000, visit.waited[0], visit.waited.length]).toEqual([true, 200 * 1024, 2]);
    expect(visit.waited[1]).toBeGreaterThan(1_000 * 100 * 'STM32F103C8T6'.length);
  });

  test('S41: a form that carries a bill cannot have a workbook read as its text', async () => {
    const book = ods('<table:table table:name="A"><table:table-row><table:table-cell><text:p>LM358DR</text:p></table:table-cell></table:table-row></table:table>');
    const visit = await withBom();
    const bom = await visit.boms.read('B1');
    const file: BomFile = { name: 'board.csv', kind: 'text', encoding: 'gbk', delimiter: ',', sheets: [{ name: '', rows: [] }], bytes: Buffer.from(book).toString('base64') };
    const carried = bomVisit();
    const outcome = await postBom(carried, bomForm({ document: writeDocument(bom, file), do: 'intent=read', encoding: 'utf-8' }));
    expect(outcome).toMatchObject({ kind: 'bom', status: 422, answer: { summary: { key: 'bom:error.encoding' } } });
  });

  test('S41: a file that is read again waits too, with what was typed in the page; so does one that comes in a form', async () => {
    const visit = await withBom();
    visit.waited.length = 0;
    await post(visit, { intent: 'map', 'column.3': 'other' });
    expect(visit.waited).toEqual([bytesOf(visit.stored.get('B1')?.['source'])]);
    await post(visit, { intent: 'settings', sets: '12' });
    expect(visit.waited).toHaveLength(1);
    const busy = bomVisit({ busy: 'own' });
    busy.stored.set('B1', visit.stored.get('B1') ?? {});
    const outcome = await post(busy, { intent: 'map', 'column.3': 'other', sets: '77' });
    expect(outcome).toMatchObject({ kind: 'bom', status: 503, open: { bom: { settings: { sets: 77 } } }, answer: { summary: { key: 'bom:file.busy' } } });
    expect(await post(busy, { intent: 'map', 'column.3': 'other' })).toEqual({ kind: 'done', bomNo: 'B1', message: { kind: 'error', key: 'bom:file.busy' } });
    expect(busy.changes()).toEqual([]);
    const brought = { document: '{}', 'order.3': '12', do: 'intent=map&line=7' };
    expect(await postBom(busy, bomForm(brought))).toEqual({ kind: 'again', fields: Object.entries(brought) });
  });

  test('S41: a file with many cells and few lines waits for its bytes before it is read', async () => {
    const wide = { name: 'junk', rows: Array.from({ length: 500 }, (_, row) => ({ row: row + 1, cells: Array<string>(100).fill('STM32F103C8T6') })) };
    const read = async (options: Parameters<typeof bomVisit>[0]) => {
      const visit = bomVisit(options);
      const asked: string[] = [];
      const { boms } = visit;
      const before = await withBom();
      const source = v.parse(bomSource, before.stored.get('B1')?.['source']);
      visit.stored.set('B1', { ...before.stored.get('B1'), source: { ...source, sheets: [...source.sheets, wide] } });
      const bom = await boms.read('B1');
      const file = await readStoredFile({ ...visit, boms: { ...boms, source: (no) => (asked.push(no), boms.source(no)) } }, bom);
      return { found: file && file.answer?.sheets.length, asked, waited: visit.waited, bytes: bytesOf(visit.stored.get('B1')?.['source']) };
    };
    const told = await read({});
    expect([told.found, told.asked, told.waited]).toEqual([2, ['B1'], [told.bytes]]);
    expect(await read({ busy: 'own' })).toMatchObject({ found: null, asked: [] });
    // An upstream that does not tell the bytes sends them.
    const untold = await read({ tells: false });
    expect([untold.found, untold.waited[0], untold.waited.length]).toEqual([2, 200 * 1024, 2]);
  });

  test('S26: what comes back in a page is bounded, so that quotation marks do not become a hundred megabytes', async () => {
    const marks = '"'.repeat(RETURNED.any);
    const page = async (fields: Record<string, string>, busy?: 'others' | 'own') => JSON.stringify(await postBom(bomVisit(busy && { busy }), bomForm(fields))).length;
    expect(await page({ text: '', sets: marks })).toBeLessThan(1_000);
    expect(await page({ text: 'LM358DR 5', sets: marks })).toBeLessThan(10_000);
    expect(await page({ text: marks }, 'own')).toBeLessThan(1_000);
    expect(await page({ document: marks }, 'own')).toBeLessThan(1_000);
    expect(await page({ text: marks }, 'others')).toBeGreaterThan(RETURNED.any);
    expect(await page({ document: marks }, 'others')).toBeGreaterThan(RETURNED.any);
    expect(await page({ document: marks.repeat(2) }, 'others')).toBeLessThan(1_000);
    const visit = await withBom();
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`order.${index + 100}`, 'x']));
    expect(await post(visit, { intent: 'settings', ...many, 'order.2': marks })).toMatchObject({ kind: 'bom', status: 422, answer: { fields: { 'order.2': {} }, values: { 'order.2': '"'.repeat(RETURNED.short) } } });
    expect(await post(visit, many)).toMatchObject({ kind: 'done' });
  });

  test('S26: a button and the list of shown quantities have no more fields than a form, and each is looked up at once', async () => {
    const many = 'line=1&'.repeat(10_001);
    expect([...bomForm({ do: `intent=skip&${many}` }).pressed]).toEqual([]);
    const visit = await withBom();
    expect(await post(visit, { intent: 'edit', 'order.1': '10', shown: `1=10&${many}` })).toMatchObject({ kind: 'done' });
    expect((await linesOf(visit)).map(({ ordered }) => ordered)).toEqual([10, null, null]);
    const get = vi.spyOn(URLSearchParams.prototype, 'getAll');
    expect(bomForm({ do: 'intent=skip&line=1&line=2' }).all('line')).toEqual(['1', '2']);
    expect(get).not.toHaveBeenCalled();
    get.mockRestore();
  });

  test('S26: the edits of a form expand no more designators than a file', async () => {
    const lines = Array.from({ length: 12 }, (_, index) => `X${index},1,NOSUCH-${index}`);
    const visit = bomVisit();
    await postBom(visit, bomForm({ intent: 'read' }, { name: 'board.csv', content: ['Designator,Quantity,Part number', ...lines].join('\n') }));
    const ranges = (letter: string) => Array.from({ length: 40 }, (_, index) => `${letter}${index * 500 + 1}-${letter}${index * 500 + 500}`).join(',');
    await post(visit, { intent: 'edit', ...Object.fromEntries(lines.map((_, index) => [`edit.${index + 1}.designators`, ranges(`R${'ABCDEFGHIJKL'.charAt(index)}`)])) });
    const counts = (await linesOf(visit)).map(({ designators }) => designators.length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MOST_DESIGNATORS);
    expect(counts[0]).toBe(20_000);
  });

  test('refuses a picture that is named as a table', async () => {
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
    const outcome = await postBom(bomVisit(), bomForm({ text: 'kept' }, { name: 'bom.csv', content: png }));
    expect(outcome).toEqual({ kind: 'upload', status: 422, answer: { values: { text: 'kept', sets: '', loss: '' }, fields: { file: { key: 'bom:file.image' } } } });
  });

  test('keeps the file where a setting is wrong, and says so on its page', async () => {
    const outcome = await postBom(bomVisit(), bomForm({ sets: 'many' }, { name: 'board.csv', content: CSV }));
    expect(outcome).toMatchObject({ kind: 'bom', status: 422, open: { bom: { bomNo: 'B1' } }, answer: { fields: { sets: { key: 'bom:error.sets' } }, values: { sets: 'many' } } });
  });

  test('stores a file without a bill too, so that its columns can be chosen by hand', async () => {
    const visit = bomVisit();
    const outcome = await postBom(visit, bomForm({}, { name: 'letter.txt', content: 'Dear Sir,\nthank you for your letter.\nYours\n' }));
    expect(outcome).toMatchObject({ kind: 'columns', status: 422, open: { bom: { bomNo: 'B1', lines: [] } } });
    expect(await visit.boms.source('B1')).not.toBeNull();
  });

  test('where the upstream stores nothing, shows the lines and lets them travel in the form', async () => {
    const visit = bomVisit({ answers: { 'bom/saveBom': () => new Response('not here', { status: 404 }) } });
    const outcome = await postBom(visit, bomForm({}, { name: 'board.csv', content: CSV }));
    if (outcome.kind !== 'bom' || !outcome.open.file) throw new Error(outcome.kind);
    const document = writeDocument(outcome.open.bom, outcome.open.file);
    const changed = await postBom(visit, bomForm({ document, do: 'intent=choose&line=3&goodsId=G-AO3400A' }));
    expect(changed).toMatchObject({ kind: 'bom', status: 200, open: { bom: { lines: [{ choice: null }, { choice: null }, { choice: 'G-AO3400A' }] } } });
    expect(readDocument(`${document}x`, 'UTC')).toBeNull();
    const never = document.replace(/"updateTime":"[^"]*"/, '"updateTime":"2026-13-45T99:99:99Z"');
    expect(await postBom(visit, bomForm({ document: never, intent: 'settings' }))).toMatchObject({ kind: 'upload', status: 422 });
    expect(await postBom(visit, bomForm({ document: '{"lines":7}', intent: 'settings' }))).toMatchObject({ kind: 'upload', status: 422 });
  });

  test('has a sentence in both languages for every fault', () => {
    const faults = [...Object.values(FILE_FAULT).filter((code) => code !== 'unsupported').map((code) => ({ code })), ...FOREIGN_KINDS.map((kind) => ({ code: FILE_FAULT.unsupported, values: { kind } }))];
    for (const language of ['cn', 'en'] as const) {
      const known = new Set(textsOf(messagesOf(language)['bom'] ?? {}).map(([key]) => `bom:${key}`));
      expect(faults.map(faultWords).filter((words) => 'key' in words && !known.has(words.key))).toEqual([]);
    }
  });
});

describe('the lines', () => {
  test.each<[string, Record<string, string | string[]>, object]>([
    ['are chosen a product', { intent: 'choose', line: '3', goodsId: 'G-AO3400A' }, { choice: 'G-AO3400A' }],
    ['are chosen a product by a button', { do: 'intent=choose&line=3&goodsId=G-AO3400A' }, { choice: 'G-AO3400A' }],
    ['are left out', { intent: 'skip', line: '3' }, { skip: 'person' }],
    ['are edited', { intent: 'edit', line: '3', field: 'mpn', value: 'AO3400A' }, { mpn: 'AO3400A', edited: ['mpn'] }],
    ['are edited in their fields', { do: 'intent=edit&line=3', 'edit.3.mpn': ' AO3400A ', 'edit.3.package': 'SOT-23' }, { mpn: 'AO3400A', edited: ['mpn'] }],
    ['have a typed order quantity', { intent: 'settings', 'order.3': '1,200' }, { ordered: 1200 }],
  ])('%s', async (_, fields, changed) => {
    const visit = await withBom();
    expect(await post(visit, { version: '1', ...fields })).toEqual({ kind: 'done', bomNo: 'B1' });
    const [first, second, third] = await linesOf(visit);
    expect(third).toMatchObject(changed);
    expect([first, second]).toMatchObject([{ choice: null, skip: null, edited: [], ordered: null }, { choice: null, skip: null, edited: [], ordered: null }]);
  });

  test('are taken in again, and their quantity goes back to the computed one', async () => {
    const visit = await withBom();
    await post(visit, { intent: 'skip', line: ['1', '2'], 'order.3': '7' });
    expect((await linesOf(visit)).map(({ skip, ordered }) => [skip, ordered])).toEqual([['person', null], ['person', null], [null, 7]]);
    await post(visit, { intent: 'unskip', line: '1', 'order.3': '' });
    expect((await linesOf(visit)).map(({ skip, ordered }) => [skip, ordered])).toEqual([[null, null], ['person', null], [null, null]]);
  });

  test('keep the computed quantity where the field shows it unchanged, and take it from a button', async () => {
    const visit = await withBom();
    await post(visit, { intent: 'settings', 'order.1': '10', 'order.2': '1,000', shown: '1=10&2=1000' });
    expect((await linesOf(visit)).map(({ ordered }) => ordered)).toEqual([null, null, null]);
    await post(visit, { do: 'intent=settings&order.1=10', 'order.1': '10', shown: '1=10' });
    expect((await linesOf(visit)).map(({ ordered }) => ordered)).toEqual([10, null, null]);
  });

  test('store what was typed with any button, and refuse only what is wrong', async () => {
    const visit = await withBom();
    const outcome = await post(visit, { do: 'intent=skip&line=3', sets: '25', 'order.1': 'x', 'order.2': '40', loss: '200' });
    expect(outcome).toMatchObject({ kind: 'bom', status: 422, answer: { fields: { 'order.1': { key: 'bom:error.order' }, loss: { key: 'bom:error.loss' } }, values: { 'order.1': 'x', loss: '200' } } });
    const bom = await visit.boms.read('B1');
    expect([bom.settings.sets, bom.settings.loss, bom.lines.map(({ ordered }) => ordered), bom.lines[2]?.skip]).toEqual([25, '0', [null, 40, null], null]);
  });

  test('are not stored again if nothing has changed', async () => {
    const visit = await withBom();
    expect(await post(visit, { intent: 'settings', sets: '10', goal: 'cheapest' })).toEqual({ kind: 'done', bomNo: 'B1' });
    expect((await visit.boms.read('B1')).version).toBe(1);
  });

  test('remember a choice for the signed-in user only', async () => {
    const [ada, visitor] = [await withBom({ user: ADA }), await withBom()];
    for (const visit of [ada, visitor]) await post(visit, { intent: 'choose', line: '3', goodsId: 'G-AO3400A' });
    const remembered = (visit: Visit) => visit.changes().filter(([call]) => call === 'bom/rememberChoice').map(([, payload]) => payload['goodsId']);
    expect([remembered(ada), remembered(visitor)]).toEqual([['G-AO3400A'], []]);
  });
});

describe('another version', () => {
  test('is shown instead of carrying out the form', async () => {
    const visit = await withBom();
    await post(visit, { intent: 'skip', line: '1', version: '1' });
    const outcome = await post(visit, { intent: 'skip', line: '2', version: '1' });
    expect(outcome).toMatchObject({ kind: 'bom', status: 409, open: { bom: { version: 2 } }, answer: { summary: { key: 'bom:error.outdated' } } });
    expect((await linesOf(visit)).map(({ skip }) => skip)).toEqual(['person', null, null]);
  });

  test('comes back with the quantities that were typed, which are not stored', async () => {
    const visit = await withBom();
    await post(visit, { intent: 'skip', line: '1', version: '1' });
    const outcome = await post(visit, { intent: 'settings', version: '1', shown: '1=4&2=8', 'order.1': '4', 'order.2': ' 70 ', 'order.99': '5' });
    expect(outcome).toMatchObject({
      status: 409, answer: { summary: { key: 'bom:error.outdated' }, fields: { 'order.2': { key: 'bom:error.notStored' } }, values: { 'order.2': ' 70 ' } },
    });
    expect('answer' in outcome && Object.keys(outcome.answer?.fields ?? {})).toEqual(['order.2']);
    expect((await linesOf(visit)).map(({ ordered }) => ordered)).toEqual([null, null, null]);
  });

  test('does not say that a quantity is not stored which the newest version has, as after a lost answer', async () => {
    const visit = await withBom();
    const fields = { intent: 'settings', version: '1', shown: '2=8', 'order.2': '70' };
    await post(visit, fields);
    expect(await post(visit, fields)).toMatchObject({ status: 409, answer: { fields: {}, values: {} } });
  });

  test('that is stored at the same moment is noticed too', async () => {
    const visit = await withBom();
    const save = visit.boms.save;
    visit.boms.save = async (content, of) => {
      visit.boms.save = save;
      await save({ name: 'elsewhere' }, of);
      return save(content, of);
    };
    expect(await post(visit, { intent: 'skip', line: '2', version: '1' })).toMatchObject({ kind: 'bom', status: 409, open: { bom: { name: 'elsewhere', version: 2 } } });
  });
});

describe('reading again', () => {
  test('with other columns changes the lines, keeps what was chosen, and remembers the columns', async () => {
    const visit = await withBom();
    await post(visit, { intent: 'choose', line: '1', goodsId: 'G-SS34' });
    expect(await post(visit, { intent: 'map', 'column.3': 'text', 'column.2': 'mpn' })).toEqual({ kind: 'done', bomNo: 'B1' });
    expect((await linesOf(visit))[0]).toMatchObject({ mpn: 'LM358DR', package: '', text: 'SOIC-8', choice: 'G-SS34' });
    expect([...visit.columns.values()]).toEqual([new Map([[3, 'text']])]);
    const again = { ...visit, columnsCookie: visit.columnsCookie };
    await postBom(again, bomForm({}, { name: 'next.csv', content: CSV }));
    expect((await visit.boms.read('B2')).lines[0]).toMatchObject({ package: '', text: 'SOIC-8' });
  });

  test('from another row', async () => {
    const visit = await withBom();
    expect(await post(visit, { intent: 'sheet', headerRow: '2' })).toEqual({ kind: 'done', bomNo: 'B1' });
    expect((await visit.boms.read('B1')).mapping.header).toEqual({ first: 2, last: 2 });
    for (const headerRow of ['-1', 'first', '4-2']) {
      expect(await post(visit, { intent: 'sheet', headerRow })).toMatchObject({ kind: 'bom', status: 422, answer: { summary: { key: 'bom:error.headerRow' } } });
    }
    expect(await post(visit, { intent: 'sheet', sheet: 'no such sheet' })).toMatchObject({ kind: 'bom', status: 422, answer: { summary: { key: 'bom:error.sheet' } } });
  });

  test('takes a repair back, and makes it again', async () => {
    const visit = bomVisit();
    await postBom(visit, bomForm({ text: 'Designator\tQty\tValue\tPackage\nR1\t1\t10k\t402\nR2\t1\t1k\t0603\nR3\t1\t4k7\t402' }));
    const { repairs, lines } = await visit.boms.read('B1');
    const [repair] = repairs;
    expect([repair?.after, lines[0]?.package]).toEqual(['0402', '0402']);
    await post(visit, { do: `intent=undoRepair&repair=${repair?.id}` });
    expect((await linesOf(visit))[0]?.package).toBe('402');
    expect((await visit.boms.read('B1')).repairs[0]?.undone).toBe(true);
    await post(visit, { do: `intent=redoRepair&repair=${repair?.id}` });
    expect((await linesOf(visit))[0]?.package).toBe('0402');
  });

  test('in another encoding', async () => {
    const visit = bomVisit();
    const gbk = new Uint8Array([...new TextEncoder().encode('Designator,Quantity,Part number,Remark\nU1,1,LM358DR,'), 0xb5, 0xe7, 0xd7, 0xe8, 0x0a]);
    await postBom(visit, bomForm({}, { name: 'board.csv', content: gbk }));
    const outcome = await post(visit, { do: 'intent=read', encoding: 'windows-1252' });
    const { source, lines } = await visit.boms.read('B1');
    if (outcome.kind === 'done') expect([source.encoding, lines[0]?.cells.at(-1)]).toEqual(['windows-1252', 'µç×è']);
    else expect(outcome).toMatchObject({ kind: 'bom', status: 422, answer: { summary: { key: 'bom:error.encoding' } } });
  });
});

describe('adding to the cart', () => {
  test('adds what the bill buys', async () => {
    const visit = await withBom();
    expect(await post(visit, { intent: 'addToCart' })).toEqual({ kind: 'done', bomNo: 'B1', calm: true, message: { kind: 'result', key: 'bom:message.added', values: { count: 2, lines: '2' } } });
    expect(visit.changes().at(-1)).toEqual(['cart/addBatch', { lines: [{ goodsId: 'G-LM358DR', cartNum: 10 }, { goodsId: 'G-SS34', cartNum: 20 }] }]);
  });

  test('adds only the named lines', async () => {
    const visit = await withBom();
    await post(visit, { do: 'intent=addToCart&line=2&line=3' });
    expect(visit.changes().at(-1)?.[1]).toEqual({ lines: [{ goodsId: 'G-SS34', cartNum: 20 }] });
  });

  test('says of each part why it was not added', async () => {
    const row = (line: number, outcome: string, reason?: string) => ({ line, partNumber: 'x', quantity: 1, outcome, candidates: [], ...(reason ? { reason } : {}) });
    const rows = [row(1, 'added'), row(2, 'full', 'The cart is full.')];
    const visit = await withBom({ answers: { 'cart/addBatch': () => Response.json({ code: '0', data: { lines: 1, rows }, message: null }) } });
    expect(await post(visit, { intent: 'addToCart' })).toMatchObject({
      kind: 'bom', status: 422, answer: { cart: { added: 1, left: [{ line: 2, lines: [2], designators: 'D1, D2', words: { text: 'The cart is full.' } }] } },
    });
  });

  test('goes part by part where the upstream has no call for many', async () => {
    const visit = await withBom({
      answers: { 'cart/addBatch': () => new Response('', { status: 404 }), 'cart/addCart': ({ goodsId }) => (goodsId === 'G-SS34' ? refused(CODES.quantity, 'Sold in tens.') : Response.json({ code: '0', data: { lines: 1 }, message: null })) },
    });
    expect(await post(visit, { intent: 'addToCart' })).toMatchObject({ kind: 'bom', status: 422, answer: { cart: { added: 1, left: [{ line: 2, words: { text: 'Sold in tens.' } }] } } });
  });
});

describe('keeping', () => {
  test.each(['save', 'share', 'revokeShare'])('%s waits for sign-in without a user, and stores what was typed first', async (intent) => {
    const visit = await withBom();
    expect(await post(visit, { do: `intent=${intent}`, name: 'Motor', sets: '33' })).toEqual({ kind: 'signIn', fields: { intent, bomNo: 'B1', name: 'Motor' } });
    expect((await visit.boms.read('B1')).settings.sets).toBe(33);
  });

  test('is carried out after sign-in, and leads to the bill', async () => {
    const visit = await withBom({ user: ADA });
    expect(await takeBomForm({ intent: 'save', bomNo: 'B1', name: 'Motor' }, visit)).toMatchObject({ kind: 'result', key: 'bom:message.saved', values: { name: 'Motor' } });
    expect([visit.stored.get('B1')?.['saved'], visit.stored.get('B1')?.['name'], visit.session.goal]).toEqual(['T', 'Motor', '/bom?no=B1']);
  });

  test.each<[string, object]>([
    ['save', { bomNo: 'B1', message: { key: 'bom:message.saved' } }], ['share', { bomNo: 'B1', message: { key: 'bom:message.shared' } }],
    ['revokeShare', { bomNo: 'B1', message: { key: 'bom:message.revoked' } }], ['copy', { bomNo: 'B9', message: { key: 'bom:message.copied' } }],
    ['remove', { path: '/bom', message: { key: 'bom:message.removed' } }],
  ])('%s of a user is carried out', async (intent, shown) => {
    expect(await post(await withBom({ user: ADA }), { intent })).toMatchObject({ kind: 'done', ...shown });
  });

  test('shares the parts as they are now', async () => {
    const visit = await withBom({ user: ADA });
    await post(visit, { intent: 'share' });
    expect(visit.changes().at(-1)).toMatchObject(['bom/shareBom', { parts: [
      { line: 1, goodsId: 'G-LM358DR', mpn: 'LM358DR', quantity: 10, unitPrice: '0.5', stock: 10_000 }, { line: 2, goodsId: 'G-SS34', mpn: 'SS34', quantity: 20 },
    ] }]);
  });

  test('leads back to the page that asked for it, if that is of this site', async () => {
    const visit = await withBom({ user: ADA });
    expect(await post(visit, { intent: 'remove', _r: '/membership_center?tab=boms' })).toMatchObject({ path: '/membership_center?tab=boms' });
    expect(await post(visit, { intent: 'remove', _r: '//evil.example' })).toMatchObject({ path: '/bom' });
  });
});

test.each(['skip', 'settings', 'addToCart', 'map', 'save', 'copy', 'nothing'])('another’s bill is not found: %s (S14)', async (intent) => {
  const visit = await withBom({ user: ADA });
  await expect(post(visit, { bomNo: 'B7', intent, line: '1' })).rejects.toMatchObject({ failure: { missing: 'record' } });
});

test.each(['nothing', 'toString', '__proto__', 'READ'])('the intent %j is refused, and nothing is lost', async (intent) => {
  const visit = await withBom();
  expect(await post(visit, { intent, sets: '12' })).toMatchObject({ kind: 'bom', status: 422, answer: { summary: { key: 'bom:error.notUnderstood' } } });
  expect((await visit.boms.read('B1')).settings.sets).toBe(12);
});
