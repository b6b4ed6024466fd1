/** An order is paid on a page of Stripe, whose API and pages are stood in for: with script and without, refused at first, and then paid. */
import type { BrowserContext } from 'playwright/test';
import { serveStripe, type StripeServer } from '../../../fixtures/servers/stripe-server';
import { STRIPE_SETTINGS } from '../../../fixtures/servers/stripe-stand-in';
import { startServer } from '../../../fixtures/servers/servers';
import { oncePerSpec } from '../../fixtures';
import { behindOf, expect, test as base, type Page, type Wanted } from '../../order-fixtures';

interface Shop extends StripeServer {
  shopUrl: string;
}

const test = base.extend<{ shop: Shop; stripe: Shop['stripe'] }>({
  shop: oncePerSpec(async (workerIndex) => {
    const served = await serveStripe();
    const server = await startServer('shop', `browser-stripe-${workerIndex}`, '', false, {
      ...STRIPE_SETTINGS, STRIPE_API_URL: served.url, TRANSFER_ACCOUNT: 'Bank: ICBC Shenzhen | Account: 4000 0001',
    });
    const close = async () => {
      await server.stop();
      await served.stop();
    };
    return { value: { ...served, shopUrl: server.url }, close };
  }),
  stripe: async ({ shop }, provide) => provide(shop.stripe),
  baseURL: async ({ shop }, provide) => provide(shop.shopUrl),
});

test.describe.configure({ mode: 'default' });

/** Ten times the minimum buy, because Stripe does not take a few cents. */
const tenfold = (wanted: Wanted[], index: number) => wanted.slice(index, index + 1).map(({ product, quantity }) => ({ product, quantity: quantity * 10 }));

/** Answers for the pages of Stripe. Playwright's routes do not see addresses to which a form is redirected. */
async function showPages(page: Page, stripe: Shop['stripe']): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Fetch.requestPaused', ({ requestId, request }) => {
    const session = stripe.sessions.get(new URL(request.url).pathname.split('/').at(-1) ?? '');
    const html = `<!doctype html><title>Stripe</title><link rel="icon" href="data:,"><h1>${session?.amount_total} ${session?.currency}</h1>
      <a href="${session?.['cancel_url']}">Back</a> <a href="${session?.['success_url']}">Paid</a>`;
    void devtools.send('Fetch.fulfillRequest', {
      requestId, responseCode: session ? 200 : 404, responseHeaders: [{ name: 'content-type', value: 'text/html; charset=utf-8' }], body: btoa(html),
    });
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: 'https://checkout.stripe.com/*' }] });
}

/** Sends an event of Stripe to the shop. @returns the status of the answer */
async function callBack(context: BrowserContext, stripe: Shop['stripe'], event: Parameters<Shop['stripe']['sign']>[0]): Promise<number> {
  const { body, signature } = await stripe.sign(event);
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return (await context.request.post('/pay/callback/stripe', { data: body, headers })).status();
}

/** The page of Stripe on which the browser is. */
async function pageOf(page: Page): Promise<string> {
  await page.waitForURL(/^https:\/\/checkout\.stripe\.com\/c\/pay\/cs_test_\w+$/);
  return page.url().replace(/^.*\//, '');
}

for (const [language, javaScriptEnabled] of [['en', true], ['cn', false]] as const) {
  test.describe(`in ${language}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ language, javaScriptEnabled });

    test('a card is refused, the buyer comes back, tries again and pays', async ({ page, context, signedIn: _, wanted, stripe, text, told }) => {
      await showPages(page, stripe);
      const path = await behindOf(context).order(tenfold(wanted, 0));
      await page.goto(path);
      await page.getByRole('link', { name: text('order:action.pay'), exact: true }).click();
      const choose = page.getByRole('region', { name: text('order:payment.choose') });
      await expect(choose.getByRole('radio', { name: text('order:payment.by.stripe') })).toBeChecked();
      await choose.getByRole('button').click();
      const session = await pageOf(page);
      const due = `${(stripe.sessions.get(session)?.amount_total ?? 0) / 100}`;
      // The card is refused there, so the buyer leaves.
      await page.getByRole('link', { name: 'Back' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(due);
      await choose.getByRole('button').click();
      expect(await pageOf(page)).toBe(session);
      const event = stripe.pay(session);
      await page.getByRole('link', { name: 'Paid' }).click();
      await page.waitForURL((url) => url.pathname === path);
      await expect(told(text('order:message.paid'))).toBeVisible();
      await expect(page.getByRole('link', { name: text('order:action.pay'), exact: true })).toHaveCount(0);
      expect([await callBack(context, stripe, event), [...stripe.intents.values()].filter(({ metadata }) => path.endsWith(metadata['orderNo'] ?? ' ')).length]).toEqual([200, 1]);
    });
  });
}

test('money on its way does not arrive, and the buyer pays by another way', async ({ page, context, signedIn: _, wanted, stripe, text }) => {
  await showPages(page, stripe);
  const path = await behindOf(context).order(tenfold(wanted, 1));
  await page.goto(path);
  await page.getByRole('link', { name: text('order:action.pay'), exact: true }).click();
  await page.getByRole('region', { name: text('order:payment.choose') }).getByRole('button').click();
  const session = await pageOf(page);
  stripe.pay(session, 'processing');
  await page.getByRole('link', { name: 'Paid' }).click();
  await expect(page.getByRole('status').filter({ hasText: text('order:message.delayed') })).toBeVisible();
  expect(await callBack(context, stripe, stripe.finish(session, false))).toBe(200);
  await page.goto(path);
  await page.getByRole('link', { name: text('order:action.pay'), exact: true }).click();
  await page.getByRole('radio', { name: text('order:payment.by.transfer') }).check();
  await page.getByRole('region', { name: text('order:payment.choose') }).getByRole('button').click();
  const transfer = page.getByRole('region', { name: text('order:payment.way.transfer') });
  await expect(transfer).toContainText('4000 0001');
  await expect(page.getByRole('region', { name: text('order:payment.other') })).toContainText(text('order:payment.by.stripe'));
});
