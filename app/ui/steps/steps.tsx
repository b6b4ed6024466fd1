interface Props {
  /** Names the list. */
  label: string;
  steps: readonly string[];
  /** Index of the step one is at; those before it are done. */
  current: number;
}

/** Where one is on a way of a few steps. */
export function Steps({ label, steps, current }: Props) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step, index) => (
        <li key={step} className={index < current ? 'done' : undefined} aria-current={index === current ? 'step' : undefined}>{step}</li>
      ))}
    </ol>
  );
}
