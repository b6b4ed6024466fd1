/** Bills of materials in a browser without script: a file, its lines, and the parts in the cart. */
import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, test } from 'vitest';
import { createIsolate } from '../../functions/isolate/isolate';
import { networkOf } from '../../functions/isolate/visitor-network';
import { cartOf, CREDENTIALS, failing, openCarts, product } from '../fixtures/visitors/cart-visitor';
import { Visitor, type Page } from '../fixtures/visitors/visitor';

openCarts();

beforeEach(async () => {
  await env.DB.batch(['bom', 'bom_version', 'bom_choice'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});

/** Posts a form as a browser posts one with a file. */
function postFile(visitor: Visitor, fields: Record<string, string>, file?: { name: string; content: BlobPart }, path = '/bom'): Promise<Page> {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.append(name, text);
  form.append('file', file ? new File([file.content], file.name) : new File([], ''));
  return visitor.send(path, { method: 'POST', body: form, headers: { 'sec-fetch-site': 'same-origin' } });
}

const lineOf = (at: number) => `first,1,${product(at).mpn}`;
/** Without designators, because the sold parts are of several kinds. */
const csv = (...more: string[]) => ['Remark,Quantity,Part number', lineOf(0), lineOf(1), ...more].join('\n');

/** A visitor with a bill of two parts and a third line that nobody sells. @returns its address */
async function uploaded(visitor: Visitor, content = csv('none,1,NOSUCH-PART-1')): Promise<string> {
  const { status, location } = await postFile(visitor, { intent: 'read', sets: '20' }, { name: 'motor-driver.csv', content });
  expect([status, location]).toEqual([303, expect.stringMatching(/^\/bom\?no=\w+$/)]);
  return location ?? '';
}

const numberIn = (path: string) => new URL(path, 'https://shop.example').searchParams.get('no') ?? '';
const fieldIn = (html: string, name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? '';

describe('a file', () => {
  test('becomes a page of lines with their parts, and these go to the cart', async () => {
    const visitor = new Visitor();
    const path = await uploaded(visitor);
    const { status, text } = await visitor.get(path);
    expect(status).toBe(200);
    for (const words of ['motor-driver', product(0).mpn, product(1).mpn, 'NOSUCH-PART-1', 'Add 2 lines to cart']) expect(text, words).toContain(words);
    const added = await postFile(visitor, { bomNo: numberIn(path), version: fieldIn(text, 'version'), do: 'intent=addToCart' }, undefined, path);
    expect([added.status, added.location]).toEqual([303, path]);
    expect((await visitor.get(path)).text).toMatch(/<noscript>.*2 parts were added to the cart\..*href="\/shopping_cart".*<\/noscript>/s);
    expect(Object.keys(await cartOf(visitor)).toSorted()).toEqual([product(0).id, product(1).id].toSorted());
  });

  test('is mapped and chosen by posting', async () => {
    const visitor = new Visitor();
    const path = await uploaded(visitor);
    const bomNo = numberIn(path);
    const mapped = await postFile(visitor, { bomNo, intent: 'map', 'column.2': 'other', 'column.0': 'mpn' }, undefined, path);
    expect([mapped.status, mapped.location]).toEqual([303, path]);
    expect((await visitor.get(path)).shows('Add 2 lines to cart')).toBe(false);
    await postFile(visitor, { bomNo, intent: 'map', 'column.2': 'mpn', 'column.0': 'other' }, undefined, path);
    const chosen = await postFile(visitor, { bomNo, do: `intent=choose&line=3&goodsId=${product(2).id}` }, undefined, `${path}&state=not_found`);
    expect([chosen.status, chosen.location]).toEqual([303, `${path}&state=not_found`]);
    expect((await visitor.get(path)).text).toContain('Add 3 lines to cart');
  });

  test.each<[string, { name: string; content: BlobPart }, number, string]>([
    ['that is a picture', { name: 'bom.csv', content: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) }, 422, 'The file is a picture.'],
    ['that is empty', { name: 'bom.csv', content: '' }, 422, 'The file is empty.'],
    ['that is a PDF', { name: 'bom.csv', content: '%PDF-1.7\n1 0 obj\n' }, 422, 'The file is a PDF.'],
    ['that is too large', { name: 'bom.csv', content: new Uint8Array(10 * 1024 * 1024 + 1).fill(0x41) }, 422, 'The file is larger than 10 MB.'],
    ['that is far too large', { name: 'bom.csv', content: new Uint8Array(13 * 1024 * 1024).fill(0x41) }, 413, 'The file is larger than 10 MB.'],
  ])('%s is refused with a sentence', async (_, file, status, words) => {
    const answer = await postFile(new Visitor(), { text: 'U1 kept', sets: '7' }, file);
    expect([answer.status, answer.shows(words)]).toEqual([status, true]);
    expect(answer.text).toMatch(/class="alert alert--err summary"[^>]*autofocus=""/i);
    expect(answer.text).toMatch(/<input id="bomp-file" aria-invalid="true" aria-describedby="bomp-file-note"/);
    if (status === 422) expect([/<textarea[^>]*>([^<]*)</.exec(answer.text)?.[1], fieldIn(answer.text, 'sets')]).toEqual(['U1 kept', '7']);
  });

  test('without a bill says what was seen, and can be read by hand', async () => {
    const visitor = new Visitor();
    const answer = await postFile(visitor, {}, { name: 'letter.txt', content: `Dear Sir,\nI need this\n${product(0).mpn}\n` });
    expect([answer.status, answer.shows('No BOM found in letter.txt'), answer.shows('Dear Sir')]).toEqual([422, true, true]);
    const bomNo = fieldIn(answer.text, 'bomNo');
    const mapped = await postFile(visitor, { bomNo, version: fieldIn(answer.text, 'version'), headerRow: '2', do: 'intent=sheet' });
    const read = await postFile(visitor, { bomNo, 'column.0': 'mpn', do: 'intent=map' });
    expect([mapped.status, read.status, read.location]).toEqual([422, 303, `/bom?no=${bomNo}`]);
    expect((await visitor.get(`/bom?no=${bomNo}`)).shows(product(0).mpn)).toBe(true);
  });

  test('with many cells is read for its page without most of them, and keeps them', async () => {
    const names = Array.from({ length: 197 }, (_, index) => `x${index}`);
    const cells = names.map(() => 'aaaa');
    let bytes = 0;
    const visitor = new Visitor(async (request, pass) => {
      const answer = await pass(request);
      if (request.url.endsWith('/bom/qryBom')) bytes = (await answer.clone().text()).length;
      return answer;
    });
    const path = await uploaded(visitor, [`Designator,Quantity,MPN,${names}`, ...Array.from({ length: 200 }, (_, index) => `Q${index},0,LM358DR${index},${cells}`)].join('\n'));
    expect((await visitor.get(path)).shows('aaaa')).toBe(true);
    const ofPage = bytes;
    await postFile(visitor, { bomNo: numberIn(path), intent: 'settings', sets: '7' });
    expect(bytes).toBeGreaterThan(2 * ofPage);
    const file = await postFile(visitor, { bomNo: numberIn(path), format: 'csv' }, undefined, '/export/bom');
    expect(file.text.match(/aaaa/g)).toHaveLength(200 * 197);
  });

  test('with many lines shows the first ones with the way to all of them', async () => {
    const visitor = new Visitor();
    const path = await uploaded(visitor, csv(...Array.from({ length: 140 }, (_, index) => `board ${index + 1},1,${product(index % 8).mpn}`)));
    const first = await visitor.get(path);
    expect(first.text).toMatch(/<noscript>.*href="[^"]*view=table".*<\/noscript>/s);
    const all = await visitor.get(`${path}&view=table`);
    expect(all.text).not.toContain('view=table">Match all lines');
    expect(all.shows('142')).toBe(true);
  });
});

describe('the page of the columns', () => {
  test('S41: reads the first rows of the file, however large it is; a form that reads all of it waits for its bytes', async () => {
    const isolate = createIsolate();
    const address = { 'cf-connecting-ip': '203.0.113.7' };
    const wanted = { withSource: 0, withPreview: 0 };
    const visitor = new Visitor(async (request, pass) => {
      if (!request.url.endsWith('/bom/qryBom')) return pass(request);
      const payload = await request.clone().text();
      for (const field of ['withSource', 'withPreview'] as const) if (payload.includes(field)) wanted[field] += 1;
      const answer = await pass(request);
      return new Response((await answer.text()).replace(/"storedBytes":\d+/, '"storedBytes":9000000'), answer);
    }, address, isolate);
    const path = await uploaded(visitor);
    const network = networkOf(new Request('https://shop.example', { headers: address }));
    for (let file = 0; file < 2; file += 1) void isolate.uploads.wait(9_000_000, network, () => new Promise(() => undefined));
    const page = await visitor.get(`${path}&columns=1`);
    expect([page.status, page.shows('Remark'), wanted]).toEqual([200, true, { withSource: 0, withPreview: 1 }]);
    await postFile(visitor, { bomNo: numberIn(path), intent: 'map', 'column.2': 'other' });
    expect((await visitor.get(path)).shows('Too many large files are being read right now')).toBe(true);
    expect(wanted).toEqual({ withSource: 0, withPreview: 1 });
  });
});

describe('a bill of another visitor', () => {
  test('is not found, whatever is posted (S14)', async () => {
    const path = await uploaded(new Visitor());
    const stranger = new Visitor();
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.get(path)).shows('We cannot find this BOM')).toBe(true);
    for (const intent of ['settings', 'skip', 'map', 'addToCart', 'copy', 'remove', 'read']) {
      expect([intent, (await postFile(stranger, { bomNo: numberIn(path), intent, line: '1' })).status]).toEqual([intent, intent === 'remove' ? expect.any(Number) : 404]);
    }
  });

  test('stays what it is', async () => {
    const owner = new Visitor();
    const path = await uploaded(owner);
    await postFile(new Visitor(), { bomNo: numberIn(path), intent: 'remove' });
    expect((await owner.get(path)).status).toBe(200);
  });
});

