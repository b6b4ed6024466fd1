import { type ComponentType, type KeyboardEvent as KeyPress, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countText } from '~/domain/product/delivery';
import { LAZY_DELAY } from '~/ui/base/lazy-delay';
import { Icon } from '~/ui/icon/icon';
import { SiteLink } from '../../../shell/site-link';
import type { CategoryNode } from '../../category-tree';

type Popular = ComponentType<{ node: CategoryNode }>;

/**
 * The categories of level 1, each with a flyout. The style sheet opens it on hover and focus. With script, Escape closes it until the pointer
 * enters a category or the focus moves, the arrows lead from category to category, and brands and popular parts load when a flyout is opened.
 */
export function CategoryRail({ nodes, total }: { nodes: readonly CategoryNode[]; total: number }) {
  const { t } = useTranslation('home');
  const rail = useRef<HTMLElement>(null);
  const [closed, setClosed] = useState(false);
  const [wanted, want, Popular] = usePopular();
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
      <ul onKeyDown={moveByArrow} onPointerLeave={() => want(null)}>
        {nodes.map((node) => (
          <li
            key={node.code} className="rail__i" onBlur={reopen} onFocus={() => want(node.code)}
            onPointerEnter={() => {
              reopen();
              want(node.code);
            }}
          >
            <SiteLink href={node.href}>
              <span>{node.name}</span>
              <small>{countText(node.count)}</small>
              <Icon name="chev" size={14} />
            </SiteLink>
            {node.children.length > 0 && (
              <div className="fly">
                <Groups node={node} />
                {wanted.includes(node.code) && Popular && <Popular node={node} />}
              </div>
            )}
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

/** The maximum number of entries in two columns. */
const TWO_COLUMNS = 36;

/** The categories below a category, with their numbers of parts. */
function Groups({ node }: { node: CategoryNode }) {
  const entries = node.children.reduce((sum, { children }) => sum + 1 + children.length, 0);
  return (
    <dl className={entries > TWO_COLUMNS ? 'fly__g fly__g--long' : 'fly__g'}>
      {node.children.map((group) => (
        <div key={group.code}>
          <dt><Counted node={group} /></dt>
          {group.children.map((leaf) => <dd key={leaf.code}><Counted node={leaf} /></dd>)}
        </div>
      ))}
    </dl>
  );
}

function Counted({ node: { href, name, count } }: { node: CategoryNode }) {
  return (
    <>
      <SiteLink href={href}>{name}</SiteLink>
      <small>{countText(count)}</small>
    </>
  );
}

/**
 * The categories whose flyouts were open for {@link LAZY_DELAY}, a function that says which one is open now, and the component that shows what loads then.
 * The component stays `undefined` if its code cannot be loaded; the flyout is then complete without it.
 */
function usePopular(): [wanted: readonly string[], want: (code: string | null) => void, Popular: Popular | undefined] {
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const [popular, setPopular] = useState<{ Popular: Popular }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const want = (code: string | null) => {
    clearTimeout(timer.current);
    if (code === null || wanted.includes(code)) return;
    timer.current = setTimeout(() => {
      setWanted((known) => [...known, code]);
      void import('./popular-in').then(({ PopularIn }) => setPopular({ Popular: PopularIn }), () => undefined);
    }, LAZY_DELAY);
  };
  return [wanted, want, popular?.Popular];
}

/** Moves the focus from category to category. So nobody has to pass through every flyout with the Tab key. */
function moveByArrow(event: KeyPress<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('.rail__i > a')];
  const at = entries.findIndex((entry) => entry.parentElement?.contains(document.activeElement));
  if (step === undefined || at < 0) return;
  event.preventDefault();
  entries[(at + step + entries.length) % entries.length]?.focus();
}
