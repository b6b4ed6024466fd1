import { useTranslation } from 'react-i18next';
import { useNames } from '~/components/shell/names';
import { SiteLink } from '~/components/shell/site-link';
import { centrePath } from '~/domain/account/centre-path';
import type { AccountCredit } from '~/domain/order/order-records';
import { TOLD_POLICY } from '~/domain/order/order-policies';
import { OVERDUE_FLAG, PAYMENT_METHOD } from '~/domain/order/states';
import { Meter } from '~/ui/meter/meter';
import { Tag } from '~/ui/tag/tag';
import { useMoney } from '../use-money';

/** The figures of the account in one line. */
export function AccountStrip({ credit: { limit, used, free, overdue, flag } }: { credit: AccountCredit }) {
  const { t } = useTranslation('order');
  const { amount } = useMoney();
  const nameOf = useNames();
  const title = t('period.title', { method: nameOf('paymentMethod', PAYMENT_METHOD.onAccount), ...TOLD_POLICY.accountPeriod });
  return (
    <section className="panel order-strip" aria-labelledby="strip">
      <h2 id="strip" className="sr">{title}</h2>
      <div>
        <p className="small muted">{title}</p>
        <p className="order-strip__n">{t('period.free', { free: amount(free) })}</p>
        <Meter kind="plain" value={Number(used)} most={Number(limit)} label={t('period.usedOf', { used: amount(used), limit: amount(limit) })} />
        <p className="small muted">{t('period.usedOf', { used: amount(used), limit: amount(limit) })}</p>
      </div>
      <div>
        <p className="small muted">{t('period.overdue')}</p>
        <p className="order-strip__n">{amount(overdue)}</p>
        <p className="row">
          <Tag kind={flag === OVERDUE_FLAG.overdue ? 'err' : 'ok'}>{nameOf('overdueFlag', flag)}</Tag>
          <SiteLink className="small" href={centrePath('account')}>{t('period.see')}</SiteLink>
        </p>
      </div>
    </section>
  );
}
