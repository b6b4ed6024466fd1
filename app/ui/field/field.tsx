import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { Icon } from '../icon/icon';

interface Common {
  id: string;
  label: string;
  hint?: string | undefined;
  /** The error, then how to correct it. */
  error?: string | undefined;
  /** The height: 28 px if small, 44 px if large, otherwise 36 px. */
  size?: 'small' | 'large';
}

type InputProps = Common & Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> & {
  /** Content at the end of the control, such as a button. */
  beside?: ReactNode;
  /** Content at the end of the label's line. The Tab key reaches it after the control. */
  aside?: ReactNode;
};

/** A control with its label above, and a hint or an error below. The texts are tied to the control. */
export function Field({ id, label, hint, error, size, beside, aside, ...rest }: InputProps) {
  const control = <input type="text" {...rest} {...tied(id, hint, error)} className={sized('in', size)} />;
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

/** A select with its label above, and a hint or an error below. */
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

/** A text area with its label above, and a hint or an error below. */
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

/** The attributes of a control that tie its hint or error to it. */
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
