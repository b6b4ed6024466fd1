import { describe, expect, test } from 'vitest';
import { keptForm, LINES_FORM_LIMIT, postedFileForm, readForm } from '~/actions/form/posted-form';
import { discardBody } from '../../functions/discard-body';

const TYPE = 'application/x-www-form-urlencoded';

function posted(body: BodyInit | null, type?: string): Request {
  return new Request('http://shop.test/', { method: 'POST', body, ...(type ? { headers: { 'content-type': type } } : {}) });
}

async function read(request: Request, name = 'cartNum'): Promise<string> {
  return (await readForm(request)).text(name);
}

describe('a posted form', () => {
  test('has the unchanged text of a field', async () => {
    expect(await read(posted('cartNum=+1%2C000%20', TYPE))).toBe(' 1,000 ');
    const form = new FormData();
    form.append('cartNum', '７');
    expect(await read(posted(form))).toBe('７');
  });

  test('has no text for a field that is missing, repeated, or a file', async () => {
    expect(await read(posted('', TYPE))).toBe('');
    expect(await read(posted('other=1', TYPE))).toBe('');
    expect(await read(posted('cartNum=5&cartNum=10', TYPE))).toBe('');
    expect(await read(posted('cartNum[]=5', TYPE))).toBe('');
    const form = new FormData();
    form.append('cartNum', new File(['10'], '10.txt'));
    expect(await read(posted(form))).toBe('');
  });

  test('S26: has no fields if a body has many more than forms of the shop have, since reading each takes time', async () => {
    const fields = (count: number) => 'a=1&'.repeat(count) + 'cartNum=5';
    const parts = (count: number) => '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(count) + '--b\r\ncontent-disposition: form-data; name="cartNum"\r\n\r\n5\r\n--b--\r\n';
    const multipart = 'multipart/form-data; boundary=b';
    const of = async (body: string, type: string) => (await postedFileForm(posted(body, type))).text('cartNum');
    expect([await of(fields(9_000), TYPE), await of(fields(10_001), TYPE), await of(parts(9_000), multipart), await of(parts(10_001), multipart)]).toEqual(['5', '', '5', '']);
  });

  test('has all the texts of a repeated field, in their order', async () => {
    const form = await readForm(posted('goodsId=F2&x=1&goodsId=F1&goodsId=', TYPE));
    expect([form.all('goodsId'), form.all('x'), form.all('none')]).toEqual([['F2', 'F1', ''], ['1'], []]);
    const files = new FormData();
    files.append('goodsId', new File(['F1'], 'f1.txt'));
    files.append('goodsId', 'F2');
    expect((await readForm(posted(files))).all('goodsId')).toEqual(['F2']);
  });

  test('that was stored is read like a posted one', () => {
    const form = keptForm({ goodsId: 'F1', none: undefined });
    expect([form.text('goodsId'), form.all('goodsId'), form.has('goodsId')]).toEqual(['F1', ['F1'], true]);
    for (const name of ['none', 'other']) expect([form.text(name), form.all(name), form.has(name)]).toEqual(['', [], false]);
  });

  test.each([
    ['JSON', '{"cartNum":10}', 'application/json'], ['a multipart without a boundary', 'cartNum=10', 'multipart/form-data'],
    ['a multipart that breaks off', '--x\r\nContent-Disposition: form-data; name="cartNum"\r\n\r\n10', 'multipart/form-data; boundary=x'],
  ])('that is %s has no fields', async (_, body, type) => {
    expect(await read(posted(body, type))).toBe('');
  });

  test('without a body has no fields', async () => {
    expect(await read(posted(null))).toBe('');
  });

  test('is read up to 64 KiB', async () => {
    const most = 64 * 1024 - 'cartNum='.length;
    expect(await read(posted(`cartNum=${'9'.repeat(most)}`, TYPE))).toHaveLength(most);
    await expect(readForm(posted(`cartNum=${'9'.repeat(most + 1)}`, TYPE))).rejects.toMatchObject({ status: 413 });
    expect((await readForm(posted(`cartNum=${'9'.repeat(most + 1)}`, TYPE), LINES_FORM_LIMIT)).text('cartNum')).toHaveLength(most + 1);
  });

  test.each<[string, (request: Request) => Promise<unknown>]>([
    ['read', (request) => readForm(request).catch((refusal: unknown) => refusal)], ['discarded', discardBody],
  ])('without end is not %s completely', async (_, read) => {
    let pulled = 0;
    const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(64 * 1024).fill((pulled += 1))) });
    // Node requires `duplex` for a stream.
    const init = { method: 'POST', body: endless, duplex: 'half' };
    await read(new Request('https://shop.example/', init));
    expect(pulled).toBeLessThan(40);
  });
});

describe('a posted form with a file', () => {
  const withFile = (content: BlobPart, name = 'bom.csv') => {
    const form = new FormData();
    form.append('file', new File([content], name));
    form.append('text', 'typed');
    return posted(form);
  };

  test('has the file, its fields and their names', async () => {
    const form = await postedFileForm(withFile('a,b'));
    expect([form.text('text'), form.text('file'), form.names(), form.file('file')?.name, await form.file('file')?.text(), form.file('text')]).toEqual(['typed', '', ['file', 'text'], 'bom.csv', 'a,b', null]);
  });

  test('has no file if nobody has chosen one', async () => {
    expect((await postedFileForm(withFile('', ''))).file('file')).toBeNull();
    expect((await postedFileForm(withFile('', 'empty.csv'))).file('file')?.size).toBe(0);
    expect((await postedFileForm(posted('text=1', TYPE))).file('file')).toBeNull();
  });

  test('is read up to 12 MiB, by POST only', async () => {
    expect((await postedFileForm(withFile(new Uint8Array(11 * 1024 * 1024)))).file('file')?.size).toBe(11 * 1024 * 1024);
    await expect(postedFileForm(withFile(new Uint8Array(12 * 1024 * 1024)))).rejects.toMatchObject({ status: 413 });
    await expect(postedFileForm(new Request('http://shop.test/'))).rejects.toMatchObject({ status: 405 });
  });
});
