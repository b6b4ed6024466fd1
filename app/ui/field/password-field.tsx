import { type ComponentProps, useState } from 'react';
import { Field } from './field';

interface Props extends Omit<ComponentProps<typeof Field>, 'type' | 'beside'> {
  /** Labels of the button that shows and hides the password. */
  showLabel: string;
  hideLabel: string;
}

/** A password field. With script it can show the typed password. */
export function PasswordField({ showLabel, hideLabel, ...rest }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...rest} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false}
      beside={
        <button
          type="button" className="peek with-script" aria-controls={rest.id} onClick={() => setShown(!shown)}
        >
          {shown ? hideLabel : showLabel}
        </button>
      }
    />
  );
}
