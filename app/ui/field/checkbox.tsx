import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldNote, tied } from './field';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  hint?: string | undefined;
  /** What is wrong, then the way out. */
  error?: string | undefined;
  /** The sentence beside the box. */
  children: ReactNode;
}

/** A box to tick, with its sentence. */
export function Checkbox({ id, hint, error, children, ...rest }: Props) {
  return (
    <div>
      <label className="check">
        <input {...rest} {...tied(id, hint, error)} type="checkbox" />
        <span>{children}</span>
      </label>
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
}
