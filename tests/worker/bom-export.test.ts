/** Files of bills of materials through the whole storefront: who gets them, and where a refusal leads. */
import { env } from 'cloudflare:test';
import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, test } from 'vitest';
import { FILE_TYPES } from '../../app/upstream/contract/records/export';
import { CREDENTIALS, failing, openCarts, product } from '../fixtures/visitors/cart-visitor';
import { Visitor, type Page } from '../fixtures/visitors/visitor';

openCarts();

beforeEach(async () => {
  await env.DB.batch(['bom', 'bom_version', 'bom_choice'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});

const rowOf = (at: number) => `=first,1,${product(at).mpn}`;

/** Posts the form of the page `/bom`, as a browser posts one with a file. */
function postBom(visitor: Visitor, fields: Record<string, string>, content?: string): Promise<Page> {
  const body = new FormData();
  for (const [name, text] of Object.entries(fields)) body.append(name, text);
  body.append('file', content === undefined ? new File([], '') : new File([content], 'motor-driver.csv'));
  return visitor.send('/bom', { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin' } });
}

/** Uploads a bill of two parts and a third line that nobody sells. @returns its number */
async function uploaded(visitor: Visitor): Promise<string> {
  const { location } = await postBom(visitor, { intent: 'read', sets: '20' }, ['Remark,Quantity,Part number', rowOf(0), rowOf(1), 'none,1,NOSUCH-PART-1'].join('\n'));
  return new URL(location ?? '', 'https://shop.example').searchParams.get('no') ?? '';
}

async function signedIn(visitor: Visitor): Promise<Visitor> {
  expect((await visitor.post('/login', CREDENTIALS)).status).toBe(303);
  return visitor;
}

/** Shares a saved bill of materials. @returns the key of its link */
async function shareOf(visitor: Visitor, bomNo: string): Promise<string> {
  await postBom(visitor, { bomNo, do: 'intent=share' });
  return (await env.DB.prepare('SELECT share_key FROM bom WHERE bom_no = ?1').bind(bomNo).first<string>('share_key')) ?? '';
}

const exported = (visitor: Visitor, fields: Record<string, string>) => visitor.post('/export/bom', { format: 'csv', ...fields });

describe('a file', () => {
  test.each([['csv', /^\ufeff"line","designators",/], ['xlsx', /^PK/]] as const)('as %s goes to the visitor who uploaded it, without a sign-in', async (format, content) => {
    const visitor = new Visitor();
    const bomNo = await uploaded(visitor);
    const { status, headers, bytes } = await exported(visitor, { format, bomNo, _r: `/bom?no=${bomNo}` });
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, FILE_TYPES[format], 'private, no-store']);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="bom-motor-driver.${format}"`);
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toMatch(content);
  });

  test('has what the page shows, and the cells of the file', async () => {
    const visitor = new Visitor();
    const bomNo = await uploaded(visitor);
    const rows: Array<Record<string, string>> = parse((await exported(visitor, { bomNo })).text, { bom: true, columns: true });
    expect(rows.map((row) => [row['line'], row['productId'], row['file.Remark'], row['file.Part number']])).toEqual([
      ['1', product(0).id, "'=first", product(0).mpn], ['2', product(1).id, "'=first", product(1).mpn], ['3', '', 'none', 'NOSUCH-PART-1'],
    ]);
    const page = await visitor.get(`/bom?no=${bomNo}`);
    const cents = rows.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
    expect([cents > 0, page.text.replaceAll(',', '').includes((cents / 100).toFixed(2))]).toEqual([true, true]);
    for (const format of ['xlsx', 'csv']) expect(page.text).toMatch(new RegExp(`<form class="row" method="post" action="/export/bom">.*name="bomNo" value="${bomNo}".*value="${format}"`, 's'));
  });

  test('goes to its user after the sign-in, also before the page was opened again', async () => {
    const visitor = new Visitor();
    const bomNo = await uploaded(visitor);
    expect((await exported(await signedIn(visitor), { bomNo })).status).toBe(200);
  });

  test('goes to everybody with the link, until it is revoked', async () => {
    const visitor = await signedIn(new Visitor());
    const bomNo = await uploaded(visitor);
    const share = await shareOf(visitor, bomNo);
    const [own, other] = [await exported(visitor, { bomNo }), await exported(new Visitor(), { share })];
    // The column that is not read is the owner's.
    const heads = ',"file.Remark","file.Quantity","file.Part number"';
    expect([other.status, own.text.includes(heads), other.text.includes('Remark')]).toEqual([200, true, false]);
    expect(other.text.split('\n')[0]).toBe(own.text.split('\n')[0]?.replace('"file.Remark",', ''));
    expect(other.text.split('\n')).toHaveLength(own.text.split('\n').length);
    expect((await new Visitor().get(`/bom?share=${share}`)).text).toMatch(new RegExp(`action="/export/bom">.*name="share" value="${share}"`, 's'));
    await postBom(visitor, { bomNo, do: 'intent=revokeShare' });
    expect((await exported(new Visitor(), { share })).status).toBe(404);
  });
});

describe('the shop refuses', () => {
  test('the file of another visitor as one that does not exist: 404 (S14)', async () => {
    const [anonymous, user, stranger] = [new Visitor(), await signedIn(new Visitor()), new Visitor()];
    const numbers = [await uploaded(anonymous), await uploaded(user)];
    await uploaded(stranger);
    const unknown = await exported(stranger, { bomNo: 'B00000000000000' });
    expect([unknown.status, unknown.headers.get('content-type'), unknown.text.startsWith('We cannot find this BOM\n')]).toEqual([404, 'text/plain; charset=utf-8', true]);
    for (const bomNo of numbers) {
      for (const format of ['csv', 'xlsx']) {
        const { status, headers, text } = await exported(stranger, { bomNo, format, _r: '/brand' });
        expect([status, headers.get('content-disposition'), text]).toEqual([404, null, unknown.text]);
      }
    }
    expect((await exported(anonymous, { bomNo: numbers[1] ?? '' })).status).toBe(404);
  });

  test.each<[Record<string, string>, number]>([[{}, 404], [{ bomNo: '../x' }, 404], [{ share: 'x' }, 404], [{ bomNo: 'B1', format: 'pdf' }, 422], [{ bomNo: 'B1', goal: 'best' }, 422]])(
    '%j with %d', async (fields, status) => {
      expect((await exported(new Visitor(), fields)).status).toBe(status);
    },
  );

  test('with a message on the page, if the upstream fails', async () => {
    const visitor = new Visitor(failing('/export/exportFile', () => new Response(null, { status: 500 })));
    const bomNo = await uploaded(visitor);
    for (const [_r, to] of [[`/bom?no=${bomNo}`, `/bom?no=${bomNo}`], ['https://evil.example/', `/bom?no=${bomNo}`]] as const) {
      const { status, location } = await exported(visitor, { bomNo, _r });
      expect([status, location]).toEqual([303, to]);
    }
    expect((await visitor.get(`/bom?no=${bomNo}`)).text).toMatch(/class="[^"]*alert/);
  });
});
