/** The requests of a page's first load in a real browser, with an empty cache and no input. */
import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright';
import { DESKTOP_AGENT } from '../fixtures/servers/raw-http';

export interface FirstLoad {
  /** Scripts and modules, preloads included, with the bytes of each file by gzip 9. */
  scripts: Array<{ path: string; gzip: number }>;
  styles: Array<{ path: string; gzip: number }>;
  documentGzip: number;
}

const SETTINGS = { args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] };

/** As in the browser tests: a desktop browser without compression, which would delay streams. */
export const VISITOR = { userAgent: DESKTOP_AGENT, locale: 'en-GB', extraHTTPHeaders: { 'accept-encoding': 'identity' } };

export function openBrowser(): Promise<Browser> {
  const { CHROMIUM_PATH } = process.env;
  return chromium.launch({ ...SETTINGS, ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}) });
}

/** @throws if the page is not answered with success */
export async function firstLoad(browser: Browser, url: string): Promise<FirstLoad> {
  const context = await browser.newContext(VISITOR);
  try {
    const page = await context.newPage();
    const bodies: Array<Promise<{ path: string; type: string; body: Buffer }>> = [];
    page.on('response', (response) => {
      const type = response.request().resourceType();
      bodies.push(response.body().catch(() => Buffer.alloc(0)).then((body) => ({ path: new URL(response.url()).pathname, type, body })));
    });
    const answer = await page.goto(url, { waitUntil: 'networkidle' });
    if (answer?.status() !== 200) throw new Error(`${url} answers ${answer?.status()}`);
    const loaded = await Promise.all(bodies);
    const sized = (wanted: (one: { path: string; type: string }) => boolean) =>
      [...new Map(loaded.filter(wanted).map(({ path, body }) => [path, { path, gzip: gzipSync(body, { level: 9 }).byteLength }])).values()];
    return {
      scripts: sized(({ path }) => path.endsWith('.js')),
      styles: sized(({ path }) => path.endsWith('.css')),
      documentGzip: sized(({ type }) => type === 'document')[0]?.gzip ?? 0,
    };
  } finally {
    await context.close();
  }
}

export function total(files: FirstLoad['scripts']): number {
  return files.reduce((sum, { gzip }) => sum + gzip, 0);
}
