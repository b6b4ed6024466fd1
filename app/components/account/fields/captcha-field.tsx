import { useTranslation } from 'react-i18next';
import type { CaptchaPicture } from '~/domain/form-answer';
import { Field } from '~/ui/field';
import type { FormState } from './answered-form';

interface Props {
  captcha: CaptchaPicture;
  state: FormState;
  /** What somebody may do who cannot read the picture. */
  hint?: string;
}

/** The characters of a picture. Another picture is a post of the same form. */
export function CaptchaField({ captcha, state, hint }: Props) {
  const { t } = useTranslation('account');
  const { defaultValue: _typedForAnother, ...field } = state.field('imgCode');
  return (
    <div className="captcha">
      <Field
        {...field} label={t('captcha.label')} size="large" autoComplete="off" autoCapitalize="characters"
        spellCheck={false} required
        beside={
          <>
            <img src={captcha.image} alt={t('captcha.picture')} width={112} height={44} />
            <button className="btn btn--q btn--l" name="intent" value="newCaptcha" formNoValidate>{t('captcha.another')}</button>
          </>
        }
      />
      {hint && <p className="hint">{hint}</p>}
      {captcha.answer && <p className="demo">{t('demo.captcha', { answer: captcha.answer })}</p>}
    </div>
  );
}
