import type { LinkComponent } from './link';

export interface Crumb {
  label: string;
  /** Missing on the page itself, the last one. */
  href?: string;
}

export function Breadcrumbs({ label, items, link: Link = 'a' }: {
  /** Names the landmark. */
  label: string;
  items: readonly Crumb[];
  link?: LinkComponent;
}) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs">
        {items.map((item) => (
          <li key={item.label}>
            {item.href ? <Link href={item.href}>{item.label}</Link> : <span aria-current="page">{item.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
