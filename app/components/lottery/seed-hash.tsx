import { useTranslation } from 'react-i18next';
import { useSite } from '~/components/shell/site-context';
import type { Lottery } from '~/domain/lottery/lottery-records';
import { momentText } from '~/domain/time/moment';

/** The hash of the seed, and after the end the seed. */
export function SeedHash({ lottery: { seedHash, seed, endsAt } }: { lottery: Lottery }) {
  const { t } = useTranslation('lottery');
  const { timeZone } = useSite();
  return (
    <dl className="lot__seed">
      <dt className="lab">{t('fair.hash')}</dt>
      <dd className="mono">{seedHash}</dd>
      <dt className="lab">{t('fair.seed')}</dt>
      <dd className={seed === null ? 'muted' : 'mono'}>{seed ?? t('fair.publicFrom', { time: momentText(endsAt, timeZone) })}</dd>
    </dl>
  );
}
