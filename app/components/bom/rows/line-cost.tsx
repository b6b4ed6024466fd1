import { memo } from 'react';
import { formatAmount, formatUnitPrice, priceDecimals } from '~/domain/money/money-format';
import { countText } from '~/domain/product/delivery';
import { orderField, sends } from '../screen-form';
import type { CostView, RowView } from '../view/view-records';
import type { RowShared } from './row-shared';

/** What a line costs, and whether a larger quantity is the better offer. */
export const LineCost = memo(function LineCost({ row: { line, cost, out }, shared }: { row: RowView; shared: RowShared }) {
  const { t, readOnly, site: { language } } = shared;
  if (!cost) return <p className="muted">–</p>;
  return (
    <>
      <b className={out === null ? undefined : 'muted'}>{formatAmount(cost.amount, language)}</b>
      <small>{t('bom:cost.each', { price: formatUnitPrice(cost.unitPrice, priceDecimals(cost.unitPrice), language) })}</small>
      {out === 'undecided' && <small>{t('bom:cost.undecided')}</small>}
      {cost.nudge && out === null && !readOnly && <Nudge line={line} nudge={cost.nudge} shared={shared} />}
    </>
  );
});

function Nudge({ line, nudge: { quantity, more, difference }, shared: { t, site: { language } } }: { line: number; nudge: NonNullable<CostView['nudge']>; shared: RowShared }) {
  const isLess = difference.startsWith('-');
  const amount = formatAmount(difference.replace('-', ''), language);
  return (
    <p className="nudge">
      <button className="take" {...sends('settings', { [orderField(line)]: quantity })}>{t('bom:cost.take', { quantity: countText(quantity) })}</button>
      {t(isLess ? 'bom:cost.less' : 'bom:cost.more', { pieces: countText(more), amount })}
    </p>
  );
}
