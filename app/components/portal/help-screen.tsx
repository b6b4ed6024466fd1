import { useTranslation } from 'react-i18next';
import { visibleHelpMenu } from '~/domain/help-menu';
import type { HelpItem } from '~/domain/portal';
import { SiteLink } from '../shell/site-link';
import { paragraphsOf } from './paragraphs';
import { PageHead } from './page-head';

/** One article of the help centre beside its menu. */
export function HelpScreen({ menu, article }: { menu: HelpItem[]; article: HelpItem }) {
  const { t } = useTranslation('portal');
  const sections = visibleHelpMenu(menu);
  const section = sections.find(({ children }) => children.some(({ menuId }) => menuId === article.menuId));
  return (
    <>
      <PageHead title={article.name} {...(section ? { trail: [{ label: section.name }] } : {})} />
      <div className="dir">
        <nav className="panel dir__nav dir__nav--help" aria-label={t('help.articles')}>
          {sections.map(({ menuId, name, children }) => (
            <div key={menuId}>
              <h2>{name}</h2>
              {children.map((child) => (
                <SiteLink
                  key={child.menuId} href={`/help/${encodeURIComponent(child.menuId)}`}
                  aria-current={child.menuId === article.menuId ? 'page' : undefined}
                >
                  {child.name}
                </SiteLink>
              ))}
            </div>
          ))}
        </nav>
        <article className="panel panel__b prose">
          {paragraphsOf(article.content).map((text) => <p key={text}>{text}</p>)}
          {article.content === '' && <p>{t('help.empty')}</p>}
        </article>
      </div>
    </>
  );
}
