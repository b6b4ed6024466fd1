import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { PRIVACY_PATH } from '~/domain/tracking/tracking-choice';
import { buttonClass } from '~/ui/button/button';
import { BootContext } from '../shell/boot';

/**
 * Says whether the visitor's visits are counted, with the button that changes it. A browser that asks not to be tracked needs no button.
 * @param article - whether an article above it says what is recorded
 */
export function PrivacySwitch({ article }: { article: boolean }) {
  const { t } = useTranslation('tracking');
  const { tracking } = useContext(BootContext);
  const next = tracking === 'on' ? 'off' : 'on';
  return (
    <section className="panel panel__b stack-4" aria-labelledby="tracking">
      <h2 id="tracking">{t('title')}</h2>
      {article && <p>{t('what')}</p>}
      <p role="status"><b>{t(`state.${tracking}`)}</b></p>
      {tracking !== 'signal' && (
        <form method="post" action="/privacy">
          <input name="_r" value={PRIVACY_PATH} type="hidden" />
          <button className={buttonClass()} name="tracking" value={next} type="submit">{t(`turn.${next}`)}</button>
        </form>
      )}
    </section>
  );
}
