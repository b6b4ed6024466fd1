import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { MenuLink } from '~/domain/portal/portal';
import { Icon } from '~/ui/icon/icon';
import { VisitorLinks } from '../account/visitor-links';
import { LanguageSwitch } from './language-switch';
import { SiteLink } from '../site-link';

/** The configured menu as a bar, from the breakpoint `lg` up. On narrower screens, `SmallNav` replaces it. */
export function MainNav({ menu }: { menu: readonly MenuLink[] }) {
  const { t } = useTranslation();
  return (
    <nav className="mainnav" aria-label={t('nav.main')}>
      <ul className="wrap">
        <li><SiteLink className="all" href="/catalogue"><Icon name="menu" />{t('nav.allCategories')}</SiteLink></li>
        {menu.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} />
            {entry.children.length > 0 && (
              <ul className="mainnav__sub">
                {entry.children.map((child) => <li key={child.id}><Entry entry={child} /></li>)}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SmallNavProps {
  menu: readonly MenuLink[];
  help: string | undefined;
  /** Who is signed in; `null`: nobody. */
  user: { name: string } | null;
}

export function SmallNav({ menu, help, user }: SmallNavProps) {
  const { t } = useTranslation();
  const { key } = useLocation();
  const entries = menu.flatMap((entry) => [entry, ...entry.children]);
  return (
    <details className="mnav" key={key}>
      <summary className="mbtn" aria-label={t('nav.menu')}><Icon name="menu" size={20} /></summary>
      <nav className="mnav__p" aria-label={t('nav.folded')}>
        {!entries.some(({ url }) => url === '/catalogue') && (
          <SiteLink href="/catalogue">{t('nav.allCategories')}<Icon name="chev" size={14} /></SiteLink>
        )}
        {entries.map((entry) => <Entry key={entry.id} entry={entry} chevron />)}
        {help && <SiteLink href={help}>{t('help')}<Icon name="chev" size={14} /></SiteLink>}
        <LanguageSwitch className="mnav__lang" />
        <ul className="mnav__v"><VisitorLinks user={user} /></ul>
      </nav>
    </details>
  );
}

function Entry({ entry, chevron }: { entry: MenuLink; chevron?: boolean }) {
  const { pathname } = useLocation();
  if (!entry.url) return <span>{entry.name}</span>;
  const current = entry.url.split(/[?#]/)[0] === pathname ? 'page' : undefined;
  return (
    <SiteLink href={entry.url} target={entry.newWindow ? '_blank' : undefined} aria-current={current}>
      {entry.name}
      {chevron && <Icon name="chev" size={14} />}
    </SiteLink>
  );
}
