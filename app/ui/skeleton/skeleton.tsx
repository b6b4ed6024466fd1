/** A placeholder as wide as the figure that it stands for. Hidden from screen readers. */
export function Skeleton({ width }: { width?: 'wide' }) {
  return <span className={width ? `skel skel--${width}` : 'skel'} aria-hidden="true" />;
}
