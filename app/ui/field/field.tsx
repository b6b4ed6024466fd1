import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { Icon } from '../icon/icon';

interface Common {
  id: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong, then the way out. */
  error?: string | undefined;
  /** 28 px, or 44 px; otherwise 36 px. */
  size?: 'small' | 'large';
}

type InputProps = Common & Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> & {
  /** At the end of the control, such as a button that belongs to it. */
  beside?: ReactNode;
  /** At the end of the label's line; the keyboard comes to it after the control. */
  aside?: ReactNode;
};

/** Label above, control, hint or error below; the texts are tied to the control. */
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

/** The same around a choice of options. */
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

/** The same around a text of several lines. */
export function AreaField({ id, label, hint, error, ...rest }: AreaProps) {
  return (
    <div>
      <label className="lab" htmlFor={id}>{label}</label>
      <textarea rows={3} {...rest} {...tied(id, hint, error)} className="in ta" />
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
}

/** What is said under a control: what is wrong where something is, otherwise what helps. */
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

/** The attributes of a control that tie its note to it. */
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
