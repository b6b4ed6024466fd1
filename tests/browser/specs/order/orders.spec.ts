/** Orders in the membership centre: by status, time and search, page by page; refunds, invoices and the account period; layout and accessibility of each screen. */
import { signInForm, summary } from '../../account-fixtures';
import { SCRIPTED, turns } from '../../combinations';
import { expectFine, expectNothingFound } from '../../fine';
import { ADDRESS, expect, orderNoOf, TAX_NO, test, type Page } from '../../order-fixtures';
import { LANGUAGES } from '../../wording';

const ORDERS = '/membership_center?tab=orders';

/** Expects exactly these orders in this sequence. The address may change before the list does. */
const expectListed = (page: Page, orderNos: string[]) =>
  expect.poll(() => page.getByRole('article').evaluateAll((articles) => articles.map((article) => article.getAttribute('aria-labelledby')))).toEqual(orderNos);

for (const scripted of SCRIPTED) {
  test.describe(`${scripted ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled: scripted });

    test('orders are found by status, order number and part number', async ({ page, signedIn: _, wanted, behind, text }) => {
      const [first, second] = wanted;
      if (!first || !second) throw new Error('There are no products');
      const unpaid = await behind.order([first]);
      const paid = await behind.order([second]);
      await behind.pay(paid);
      const closed = await behind.order([first, second]);
      await behind.act(closed, 'cancel');
      await page.goto(ORDERS);
      await expectListed(page, [closed, paid, unpaid].map(orderNoOf));
      const tabs = page.getByRole('navigation', { name: text('order:list.status') });
      await expect(tabs.getByRole('link')).toHaveText(['All3', 'Awaiting approval0', 'Pending payment1', 'Preparing1', 'Shipped0', 'Complete0', 'Closed1']);
      await tabs.getByRole('link', { name: 'Closed' }).click();
      await expect(page).toHaveURL(`${ORDERS}&status=P0F`);
      await expectListed(page, [orderNoOf(closed)]);
      await tabs.getByRole('link', { name: 'All' }).click();
      await expect(page.getByRole('article')).toHaveCount(3);

      const search = page.getByRole('search', { name: text('order:list.search') });
      await search.getByRole('searchbox').fill(orderNoOf(paid).slice(-8));
      await search.getByRole('button', { name: text('order:list.show') }).click();
      await expect(page.getByRole('article')).toHaveCount(1);
      await expectListed(page, [orderNoOf(paid)]);
      await expect(search.getByRole('searchbox')).toHaveValue(orderNoOf(paid).slice(-8));
      await search.getByRole('searchbox').fill(first.product.mpn.toLowerCase());
      await search.getByRole('combobox').selectOption('all');
      await search.getByRole('button', { name: text('order:list.show') }).click();
      await expect(page.getByRole('article')).toHaveCount(2);
      await expectListed(page, [closed, unpaid].map(orderNoOf));
      await expect(search.getByRole('combobox')).toHaveValue('all');

      await search.getByRole('searchbox').fill('nothing like it');
      await search.getByRole('button', { name: text('order:list.show') }).click();
      await expect(page.getByRole('heading', { name: text('order:list.none') })).toBeVisible();
      await page.getByRole('link', { name: text('order:list.showAll') }).click();
      await expect(page.getByRole('article')).toHaveCount(3);

      await page.getByRole('button', { name: text('order:action.of', { action: text('order:action.pay'), number: orderNoOf(unpaid) }) }).click();
      await expect(page).toHaveURL(/\/pay\/P/);
    });

    test('many orders are on several pages', async ({ page, signedIn: _, wanted, behind, text }) => {
      const paths: string[] = [];
      paths.push(await behind.order(wanted.slice(0, 1)));
      // Whoever has paid once may have more than ten unpaid orders.
      await behind.pay(paths[0] ?? '');
      for (let count = 1; count < 11; count += 1) paths.push(await behind.order(wanted.slice(0, 1)));
      await page.goto(ORDERS);
      await expect(page.getByRole('article')).toHaveCount(10);
      await page.getByRole('navigation', { name: text('pagination.navigation') }).getByRole('link', { name: `${text('pagination.page')} 2` }).click();
      await expect(page).toHaveURL(`${ORDERS}&page=2`);
      await expect(page.getByRole('article')).toHaveCount(1);
      await expectListed(page, [orderNoOf(paths[0] ?? '')]);
      await page.goto(`${ORDERS}&page=99`);
      await expect(page.getByRole('article')).toHaveCount(1);
      await page.getByRole('combobox', { name: text('pagination.pageSize') }).selectOption('20');
      await page.getByRole('button', { name: text('pagination.confirm') }).click();
      await expect(page.getByRole('article')).toHaveCount(11);
    });
  });
}

test('with an expired session the list prompts for sign-in, and the action on an order is carried out after it', async ({
  page, signedIn: user, context, wanted, behind, text, told, allow,
}) => {
  allow(/status of 401/);
  const path = await behind.order(wanted.slice(0, 1));
  await behind.act(path, 'cancel');
  await page.goto(ORDERS);
  await context.clearCookies({ name: /access-token/ });
  await page.getByRole('button', { name: text('order:action.of', { action: text('order:action.again'), number: orderNoOf(path) }) }).click();
  const dialog = page.getByRole('dialog', { name: text('account:login.title') });
  await expect(dialog).toContainText(text('account:message.signInToGoOn'));
  await signInForm(dialog, 'en').signIn(user);
  await expect(told(text('order:message.again_one', { count: 1 }))).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(ORDERS);
});

test('the download has the filters of the list', async ({ page, signedIn: _, wanted, behind, text }) => {
  const kept = await behind.order(wanted.slice(0, 1));
  const left = await behind.order(wanted.slice(1, 2));
  await behind.act(left, 'cancel');
  await page.goto(`${ORDERS}&status=P0C`);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: text('download.orders', { format: 'CSV' }) }).click()]);
  const csv = (await (await download.createReadStream()).toArray()).join('');
  expect(csv).toContain(orderNoOf(kept));
  expect(csv).not.toContain(orderNoOf(left));
});

for (const language of LANGUAGES) {
  test.describe(language, () => {
    const due = turns(language === 'en');
    test.use({ language });
    test.setTimeout(120_000);

    if (due()) test('an order in each state fits, and axe finds nothing', async ({ page, signedIn: _, wanted, behind, text }) => {
      const [first, second] = wanted;
      if (!first || !second) throw new Error('There are no products');
      const path = await behind.order([first, second], { invoiceTitle: 'Ohm', taxNo: TAX_NO, remark: 'x'.repeat(200) });
      await expectFine(page, path);
      await expectFine(page, (await behind.post(path, { intent: 'pay' })).headers()['location'] ?? '');
      await behind.pay(path);
      // Header and footer are the same.
      await expectFine(page, `${path}?refund=${first.product.id}`, 'main');
      await behind.act(path, 'refund', { goodsId: first.product.id, refundType: 'T01', qty: '1', reason: 'x'.repeat(300) });
      await behind.approve(path);
      await behind.receive(path);
      await behind.act(path, 'refund', { goodsId: second.product.id, refundType: 'T02', qty: '1', reason: 'x' });
      await behind.approve(path);
      await expectFine(page, path);
      await expect(page.getByRole('textbox', { name: text('order:refund.trackingNo') })).toBeVisible();
    });

    if (due()) test('lists of orders and checkout fit, and axe finds nothing', async ({ page, signedIn: _, wanted, behind, text, allow }) => {
      allow(/status of 422/);
      const path = await behind.order(wanted.slice(0, 2), { invoiceTitle: 'Ohm', taxNo: TAX_NO });
      await behind.pay(path);
      await behind.act(path, 'refund', { goodsId: wanted[0]?.product.id ?? '', refundType: 'T01', qty: '1', reason: 'x' });
      await expectFine(page, '/membership_center?tab=orders');
      // Header and footer are the same.
      for (const tab of ['refunds', 'invoices']) await expectFine(page, `/membership_center?tab=${tab}`, 'main');
      await behind.post('/membership_center', { intent: 'address', ...ADDRESS });
      await behind.fill(...wanted.slice(0, 2));
      await expectFine(page, '/confirm_order');
      await page.setViewportSize({ width: 1440, height: 1000 });
      await page.getByRole('radio', { name: text('order:confirm.newAddress') }).check();
      await page.getByRole('textbox', { name: text('order:invoice.to') }).fill('x');
      await page.getByRole('button', { name: text('order:confirm.place') }).click();
      await expect(summary(page)).toHaveCount(1);
      await expectNothingFound(page, 'main');
    });

    if (due()) test('an empty list says what to do', async ({ page, signedIn: _, text }) => {
      for (const [tab, key] of [['orders', 'order:list.none'], ['refunds', 'order:refund.empty'], ['invoices', 'order:invoice.empty'], ['account', 'order:period.noCredit']] as const) {
        await page.goto(`/membership_center?tab=${tab}`);
        await expect(page.getByRole('heading', { level: 1, name: text(`account:centre.${tab}`) })).toBeVisible();
        await expect(page.getByRole('heading', { name: text(key) })).toBeVisible();
        await expectNothingFound(page, 'main');
      }
    });

    if (due()) test('the account period shows what is free and what is due', async ({ page, wanted, behind, text, figure }) => {
      await behind.post('/login', { account: 'demo@farad.example', password: 'farad-demo-2026' });
      // Not the first product: another test may have it in the cart of the demo account, the only one that buys on account.
      const path = await behind.order(wanted.slice(1, 2), { paymentMethod: 'PW1' });
      await expectFine(page, '/membership_center?tab=account', 'main');
      await expect(figure(text('order:period.limit'))).toHaveText('¥50,000.00');
      await expect(figure(text('order:period.overdue'))).toHaveText('¥0.00');
      const row = page.getByRole('row').filter({ hasText: orderNoOf(path) });
      await expect(row).toContainText(text('order:period.afterReceipt', { days: 30 }));
      await row.getByRole('link', { name: orderNoOf(path) }).click();
      await page.getByRole('link', { name: text('order:action.pay') }).click();
      await page.getByRole('button', { name: new RegExp(`^${text('order:payment.title.open', { amount: '¥' })}`) }).click();
      await expect(page).toHaveURL(path);
      await page.goto('/membership_center?tab=account');
      await expect(page.getByRole('row').filter({ hasText: orderNoOf(path) })).toHaveCount(0);
    });
  });
}
