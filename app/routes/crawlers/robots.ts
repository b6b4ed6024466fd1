import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

/** Tells crawlers what they may read: pages, but not searches. */
export function loader({ context }: LoaderFunctionArgs) {
  const lines = ['User-agent: *', 'Disallow: /search', 'Disallow: /suggest', 'Disallow: /product_list/search/', 'Disallow: /compare', 'Disallow: /feedback', 'Disallow: /popular', 'Disallow: /lottery/*/draws', '', `Sitemap: ${context.sites.origin}/sitemap.xml`, ''];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' } });
}
