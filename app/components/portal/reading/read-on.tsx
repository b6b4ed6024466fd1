import { SiteLink } from '../../shell/site-link';

interface Neighbour {
  href: string;
  name: string;
  label: string;
}

/** Links to the page before and the page after, where there are some. */
export function ReadOn({ label, previous, next }: { label: string; previous?: Neighbour | undefined; next?: Neighbour | undefined }) {
  if (!previous && !next) return null;
  return (
    <nav className="readon" aria-label={label}>
      {previous && <SiteLink href={previous.href} rel="prev"><small>{previous.label}</small>{previous.name}</SiteLink>}
      {next && <SiteLink href={next.href} rel="next"><small>{next.label}</small>{next.name}</SiteLink>}
    </nav>
  );
}
