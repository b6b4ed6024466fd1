import { markupFaults } from '../fixtures/pages/markup';
import { structuredTypes } from '../fixtures/pages/structured-data';
import { rawRequest, type RawAnswer } from '../fixtures/servers/raw-http';
import type { Bench } from './bench';
import { gated } from './figures';

/** The number of product pages, and of other pages, that are read. */
const PRODUCTS = 1_000;
const OTHERS = 200;
const AT_ONCE = 4;

/** Reads all sitemaps as a crawler does, and checks a sample of their pages: status, canonical address, structured data, picture, markup. */
export const crawl: Bench = {
  name: 'crawl',
  async run({ stage }) {
    const { shopUrl } = await stage();
    const maps = await addressesIn(`${shopUrl}/sitemap.xml`);
    const products: string[] = [];
    const others: string[] = [];
    let largest = 0;
    for (const map of maps) {
      const listed = await addressesIn(map);
      largest = Math.max(largest, listed.length);
      for (const address of listed) (address.includes('/product_detail/') ? products : others).push(address);
    }
    const faults: string[] = [];
    const pictures = new Map<string, Promise<number>>();
    const sample = [...spread(products, PRODUCTS), ...spread(others, OTHERS)];
    const waiting = sample.values();
    await Promise.all(Array.from({ length: AT_ONCE }, async () => {
      for (const address of waiting) faults.push(...(await pageFaults(address, pictures)).map((fault) => `${address}: ${fault}`));
    }));
    for (const fault of faults.slice(0, 10)) console.log(fault);
    return [
      gated({ bench: 'crawl', what: 'addresses in the largest sitemap', value: String(largest) }, largest, 50_000, ''),
      { bench: 'crawl', what: 'addresses of products, of other pages', value: `${products.length}, ${others.length}` },
      gated({ bench: 'crawl', what: `faults on ${sample.length} pages and ${pictures.size} pictures`, value: String(faults.length) }, faults.length, 0, ''),
    ];
  },
};

async function pageFaults(address: string, pictures: Map<string, Promise<number>>): Promise<string[]> {
  const { status, body: html } = await read(address);
  if (status !== 200) return [`status ${status}`];
  const faults = await markupFaults(html);
  const canonical = attributeIn(html, /<link rel="canonical" href="([^"]+)"/);
  if (canonical !== address) faults.push(`canonical address ${canonical}`);
  const description = attributeIn(html, /<meta name="description" content="([^"]*)"/);
  if (description.length < 20) faults.push(`description ${description}`);
  const picture = attributeIn(html, /<meta property="og:image" content="([^"]+)"/);
  if (!pictures.has(picture)) pictures.set(picture, read(picture).then((answer) => answer.status));
  if ((await pictures.get(picture)) !== 200) faults.push(`picture ${picture}`);
  try {
    const types = structuredTypes(html).join();
    if (address.includes('/product_detail/') && types !== 'Product,BreadcrumbList') faults.push(`structured data: ${types}`);
  } catch (error) {
    faults.push(`structured data: ${String(error)}`);
  }
  return faults;
}

async function addressesIn(map: string): Promise<string[]> {
  const { body: xml } = await read(map);
  if (!/^<\?xml[^>]*>\s*<(sitemapindex|urlset) xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">.*<\/\1>\s*$/s.test(xml)) throw new Error(`${map} is no sitemap`);
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => unescape(address));
}

function read(address: string): Promise<RawAnswer> {
  const { origin, pathname, search } = new URL(address);
  return rawRequest(origin, pathname + search);
}

/** Items from the whole list, at equal distances. */
function spread<T>(all: readonly T[], count: number): T[] {
  const step = Math.max(1, all.length / count);
  return Array.from({ length: Math.min(count, all.length) }, (_, index) => all[Math.floor(index * step)]).filter((item) => item !== undefined);
}

function attributeIn(html: string, pattern: RegExp): string {
  return unescape(pattern.exec(html)?.[1] ?? '');
}

function unescape(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
