import type { ReactNode } from 'react';

interface Props {
  /** What the amount is. */
  label: string;
  amount: string;
  /** The main action, and what keeps it from being done. */
  children: ReactNode;
}

/** A total with the main action of a page: in its place on wide screens, at the bottom edge on a phone. One on a page. */
export function ActionBar({ label, amount, children }: Props) {
  return (
    <div className="act-bar">
      <dl><dt>{label}</dt><dd className="big">{amount}</dd></dl>
      <div>{children}</div>
    </div>
  );
}
