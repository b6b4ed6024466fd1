import { type ComponentProps, useState } from 'react';
import { Field } from './field';

interface Props extends Omit<ComponentProps<typeof Field>, 'type' | 'beside'> {
  /** Names of the button that shows what was typed, and hides it again. */
  showLabel: string;
  hideLabel: string;
}

/** A password; with script, what is typed can be looked at. It is never filled in by the page. */
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
