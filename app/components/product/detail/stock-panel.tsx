import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '~/components/shell/site-context';
import { availabilityCurve, type AvailabilityPoint } from '~/domain/product/availability';
import { countText, daysText, isThirdParty, stockText } from '~/domain/product/delivery';
import { dayOf, timeText } from '~/domain/time/moment';
import type { LiveFigures, Product } from '~/domain/product/product';
import { Panel } from '~/ui/panel/panel';
import type { Live } from '~/upstream/live';
import { LiveProduct, type LiveState } from '../live-product';
import { shortDay } from '../moments';

interface Props {
  product: Product;
  snapshotAt: number;
  live: Promise<Live<LiveFigures>>;
}

/** Stock as a time line: now, in transit, to order. It does not depend on the typed quantity, so typing does not render it again. */
export const StockPanel = memo(function StockPanel({ product, snapshotAt, live }: Props) {
  return (
    <LiveProduct product={product} snapshotAt={snapshotAt} live={live}>
      {(current, state) => <StockLine product={current} state={state} />}
    </LiveProduct>
  );
});

const LOOK = { wait: 'wait', failed: 'stale', unknown: 'stale' } as const;
const SAYS = { wait: 'shown', live: 'checked', failed: 'stale', unknown: 'stale' } as const;

function StockLine({ product, state }: { product: Product; state: LiveState }) {
  const { t } = useTranslation('product');
  const { timeZone, language, now: today } = useSite();
  const [now, ...later] = availabilityCurve(product, dayOf(state.at, timeZone));
  const third = isThirdParty(product.goodsType);
  const look = state.kind !== 'live' ? LOOK[state.kind] : third ? 'third' : product.stock > 0 ? 'live' : 'zero';
  return (
    <Panel
      id="stock" title={t('stock.title')}
      aside={<span className="small muted">{t(`stock.${SAYS[state.kind]}`, { time: timeText(state.at, today, timeZone) })}</span>}
    >
      <ol className="tl panel__b" data-s={look} aria-busy={state.kind === 'wait' || undefined}>
        <li>
          <b className={state.changed ? 'flash' : undefined}>{stockText(product.stock)}</b>
          {third && product.deliveryCycle !== undefined
            ? t('stock.partnerDays', { days: daysText(product.deliveryCycle, language) })
            : t('stock.now')}
        </li>
        {arrivals(later, now?.quantity ?? 0).map(({ date, pieces, merged }) => (
          <li key={date} className="inc">
            <b>{`+${countText(pieces)}`}</b>
            {t(merged ? 'stock.later' : 'stock.onDay', { day: shortDay(date, t) })}
          </li>
        ))}
        {later.some(({ kind }) => kind === 'order') && (
          <li className="more">
            <b>{t('stock.more')}</b>
            {t('stock.toOrder', { days: daysText(product.orderGoodsCycle ?? 0, language) })}
          </li>
        )}
      </ol>
    </Panel>
  );
}

/** The maximum number of deliveries in the time line. If there are more, the last entry is the sum of all later ones. */
const DELIVERIES = 2;

interface Arrival {
  date: string;
  pieces: number;
  /** Whether this is the sum of several deliveries. The last one of them arrives on `date`. */
  merged: boolean;
}

function arrivals(points: readonly AvailabilityPoint[], now: number): Arrival[] {
  const transit = points.flatMap(({ kind, date, quantity }) => (kind === 'transit' && quantity !== null ? [{ date, quantity }] : []));
  const shown = transit.length > DELIVERIES ? [...transit.slice(0, DELIVERIES - 1), ...transit.slice(-1)] : transit;
  return shown.map(({ date, quantity }, index) => ({
    date,
    pieces: quantity - (shown[index - 1]?.quantity ?? now),
    merged: transit.length > DELIVERIES && index === shown.length - 1,
  }));
}
