import type { ReactNode } from 'react';

export interface ProgressStep {
  key: string;
  label: string;
  /** `ended`: the process ended early, at this step. */
  state: 'done' | 'now' | 'open' | 'ended';
  /** When the step was reached, or another remark. */
  note?: ReactNode;
}

/** The steps of a process, and its progress. */
export function ProgressTrack({ label, steps }: { label: string; steps: readonly ProgressStep[] }) {
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
