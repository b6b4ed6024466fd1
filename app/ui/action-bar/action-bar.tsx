import type { ReactNode } from 'react';

interface Props {
  /** The label of the amount. */
  label: string;
  amount: string;
  /** The main action, and what prevents it. */
  children: ReactNode;
}

/** A total with the main action of a page. On a phone it sticks to the bottom edge. A page has only one. */
export function ActionBar({ label, amount, children }: Props) {
  return (
    <div className="act-bar">
      <dl><dt>{label}</dt><dd className="big">{amount}</dd></dl>
      <div>{children}</div>
    </div>
  );
}
