import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CodeAnswer } from '~/domain/text/form-answer';
import { Alert } from '~/ui/alert/alert';
import { Field } from '~/ui/field/field';
import type { FormState } from './answered-form';

/** Seconds until another code can be requested. The server has its own limits. */
const PAUSE = 60;

interface Props {
  answer: CodeAnswer | undefined;
  state: FormState;
}

/** The field for a verification code, with the button that requests one. */
export function CodeField({ answer, state }: Props) {
  const { t } = useTranslation('account');
  const sent = answer?.codeSent ? answer : undefined;
  const field = state.field('validCode');
  useEffect(() => {
    if (sent) document.getElementById(field.id)?.focus();
  }, [sent, field.id]);
  return (
    <>
      {sent && (
        <Alert kind="ok" live>
          <p>{t('code.sent')}</p>
          {sent.demoCode && <p className="demo">{t('demo.code', { code: sent.demoCode })}</p>}
        </Alert>
      )}
      <Field
        {...field} label={t('code.label')} size="large" inputMode="numeric" autoComplete="one-time-code"
        pattern="[0-9]{6}" title={t('error.code')} required autoFocus={sent !== undefined} beside={<SendButton sent={sent} />}
      />
    </>
  );
}

/** The button that requests a code. With script, it is disabled for a minute after a code was sent. */
function SendButton({ sent }: { sent: CodeAnswer | undefined }) {
  const { t } = useTranslation('account');
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (sent) setUntil(Date.now() + PAUSE * 1000);
  }, [sent]);
  useEffect(() => {
    if (until === 0) return;
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <button className="btn btn--l code__send" name="intent" value="sendCode" formNoValidate disabled={left > 0} type="submit">
      {left > 0 ? t('code.again', { seconds: left }) : t('code.send')}
    </button>
  );
}
