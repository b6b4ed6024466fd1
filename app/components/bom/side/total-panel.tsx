import { useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '~/components/order/use-money';
import { countText } from '~/domain/product/delivery';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { buttonClass } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { Panel } from '~/ui/panel/panel';
import { orderField, sends } from '../screen-form';
import { linesText } from '../rows/row-shared';
import type { BomView, SizeView, TotalView } from '../view/view-records';

/** What the parts cost for several numbers of sets, and the button that adds them to the cart. */
export function TotalPanel({ view }: { view: BomView }) {
  const { t } = useTranslation('bom');
  const { amount } = useMoney();
  const isBusy = useNavigation().state !== 'idle';
  const { total, settings, sizes, complete, readOnly } = view;
  const sets = countText(settings.sets);
  return (
    <Panel id="total" title={t('total.title')} aside={complete && <span className="small muted">{t('total.of', { lines: countText(total.lines), count: total.of, all: countText(total.of) })}</span>}>
      <div className="panel__b" aria-busy={isBusy || !complete || undefined}>
        <Sizes sizes={sizes} chosen={settings.sets} isKnown={complete} />
        {complete && total.savings && !readOnly && <Savings savings={total.savings} />}
        <ActionBar label={t('total.for', { count: settings.sets, sets })} amount={complete ? amount(total.amount) : '…'}>
          {!readOnly && (
            <button className={buttonClass({ kind: 'primary', size: 'large', wide: true })} {...sends('addToCart')} data-event="addToCart" data-event-param="bom" aria-disabled={!complete || total.lines === 0 || undefined}>
              <Icon name="cart" />{complete ? t('total.add', { count: total.lines, lines: countText(total.lines) }) : t('total.wait')}
            </button>
          )}
        </ActionBar>
        {complete && <StaysOut total={total} />}
      </div>
    </Panel>
  );
}

function Sizes({ sizes, chosen, isKnown }: { sizes: readonly SizeView[]; chosen: number; isKnown: boolean }) {
  const { t } = useTranslation('bom');
  const { amount } = useMoney();
  const row = (key: 'amount' | 'left' | 'perSet') => (
    <tr>
      <th scope="row">{t(`total.${key}`)}</th>
      {sizes.map((size) => <td key={size.sets} className={classOf(size)}>{isKnown ? amount(size[key]) : '…'}</td>)}
    </tr>
  );
  return (
    <div className="tscroll" tabIndex={0} role="group" aria-label={t('total.title')}>
      <table className="sizes">
        <thead>
          <tr><td />{sizes.map((size) => <th key={size.sets} scope="col" className={classOf(size)}>{t('total.sets', { count: size.sets, sets: countText(size.sets) })}</th>)}</tr>
        </thead>
        <tbody>{row('amount')}{row('left')}{row('perSet')}</tbody>
      </table>
    </div>
  );

  function classOf({ sets }: SizeView): string | undefined {
    return sets === chosen ? 'on' : undefined;
  }
}

function Savings({ savings: { amount, orders } }: { savings: NonNullable<TotalView['savings']> }) {
  const { t } = useTranslation('bom');
  const money = useMoney();
  const quantities = Object.fromEntries(orders.map(({ line, quantity }) => [orderField(line), quantity]));
  return (
    <p className="nudge">
      {t('total.cheaper', { count: orders.length })}{' '}
      <button className="take" {...sends('settings', quantities)}>{t('total.takeAll', { count: orders.length, amount: money.amount(amount) })}</button>
    </p>
  );
}

/** The lines that are not added to the cart, with the reason. */
function StaysOut({ total }: { total: TotalView }) {
  const { t } = useTranslation('bom');
  const reasons = (['notFound', 'undecided', 'unavailable'] as const).filter((reason) => total[reason].count > 0);
  if (reasons.length === 0) return null;
  return (
    <p className="msg msg--warn">
      <Icon name="warn" />
      <span>{reasons.map((reason) => t(`total.out.${reason}`, { count: total[reason].count, lines: linesText(total[reason], t) })).join(t('sentences'))}</span>
    </p>
  );
}
