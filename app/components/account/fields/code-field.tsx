import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CodeAnswer } from '~/domain/form-answer';
import { Alert } from '~/ui/alert';
import { Field } from '~/ui/field';
import type { FormState } from './answered-form';

/** Seconds after which another code may be asked for; the server counts for itself. */
const PAUSE = 60;

interface Props {
  answer: CodeAnswer | undefined;
  state: FormState;
}

/** A verification code, with the button that asks for one. */
export function CodeField({ answer, state }: Props) {
  const { t } = useTranslation('account');
  const sent = answer?.codeSent === true;
  return (
    <>
      {sent && (
        <Alert kind="ok" live>
          <p>{t('code.sent')}</p>
          {answer.demoCode && <p className="demo">{t('demo.code', { code: answer.demoCode })}</p>}
        </Alert>
      )}
      <Field
        {...state.field('validCode')} label={t('code.label')} size="large" inputMode="numeric" autoComplete="one-time-code"
        pattern="[0-9]{6}" title={t('error.code')} required autoFocus={sent} beside={<SendButton sent={sent} />}
      />
    </>
  );
}

/** With script, it rests for a minute after a code was sent. */
function SendButton({ sent }: { sent: boolean }) {
  const { t } = useTranslation('account');
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (!sent) return;
    const until = Date.now() + PAUSE * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [sent]);
  return (
    <button className="btn btn--l code__send" name="intent" value="sendCode" formNoValidate disabled={left > 0}>
      {left > 0 ? t('code.again', { seconds: left }) : t('code.send')}
    </button>
  );
}
