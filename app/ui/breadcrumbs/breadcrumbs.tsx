import type { LinkComponent } from '../base/link';

export interface Crumb {
  label: string;
  /** Absent for the page itself, and for entries without a page. */
  href?: string;
}

export function Breadcrumbs({ label, items, link: Link = 'a' }: {
  /** The accessible name of the navigation. */
  label: string;
  items: readonly Crumb[];
  link?: LinkComponent;
}) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs">
        {items.map(({ label: text, href }, index) => (
          <li key={index}>
            {href ? <Link href={href}>{text}</Link> : <span aria-current={index === items.length - 1 ? 'page' : undefined}>{text}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
