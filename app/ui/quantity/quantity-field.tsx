import { useEffect, useRef } from 'react';
import { Icon } from '../icon/icon';

/** The number of digits that fit in the field at the usual size. */
const ROOMY = 6;

interface Props {
  /** The label: "Quantity of LM358DR". */
  label: string;
  lessLabel: string;
  moreLabel: string;
  value: string | number;
  /** Name of the field. */
  name: string;
  /** Name of the field that minus and plus send; absent: they need script. */
  stepName?: string;
  id?: string;
  large?: boolean;
  /** The quantity is refused. `describedBy` ties the message to it. */
  bad?: boolean;
  describedBy?: string;
  /** Whether the field has the focus when the page opens. */
  focused?: boolean;
  /** The quantities of minus and plus; `null`: the button does nothing. */
  less: number | null;
  more: number | null;
  onValue: (value: string) => void;
}

/**
 * Minus, number and plus inside a form. With `stepName`, minus and plus are submit buttons with a quantity as value, so they work without
 * script. Enter presses the hidden submit button before them, not minus. A button without a quantity does nothing, but does not lose the
 * focus.
 */
export function QuantityField(props: Props) {
  const { label, value, name, id, bad, onValue } = props;
  const field = useRef<HTMLInputElement>(null);
  const read = useRef(false);
  useEffect(() => {
    if (read.current) return;
    read.current = true;
    // Keep what was typed before the scripts ran.
    const typed = field.current?.value ?? '';
    if (typed !== String(value)) onValue(typed);
  }, [value, onValue]);
  return (
    <span className={props.large ? 'qty qty--l' : 'qty'} data-bad={bad || undefined}>
      <button hidden type="submit" />
      <Step {...props} icon="minus" to={props.less} label={props.lessLabel} />
      <input
        ref={field}
        id={id}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        autoFocus={props.focused}
        aria-label={id ? undefined : label}
        aria-invalid={bad || undefined}
        aria-describedby={props.describedBy}
        value={value}
        data-long={String(value).length > ROOMY || undefined}
        onChange={(event) => onValue(event.target.value)}
        type="text"
      />
      <Step {...props} icon="plus" to={props.more} label={props.moreLabel} />
    </span>
  );
}

function Step({ icon, to, label, stepName, onValue }: Props & { icon: 'minus' | 'plus'; to: number | null }) {
  return (
    <button
      className={stepName === undefined ? 'with-script' : undefined}
      name={stepName}
      value={to ?? undefined}
      aria-disabled={to === null || undefined}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        if (to !== null) onValue(String(to));
      }}
      type={to === null || stepName === undefined ? 'button' : 'submit'}
    >
      <Icon name={icon} size={14} />
    </button>
  );
}
