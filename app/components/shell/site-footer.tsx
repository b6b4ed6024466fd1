import { useTranslation } from 'react-i18next';
import { helpPath, type HelpMenuSection } from '~/domain/portal/help-menu';
import type { FriendlyLink } from '~/domain/portal/portal';
import { FeedbackLink } from '../feedback/feedback-link';
import { SiteLink } from './site-link';
import { useSite } from './site-context';

interface Props {
  help: readonly HelpMenuSection[];
  friendlyLinks: readonly FriendlyLink[];
  /** The page shows times, so the footer names their zone. */
  times: boolean;
}

export function SiteFooter({ help, friendlyLinks, times }: Props) {
  const { t } = useTranslation();
  const { productName, zone } = useSite();
  return (
    <footer className="foot">
      <div className="wrap">
        {help.length > 0 && (
          <nav className="foot__c" aria-label={t('help')}>
            {help.map((section) => (
              <div key={section.menuId}>
                <h2>{section.name}</h2>
                <ul>
                  {section.children.map(({ menuId, name }) => (
                    <li key={menuId}><SiteLink href={helpPath(menuId)}>{name}</SiteLink></li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
        {friendlyLinks.length > 0 && (
          <nav className="foot__l" aria-label={t('friendlyLinks')}>
            <span>{t('friendlyLinks')}</span>
            {friendlyLinks.map(({ name, url }) => (url ? <SiteLink key={name} href={url} rel="noopener">{name}</SiteLink> : null))}
          </nav>
        )}
        <div className="foot__l">
          <span>{`© ${productName}`}</span><FeedbackLink /><span className="foot__end">{t('pricesIn')}</span>{times && <span>{t('timesIn', { zone })}</span>}
        </div>
      </div>
    </footer>
  );
}
