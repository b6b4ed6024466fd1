import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '~/components/shell/site-link';
import { type CentreTab, CENTRE_TABS, centrePath } from '~/domain/membership';
import { Breadcrumbs } from '~/ui/breadcrumbs';

interface Props {
  tab: CentreTab;
  children: ReactNode;
}

/** The membership centre: its menu, and one of its tabs. */
export function MembershipScreen({ tab, children }: Props) {
  const { t } = useTranslation('account');
  return (
    <>
      <Breadcrumbs
        label={t('common:breadcrumb')} link={SiteLink}
        items={[{ label: t('common:account.centre'), href: centrePath() }, { label: t(`centre.${tab}`) }]}
      />
      <div className="centre">
        <nav className="panel menu" aria-label={t('common:account.centre')}>
          {CENTRE_TABS.map((name) => (
            <SiteLink key={name} href={centrePath(name)} aria-current={name === tab ? 'page' : undefined}>{t(`centre.${name}`)}</SiteLink>
          ))}
        </nav>
        <div className="stack-4 centre__main">
          <h1 tabIndex={-1}>{t(`centre.${tab}`)}</h1>
          {children}
        </div>
      </div>
    </>
  );
}
