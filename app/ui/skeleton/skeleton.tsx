/** A placeholder for a figure that is still loading, about as wide as the figure. Hidden from screen readers. */
export function Skeleton({ width }: { width?: 'wide' }) {
  return <span className={width ? `skel skel--${width}` : 'skel'} aria-hidden="true" />;
}
