import { useTranslation } from 'react-i18next';
import { withChannel } from '~/domain/portal/channel';
import { supportsOrdering } from '~/domain/product/availability';
import { daysText, isThirdParty, stockText } from '~/domain/product/delivery';
import { timeText } from '~/domain/time/moment';
import type { LiveFigures, TradeTerms } from '~/domain/product/product';
import { pageLink } from '../shell/page-links';
import { useSite, type Site } from '../shell/site-context';
import type { LiveState } from './live-product';
import { shortDay } from './moments';
import type { Translate } from './translate';

type ReadoutTerms = LiveFigures & Partial<TradeTerms>;

interface Props {
  product: ReadoutTerms;
  state: LiveState;
  /** The stock counts as low if it is less than this or less than the minimum order quantity. */
  quantity?: number;
}

type Look = 'wait' | 'live' | 'low' | 'stale' | 'zero' | 'third';

/** The stock: a lamp, a figure and one grey line. It has the same size in every state, so that nothing moves when live figures arrive. */
export function StockReadout(props: Props) {
  const { t } = useTranslation('product');
  return <StockFigure {...props} t={t} site={useSite()} />;
}

/** The stock, as a component without hooks: the rows of a long list share one translator and one site. */
export function StockFigure({ product, state, quantity = 1, t, site }: Props & { t: Translate; site: Site }) {
  const look = lookOf(product, state, quantity);
  const unknown = state.kind === 'unknown';
  return (
    <div className="stock" data-s={look} aria-busy={state.kind === 'wait' || undefined}>
      <span className="led" />
      <b className={state.changed ? 'flash' : undefined}>{unknown ? t('product:stock.unknown') : stockText(product.stock)}</b>
      <small>{unknown ? <a href={withChannel(site.path, site.channel)} {...pageLink()}>{t('product:stock.retry')}</a> : noteOf(product, state, look, t, site)}</small>
    </div>
  );
}

function lookOf(product: ReadoutTerms, { kind }: LiveState, quantity: number): Look {
  if (kind === 'wait') return 'wait';
  if (kind !== 'live') return 'stale';
  if (isThirdParty(product.goodsType)) return 'third';
  if (product.stock <= 0) return 'zero';
  return product.stock < Math.max(quantity, product.moq ?? 1) ? 'low' : 'live';
}

function noteOf(product: ReadoutTerms, state: LiveState, look: Look, t: Translate, site: Site): string {
  if (state.kind !== 'live') return t('product:stock.asOf', { time: timeText(state.at, site.now, site.timeZone) });
  if (look === 'third') {
    const { deliveryCycle } = product;
    if (deliveryCycle === undefined) return t('product:stock.partner');
    return t('product:stock.partnerDays', { days: daysText(deliveryCycle, site.language) });
  }
  const next = product.onWayNum > 0 ? product.onWayDetailList[0] : undefined;
  if (next) return t('product:stock.inTransit', { pieces: stockText(next.num), day: shortDay(next.date, t) });
  if (look !== 'zero') return '';
  if (!supportsOrdering(product)) return t('product:stock.none');
  return t('product:stock.orderIn', { days: daysText(product.orderGoodsCycle ?? 0, site.language) });
}
