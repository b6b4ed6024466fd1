/** Quick order in a browser without script: a form of lines, and the result of each. */
import { env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { add, cartOf, failing, insertGoods, openCarts, product, type Product } from '../fixtures/visitors/cart-visitor';
import { Visitor } from '../fixtures/visitors/visitor';

openCarts();

/** The buttons that add one line, with the values they send. */
function choicesOf(html: string): Array<{ value: string; label: string }> {
  return [...html.matchAll(/<button [^>]*name="choose" value="([^"]+)"[^>]*>([^<]+)</g)]
    .map(([, value = '', label = '']) => ({ value: value.replaceAll('&amp;', '&'), label }));
}

/** Their labels without the manufacturer. */
const offersOf = (html: string) => choicesOf(html).map(({ label }) => label.replace(/, [^,]*$/, ', '));

const fieldOf = (html: string) => /<textarea[^>]*>([^<]*)<\/textarea>/.exec(html)?.[1];

describe('a quick order', () => {
  const order = (visitor: Visitor, text: string, more: Record<string, string> = {}) => visitor.post('/shopping_cart', { intent: 'quickOrder', text, ...more });

  test('adds its lines', async () => {
    const visitor = new Visitor();
    const answer = await order(visitor, `Part number\tQty\r\n${product(0).mpn}\t20\r\n30 pcs ${product(1).mpn.toLowerCase()}\r\n\r\n${product(2).mpn},"1,000"`);
    expect([answer.status, answer.location]).toEqual([303, '/shopping_cart']);
    expect((await visitor.get('/shopping_cart')).text).toContain('3 parts were added to the cart.');
    expect(await cartOf(visitor)).toEqual({ [product(0).id]: '20', [product(1).id]: '30', [product(2).id]: '1000' });
  });

  test('counts a product once that stands in two lines', async () => {
    const visitor = new Visitor();
    await order(visitor, `${product(0).mpn} 20\n${product(0).mpn.toLowerCase()} 10`);
    expect((await visitor.get('/shopping_cart')).text).toContain('1 part was added to the cart.');
  });

  test('keeps lines that were not added in the field, and gives the reason of each', async () => {
    const visitor = new Visitor();
    const answer = await order(visitor, `${product(0).mpn} 20\n${product(1).mpn} 25\nNOSUCHPART 10\n${product(2).mpn}\n${product(3).mpn} 10`);
    expect(answer.status).toBe(422);
    const left = `${product(1).mpn} 25\nNOSUCHPART 10\n${product(2).mpn}`;
    expect(/<textarea[^>]*id="quick-text"[^>]*>([^<]*)<\/textarea>/.exec(answer.text)?.[1]).toBe(left);
    for (const words of [
      '3 lines were not added. They stay here with the reasons. 2 other lines were added.', `Line 1: ${product(1).mpn} is sold in multiples of 10.`,
      'Line 2: No part has the number NOSUCHPART.', `Line 3: “${product(2).mpn}” has no quantity. Put it after the part number.`,
    ]) expect(answer.shows(words), words).toBe(true);
    expect(answer.text).toContain('<a href="/product_list/search/NOSUCHPART" data-nav="">NOSUCHPART</a>');
    expect(await cartOf(visitor)).toEqual({ [product(0).id]: '20', [product(3).id]: '10' });
  });

  test('S41: of thousands of lines that cannot be read adds nothing, keeps them, and gives one reason', async () => {
    const visitor = new Visitor();
    const text = `${product(0).mpn} 20\n${'a\n'.repeat(3_000)}`;
    const answer = await order(visitor, text);
    expect([answer.status, answer.shows('This text is too long for one order. Split it into smaller orders.')]).toEqual([422, true]);
    expect(/<textarea[^>]*id="quick-text"[^>]*>([^<]*)<\/textarea>/.exec(answer.text)?.[1]).toBe(text);
    expect(answer.text.length).toBeLessThan(100_000);
  });

  test('offers the manufacturers of an ambiguous part number, and adds the chosen one', async () => {
    const visitor = new Visitor();
    const { mpn } = await withTwin(product(5));
    const text = `${mpn} 20\nNOSUCHPART 10`;
    const answer = await order(visitor, text);
    expect(answer.status).toBe(422);
    const choices = choicesOf(answer.text);
    expect(choices.length).toBeGreaterThan(1);
    for (const { label } of choices) expect(label).toMatch(/^Add 20 × \S+, \S+/);
    const chosen = await order(visitor, text, { choose: choices[1]?.value ?? '' });
    expect(chosen.status).toBe(422);
    expect(fieldOf(chosen.text)).toBe('NOSUCHPART 10');
    expect(await cartOf(visitor)).toEqual({ [new URLSearchParams(choices[1]?.value).get('goodsId') ?? '']: '20' });
  });

  test('shows package, stock and price of each manufacturer', async () => {
    const { mpn } = await withTwin(product(6), 'F9999999998');
    const { text } = await order(new Visitor(), `${mpn} 20`);
    const figures = [...text.matchAll(/<span class="small">([^<]*)<\/span>/g)].map(([, words]) => words);
    expect(figures.length).toBeGreaterThan(1);
    for (const words of figures) expect(words).toMatch(/^.+ · [\d,]+ in stock · ¥\d+\.\d+ each$/);
  });

  test.each([
    ['a table of KiCad', `"Reference","Value","Footprint","Qty","MPN"\n"R1,R2","10k","Resistor_SMD:R_0603_1608Metric","2",""\n"U1","LM358","SOIC-8","1","LM358DR"`, 2],
    ['columns of a spreadsheet', 'Designator\tValue\tPackage\tQuantity\nR1\t10k\t0603\t1\nC1\t100nF\t0402\t1\nC2\t10uF\t0805\t1', 3],
  ])('offers to open %s as a BOM, with everything kept', async (_, text, count) => {
    const visitor = new Visitor();
    const answer = await order(visitor, text);
    expect([answer.status, answer.shows(`This is a table with ${count} lines. Nothing was added yet.`), await cartOf(visitor)]).toEqual([422, true, {}]);
    expect(fieldOf(answer.text)).toBe(text.replaceAll('"', '&quot;'));
    const [, kept = ''] = /<form [^>]*action="\/bom"[^>]*>.*?name="text" value="([^"]*)"/s.exec(answer.text) ?? [];
    const opened = await visitor.post('/bom', { intent: 'read', text: kept.replaceAll('&quot;', '"') });
    expect([opened.status, opened.location]).toEqual([303, expect.stringMatching(/^\/bom\?no=/)]);
  });

  test('offers to open lines that name no single part as a BOM', async () => {
    const answer = await order(new Visitor(), `${product(0).mpn} 20\nNOSUCHPART 10`);
    expect(answer.text).toMatch(/<form [^>]*action="\/bom"[^>]*>.*?name="text" value="NOSUCHPART 10"/s);
    expect(answer.shows('Open as a BOM')).toBe(true);
  });

  test('offers the nearest quantities given the cart; the chosen one is added, and other lines stay unchanged', async () => {
    const visitor = new Visitor();
    await add(visitor, product(1), 30);
    const [one, two] = [product(0).mpn, product(1).mpn.toLowerCase()];
    const text = `  ${one}  x25\nNOSUCHPART 10\n${two}\t1,007`;
    const answer = await order(visitor, text);
    expect(offersOf(answer.text)).toEqual([`Add 20 × ${one}, `, `Add 30 × ${one}, `, `Add 1,000 × ${product(1).mpn}, `, `Add 1,010 × ${product(1).mpn}, `]);
    const [, , thousand] = choicesOf(answer.text);
    const left = `${one}  x25\nNOSUCHPART 10\n${two}\t1,007`;
    expect(fieldOf(answer.text)).toBe(left);
    const taken = await order(visitor, left, { choose: thousand?.value ?? '' });
    expect([taken.status, fieldOf(taken.text)]).toEqual([422, `${one}  x25\nNOSUCHPART 10`]);
    expect(await cartOf(visitor)).toEqual({ [product(1).id]: '1030' });
    const last = await order(visitor, `${one}  x25`, { choose: choicesOf(taken.text)[0]?.value ?? '' });
    expect([last.status, last.location]).toEqual([303, '/shopping_cart']);
    expect(await cartOf(visitor)).toEqual({ [product(1).id]: '1030', [product(0).id]: '20' });
  });

  test('offers a quantity for one of two equal lines that makes their sum valid', async () => {
    const visitor = new Visitor();
    const text = `${product(0).mpn} 15\n${product(0).mpn} 12`;
    const answer = await order(visitor, text);
    expect(offersOf(answer.text)).toEqual([8, 18, 5, 15].map((pieces) => `Add ${pieces} × ${product(0).mpn}, `));
    const taken = await order(visitor, text, { choose: choicesOf(answer.text)[1]?.value ?? '' });
    expect([taken.status, await cartOf(visitor)]).toEqual([303, { [product(0).id]: '30' }]);
  });

  test.each([['', 'Enter at least one part number with a quantity.'], [' \r\n ', 'Enter at least one part number with a quantity.'], ['x'.repeat(20_001), 'This text is too long for one order.']])(
    'of no text or too much text is refused with a message', async (text, message) => {
      const answer = await order(new Visitor(), text);
      expect([answer.status, answer.shows(message)]).toEqual([422, true]);
    },
  );

  test('keeps its text where the upstream fails', async () => {
    const answer = await order(new Visitor(failing('cart/quickOrder', () => new Response('failed', { status: 502 }))), `${product(0).mpn} 20`);
    expect(answer.status).toBe(503);
    expect(/<textarea[^>]*>([^<]*)<\/textarea>/.exec(answer.text)?.[1]).toBe(`${product(0).mpn} 20`);
  });

  /** Adds a product of another manufacturer with the same part number. */
  async function withTwin(one: Product, id = 'F9999999999'): Promise<Product> {
    const row = await env.DB.prepare('SELECT * FROM goods WHERE id = ?1').bind(one.id).first<Record<string, string | number | null>>();
    const more = await env.DB.prepare('SELECT MAX(rank) + 1 AS rank, (SELECT MIN(brand_id) FROM goods WHERE brand_id <> ?1) AS brand_id FROM goods')
      .bind(row?.brand_id ?? 0).first<{ rank: number; brand_id: number }>();
    await insertGoods({ ...row, ...more, id });
    return one;
  }
});
