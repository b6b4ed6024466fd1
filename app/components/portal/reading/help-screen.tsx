import { useTranslation } from 'react-i18next';
import { feedbackPath } from '~/domain/feedback/feedback-rules';
import { summaryOf } from '~/domain/portal/article-text';
import { type HelpMenuItem, type HelpMenuSection, helpNeighbours, helpPath, PRIVACY_ARTICLE, visibleHelpMenu } from '~/domain/portal/help-menu';
import { Icon } from '~/ui/icon/icon';
import { SiteLink } from '../../shell/site-link';
import { PrivacySwitch } from '../../tracking/privacy-switch';
import { ArticleBlocks } from './article-blocks';
import { PageHead } from '../page-head';
import { ReadOn } from './read-on';

/** Characters of the line below an article in the list of a group. */
const SUMMARY = 90;

/** An article of the help centre, next to the menu, whose own group is open. A group without text lists its articles. */
export function HelpScreen({ menu, article }: { menu: HelpMenuItem[]; article: HelpMenuItem }) {
  const { t } = useTranslation('portal');
  const sections = visibleHelpMenu(menu);
  const group = sections.find(({ menuId }) => menuId === article.menuId);
  const section = sections.find(({ children }) => children.some(({ menuId }) => menuId === article.menuId));
  const withSwitch = article.menuId === PRIVACY_ARTICLE;
  const { previous, next } = helpNeighbours(sections, article.menuId);
  return (
    <>
      <PageHead title={article.name} {...(section ? { trail: [{ label: section.name, href: helpPath(section.menuId) }] } : {})} />
      <div className="dir">
        <details className="panel helpnav">
          <summary>{t('help.articles')}<Icon name="chev" size={14} /></summary>
          <nav className="dir__nav" aria-label={t('help.articles')}>
            {sections.map(({ menuId, name, children }) => (
              <div key={menuId}>
                <h2><HelpLink item={{ menuId, name }} current={article} /></h2>
                {(menuId === group?.menuId || menuId === section?.menuId) && children.map((child) => <HelpLink key={child.menuId} item={child} current={article} />)}
              </div>
            ))}
          </nav>
        </details>
        <div className="article">
          <article className="panel panel__b prose">
            {article.content && <ArticleBlocks content={article.content} />}
            {!article.content && (group ? <Articles group={group} /> : !withSwitch && <p>{t('help.empty')}</p>)}
            {withSwitch && <PrivacySwitch article={Boolean(article.content)} />}
          </article>
          <ReadOn
            label={t('help.more')}
            previous={previous && { href: helpPath(previous.menuId), name: previous.name, label: t('help.previous') }}
            next={next && { href: helpPath(next.menuId), name: next.name, label: t('help.next') }}
          />
          <p className="helpful">
            {t('help.unclear')} <SiteLink href={feedbackPath(helpPath(article.menuId))}>{t('help.tell')}</SiteLink>
          </p>
        </div>
      </div>
    </>
  );
}

function Articles({ group }: { group: HelpMenuSection }) {
  return (
    <ul className="toc">
      {group.children.map((child) => (
        <li key={child.menuId}><HelpLink item={child} />{child.content && <small>{summaryOf(child.content, SUMMARY)}</small>}</li>
      ))}
    </ul>
  );
}

function HelpLink({ item: { menuId, name }, current }: { item: Pick<HelpMenuItem, 'menuId' | 'name'>; current?: HelpMenuItem }) {
  return <SiteLink href={helpPath(menuId)} aria-current={menuId === current?.menuId ? 'page' : undefined}>{name}</SiteLink>;
}
