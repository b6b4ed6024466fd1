import { useTranslation } from 'react-i18next';
import type { Category } from '~/domain/catalogue/category';
import { countText } from '~/domain/product/delivery';
import { SiteLink } from '../shell/site-link';
import { type CategoryNode, categoryTree } from './category-tree';
import { Finder } from './finder';
import { PageHead } from './page-head';

/** The whole catalogue on one page, as columns of links. Each link shows its number of products. */
export function CatalogueScreen({ categories }: { categories: Category[] }) {
  const { t } = useTranslation('catalogue');
  const nodes = categoryTree(categories);
  const products = nodes.reduce((sum, { count }) => sum + count, 0);
  const note = `${t('common:products', { count: products, n: countText(products) })}${t('inCategories', { count: categories.length, n: countText(categories.length) })}`;
  return (
    <>
      <PageHead title={t('common:catalogue')} note={note} />
      {nodes.length === 0 && <p className="ink2">{t('empty')}</p>}
      <div className="dir">
        <nav className="panel dir__nav" aria-label={t('jump')}>
          {nodes.map(({ code, name, count }) => (
            <a key={code} href={`#${anchorOf(code)}`}><span>{name}</span><small>{countText(count)}</small></a>
          ))}
        </nav>
        <div className="dir__main">
          {nodes.map((node) => <TopCategory key={node.code} node={node} />)}
          <Finder />
        </div>
      </div>
    </>
  );
}

function TopCategory({ node }: { node: CategoryNode }) {
  const { t } = useTranslation('catalogue');
  const id = anchorOf(node.code);
  return (
    <section className="panel" id={id} aria-labelledby={`${id}-title`}>
      <div className="panel__h">
        <h2 id={`${id}-title`} className="pin">
          <SiteLink href={node.href}>{node.name}</SiteLink>
          <small>{t('common:products', { count: node.count, n: countText(node.count) })}</small>
        </h2>
        <SiteLink className="small" href={node.href}>{t('seeAll')}<span className="sr">{`: ${node.name}`}</span></SiteLink>
      </div>
      <div className="panel__b cols">
        {node.children.map((group) => (
          <section key={group.code}>
            <h3><SiteLink href={group.href}>{group.name}</SiteLink><span>{countText(group.count)}</span></h3>
            <ul>
              {group.children.map((leaf) => (
                <li key={leaf.code}><SiteLink href={leaf.href}>{leaf.name}<span className="c">{countText(leaf.count)}</span></SiteLink></li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

const anchorOf = (code: string) => `c-${code}`;
