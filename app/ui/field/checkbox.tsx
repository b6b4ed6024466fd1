import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldNote, tied } from './field';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  hint?: string | undefined;
  /** The error, then how to correct it. */
  error?: string | undefined;
  /** The text next to the box. */
  children: ReactNode;
}

/** A checkbox with its text. */
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
