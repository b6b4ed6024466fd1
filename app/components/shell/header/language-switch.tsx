import { useLocation } from '@remix-run/react';
import type { Language } from '~/domain/text/language';
import { languageTag } from '~/domain/text/language';
import { Icon } from '~/ui/icon/icon';
import { inLanguage } from '../addresses';
import { withChannel } from '~/domain/portal/channel';
import { useSite } from '../site-context';

/** The name of each language in that language. It is never translated. */
const NAME: Record<Language, string> = { cn: '中文', en: 'English' };

/** The link to the page in the other language. It is a plain link, because the other language needs a new document. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { language, channel } = useSite();
  const { pathname, search } = useLocation();
  const other = language === 'cn' ? 'en' : 'cn';
  const tag = languageTag(other);
  return (
    <a
      className={className}
      href={withChannel(inLanguage(pathname + search, other), channel)}
      lang={tag}
      hrefLang={tag}
      rel="alternate"
      data-event="language"
      data-event-param={other}
    >
      <Icon name="globe" size={14} />
      <span className="mast__t">{NAME[other]}</span>
    </a>
  );
}
