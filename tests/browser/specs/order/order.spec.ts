/** One order: its actions in each state, with script and without; invalid input, the keyboard, and orders of others. */
import { rawRequest } from '../../../fixtures/servers/raw-http';
import { newUser, signInBehind, summary } from '../../account-fixtures';
import { SCRIPTED, turns } from '../../combinations';
import { behindOf, expect, orderNoOf, TAX_NO, test, type Page, type Wanted } from '../../order-fixtures';
import { programRuns, stageUrl } from '../../fixtures';
import { LANGUAGES, type Language } from '../../wording';

const STATUS: Record<string, Record<Language, string>> = {
  P0C: { cn: '待付款', en: 'Pending payment' }, P0D: { cn: '待发货', en: 'Preparing' }, P0R: { cn: '待收货', en: 'Shipped' },
  P0W: { cn: '已完成', en: 'Complete' }, P0F: { cn: '已关闭', en: 'Closed' },
};

/** The panel with the status as its title. */
function statusPanel(page: Page, status: string, language: Language = 'en') {
  return page.getByRole('region', { name: STATUS[status]?.[language] ?? status, exact: true });
}

function two(wanted: Wanted[]): [Wanted, Wanted] {
  const [first, second] = wanted;
  if (!first || !second) throw new Error('There are no products');
  return [first, second];
}

