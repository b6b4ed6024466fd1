import { variantOf, type Language, type SiteVariant } from '../domain/text/language';

/** What the choice of the site variant depends on. */
export interface VariantSources {
  host: string;
  /** Host name → variant, from `SITE_HOSTS`. */
  siteHosts: Readonly<Record<string, SiteVariant>>;
  /** The query of the address, for its parameter `lang`. */
  search: URLSearchParams;
  /** The cookie `lang`. */
  cookie: string | undefined;
  acceptLanguage: string | null;
}

/**
 * The site variant of a request (README, "Site variant"). The first source that names one decides: host, `?lang=`, cookie, `Accept-Language`.
 * @returns the variant, and the language to remember in the cookie if `?lang=` decided
 */
export function resolveVariant(sources: VariantSources): { variant: SiteVariant; remember: Language | undefined } {
  const asked = readLanguage(sources.search.get('lang'));
  const byHost = Object.hasOwn(sources.siteHosts, sources.host) ? sources.siteHosts[sources.host] : undefined;
  if (byHost) return { variant: byHost, remember: undefined };
  if (asked) return { variant: variantOf(asked), remember: asked };
  const kept = readLanguage(sources.cookie);
  if (kept) return { variant: variantOf(kept), remember: undefined };
  return { variant: preferred(sources.acceptLanguage), remember: undefined };
}

function readLanguage(value: string | null | undefined): Language | undefined {
  return value === 'cn' || value === 'en' ? value : undefined;
}

/** The variant of Chinese or English, whichever the header ranks higher; of English if it names neither. */
function preferred(header: string | null): SiteVariant {
  const ranked = (header ?? '').slice(0, 500).split(',').map((item, index) => {
    const [tag = '', ...parameters] = item.trim().toLowerCase().split(';');
    const q = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    return { primary: tag.split('-')[0], weight: q === undefined ? 1 : Number(q) || 0, index };
  });
  const best = ranked
    .filter(({ primary, weight }) => weight > 0 && (primary === 'zh' || primary === 'en'))
    .sort((a, b) => b.weight - a.weight || a.index - b.index)[0];
  return best?.primary === 'zh' ? 'PC' : 'PC_EN';
}
