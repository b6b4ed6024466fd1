import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countText } from '~/domain/product/delivery';
import { Icon } from '~/ui/icon/icon';
import { SiteLink } from '../../shell/site-link';
import type { CategoryNode } from '../category-tree';

/**
 * The categories of level 1, each with a flyout. The style sheet opens it on hover and focus. With script, Escape closes it until the pointer
 * enters a category or the focus moves.
 */
export function CategoryRail({ nodes, total }: { nodes: readonly CategoryNode[]; total: number }) {
  const { t } = useTranslation('home');
  const rail = useRef<HTMLElement>(null);
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !rail.current?.matches(':hover, :focus-within')) return;
      const focused = rail.current.querySelector('.fly :focus');
      focused?.closest('.rail__i')?.querySelector('a')?.focus();
      setClosed(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const reopen = () => setClosed(false);
  return (
    <nav ref={rail} className={closed ? 'rail rail--closed' : 'rail'} aria-label={t('categories')}>
      <ul>
        {nodes.map((node) => (
          <li key={node.code} className="rail__i" onPointerEnter={reopen} onBlur={reopen}>
            <SiteLink href={node.href}>
              <span>{node.name}</span>
              <small>{countText(node.count)}</small>
              <Icon name="chev" size={14} />
            </SiteLink>
            <Flyout node={node} />
          </li>
        ))}
        <li className="rail__i rail__i--all">
          <SiteLink href="/catalogue">
            <span>{t('allCategories', { count: total, n: countText(total) })}</span>
            <Icon name="chev" size={14} />
          </SiteLink>
        </li>
      </ul>
    </nav>
  );
}

function Flyout({ node }: { node: CategoryNode }) {
  if (node.children.length === 0) return null;
  return (
    <div className="fly">
      <dl>
        {node.children.map((group) => (
          <div key={group.code}>
            <dt><SiteLink href={group.href}>{group.name}</SiteLink></dt>
            <dd>
              {group.children.length > 0
                ? group.children.map((leaf) => <SiteLink key={leaf.code} href={leaf.href}>{leaf.name}</SiteLink>)
                : <span className="muted">{countText(group.count)}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
