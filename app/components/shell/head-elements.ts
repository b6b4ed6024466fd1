import type { MetaDescriptor } from '@remix-run/react';
import type { PageMeta } from '~/domain/portal/page-meta';

/** Head elements of a page: title, description, canonical address, and its address in each language. */
export function metaOf({ data }: { data: { meta: PageMeta } | undefined }): MetaDescriptor[] {
  if (!data) return [];
  const { title, description, canonical, noIndex } = data.meta;
  const link = (attributes: Record<string, string>) => ({ tagName: 'link' as const, ...attributes });
  const alternate = (lang?: 'cn' | 'en') => {
    const url = new URL(canonical);
    if (lang) url.searchParams.set('lang', lang);
    return url.href;
  };
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    link({ rel: 'canonical', href: canonical }),
    link({ rel: 'alternate', hrefLang: 'zh-CN', href: alternate('cn') }),
    link({ rel: 'alternate', hrefLang: 'en', href: alternate('en') }),
    link({ rel: 'alternate', hrefLang: 'x-default', href: alternate() }),
  ];
}
