interface Props {
  value: number;
  most: number;
  /** What it shows, in words. */
  label: string;
}

/** How much there is of how much; its length is in the drawing, since no style may stand in a page. */
export function Meter({ value, most, label }: Props) {
  const share = most > 0 ? Math.min(Math.max(value / most, 0), 1) : 0;
  return (
    <svg className="meter" role="img" aria-label={label} preserveAspectRatio="none">
      <rect width={`${Math.round(share * 1000) / 10}%`} height="100%" />
    </svg>
  );
}
