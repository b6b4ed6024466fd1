import type { InputHTMLAttributes } from 'react';
import { Icon } from './icon';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  hint?: string;
  /** What is wrong, then the way out. */
  error?: string;
  small?: boolean;
}

/** Label above, control, hint or error below; the texts are tied to the control. */
export function Field({ id, label, hint, error, small, ...rest }: Props) {
  const note = error ?? hint;
  return (
    <div>
      <label className="lab" htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        className={small ? 'in in--s' : 'in'}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
      />
      {note && (
        <p id={`${id}-note`} className={error ? 'msg msg--err' : 'hint'}>
          {error && <Icon name="err" />}
          {note}
        </p>
      )}
    </div>
  );
}
