import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { productSitemaps, sitemapIndex } from '~/domain/portal/sitemap';
import { critical } from '~/session/critical';
import { xmlAnswer } from './xml-answer.server';

/** The index of the sitemaps. Products are left out if the upstream does not list their ids. */
export async function loader({ context }: LoaderFunctionArgs) {
  const first = await critical(context, context.shop.productIds(1, 1));
  const names = ['pages.xml', 'categories.xml', 'brands.xml', ...productSitemaps(first?.total ?? 0)];
  return xmlAnswer(sitemapIndex(names.map((name) => `${context.sites.origin}/sitemap/${name}`)));
}
