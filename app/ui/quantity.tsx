import { Icon } from './icon';

interface Props {
  /** Names the part: "Quantity of LM358DR". */
  label: string;
  lessLabel: string;
  moreLabel: string;
  value: string | number;
  name?: string;
  id?: string;
  large?: boolean;
  /** The quantity cannot be had as it is; the message is tied by `describedBy`. */
  bad?: boolean;
  describedBy?: string;
  /** Without it the field keeps its own value. */
  onValue?: (value: string) => void;
  /** With it, plus and minus call it instead of submitting `step`. */
  onStep?: (direction: 1 | -1) => void;
}

/** Minus, number, plus. The buttons are submits named `step`, so they work without script. */
export function Quantity(props: Props) {
  const { label, value, name, id, bad, onValue } = props;
  return (
    <span className={props.large ? 'qty qty--l' : 'qty'} data-bad={bad || undefined}>
      <Step {...props} direction={-1} />
      <input
        id={id}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={bad || undefined}
        aria-describedby={props.describedBy}
        {...(onValue ? { value, onChange: (event) => onValue(event.target.value) } : { defaultValue: value })}
      />
      <Step {...props} direction={1} />
    </span>
  );
}

function Step({ direction, lessLabel, moreLabel, onStep }: Props & { direction: 1 | -1 }) {
  return (
    <button
      type={onStep ? 'button' : 'submit'}
      name="step"
      value={direction}
      formNoValidate
      aria-label={direction < 0 ? lessLabel : moreLabel}
      onClick={onStep && (() => onStep(direction))}
    >
      <Icon name={direction < 0 ? 'minus' : 'plus'} size={14} />
    </button>
  );
}
