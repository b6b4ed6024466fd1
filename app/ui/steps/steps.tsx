interface Props {
  /** The accessible name of the list. */
  label: string;
  steps: readonly string[];
  /** Index of the current step. Earlier steps are done. */
  current: number;
}

/** The steps of a process, with a mark on the current one. */
export function Steps({ label, steps, current }: Props) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step, index) => (
        <li key={step} className={index < current ? 'done' : undefined} aria-current={index === current ? 'step' : undefined}>{step}</li>
      ))}
    </ol>
  );
}
