import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaptchaPicture } from '~/domain/text/form-answer';
import { Field } from '~/ui/field/field';
import type { FormState } from './answered-form';

interface Props {
  captcha: CaptchaPicture;
  state: FormState;
  /** Whether the main button of the form needs the characters; otherwise only the button that requests a code needs them. */
  required?: boolean;
  /** Help for people who cannot read the picture. */
  hint?: ReactNode;
}

/** The field for the characters of a picture. The button for another picture posts the form. */
export function CaptchaField({ captcha, state, required, hint }: Props) {
  const { t } = useTranslation('account');
  const { defaultValue: _typedForAnother, ...field } = state.field('imgCode');
  const { id } = field;
  const shown = useRef<string>();
  const asked = !state.summary;
  useEffect(() => {
    const input = document.getElementById(id);
    // The typed text belongs to the old picture. If there are no errors to show, the field gets the focus.
    if (shown.current && shown.current !== captcha.image && input instanceof HTMLInputElement) {
      input.value = '';
      if (asked) input.focus();
    }
    shown.current = captcha.image;
  }, [id, captcha.image, asked]);
  return (
    <div className="captcha">
      <Field
        {...field} label={t('captcha.label')} size="large" autoComplete="off" autoCapitalize="characters"
        spellCheck={false} required={required}
        beside={
          <>
            <img src={captcha.image} alt={t('captcha.picture')} width={112} height={44} />
            <button className="btn btn--q btn--l" name="intent" value="newCaptcha" formNoValidate type="submit">{t('captcha.another')}</button>
          </>
        }
      />
      {hint && <p className="hint">{hint}</p>}
      {captcha.answer && <p className="demo">{t('demo.captcha', { answer: captcha.answer })}</p>}
    </div>
  );
}
