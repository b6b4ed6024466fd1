import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { Icon } from '../icon/icon';

interface Common {
  id: string;
  label: string;
  hint?: string | undefined;
  /** The error, then how to correct it. */
  error?: string | undefined;
  /** Height 28 px or 44 px; otherwise 36 px. */
  size?: 'small' | 'large';
}

type InputProps = Common & Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> & {
  /** At the end of the control, such as a button. */
  beside?: ReactNode;
  /** At the end of the label's line. The Tab key reaches it after the control. */
  aside?: ReactNode;
};

/** A control with its label above, and a hint or an error below. The texts are tied to the control. */
export function Field({ id, label, hint, error, size, beside, aside, ...rest }: InputProps) {
  const control = <input {...rest} {...tied(id, hint, error)} className={sized('in', size)} />;
  return (
    <div className={aside ? 'aside' : undefined}>
      <label className="lab" htmlFor={id}>{label}</label>
      {beside ? <div className="beside">{control}{beside}</div> : control}
      {aside && <div className="aside__a">{aside}</div>}
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
}

type SelectProps = Common & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size'>;

/** The same for a select. */
export function SelectField({ id, label, hint, error, size, children, ...rest }: SelectProps) {
  return (
    <div>
      <label className="lab" htmlFor={id}>{label}</label>
      <select {...rest} {...tied(id, hint, error)} className={sized('sel', size)}>{children}</select>
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
}

type AreaProps = Omit<Common, 'size'> & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** The same for a text area. */
export function AreaField({ id, label, hint, error, ...rest }: AreaProps) {
  return (
    <div>
      <label className="lab" htmlFor={id}>{label}</label>
      <textarea rows={3} {...rest} {...tied(id, hint, error)} className="in ta" />
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
}

/** The text under a control: the error if there is one, otherwise the hint. */
export function FieldNote({ id, hint, error }: Pick<Common, 'id' | 'hint' | 'error'>) {
  const note = error ?? hint;
  if (!note) return null;
  return (
    <p id={noteOf(id)} className={error ? 'msg msg--err' : 'hint'}>
      {error && <Icon name="err" />}
      {note}
    </p>
  );
}

/** The attributes that tie the text to its control. */
export function tied(id: string, hint?: string, error?: string) {
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': error ?? hint ? noteOf(id) : undefined };
}

function noteOf(id: string): string {
  return `${id}-note`;
}

function sized(name: string, size: Common['size']): string {
  if (!size) return name;
  return `${name} ${name}--${size === 'small' ? 's' : 'l'}`;
}
