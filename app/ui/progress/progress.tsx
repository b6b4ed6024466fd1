import type { ReactNode } from 'react';

export interface ProgressStep {
  key: string;
  label: string;
  /** `ended`: it has left the way and goes no further. */
  state: 'done' | 'now' | 'open' | 'ended';
  /** When it was reached, or what is said of it. */
  note?: ReactNode;
}

/** How far something has come on its way. */
export function Progress({ label, steps }: { label: string; steps: readonly ProgressStep[] }) {
  return (
    <ol className="prog" aria-label={label}>
      {steps.map(({ key, label: name, state, note }) => (
        <li key={key} className={state} aria-current={state === 'now' || state === 'ended' ? 'step' : undefined}>
          {name}<small>{note}</small>
        </li>
      ))}
    </ol>
  );
}
