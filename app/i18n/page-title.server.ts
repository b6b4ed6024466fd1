import type { AppLoadContext } from '@remix-run/cloudflare';
import type { PageMeta } from '../domain/portal/page-meta';
import { translatorOf } from './translator.server';

type Context = Pick<AppLoadContext, 'language' | 'productName' | 'origin'>;

/**
 * Title, description and canonical address of a page. The title is the name of the page, then the title of the shop.
 * @param path - encoded path, with the query if the query belongs to the page
 */
export function pageMeta(context: Context, path: string, page?: { name: string; description?: string }): PageMeta {
  const { t } = translatorOf(context);
  const site = t('common:title', { product: context.productName });
  return {
    title: page ? `${page.name} · ${site}` : site,
    ...(page?.description ? { description: page.description } : {}),
    canonical: context.origin + path,
  };
}
