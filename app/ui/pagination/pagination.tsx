import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { LinkComponent } from '../base/link';

/** The labels. `position` says which page is shown, `pageN` names a page for screen readers. */
export interface PaginationLabels {
  navigation: string;
  position: string;
  pageN: (page: number) => string;
  page: string;
  goTo: string;
  confirm: string;
  previous: string;
  next: string;
  previous5: string;
  next5: string;
  previous3: string;
  next3: string;
  pageSize: string;
  perPage: string;
}

/** The pages to show, and the targets of the other links; `null`: no link. */
export interface PageWindow {
  page: number;
  previous: number | null;
  next: number | null;
  pages: readonly number[];
  jumpBack: number | null;
  jumpForward: number | null;
}

interface Props {
  /** The pages on wide screens, with jumps of 5. */
  wide: PageWindow;
  /** The pages on narrow screens, with jumps of 3. */
  narrow: PageWindow;
  size: number;
  /** The possible numbers of rows of a page; with one, there is no choice. */
  sizes: readonly number[];
  hrefOf: (page: number) => string;
  /** The address of the form for "Go to" and the page size, and its hidden fields for the other parameters. */
  action: string;
  hidden: ReadonlyArray<readonly [name: string, value: string]>;
  labels: PaginationLabels;
  link?: LinkComponent;
}

/** Links to the previous and next page and to nearby pages, links that jump several pages, and a form to go to any page. */
export function Pagination({ wide, narrow, size, sizes, hrefOf, action, hidden, labels, link = 'a' }: Props) {
  const { page, previous, next } = wide;
  const pages = [...new Set([...wide.pages, ...narrow.pages])].sort((a, b) => a - b);
  const step = (to: number | null, label: string, children: ReactNode, only?: 'wide' | 'narrow') => (
    to === null && only ? null : (
      <Item key={label} link={link} href={to === null ? undefined : hrefOf(to)} label={only && label} only={only}>{children}</Item>
    )
  );
  const number = (to: number) => (
    <Item
      key={to} link={link} href={hrefOf(to)} label={labels.pageN(to)} current={to === page}
      only={!narrow.pages.includes(to) ? 'wide' : !wide.pages.includes(to) ? 'narrow' : undefined}
    >
      {to}
    </Item>
  );
  return (
    <nav className="pager" aria-label={labels.navigation}>
      <span className="muted">{labels.position}</span>
      <ol>
        {step(previous, labels.previous, <><Icon name="chevl" size={14} /><span className="pager__t">{labels.previous}</span></>)}
        {pages.slice(0, 1).map(number)}
        {step(wide.jumpBack, labels.previous5, '…', 'wide')}
        {step(narrow.jumpBack, labels.previous3, '…', 'narrow')}
        {pages.slice(1, -1).map(number)}
        {step(narrow.jumpForward, labels.next3, '…', 'narrow')}
        {step(wide.jumpForward, labels.next5, '…', 'wide')}
        {pages.length > 1 && pages.slice(-1).map(number)}
        {step(next, labels.next, <><span className="pager__t">{labels.next}</span><Icon name="chev" size={14} /></>)}
      </ol>
      <form className="row" action={action}>
        {hidden.map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />)}
        {sizes.length > 1 && (
          <label className="row">
            {labels.pageSize}
            <select className="sel sel--s" name="size" defaultValue={size} key={size}>
              {sizes.map((n) => <option key={n} value={n}>{`${n} ${labels.perPage}`}</option>)}
            </select>
          </label>
        )}
        <label className="row">
          {labels.goTo}
          <input
            key={page} className="in in--s num" name="page" inputMode="numeric" autoComplete="off"
            aria-label={`${labels.goTo} ${labels.page}`}
            type="text"
          />
        </label>
        <button className="btn btn--s" type="submit">{labels.confirm}</button>
      </form>
    </nav>
  );
}

interface ItemProps {
  link: LinkComponent;
  /** `undefined`: the item is not a link. */
  href: string | undefined;
  label?: string | undefined;
  current?: boolean;
  /** Shown on wide screens only, or on narrow screens only. */
  only?: 'wide' | 'narrow' | undefined;
  children: ReactNode;
}

function Item({ link: Link, href, label, current, only, children }: ItemProps) {
  return (
    <li className={only && `pager--${only}`}>
      {href === undefined
        ? <span className="off">{children}</span>
        : <Link href={href} aria-label={label} aria-current={current ? 'page' : undefined}>{children}</Link>}
    </li>
  );
}