describe('a form or an address that names no bill', () => {
  test.each(['', 'choose', 'settings', 'map', 'addToCart', 'save', 'share', 'revokeShare', 'copy', 'remove', 'nonsense'])('is refused with the page for uploads: %j', async (intent) => {
    const page = await postFile(new Visitor(), intent ? { intent } : {});
    expect([page.status, page.shows('Drop a file here, or choose one')]).toEqual([422, true]);
    expect(page.shows(intent ? 'The request could not be read. Try again from the page.' : 'Choose a file, or paste some lines.')).toBe(true);
  });

  test('gets what a missing bill gets, if the name cannot be one', async () => {
    const calls: string[] = [];
    const visitor = new Visitor((request, pass) => {
      calls.push(new URL(request.url).pathname);
      return pass(request);
    });
    for (const query of ['no=a%20b', `no=${'9'.repeat(200)}`, 'no=..', 'share=short', 'share=a%20b']) expect([query, (await visitor.get(`/bom?${query}`)).status]).toEqual([query, 404]);
    for (const intent of ['skip', 'addToCart', 'copy']) expect([intent, (await postFile(visitor, { bomNo: 'a b', intent, line: '1' })).status]).toEqual([intent, 404]);
    expect(calls.filter((path) => path.endsWith('/bom/qryBom'))).toEqual([]);
  });
});

