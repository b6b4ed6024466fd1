interface Props {
  value: number;
  most: number;
  /** What it shows, in words. */
  label: string;
  /** Of a discount by default; copper is for money that is saved. */
  kind?: 'plain';
}

/** How much there is of how much; its length is in the drawing, since no style may stand in a page. */
export function Meter({ value, most, label, kind }: Props) {
  const share = most > 0 ? Math.min(Math.max(value / most, 0), 1) : 0;
  return (
    <svg className={kind ? `meter meter--${kind}` : 'meter'} role="img" aria-label={label} preserveAspectRatio="none">
      <rect width={`${Math.round(share * 1000) / 10}%`} height="100%" />
    </svg>
  );
}
