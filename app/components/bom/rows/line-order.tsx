import { Fragment, memo } from 'react';
import { shortDay } from '~/components/product/moments';
import { countText } from '~/domain/product/delivery';
import { Icon } from '~/ui/icon/icon';
import { fieldId } from '../page/field-answer';
import { BOM_FORM, orderField, sends } from '../screen-form';
import type { OrderView, RowView } from '../view/view-records';
import { lineText, linesText, type RowShared } from './row-shared';

interface Props {
  row: RowView;
  shared: RowShared;
  /** Why what was typed was not accepted. */
  error: string | undefined;
  typed: string | undefined;
}

/** The quantity to order, and how it came about; or why nothing is ordered. */
export const LineOrder = memo(function LineOrder({ row, shared: { t, readOnly }, error, typed }: Props) {
  const { order, boughtWith, out } = row;
  if (boughtWith) return <small>{t('bom:order.with', { line: lineText(boughtWith, t) })}</small>;
  if (!order) return out === null || out === 'skipped' || out === 'notFound' ? <span className="muted">–</span> : <small>{t(`bom:order.out.${out}`)}</small>;
  const note = `note-${row.line}`;
  return (
    <>
      {readOnly ? <b>{countText(order.quantity)}</b> : <OrderField row={row} order={order} typed={typed} note={note} t={t} />}
      {error && <p className="msg msg--err" id={note}><Icon name="err" /><span>{error}</span></p>}
      {!error && !order.refusal && <small id={note}>{noteText(order, t)}</small>}
      {order.isTyped && !readOnly && <button className="linkish" {...sends('settings', { [orderField(row.line)]: '' })}>{t('bom:order.reset')}</button>}
      {!error && order.refusal && (
        <p className="msg msg--err" id={note}>
          <Icon name="err" />
          <span>
            {t(order.refusal.key, order.refusal.values)}
            {!readOnly && [order.less, order.more].map((pieces) => pieces !== null && (
              <Fragment key={pieces}>
                {' '}
                <button className="take" {...sends('settings', { [orderField(row.line)]: pieces })}>{t('product:quantity.use', { quantity: countText(pieces) })}</button>
              </Fragment>
            ))}
          </span>
        </p>
      )}
      {order.alsoFor.count > 0 && <small>{t('bom:order.also', { lines: linesText(order.alsoFor, t) })}</small>}
    </>
  );
});

function noteText({ over, step, day }: OrderView, t: RowShared['t']): string {
  const parts = [
    over > 0 ? t(step > 1 ? 'bom:order.overStep' : 'bom:order.over', { pieces: countText(over), step: countText(step) }) : '',
    over < 0 ? t('bom:order.short', { pieces: countText(-over) }) : '',
    day ? t('bom:order.day', { day: shortDay(day, t) }) : '',
  ];
  return parts.filter(Boolean).join(t('bom:join'));
}

/** Minus, number and plus. They have no state of their own: scripts post the quantity after a pause, and the answer shows it. */
function OrderField({ row, order, typed, note, t }: Pick<Props, 'row' | 'typed'> & { order: OrderView; note: string; t: RowShared['t'] }) {
  const { quantity, less, more, refusal } = order;
  const name = orderField(row.line);
  const isBad = refusal !== null || typed !== undefined;
  const step = (pieces: number | null, icon: 'minus' | 'plus') => (
    <button
      {...sends('settings', { [name]: pieces ?? quantity })} type={pieces === null ? 'button' : undefined} data-step={pieces ?? undefined}
      aria-disabled={pieces === null || undefined}
      aria-label={pieces === null ? t(`product:quantity.${icon === 'minus' ? 'lessOff' : 'moreOff'}`) : t(`product:quantity.${icon === 'minus' ? 'less' : 'more'}`, { quantity: countText(pieces) })}
    >
      <Icon name={icon} size={14} />
    </button>
  );
  return (
    <span className="qty" data-bad={isBad || undefined} data-by={order.step}>
      {step(less, 'minus')}
      <input
        id={fieldId(name)} form={BOM_FORM} name={name} inputMode="numeric" autoComplete="off" defaultValue={typed ?? countText(quantity)} aria-label={t('bom:order.of', { line: lineText(row, t) })}
        aria-invalid={isBad || undefined} aria-describedby={note}
        type="text"
      />
      {step(more, 'plus')}
    </span>
  );
}
