import { useTranslation } from 'react-i18next';
import { CentrePages } from '~/components/account/membership/centre-pages';
import { EmptyState } from '~/components/account/membership/empty-state';
import { useNames } from '~/components/shell/names';
import { useSite } from '~/components/shell/site-context';
import { SiteLink } from '~/components/shell/site-link';
import type { ListPage } from '~/domain/numbers/row-pages';
import { isLessAmount } from '~/domain/numbers/decimal-text';
import { dayOf } from '~/domain/time/moment';
import type { AccountCredit, AccountPeriod } from '~/domain/order/order-records';
import { orderPath } from '~/domain/order/order-forms';
import { TOLD_POLICY } from '~/domain/order/order-policies';
import { OVERDUE_FLAG } from '~/domain/order/states';
import { Meter } from '~/ui/meter/meter';
import { Panel } from '~/ui/panel/panel';
import { Tag } from '~/ui/tag/tag';
import { MomentLabel } from '../moment-label';
import { useMoney } from '../use-money';

interface Props {
  credit: AccountCredit;
  /** The unpaid orders of the page. */
  due: AccountPeriod['orders'];
  /** What is owed for orders that no page lists. */
  unlisted: string;
  page: ListPage;
}

/** Buying on account: the credit, how much of it is used, and when each order is due. */
export function AccountTab({ credit, due, unlisted, page }: Props) {
  const { t } = useTranslation('order');
  const { amount } = useMoney();
  const nameOf = useNames();
  const { limit, used, free, overdue, flag } = credit;
  if (!isLessAmount('0', limit) && due.length === 0) return <EmptyState fact={t('period.noCredit')} way={t('period.noCreditNote')} />;
  return (
    <>
      <Panel id="credit" title={<>{t('period.credit')} <Tag kind={flag === OVERDUE_FLAG.overdue ? 'err' : 'ok'}>{nameOf('overdueFlag', flag)}</Tag></>}>
        <div className="panel__b stack-4">
          <dl className="order-credit">
            <div><dt>{t('period.freeName')}</dt><dd>{amount(free)}</dd></div>
            <div><dt>{t('period.used')}</dt><dd>{amount(used)}</dd></div>
            <div><dt>{t('period.limit')}</dt><dd>{amount(limit)}</dd></div>
            <div><dt>{t('period.overdue')}</dt><dd className={flag === OVERDUE_FLAG.overdue ? 'err' : undefined}>{amount(overdue)}</dd></div>
          </dl>
          <Meter kind="plain" value={Number(used)} most={Number(limit)} label={t('period.usedOf', { used: amount(used), limit: amount(limit) })} />
          <p className="hint">{t('period.rule', TOLD_POLICY.accountPeriod)}</p>
        </div>
      </Panel>
      <Panel id="due" title={t('period.due')}>
        {due.length === 0 ? <p className="panel__b ink2">{t('period.nothingDue')}</p> : <DueOrders due={due} />}
        {isLessAmount('0', unlisted) && <p className="panel__b hint">{t('period.unlisted', { amount: amount(unlisted) })}</p>}
      </Panel>
      <CentrePages tab="account" page={page} />
    </>
  );
}

function DueOrders({ due }: Pick<Props, 'due'>) {
  const { t } = useTranslation('order');
  const { timeZone } = useSite();
  const { amount } = useMoney();
  const nameOf = useNames();
  return (
    <table role="table" className="tbl tbl--m tcard" aria-labelledby="due">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">{t('column.order')}</th>
          <th role="columnheader" scope="col">{t('column.placed')}</th>
          <th role="columnheader" scope="col">{t('column.due')}</th>
          <th role="columnheader" scope="col">{t('column.state')}</th>
          <th role="columnheader" scope="col" className="num">{t('column.owed')}</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {due.map(({ orderNo, createdAt, owed, dueAt, flag }) => (
          <tr role="row" key={orderNo}>
            <td role="cell" className="full"><SiteLink className="mono strong" href={orderPath(orderNo)}>{orderNo}</SiteLink></td>
            <td role="cell" data-l={t('column.placed')}><MomentLabel at={createdAt} /></td>
            <td role="cell" data-l={t('column.due')}>{dueAt === null ? t('period.afterReceipt', TOLD_POLICY.accountPeriod) : dayOf(dueAt, timeZone)}</td>
            <td role="cell" data-l={t('column.state')}><Tag kind={flag === OVERDUE_FLAG.overdue ? 'err' : 'ok'}>{nameOf('overdueFlag', flag)}</Tag></td>
            <td role="cell" className="num strong" data-l={t('column.owed')}>{amount(owed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
