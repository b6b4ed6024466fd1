import { useTranslation } from 'react-i18next';
import { type HelpMenuItem, type HelpMenuSection, visibleHelpMenu } from '~/domain/portal/help-menu';
import { SiteLink } from '../shell/site-link';
import { PrivacySwitch } from '../tracking/privacy-switch';
import { paragraphsOf } from './paragraphs';
import { PageHead } from './page-head';

/** An article of the help centre, next to the menu. A group without text lists its articles. */
export function HelpScreen({ menu, article }: { menu: HelpMenuItem[]; article: HelpMenuItem }) {
  const { t } = useTranslation('portal');
  const sections = visibleHelpMenu(menu);
  const group = sections.find(({ menuId }) => menuId === article.menuId);
  const section = sections.find(({ children }) => children.some(({ menuId }) => menuId === article.menuId));
  return (
    <>
      <PageHead title={article.name} {...(section ? { trail: [{ label: section.name }] } : {})} />
      <div className="dir">
        <nav className="panel dir__nav dir__nav--help" aria-label={t('help.articles')}>
          {sections.map(({ menuId, name, children }) => (
            <div key={menuId}>
              <h2><HelpLink item={{ menuId, name }} current={article} /></h2>
              {children.map((child) => <HelpLink key={child.menuId} item={child} current={article} />)}
            </div>
          ))}
        </nav>
        <article className="panel panel__b prose">
          {paragraphsOf(article.content ?? '').map((text) => <p key={text}>{text}</p>)}
          {!article.content && (group ? <Articles group={group} /> : <p>{t('help.empty')}</p>)}
          {article.menuId === 'privacy' && <PrivacySwitch />}
        </article>
      </div>
    </>
  );
}

function Articles({ group }: { group: HelpMenuSection }) {
  return <ul>{group.children.map((child) => <li key={child.menuId}><HelpLink item={child} /></li>)}</ul>;
}

function HelpLink({ item: { menuId, name }, current }: { item: Pick<HelpMenuItem, 'menuId' | 'name'>; current?: HelpMenuItem }) {
  return (
    <SiteLink href={`/help/${encodeURIComponent(menuId)}`} aria-current={menuId === current?.menuId ? 'page' : undefined}>{name}</SiteLink>
  );
}
