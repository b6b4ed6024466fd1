import type { ReactNode } from 'react';

interface Props {
  /** The label of the amount. */
  label: string;
  amount: string;
  /** The main action, and the reason if it is not possible. */
  children: ReactNode;
}

/** A total with the main action of a page. On a phone the bar sticks to the bottom edge. A page has only one bar. */
export function ActionBar({ label, amount, children }: Props) {
  return (
    <div className="act-bar">
      <dl><dt>{label}</dt><dd className="big">{amount}</dd></dl>
      <div>{children}</div>
    </div>
  );
}
