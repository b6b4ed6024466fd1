import type { ReactNode } from 'react';
import { Icon } from './icon';
import type { LinkComponent } from './link';

/** The texts of section 9; `position` says where one is, `pageN` names a page for screen readers. */
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

interface Props {
  page: number;
  totalPages: number;
  size: number;
  sizes: readonly number[];
  hrefOf: (page: number) => string;
  /** Where "Go to" and the page size are sent, with what else the address holds. */
  action: string;
  hidden: ReadonlyArray<readonly [name: string, value: string]>;
  labels: PaginationLabels;
  link?: LinkComponent;
}

/** Previous and next, pages around, jumps of five (of three where it is narrow), and a form for the rest. */
export function Pagination({ page, totalPages, size, sizes, hrefOf, action, hidden, labels, link = 'a' }: Props) {
  const clamp = (to: number) => Math.min(Math.max(to, 1), totalPages);
  const around = pagesAround(page, totalPages);
  const first = around[0] ?? 1;
  const last = around.at(-1) ?? totalPages;
  const number = (to: number) => (
    <Item
      key={to} link={link} href={hrefOf(to)} label={labels.pageN(to)} current={to === page}
      far={Math.abs(to - page) > 1 && to > 1 && to < totalPages}
    >
      {to}
    </Item>
  );
  const jump = (by: number, label: string) => (
    <Item link={link} href={hrefOf(clamp(page + by))} label={label} wide={Math.abs(by) > 3} narrow={Math.abs(by) === 3}>
      …
    </Item>
  );
  return (
    <nav className="pager" aria-label={labels.navigation}>
      <span className="muted">{labels.position}</span>
      <ol>
        <Item link={link} href={page > 1 ? hrefOf(page - 1) : undefined} rel="prev">
          <Icon name="chevl" size={14} />{labels.previous}
        </Item>
        {first > 1 && number(1)}
        {first > 2 && <>{jump(-5, labels.previous5)}{jump(-3, labels.previous3)}</>}
        {around.map(number)}
        {last < totalPages - 1 && <>{jump(3, labels.next3)}{jump(5, labels.next5)}</>}
        {last < totalPages && number(totalPages)}
        <Item link={link} href={page < totalPages ? hrefOf(page + 1) : undefined} rel="next">
          {labels.next}<Icon name="chev" size={14} />
        </Item>
      </ol>
      <form className="row" action={action}>
        {hidden.map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />)}
        <label className="row">
          {labels.pageSize}
          <select className="sel sel--s" name="size" defaultValue={size} key={size}>
            {sizes.map((n) => <option key={n} value={n}>{`${n} ${labels.perPage}`}</option>)}
          </select>
        </label>
        <label className="row">
          {labels.goTo}
          <input className="in in--s num" name="page" inputMode="numeric" autoComplete="off" aria-label={`${labels.goTo} ${labels.page}`} />
        </label>
        <button className="btn btn--s">{labels.confirm}</button>
      </form>
    </nav>
  );
}

/** Two pages each side of the current one. */
function pagesAround(page: number, totalPages: number): number[] {
  const pages: number[] = [];
  for (let to = Math.max(1, page - 2); to <= Math.min(totalPages, page + 2); to += 1) pages.push(to);
  return pages;
}

interface ItemProps {
  link: LinkComponent;
  /** Missing: nowhere to go. */
  href: string | undefined;
  label?: string;
  rel?: string;
  current?: boolean;
  /** Gives way first where it is narrow. */
  far?: boolean;
  wide?: boolean;
  narrow?: boolean;
  children: ReactNode;
}

function Item({ link: Link, href, label, rel, current, far, wide, narrow, children }: ItemProps) {
  return (
    <li className={far || wide ? 'pager--wide' : narrow ? 'pager--narrow' : undefined}>
      {href === undefined
        ? <span className="off">{children}</span>
        : <Link href={href} rel={rel} aria-label={label} aria-current={current ? 'page' : undefined}>{children}</Link>}
    </li>
  );
}
