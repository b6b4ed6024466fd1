/** Orders to other countries in a browser without script: the form of an address, freight, tax numbers and approximate prices. */
import { env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { CHOICES, CREDENTIALS, demoUser, fill, numberIn, openOrders, orderAfter, product, shownBy, somebodyElse } from '../fixtures/visitors/order-visitor';
import { Visitor } from '../fixtures/visitors/visitor';

openOrders();

const BERLIN = { name: 'Ada', phone: '030 1234567', country: 'DE', line1: 'Voltstr. 1', line2: '', cityText: 'Berlin', state: '', postalCode: '10115' };
const POSTED = { paymentMethod: 'PW0', shortage: 'ship', ...BERLIN };

/** Whether a page has a field. */
const has = (html: string, name: string) => html.includes(`name="${name}"`);

describe('the form of an address', () => {
  test('shows the fields of the chosen country, with what was typed', async () => {
    const visitor = await somebodyElse();
    const first = await visitor.get('/membership_center?tab=addresses');
    expect([has(first.text, 'province'), has(first.text, 'line1'), first.shows('Show the fields of this country')]).toEqual([true, false, true]);
    const german = await visitor.post('/membership_center?tab=addresses', { intent: 'region', country: 'DE', name: 'Ada', line1: 'Voltstr. 1' });
    expect(german.status).toBe(200);
    expect(['province', 'line1', 'postalCode', 'cityText', 'state'].map((name) => has(german.text, name))).toEqual([false, true, true, true, false]);
    expect(german.text).toMatch(/<option value="DE" selected="">Germany<\/option>/);
    expect(german.text).toMatch(/name="line1"[^>]* value="Voltstr. 1"/);
    const american = await visitor.post('/membership_center?tab=addresses', { intent: 'region', country: 'US' });
    expect([american.shows('>ZIP code<'), american.shows('>State<')]).toEqual([true, true]);
  });

  test('begins with the country of the visitor’s network, if the shop sends there', async () => {
    const visitor = await somebodyElse();
    for (const [country, chosen] of [['BR', 'BR'], ['KP', 'CN'], ['CN', 'CN']] as const) {
      const page = await visitor.send('/membership_center?tab=addresses', { headers: { 'cf-ray': 'a1' }, cf: { country } });
      expect(page.text).toMatch(new RegExp(`<option value="${chosen}" selected="">`));
    }
  });

  test('keeps its fields after an error, beside which it says what to do; then the address is kept in the form of its country', async () => {
    const visitor = await somebodyElse();
    const wrong = await visitor.post('/membership_center?tab=addresses', { intent: 'address', ...BERLIN, phone: '12', postalCode: '1011' });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toMatch(/name="postalCode"[^>]* value="1011"/);
    expect(wrong.shows('Enter a postal code of this country, such as 26133.')).toBe(true);
    expect(wrong.shows('Enter a phone number of this country, or one that begins with + and the code of its country.')).toBe(true);
    expect((await visitor.post('/membership_center?tab=addresses', { intent: 'address', ...BERLIN })).status).toBe(303);
    const saved = await visitor.get('/membership_center?tab=addresses');
    expect(saved.shows('Voltstr. 1, 10115 Berlin, Germany')).toBe(true);
    expect(saved.shows('+49 30 1234567')).toBe(true);
  });

  test('has no countries for an upstream that knows no freight', async () => {
    // The answer for the English site is kept already.
    const visitor = new Visitor(async (request, pass) => (request.url.includes('qryFreightList') ? new Response('', { status: 404 }) : pass(request)), { 'accept-language': 'zh-CN' });
    expect((await visitor.post('/login', CREDENTIALS)).status).toBe(303);
    const page = await visitor.get('/membership_center?tab=addresses');
    expect([has(page.text, 'country'), has(page.text, 'province')]).toEqual([false, true]);
  });
});

describe('checkout', () => {
  test('says what the freight to a new address is before anything is ordered', async () => {
    const visitor = await demoUser();
    await fill(visitor, [0, 20]);
    const shown = shownBy(await visitor.get('/confirm_order'));
    // The page shows the amount in China. Posting another country shows what it costs there, and places nothing.
    const refused = await visitor.post('/confirm_order', { ...shown, ...POSTED });
    expect(refused.status).toBe(409);
    expect(refused.shows('With ¥132.50 freight the order costs ¥')).toBe(true);
    expect([refused.shows('>Freight<'), refused.shows('VAT or company number, such as DE123456789')]).toEqual([true, true]);
    const again = shownBy(refused);
    expect(Number(again['amount'])).toBeCloseTo(Number(shown['amount']) + 132.5, 6);
    const placed = await visitor.post('/confirm_order', { ...again, ...POSTED, invoiceTitle: 'Ohm GmbH' });
    expect(placed.status).toBe(303);
    const path = await orderAfter(visitor, placed.location ?? '');
    const row = await env.DB.prepare('SELECT payable, freight, tax_no FROM trade_order WHERE order_no = ?1').bind(numberIn(path)).first();
    expect(row).toEqual({ payable: Math.round(Number(again['amount']) * 1_000_000), freight: 132_500_000, tax_no: '' });
    const order = await visitor.get(path);
    expect([order.shows('Voltstr. 1<br/>10115 Berlin<br/>GERMANY'), order.shows('¥132.50')]).toEqual([true, true]);
    // The address is kept, and is the choice of the next order with its freight.
    await fill(visitor, [1, 20]);
    expect((await visitor.get('/confirm_order')).shows('>Freight<')).toBe(true);
  });

  test('keeps all fields of an address abroad after an error, and refuses a tax number of another form', async () => {
    const visitor = await somebodyElse();
    await fill(visitor, [0, 20]);
    const shown = shownBy(await visitor.get('/confirm_order'));
    const wrong = await visitor.post('/confirm_order', { ...shown, ...POSTED, cityText: '', invoiceTitle: 'Ohm GmbH', taxNo: '123' });
    expect(wrong.status).toBe(422);
    for (const [name, value] of Object.entries({ line1: 'Voltstr. 1', postalCode: '10115', taxNo: '123' })) expect(wrong.text).toMatch(new RegExp(`name="${name}"[^>]* value="${value}"`));
    expect([wrong.shows('Enter the city.'), wrong.shows('Enter a tax number of this country, such as DE123456789, or leave it empty.')]).toEqual([true, true]);
  });

  test('says that the freight has changed since, keeps what was entered, and takes the order with the new one', async () => {
    const visitor = await somebodyElse();
    await visitor.post('/membership_center?tab=addresses', { intent: 'address', ...BERLIN });
    await fill(visitor, [2, 20]);
    const page = await visitor.get('/confirm_order');
    const [, addressId = ''] = /name="addressId"[^>]* value="([^"]+)"/.exec(page.text) ?? [];
    const choices = { addressId, paymentMethod: 'PW0', shortage: 'wait', remark: 'Tor 3', invoiceTitle: 'Ohm GmbH' };
    const setPrice = (from: string, to: string) => env.DB.prepare("UPDATE content SET data = replace(data, ?1, ?2) WHERE kind = 'freight' AND id = 'europe'").bind(from, to).run();
    await setPrice('"132.50"', '"140.00"');
    try {
      const refused = await visitor.post('/confirm_order', { ...shownBy(page), ...choices });
      expect(refused.status).toBe(409);
      expect(refused.shows('With ¥140.00 freight the order costs ¥')).toBe(true);
      expect(refused.text).toMatch(/>Freight<\/dt><dd>¥140\.00</);
      const { amount = '' } = shownBy(page);
      expect(Number(shownBy(refused)['amount'])).toBeCloseTo(Number(amount) + 7.5, 6);
      expect(refused.text).toMatch(/value="wait" (?:checked=""|[^>]*checked)|checked="" value="wait"/);
      expect([refused.shows('>Tor 3</textarea>'), refused.shows('value="Ohm GmbH"')]).toEqual([true, true]);
      const placed = await visitor.post('/confirm_order', { ...shownBy(refused), ...choices });
      expect(placed.status).toBe(303);
    } finally {
      await setPrice('"140.00"', '"132.50"');
    }
  });

  test('fills in the remembered tax number where it is right only', async () => {
    const visitor = await somebodyElse();
    await fill(visitor, [0, 20]);
    const america = { ...POSTED, country: 'US', phone: '(512) 555-0100', cityText: 'Austin', state: 'TX', postalCode: '78701', invoiceTitle: 'Ohm Inc', taxNo: '12-3456789' };
    const shown = shownBy(await visitor.get('/confirm_order'));
    const refused = await visitor.post('/confirm_order', { ...shown, ...america });
    expect((await visitor.post('/confirm_order', { ...shownBy(refused), ...america })).status).toBe(303);
    await fill(visitor, [1, 20]);
    const filledIn = ({ text }: { text: string }) => ['invoiceTitle', 'taxNo'].map((name) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(text)?.[1] ?? '');
    expect(filledIn(await visitor.get('/confirm_order'))).toEqual(['Ohm Inc', '123456789']);
    const chosen = (invoice: object) => visitor.post('/confirm_order', { ...shown, ...POSTED, intent: 'region', addressId: '', country: 'BR', ...invoice });
    expect(filledIn(await chosen({ invoiceTitle: 'Ohm Inc', taxNo: '123456789' }))).toEqual(['Ohm Inc', '']);
    expect(filledIn(await chosen({ invoiceTitle: 'Another', taxNo: '12345678000195' }))).toEqual(['Another', '12345678000195']);
    await env.DB.prepare("UPDATE address SET country = 'DE'").run();
    expect(filledIn(await visitor.get('/confirm_order'))).toEqual(['Ohm Inc', '']);
    await env.DB.prepare('DELETE FROM address').run();
    expect(filledIn(await visitor.get('/confirm_order'))).toEqual(['', '']);
  });

  test('of an address to which the shop no longer sends says so', async () => {
    const visitor = await somebodyElse();
    await visitor.post('/membership_center?tab=addresses', { intent: 'address', ...BERLIN });
    await env.DB.prepare("UPDATE address SET country = 'KP'").run();
    await fill(visitor, [0, 20]);
    const page = await visitor.get('/confirm_order');
    expect(page.shows('We do not ship to this country at present. Choose another address.')).toBe(true);
    const { id = '' } = await env.DB.prepare('SELECT address_id AS id FROM address ORDER BY number DESC LIMIT 1').first<{ id: string }>() ?? {};
    const refused = await visitor.post('/confirm_order', { ...CHOICES, ...shownBy(page), addressId: id });
    expect(refused.status).toBe(422);
    expect(refused.shows('We do not ship to this country at present: North Korea. Choose another address, or tell us by feedback.')).toBe(true);
  });
});

