import { useTranslation } from 'react-i18next';
import { useMoney } from '~/components/order/use-money';
import { shortDay } from '~/components/product/moments';
import { countText } from '~/domain/product/delivery';
import { Alert } from '~/ui/alert/alert';
import { buttonClass } from '~/ui/button/button';
import { sends } from '../screen-form';
import { lineText } from '../rows/row-shared';
import type { BomView, ChangeView } from '../view/view-records';

/** What has changed since the link was made, and the button that copies the bill. */
export function SharedBanner({ shared: { time, changes } }: { shared: NonNullable<BomView['shared']> }) {
  const { t } = useTranslation('bom');
  return (
    <div className="doc">
      <Alert kind={changes.length > 0 ? 'warn' : 'info'}>
        <div className="row">
          <p className="shared">
            <b>{t('shared.title', { day: shortDay(time.slice(0, 10), t), time: time.slice(11, 16) })}</b>{' '}
            {t(changes.length > 0 ? 'shared.changed' : 'shared.same', { count: changes.length })}
          </p>
          <button className={buttonClass({ size: 'small' })} {...sends('copy')}>{t('shared.copy')}</button>
        </div>
        {changes.length > 0 && <ul className="shared__l">{changes.map((change) => <li key={`${change.line} ${change.kind}`}><Change change={change} /></li>)}</ul>}
      </Alert>
    </div>
  );
}

function Change({ change }: { change: ChangeView }) {
  const { t } = useTranslation('bom');
  const { amount, price } = useMoney();
  const { kind, before, now, quantity } = change;
  const shown = kind === 'price' || kind === 'unpriced' ? (text: string) => text && price(text) : kind === 'stock' ? countText : (text: string) => text;
  return (
    <>
      <b>{lineText(change, t)}</b> <span className="mono">{change.mpn}</span>{' '}
      {t(`shared.kind.${kind}`, { before: shown(before) || t('shared.none'), now: shown(now), quantity: countText(quantity), amount: change.amount === null ? '' : amount(change.amount) })}
    </>
  );
}
