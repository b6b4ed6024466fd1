interface Props {
  value: number;
  most: number;
  /** The value in words. */
  label: string;
  /** For a discount by default: copper is for saved money. */
  kind?: 'plain';
}

/** A share of a whole. The drawing holds its length, since the security policy forbids inline styles. */
export function Meter({ value, most, label, kind }: Props) {
  const share = most > 0 ? Math.min(Math.max(value / most, 0), 1) : 0;
  return (
    <svg className={kind ? `meter meter--${kind}` : 'meter'} role="img" aria-label={label} preserveAspectRatio="none">
      <rect width={`${Math.round(share * 1000) / 10}%`} height="100%" />
    </svg>
  );
}