describe('an approximate price', () => {
  const about = (page: { text: string }) => /About (\$|€)([\d,.]+)\. You pay in CNY\. <span class="nw">([\d.]+) CNY per (USD|EUR), 2026-11-20</.exec(page.text.replaceAll('<!-- -->', ''))?.slice(1);

  test('stands beside the sum on the English site, in the currency that the visitor chooses, and is never what is charged', async () => {
    const visitor = await somebodyElse();
    await fill(visitor, [0, 20]);
    const cart = await visitor.get('/shopping_cart');
    const amount = Number(shownBy(await visitor.get('/confirm_order'))['amount']);
    expect(about(cart)).toEqual(['$', (amount / 7.1).toFixed(2), '7.10', 'USD']);
    const chosen = await visitor.post('/currency', { currency: 'EUR', _r: '/confirm_order' });
    expect([chosen.status, chosen.location]).toEqual([303, '/confirm_order']);
    expect(about(await visitor.get('/confirm_order'))).toEqual(['€', (amount / 8.2).toFixed(2), '8.20', 'EUR']);
    const placed = await visitor.post('/confirm_order', { ...CHOICES, ...shownBy(await visitor.get('/confirm_order')) });
    const paid = await visitor.get(placed.location ?? '');
    expect(about(paid)?.[0]).toBe('€');
    expect(paid.shows(`Pay ¥${amount.toFixed(2)}`)).toBe(true);
    await visitor.post('/currency', { currency: 'CNY', _r: '/shopping_cart' });
    expect(about(await visitor.get(placed.location ?? ''))).toBeUndefined();
  });

  test('stands beside the unit prices of a product, with as many decimals', async () => {
    const visitor = await somebodyElse();
    const { id } = product(0);
    const page = await visitor.get(`/product_detail/${id}`);
    const prices = [...page.text.replaceAll('<!-- -->', '').matchAll(/<td>¥([\d.]+)<small class="muted"><br\/>≈ \$([\d.]+)<\/small>/g)];
    expect(prices.length).toBeGreaterThan(1);
    for (const [, yuan = '', dollars = ''] of prices) expect(dollars).toBe((Number(yuan) / 7.1).toFixed(yuan.split('.')[1]?.length));
    expect(page.shows('Prices in USD are approximate: 7.10 CNY per USD, 2026-11-20. You pay in CNY.')).toBe(true);
    expect((await visitor.get(`/product_detail/${id}?lang=cn`)).text).not.toContain('≈ $');
  });

  test('is not on the Chinese site; a strange currency and a strange way back are ignored', async () => {
    const visitor = await somebodyElse();
    await fill(visitor, [0, 20]);
    expect((await visitor.get('/shopping_cart?lang=cn')).text).not.toContain('7.10');
    const strange = await visitor.post('/currency', { currency: 'GBP', _r: 'https://elsewhere.example/' });
    expect([strange.location, visitor.cookies.has('currency')]).toEqual(['/shopping_cart', false]);
    expect((await visitor.get('/currency')).location).toBe('/shopping_cart');
  });
});
