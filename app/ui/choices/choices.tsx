import type { ReactNode } from 'react';

/** A group of radio buttons, each with an explanation. */
export function Choices({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="sr">{legend}</legend>
      <div className="pick">{children}</div>
    </fieldset>
  );
}

interface Props {
  id?: string | undefined;
  name: string;
  value: string;
  /** Whether this is the initial choice. */
  checked: boolean;
  disabled?: boolean;
  /** The label. Its first element is the title of the option. */
  children: ReactNode;
}

export function Choice({ id, name, value, checked, disabled, children }: Props) {
  return (
    <label className="choice">
      <input type="radio" id={id} name={name} value={value} defaultChecked={checked} disabled={disabled} />
      <span className="choice__t">{children}</span>
    </label>
  );
}
