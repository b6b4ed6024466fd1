import { Await } from '@remix-run/react';
import { memo, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '~/components/shell/messages/words';
import { useSite } from '~/components/shell/site-context';
import { countText, deliveryText } from '~/domain/delivery';
import { productListPath } from '~/domain/list-address';
import { formatAmount } from '~/domain/money-format';
import { CART_PATH, type CartRefusal } from '~/domain/order/cart-form';
import { QUANTITY_FIELDS } from '~/domain/posted-quantity';
import type { Product } from '~/domain/product';
import { quantityStep } from '~/domain/quantity';
import { readTyped } from '~/domain/reading';
import { Icon } from '~/ui/icon';
import { Panel } from '~/ui/panel';
import { Skeleton } from '~/ui/skeleton';
import { Tag } from '~/ui/tag';
import type { Live } from '~/upstream/live';
import { AddButton, AddFields } from '../add/add-button';
import { useAdding } from '../add/use-adding';
import { offerFor, startQuantity } from '../quantity/quantity-offer';
import { StockReadout } from '../stock-readout';
import { TierLadder } from '../tier-ladder';

interface Props {
  partners: Promise<Live<Product[]>>;
  mpn: string;
  /** The quantity typed, and the one the page came with. */
  typed: string;
  start: string;
  /** The address of this page, for another try. */
  retry: string;
}

/** The same part from other sellers, streamed. Its size is the same before and after. */
export function PartnerPanel({ partners, mpn, typed, start, retry }: Props) {
  const { t } = useTranslation('product');
  const [ready, setReady] = useState(false);
  return (
    <div className="sect">
      <Panel
        id="partners" title={<>{t('partners.title')} <Tag kind="info">{t('tag.thirdParty')}</Tag></>}
        aside={<span className="small muted">{t('partners.aside')}</span>}
      >
        <Offers partners={partners} mpn={mpn} typed={ready ? typed : start} retry={retry} onReady={setReady} />
      </Panel>
    </div>
  );
}

interface OffersProps extends Omit<Props, 'start'> {
  /** Told once the offers are drawn and answer by themselves. */
  onReady: (ready: true) => void;
}

/** Until the offers are ready nothing it is given changes: React draws a streamed block anew that changes before. */
const Offers = memo(function Offers({ partners, mpn, typed, retry, onReady }: OffersProps) {
  const { t } = useTranslation('product');
  return (
    <div className="offers">
      <Suspense fallback={<Waiting mpn={mpn} />}>
        <Await resolve={partners} errorElement={<Failed retry={retry} />}>
          {(answer) => {
            if (!answer.ok) return <Failed retry={retry} />;
            return answer.value.length > 0
              ? <OfferList offers={answer.value} at={answer.at} typed={typed} onReady={onReady} />
              : <p className="offers__e">{t('partners.none')}</p>;
          }}
        </Await>
      </Suspense>
    </div>
  );
});

function Waiting({ mpn }: { mpn: string }) {
  const { t } = useTranslation('product');
  return (
    <div className="offers__e">
      <p aria-busy="true"><Skeleton width="wide" /><span className="sr">{t('partners.loading')}</span></p>
      <noscript><a href={productListPath('search', mpn)}>{t('partners.search')}</a></noscript>
    </div>
  );
}

function Failed({ retry }: { retry: string }) {
  const { t } = useTranslation('product');
  return <p className="offers__e">{t('partners.failed')} <a href={retry}>{t('stock.retry')}</a></p>;
}

interface TableProps {
  offers: readonly Product[];
  at: number;
  typed: string;
}

/** The cheapest offer, and the others where they are asked for: so the panel keeps its height. */
function OfferList({ offers, at, typed, onReady }: TableProps & Pick<OffersProps, 'onReady'>) {
  const { t } = useTranslation('product');
  useEffect(() => onReady(true), [onReady]);
  const priced = offers.map((offer) => ({ offer, price: Number(pricedAt(offer, typed).unitPrice ?? Infinity) }));
  const [first, ...others] = priced.sort((a, b) => a.price - b.price).map(({ offer }) => offer);
  return (
    <>
      {first && <OfferTable offers={[first]} at={at} typed={typed} />}
      {others.length > 0 && (
        <details>
          <summary>{t('partners.more', { count: others.length })}</summary>
          <OfferTable offers={others} at={at} typed={typed} />
        </details>
      )}
    </>
  );
}

/** An offer at the quantity, or at the next that the partner sells. */
function pricedAt(product: Product, typed: string) {
  return offerFor(product, startQuantity(product, readTyped(typed) ?? 1));
}

function OfferTable({ offers, at, typed }: TableProps) {
  const { t } = useTranslation('product');
  return (
    <table role="table" className="tbl tcard">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">{t('partners.seller')}</th>
          <th role="columnheader" scope="col">{t('partners.stock')}</th>
          <th role="columnheader" scope="col">{t('partners.delivery')}</th>
          <th role="columnheader" scope="col">{t('partners.moqStep')}</th>
          <th role="columnheader" scope="col">{t('price.tiers')}</th>
          <th role="columnheader" scope="col" className="num">{t('price.lineTotal')}</th>
          <th role="columnheader" scope="col"><span className="sr">{t('buy.addNone')}</span></th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {offers.map((product) => <OfferRow key={product.id} product={product} at={at} typed={typed} />)}
      </tbody>
    </table>
  );
}

/** One partner's offer at its quantity; it goes into the cart in just that. */
function OfferRow({ product, at, typed }: Omit<TableProps, 'offers'> & { product: Product }) {
  const { t } = useTranslation('product');
  const { language, path } = useSite();
  const { quantity, tier, total, refused } = pricedAt(product, typed);
  const adding = useAdding(String(quantity));
  const seller = product.supplierCode ? t('partners.name', { code: product.supplierCode }) : t('partners.unnamed');
  const pieces = countText(quantity);
  return (
    <tr role="row">
      <td role="cell" className="strong full">{seller}</td>
      <td role="cell"><StockReadout product={product} state={{ kind: 'live', at }} /></td>
      <td role="cell" data-l={t('partners.delivery')}>{deliveryText(product, language)}</td>
      <td role="cell" data-l={t('partners.moqStep')}>
        {`${countText(product.moq)} / ${countText(quantityStep(product))}`}
      </td>
      <td role="cell" className="te"><TierLadder tiers={product.rangePrice} reached={tier} language={language} /></td>
      <td role="cell" className="num" data-l={t('price.lineTotal')}>
        {total === null ? '—' : formatAmount(total, language)}
        {total !== null && quantity !== readTyped(typed) && <div className="muted small">{t('partners.for', { quantity: pieces })}</div>}
      </td>
      <td role="cell" className="end full">
        {!refused && (
          <form method="post" action={CART_PATH}>
            <AddFields id={product.id} path={path} />
            <input type="hidden" name={QUANTITY_FIELDS.typed} value={String(quantity)} />
            <AddButton
              adding={adding} refused={false} label={t('buy.addShort')} name={t('buy.addFrom', { quantity: pieces, mpn: product.mpn, seller })}
            />
            {adding.outcome}
          </form>
        )}
        {adding.refusal && <Refused {...adding.refusal} />}
      </td>
    </tr>
  );
}

/** An offer's quantity follows the page's: there is nothing to take instead. */
function Refused({ words }: CartRefusal) {
  const say = useWords();
  return <p className="msg msg--err" role="status"><Icon name="err" /><span>{say(words)}</span></p>;
}
