import type { AppLoadContext } from '@remix-run/cloudflare';
import type { MetaDescriptor } from '@remix-run/react';
import { DEFAULT_LANGUAGE, siteAddresses } from '../domain/portal/site-address';
import { SHARING_SIZE, sharingPath } from '../domain/portal/sharing-picture';
import { LANGUAGES, languageTag } from '../domain/text/language';
import { translatorOf } from './translator.server';

type Context = Pick<AppLoadContext, 'language' | 'productName' | 'sites'>;

/** What the head of a page says, beside its address. */
interface PageText {
  /** The name of the page; none on the home page. */
  name?: string;
  /** What search engines show below the title. */
  description: string;
  /** The path of the picture for pages that link to this one. */
  picture?: string;
  /** Whether search engines must not index the page, for example because it is empty, personal, or one of many variants. */
  noIndex?: boolean;
}

/**
 * The head elements of a page: title, description, canonical address, its address in each language, and what other sites show of it
 * (app/routes/README.md, "Page heads"). The title is the name of the page, then the title of the shop.
 * @param path - encoded path, with the query if the query belongs to the page
 */
export function pageMeta(context: Context, path: string, { name, description, picture = sharingPath(), noIndex }: PageText): MetaDescriptor[] {
  const { t } = translatorOf(context);
  const { language, productName, sites } = context;
  const alternates = siteAddresses(sites, path);
  const site = t('common:title', { product: productName });
  const link = (attributes: Record<string, string>) => ({ tagName: 'link' as const, ...attributes });
  const property = (key: string, content: string) => ({ property: `og:${key}`, content });
  const text = description.replace(/\s+/g, ' ').trim();
  const shown = text.length > LONGEST_DESCRIPTION ? `${text.slice(0, LONGEST_DESCRIPTION - 1)}…` : text;
  return [
    { title: name ? `${name} · ${site}` : site },
    { name: 'description', content: shown },
    ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    link({ rel: 'canonical', href: alternates[language] }),
    ...LANGUAGES.map((one) => link({ rel: 'alternate', hrefLang: languageTag(one), href: alternates[one] })),
    link({ rel: 'alternate', hrefLang: 'x-default', href: alternates[DEFAULT_LANGUAGE] }),
    property('type', 'website'),
    property('site_name', productName),
    property('title', name ?? site),
    property('description', shown),
    property('url', alternates[language]),
    property('locale', languageTag(language).replace('-', '_')),
    property('image', sites.origin + picture),
    property('image:width', String(SHARING_SIZE.width)),
    property('image:height', String(SHARING_SIZE.height)),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** The maximum length of a description, in characters. Search engines show no more. */
const LONGEST_DESCRIPTION = 300;

/** The head elements of a page that belongs to a visitor, such as a cart. Search engines do not index it. */
export function ownPageMeta(context: Context, path: string, name: string): MetaDescriptor[] {
  const { t } = translatorOf(context);
  return pageMeta(context, path, { name, description: t('meta:own', { product: context.productName }), noIndex: true });
}
