import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '~/components/shell/site-link';
import { centrePath } from '~/domain/account/centre-path';
import { CENTRE_GROUPS, type CentreTab } from '~/domain/account/membership';
import { Breadcrumbs, type Crumb } from '~/ui/breadcrumbs/breadcrumbs';

interface Props {
  tab: CentreTab;
  /** A page below the tab, such as one order; absent: the tab itself. */
  below?: Crumb;
  children: ReactNode;
}

/** The frame of the membership centre: breadcrumbs, and the menu next to the content. */
export function CentreFrame({ tab, below, children }: Props) {
  const { t } = useTranslation('account');
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    // On narrow screens the menu is a row that scrolls. Scroll the current tab into view.
    const row = menu.current;
    const current = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, [tab]);
  const own: Crumb = { label: t(`centre.${tab}`), ...(below ? { href: centrePath(tab) } : {}) };
  return (
    <>
      <Breadcrumbs
        label={t('common:breadcrumb')} link={SiteLink}
        items={[{ label: t('common:account.centre'), href: centrePath() }, own, ...(below ? [below] : [])]}
      />
      <div className="centre">
        <nav ref={menu} className="panel menu" aria-label={t('common:account.centre')}>
          {CENTRE_GROUPS.map(({ name, tabs }) => (
            <div key={name} className="menu__g">
              <p>{t(`group.${name}`)}</p>
              {tabs.map((one) => (
                <SiteLink key={one} href={centrePath(one)} aria-current={one === tab ? (below ? 'true' : 'page') : undefined}>{t(`centre.${one}`)}</SiteLink>
              ))}
            </div>
          ))}
        </nav>
        <div className="stack-4 centre__main">{children}</div>
      </div>
    </>
  );
}