for (const scripted of SCRIPTED) {
  test.describe(`${scripted ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled: scripted });

    test('an unpaid order shows its time limit, and is cancelled after a confirmation', async ({ page, signedIn: _, wanted, behind, text, told }) => {
      const path = await behind.order(wanted.slice(0, 1));
      await page.goto(path);
      await expect(statusPanel(page, 'P0C')).toContainText(/by \w+day \d+ \w+, \d\d:\d\d, or the order closes/);
      const cancel = page.getByRole('button', { name: text('order:action.cancelNow') });
      await expect(cancel).toBeHidden();
      await page.getByText(text('order:action.cancel'), { exact: true }).click();
      await expect(page.getByText(text('order:detail.cancelSure'))).toBeVisible();
      await cancel.click();
      await expect(told(text('order:message.cancelled'))).toBeVisible();
      await expect(statusPanel(page, 'P0F')).toBeVisible();
      await expect(page.getByRole('link', { name: text('order:action.pay') })).toHaveCount(0);
      await expect(page.getByRole('button', { name: text('order:action.again') })).toBeVisible();
    });

    test('an order is shipped, received and partly returned, and its history shows it', async ({ page, signedIn: _, wanted, behind, text, told, figure, allow }) => {
      allow(/status of 422/);
      const [first, second] = two(wanted);
      const path = await behind.order([first, second]);
      await behind.pay(path);
      await page.goto(path);
      await page.getByRole('button', { name: text('order:demo.step.ship') }).click();
      await expect(told(text('order:demo.done.ship'))).toBeVisible();
      await expect(statusPanel(page, 'P0R')).toContainText('DEMO000000001');
      await page.getByRole('link', { name: text('order:action.receive') }).click();
      await expect(statusPanel(page, 'P0R')).toContainText(text('order:receive.means', { days: 30 }));
      if (scripted) await expect(page.getByRole('heading', { name: text('order:receive.ask') })).toBeFocused();
      await page.getByRole('button', { name: text('order:receive.yes') }).click();
      await expect(told(text('order:message.received'))).toBeVisible();
      await expect(statusPanel(page, 'P0W')).toBeVisible();

      await page.getByRole('link', { name: text('order:action.refundOf', { mpn: second.product.mpn }) }).click();
      const form = page.getByRole('region', { name: text('order:refund.ask', { mpn: second.product.mpn }) });
      await expect(form.getByRole('textbox', { name: text('order:refund.qty') })).toHaveValue(String(second.quantity));
      await form.getByRole('textbox', { name: text('order:refund.qty') }).fill(String(second.quantity + 1));
      await form.getByRole('textbox', { name: text('order:refund.reason') }).fill('Wrong value');
      await form.getByRole('button', { name: text('order:refund.send') }).click();
      const wrong = text('order:error.qty', { most: second.quantity });
      await expect(summary(page)).toContainText(wrong);
      await expect(form.getByRole('textbox', { name: text('order:refund.qty') })).toHaveAccessibleDescription(wrong);
      await expect(form.getByRole('textbox', { name: text('order:refund.reason') })).toHaveValue('Wrong value');
      await form.getByRole('textbox', { name: text('order:refund.qty') }).fill('1');
      if (scripted) await expect(form.getByRole('status')).toHaveText(/^Refund for 1 × .+: ¥[\d.]+$/);
      await form.getByRole('button', { name: text('order:refund.send') }).click();
      await expect(told(text('order:message.refundAsked', { mpn: second.product.mpn }))).toBeVisible();

      await page.getByRole('button', { name: text('order:demo.step.approveRefund') }).click();
      const refund = page.getByRole('region', { name: new RegExp(`^${text('order:refund.title')} R`) });
      await expect(refund).toContainText(text('order:refund.sendBack', { quantity: 1 }));
      await refund.getByRole('textbox', { name: text('order:refund.carrier') }).fill('SF');
      if (scripted) {
        await refund.getByRole('button', { name: text('order:action.returnShipped') }).click();
        await expect(summary(page)).toContainText(text('order:error.trackingNo'));
        await expect(refund.getByRole('textbox', { name: text('order:refund.carrier') })).toHaveValue('SF');
      }
      await refund.getByRole('textbox', { name: text('order:refund.trackingNo') }).fill('SF1490');
      await refund.getByRole('button', { name: text('order:action.returnShipped') }).click();
      await expect(told(text('order:message.returnShipped'))).toBeVisible();
      await expect(refund).toContainText('SF1490');
      await page.getByRole('button', { name: text('order:demo.step.receiveReturn') }).click();
      await expect(told(text('order:demo.done.receiveReturn'))).toBeVisible();
      await expect(figure(text('order:amounts.refunded'))).toHaveText(/^−¥/);
      await expect(page.getByRole('list', { name: /^Progress of refund/ }).getByRole('listitem').last()).toContainText('Complete');

      await page.getByText(/^History, \d+ entries$/).click();
      for (const words of ['Order: Complete', 'Payment: Paid', 'Payment provider']) await expect(page.getByRole('main')).toContainText(words);
    });

    test('a refund request is cancelled, then an invoice is requested', async ({ page, signedIn: _, wanted, behind, text, told, allow }) => {
      allow(/status of 422/);
      const [first] = two(wanted);
      const path = await behind.order([first]);
      await behind.pay(path);
      await behind.act(path, 'refund', { goodsId: first.product.id, refundType: 'T01', qty: '1', reason: 'x' });
      await page.goto(path);
      await page.getByRole('button', { name: text('order:action.cancelRefund') }).click();
      await expect(told(text('order:message.refundCancelled'))).toBeVisible();

      const invoice = page.getByRole('region', { name: text('order:invoice.title') });
      await invoice.getByRole('textbox', { name: text('order:invoice.to') }).fill('Ohm');
      await invoice.getByRole('textbox', { name: text('order:invoice.taxNo') }).fill('1');
      await invoice.getByRole('button', { name: text('order:action.invoice') }).click();
      await expect(summary(page)).toContainText(text('order:error.taxNo'));
      await expect(invoice.getByRole('textbox', { name: text('order:invoice.to') })).toHaveValue('Ohm');
      await invoice.getByRole('textbox', { name: text('order:invoice.taxNo') }).fill(TAX_NO);
      await invoice.getByRole('button', { name: text('order:action.invoice') }).click();
      await expect(told(text('order:message.invoiceAsked'))).toBeVisible();
      await expect(invoice.getByRole('button', { name: text('download.invoice', { orderNo: orderNoOf(path), format: 'PDF' }) })).toBeVisible();
    });

    test('a test payment can fail, be late, and not be made twice', async ({ page, signedIn: _, wanted, behind, text, allow }) => {
      allow(/status of 409/);
      const path = await behind.order(wanted.slice(0, 1));
      await page.goto(path);
      await page.getByRole('link', { name: text('order:action.pay') }).click();
      await expect(page).toHaveURL(/\/pay\/P/);
      const { pathname } = new URL(page.url());
      await expect(page.getByRole('main')).toContainText(orderNoOf(path));
      await page.getByRole('button', { name: text('order:payment.test.fail') }).click();
      const refusal = page.getByRole('main').getByRole('status').filter({ hasText: 'The payment failed. Try again.' });
      await expect(refusal).toContainText(/¥[\d,.]+ was not paid\. You can try again until the deadline\./);
      await expect(page).toHaveURL(pathname);
      await page.getByRole('button', { name: text('order:payment.test.delay') }).click();
      await expect(page).toHaveURL(`${path}?paying=1`);
      await expect(page.getByRole('main').getByText(text('order:message.delayed'))).toBeVisible();
      await expect(statusPanel(page, 'P0C')).toBeVisible();
      await expect(page.getByRole('link', { name: text('order:action.pay') })).toHaveCount(0);
      expect((await behind.post(pathname, { outcome: 'pay' })).status(), 'it is on its way').toBe(409);
    });
  });
}

test('an answer that a newer press replaces while it is read leaves nothing in the console', async ({ page, signedIn: _, wanted, behind, text, allow }) => {
  allow(/status of 409/);
  const path = await behind.order(wanted.slice(0, 1));
  const pay = (await behind.post(path, { intent: 'pay' })).headers()['location'] ?? '';
  await page.goto(pay);
  await page.evaluate(() => {
    const { fetch } = window;
    // The head of the page's data comes, and the rest does not.
    window.fetch = (input, init) => {
      if (init?.method || !/\/pay\/.+\.data/.test(String(input))) return fetch(input, init);
      document.body.dataset.reading = 'begun';
      const body = new ReadableStream({
        start: (stream) => init?.signal?.addEventListener('abort', () => stream.error(new DOMException('BodyStreamBuffer was aborted', 'AbortError'))),
      });
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/x-script', 'x-remix-response': 'yes' } }));
    };
  });
  await page.getByRole('button', { name: text('order:payment.test.fail') }).click();
  await expect(page.locator('body')).toHaveAttribute('data-reading', 'begun');
  await page.getByRole('button', { name: text('order:payment.test.delay') }).click();
  await expect(page).toHaveURL(`${path}?paying=1`);
  await expect(statusPanel(page, 'P0C')).toBeVisible();
});

test('a late payment appears by itself on the order and on the payment page', async ({ page, context, signedIn: _, wanted, behind, text, told }) => {
  const path = await behind.order(wanted.slice(0, 1));
  const pay = (await behind.post(path, { intent: 'pay' })).headers()['location'] ?? '';
  await page.goto(pay);
  await page.getByRole('button', { name: text('order:payment.test.delay') }).click();
  await expect(statusPanel(page, 'P0C')).toBeVisible();
  const step = await context.newPage();
  await step.goto(pay);
  await programRuns(step);
  await expect(statusPanel(page, 'P0D')).toBeVisible({ timeout: 20_000 });
  await expect(told(text('order:message.paid'))).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(page.getByText(text('order:message.delayed'))).toHaveCount(0);
  await expect(step.getByRole('main')).toContainText(text('order:payment.paid'));
  await expect(step.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('the keyboard alone requests a refund and cancels it', async ({ page, signedIn: _, wanted, behind, text }) => {
  const [first] = two(wanted);
  const path = await behind.order([first]);
  await behind.pay(path);
  await page.goto(path);
  await page.getByRole('link', { name: text('order:action.refundOf', { mpn: first.product.mpn }) }).press('Enter');
  await expect(page.locator('#ask-refund')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: text('order:refund.type') })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: text('order:refund.qty') })).toBeFocused();
  await page.keyboard.type('1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Too many');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const taken = page.getByRole('button', { name: text('order:action.cancelRefund') });
  await expect(taken).toBeVisible();
  await taken.press('Enter');
  await expect(taken).toHaveCount(0);
});

test('the keyboard alone goes through checkout and payment', async ({ page, signedIn: _, wanted, behind, text }) => {
  await behind.post('/membership_center', { intent: 'address', name: 'Ada', phone: '138 0013 8000', province: '1-31', city: '1-31', district: '1-31', detail: '1 Volt Street' });
  await behind.fill(...wanted.slice(0, 1));
  await page.goto('/confirm_order');
  await page.getByRole('radio', { name: 'Ada' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('textbox', { name: text('account:address.name') })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('textbox', { name: text('account:address.name') })).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Pay now' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: text('order:invoice.to') })).toBeFocused();
  // Enter in a field places the order.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pay\/P/);
  await page.getByRole('button', { name: /^Pay ¥/ }).press('Enter');
  await expect(statusPanel(page, 'P0D')).toBeVisible();
});

for (const language of LANGUAGES) {
  test.describe(language, () => {
    const due = turns(language === 'en');
    test.use({ language });

    if (due()) test('an order of another user is a page that does not exist', async ({ page, browser, wanted, signedIn: _, text, allow }) => {
      allow(/status of 404/);
      const baseURL = stageUrl('TEST_SHOP_URL');
      const context = await browser.newContext({ baseURL });
      await signInBehind(context, await newUser(baseURL));
      const path = await behindOf(context).order(wanted.slice(0, 1));
      await context.close();
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: text('error.missingOrder.title') })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('404');
      await expect(page.getByText(wanted[0]?.product.mpn ?? '')).toHaveCount(0);
    });

    if (due()) test('a payment page of a closed order says so', async ({ page, signedIn: _, wanted, behind, text }) => {
      const path = await behind.order(wanted.slice(0, 1));
      const pay = (await behind.post(path, { intent: 'pay' })).headers()['location'] ?? '';
      await behind.act(path, 'cancel');
      await page.goto(pay);
      await expect(page.getByRole('main')).toContainText(text('order:payment.closed'));
      await page.getByRole('main').getByRole('link', { name: text('order:payment.toOrder') }).first().click();
      await expect(statusPanel(page, 'P0F', language)).toBeVisible();
    });
  });
}

test('a visitor without a sign-in is asked to sign in, without a return path in the address', async ({ page }) => {
  await page.goto('/order_detail/F20261122-00000001');
  await expect(page).toHaveURL('/login');
});

test('only the callback accepts posts from other sites', async () => {
  const send = (path: string, type: string) => rawRequest(stageUrl('TEST_SHOP_URL'), path, {
    method: 'POST', headers: { origin: 'https://pay.example', 'sec-fetch-site': 'cross-site', 'content-type': type }, body: '{}',
  });
  expect((await send('/pay/callback', 'application/json')).status).toBe(422);
  expect((await send('/pay/callback', 'application/x-www-form-urlencoded')).status).toBe(403);
  for (const path of ['/pay/P20261122-00000001', '/pay/callback.data', '/pay/callback/', '/confirm_order', '/order_detail/F20261122-00000001']) {
    expect((await send(path, 'application/json')).status, path).toBe(403);
  }
});
