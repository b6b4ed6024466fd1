import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { cataloguePathOf } from '~/domain/catalogue/catalogue-code';
import { productListPath } from '~/domain/catalogue/list-address';
import { critical } from '~/session/critical';

const PAGES = ['/', '/catalogue', '/brand', '/agent', '/about'];

/** The pages that lead to products: screens, categories, brands. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  if (params.part !== '1.xml') return new Response('Not found', { status: 404 });
  const [categories, brands] = await critical(context, Promise.all([context.shop.categories(), context.shop.brands()]));
  const paths = [
    ...PAGES,
    ...categories.map(({ code }) => productListPath('catalogue', cataloguePathOf(code, categories))),
    ...brands.map(({ name }) => productListPath('brand', name)),
  ];
  const urls = paths.map((path) => `<url><loc>${escapeXml(context.origin + path)}</loc></url>`).join('');
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`,
    { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' } },
  );
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
