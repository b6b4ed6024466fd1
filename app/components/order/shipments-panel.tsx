import { useTranslation } from 'react-i18next';
import { shortDay } from '~/components/product/moments';
import { countText } from '~/domain/product/delivery';
import { PACKING_DAYS, type PlannedShipment } from '~/domain/order/shipping/planned-shipments';
import { Panel } from '~/ui/panel/panel';

interface Props {
  shipments: readonly PlannedShipment[];
  lines: ReadonlyArray<{ productId: string; mpn: string }>;
  /** Whether the order still has to be paid. */
  unpaid: boolean;
  /** Whether the buyer can still choose one shipment of all parts. */
  wishOpen: boolean;
}

/** The number of lines of a shipment that are always shown. */
const SHOWN = 6;

/** What ships when; nothing if that is not known. */
export function ShipmentsPanel({ shipments, lines, unpaid, wishOpen }: Props) {
  const { t } = useTranslation('order');
  if (shipments.length === 0) return null;
  const mpns = new Map(lines.map(({ productId, mpn }) => [productId, mpn]));
  const own = shipments.filter(({ supplier }) => supplier === null);
  const last = own.at(-1)?.day ?? null;
  return (
    <Panel id="shipments" title={t('shipments.title')}>
      <div className="panel__b stack-4">
        <ol className="shipments">
          {shipments.map((shipment) => (
            <li key={JSON.stringify([shipment.supplier, shipment.day])}>
              <Shipment shipment={shipment} mpns={mpns} whole={shipments.length === 1} />
            </li>
          ))}
        </ol>
        <p className="hint">
          {unpaid && <>{t('shipments.ifPaid')} </>}{t('shipments.estimate', { days: PACKING_DAYS })}
          {wishOpen && own.length > 1 && last !== null && <> {t('shipments.together', { wish: t('shortage.wait'), day: shortDay(last, t) })}</>}
        </p>
      </div>
    </Panel>
  );
}

/** @param whole - whether it has all lines, which then need no names */
function Shipment({ shipment: { day, supplier, lines, lineCount }, mpns, whole }: { shipment: PlannedShipment; mpns: ReadonlyMap<string, string>; whole: boolean }) {
  const { t } = useTranslation('order');
  return (
    <>
      <h3>{title()}</h3>
      <p className="small muted">{t('lines', { count: lineCount ?? lines.length })}</p>
      {!whole && <Lines lines={lines.slice(0, SHOWN)} mpns={mpns} />}
      {!whole && lines.length > SHOWN && (
        <details>
          <summary className="small order-more">{t('list.more', { count: lines.length - SHOWN })}</summary>
          <Lines lines={lines.slice(SHOWN)} mpns={mpns} />
        </details>
      )}
      {!whole && lineCount !== undefined && <p className="hint">{t('shipments.ofPage')}</p>}
    </>
  );

  function title(): string {
    const by = day === null ? null : shortDay(day, t);
    if (supplier === null) return by === null ? t('shipments.unknown') : t('shipments.by', { day: by });
    const source = supplier ? t('delivery.partner', { supplier }) : t('leaves.partner');
    return by === null ? source : t('shipments.partnerBy', { source, day: by });
  }
}

function Lines({ lines, mpns }: { lines: PlannedShipment['lines']; mpns: ReadonlyMap<string, string> }) {
  return (
    <ul className="shipments__l small">
      {lines.map(({ productId, quantity }) => <li key={productId}><span className="mono">{mpns.get(productId) ?? productId}</span> × {countText(quantity)}</li>)}
    </ul>
  );
}
