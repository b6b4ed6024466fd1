import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

/** The index of the sitemaps. */
export function loader({ context }: LoaderFunctionArgs) {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${context.origin}/sitemap/1.xml</loc></sitemap></sitemapindex>`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' } });
}