describe('a change', () => {
  test('that is wrong keeps what was typed, and says why at its field', async () => {
    const visitor = new Visitor();
    const path = await uploaded(visitor);
    const answer = await postFile(visitor, { bomNo: numberIn(path), intent: 'settings', sets: 'lots', loss: '3' }, undefined, path);
    expect([answer.status, answer.shows('Enter a whole number of sets, 1 to 1,000,000.')]).toEqual([422, true]);
    expect(answer.text).toMatch(/class="alert alert--err summary"[^>]*autofocus=""/i);
  });

  test('of an outdated page shows the newest version instead', async () => {
    const visitor = new Visitor();
    const path = await uploaded(visitor);
    const version = fieldIn((await visitor.get(path)).text, 'version');
    await postFile(visitor, { bomNo: numberIn(path), version, intent: 'settings', sets: '30' }, undefined, path);
    const late = await postFile(visitor, { bomNo: numberIn(path), version, intent: 'skip', line: '1' }, undefined, path);
    expect([late.status, late.shows('This BOM was changed in another window.')]).toEqual([409, true]);
    expect((await visitor.get(path)).text).toContain('Add 2 lines to cart');
  });
});

describe('saving and sharing', () => {
  test('waits for sign-in, and the bill becomes the user’s', async () => {
    const visitor = new Visitor();
    const path = await uploaded(visitor);
    const asked = await postFile(visitor, { bomNo: numberIn(path), name: 'Motor', do: 'intent=save' }, undefined, path);
    expect([asked.status, asked.location]).toEqual([303, `/login?_r=${encodeURIComponent(path)}`]);
    const back = await visitor.post(asked.location ?? '', CREDENTIALS);
    expect(back.location).toBe(path);
    expect((await visitor.get(path)).text).toContain('Motor is saved in your account.');
    expect((await visitor.get('/membership_center?tab=boms')).shows('Motor')).toBe(true);
    expect((await visitor.get(`/membership_center?tab=boms&history=${numberIn(path)}`)).text).toContain(`intent=copy&amp;of=`);
  });

  test('a link is read by everybody, changed by nobody, not stored and not indexed', async () => {
    const owner = new Visitor();
    await owner.post('/login', CREDENTIALS);
    const path = await uploaded(owner);
    expect((await postFile(owner, { bomNo: numberIn(path), do: 'intent=share' }, undefined, path)).location).toBe(path);
    const [, share = ''] = /href="(\/bom\?share=[\w-]+)"/.exec((await owner.get(path)).text) ?? [];
    const reader = new Visitor();
    const page = await reader.get(share);
    expect([page.status, page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([200, 'private, no-store', 'noindex']);
    expect(page.text).toContain('<meta name="robots" content="noindex"/>');
    expect([page.shows(product(0).mpn), page.shows('Add 2 lines to cart'), page.text.includes('intent=skip')]).toEqual([true, false, false]);
    const copied = await postFile(reader, { share: new URL(share, 'https://x.example').searchParams.get('share') ?? '', do: 'intent=copy' });
    expect(copied.status).toBe(303);
    expect((await reader.get(copied.location ?? '')).text).toContain('Add 2 lines to cart');
    await postFile(owner, { bomNo: numberIn(path), do: 'intent=revokeShare' }, undefined, path);
    expect((await reader.get(share)).status).toBe(404);
  });
});

test('an upstream that stores nothing still matches, and the lines travel in the form', async () => {
  const visitor = new Visitor(failing('bom/saveBom', () => new Response('unknown', { status: 404 })));
  const page = await postFile(visitor, { sets: '20' }, { name: 'board.csv', content: csv() });
  expect([page.status, page.shows(product(0).mpn), page.shows('This shop cannot store BOMs')]).toEqual([200, true, true]);
  const document = fieldIn(page.text, 'document').replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&#x27;', "'");
  const added = await postFile(visitor, { document, do: 'intent=addToCart' });
  expect(added.status).toBe(200);
  expect(Object.keys(await cartOf(visitor)).toSorted()).toEqual([product(0).id, product(1).id].toSorted());
});

test('the upload page is open to all', async () => {
  const page = await new Visitor().get('/bom');
  expect([page.status, page.shows('Drop a file here, or choose one'), page.text.includes('noindex')]).toEqual([200, true, false]);
});

test('a stored bill is added by the form of the cart, and nobody adds one of another visitor', async () => {
  const visitor = new Visitor();
  const bomNo = numberIn(await uploaded(visitor));
  const added = await visitor.post('/shopping_cart', { intent: 'addBatch', bomNo });
  expect([added.status, added.location]).toEqual([303, '/shopping_cart']);
  expect(Object.keys(await cartOf(visitor)).toSorted()).toEqual([product(0).id, product(1).id].toSorted());
  const stranger = new Visitor();
  expect((await stranger.post('/shopping_cart', { intent: 'addBatch', bomNo })).status).toBe(404);
  expect(await cartOf(stranger)).toEqual({});
});
