import { type ComponentType, type KeyboardEvent as KeyPress, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CategoryLink } from '~/domain/catalogue/popular-answer';
import { countText } from '~/domain/product/delivery';
import { Icon } from '~/ui/icon/icon';
import { SiteLink } from '../../../shell/site-link';

/** A category of level 1. */
export interface RailEntry extends CategoryLink {
  code: string;
  /** There are categories below it, so it has a flyout. */
  opens: boolean;
}

/** How long a category must be pointed at before its flyout loads, in ms. Those that the pointer only passes by do not load. */
const OPENING_DELAY = 80;

type FlyoutView = ComponentType<{ code: string; name: string; href: string }>;

/**
 * The categories of level 1. A script loads a flyout for the category under the pointer or with the focus. The style sheet shows it. Escape closes it
 * until the pointer enters a category or the focus moves, and the arrows lead from category to category.
 */
export function CategoryRail({ nodes, total }: { nodes: readonly RailEntry[]; total: number }) {
  const { t } = useTranslation('home');
  const rail = useRef<HTMLElement>(null);
  const [closed, setClosed] = useState(false);
  const [wanted, want, Flyout] = useFlyouts();
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
            key={node.code} className="rail__i" onBlur={reopen} onFocus={() => want(node)}
            onPointerEnter={() => {
              reopen();
              want(node);
            }}
          >
            <SiteLink href={node.href}>
              <span>{node.name}</span>
              <small>{countText(node.count)}</small>
              <Icon name="chev" size={14} />
            </SiteLink>
            {wanted.includes(node.code) && Flyout && <Flyout code={node.code} name={node.name} href={node.href} />}
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

/**
 * The categories whose flyouts were open for {@link OPENING_DELAY}, a function that says which one is open now, and the component of a flyout, which loads
 * then. It stays `undefined` if its code cannot be loaded; the links of the rail lead on without it.
 */
function useFlyouts(): [wanted: readonly string[], want: (entry: RailEntry | null) => void, Flyout: FlyoutView | undefined] {
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const [view, setView] = useState<{ Flyout: FlyoutView }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const want = (entry: RailEntry | null) => {
    clearTimeout(timer.current);
    if (!entry?.opens || wanted.includes(entry.code)) return;
    timer.current = setTimeout(() => {
      setWanted((known) => [...known, entry.code]);
      void import('./flyout').then(({ Flyout }) => setView({ Flyout }), () => undefined);
    }, OPENING_DELAY);
  };
  return [wanted, want, view?.Flyout];
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
