interface Props {
  value: number;
  most: number;
  /** The value in words. */
  label: string;
  /** `plain`: not about a discount; absent: a discount, in copper, the colour of saved money. */
  kind?: 'plain';
}

/** A bar that shows a share of a whole. It is an SVG drawing, because its length as an inline style would break the security policy. */
export function Meter({ value, most, label, kind }: Props) {
  const share = most > 0 ? Math.min(Math.max(value / most, 0), 1) : 0;
  return (
    <svg className={kind ? `meter meter--${kind}` : 'meter'} role="img" aria-label={label} preserveAspectRatio="none">
      <rect width={`${Math.round(share * 1000) / 10}%`} height="100%" />
    </svg>
  );
}
