import type { ReactNode } from 'react';

/** A choice of a few, each with its explanation. */
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
  /** At first. */
  checked: boolean;
  disabled?: boolean;
  /** Its first element is its name. */
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
