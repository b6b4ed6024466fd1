import { useTranslation } from 'react-i18next';
import { NearList } from '~/components/product/near/near-list';
import { countText } from '~/domain/product/delivery';
import type { LiveById, NearestProduct } from '~/domain/catalogue/search-page';
import { Panel } from '~/ui/panel/panel';
import type { Live } from '~/upstream/live';

interface Props {
  /** `exact`: products of the typed part number that a filter excludes; `nearest`: products that come closest. */
  kind: 'exact' | 'nearest';
  products: readonly NearestProduct[];
  quantity: number;
  snapshotAt: number;
  live: Promise<Live<LiveById>>;
}

/** Products that a list shows in addition to its results. */
export function NearPanel({ kind, products, quantity, snapshotAt, live }: Props) {
  const { t } = useTranslation('list');
  const note = `${t(`near.${kind}Note`)} ${t('near.pricesAt', { quantity: countText(quantity) })}`;
  return (
    <Panel id={kind} title={t(`near.${kind}`)} aside={<span className="small muted">{note}</span>}>
      <NearList products={products} quantity={quantity} at={snapshotAt} live={live} against="asked" />
    </Panel>
  );
}
