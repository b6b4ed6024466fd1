import { useNavigate } from '@remix-run/react';
import { type MouseEvent, useEffect, useState } from 'react';
import { usePrompts } from '~/components/shell/messages/prompts';
import { useNames } from '~/components/shell/names';
import { SiteLink } from '~/components/shell/site-link';
import { withChannel } from '~/domain/portal/channel';
import { discountText } from '~/domain/sale/discount';
import { formatAmount } from '~/domain/money/money-format';
import { Approximate } from '~/components/order/approximate-sum';
import type { Approximation } from '~/domain/money/approximate';
import { CART_PATH } from '~/domain/order/cart-form';
import { CONFIRM_PATH } from '~/domain/order/order-forms';
import { FREE_SHIPPING_FROM } from '~/domain/order/order-policies';
import { FEE_TYPE } from '~/domain/order/states';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { buttonClass } from '~/ui/button/button';
import { Panel } from '~/ui/panel/panel';
import { quantityId, type CartView } from './cart-view';
import { sellerName } from './seller-panel';

interface Props {
  view: CartView;
  /** A change is waiting or being sent. Until its answer arrives, the sums are out of date. */
  waiting: boolean;
  /** Products whose typed quantity is refused. */
  unsaved: readonly string[];
  /** Whether somebody is signed in. Only a user can place an order. */
  signedIn: boolean;
  approximation?: Approximation | null | undefined;
}

const REASON = 'checkout-reason';

/** The totals of the selected lines, as the mall computes them, and the button to checkout. */
export function CartSum({ view, waiting, unsaved, signedIn, approximation }: Props) {
  const { t, totals, site: { language } } = view;
  const label = discountText(totals.discount, language);
  const nameOf = useNames();
  const money = (amount: string) => formatAmount(amount, language);
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    if (waiting) setWaited(true);
  }, [waiting]);
  const announced = waited ? t('cart:sum.now', { amount: money(totals.payable) }) : '';
  return (
    <Panel id="sum" title={t('cart:sum.title')}>
      <div className="panel__b stack-4" aria-busy={waiting || undefined}>
        <dl className="tot cart__sum">
          {totals.sellers.map(({ supplier, lines, amount }) => (
            <div key={supplier}>
              <dt>{t('cart:sum.of', { seller: sellerName(supplier, view), lines: t('cart:lines', { count: lines }) })}</dt><dd>{money(amount)}</dd>
            </div>
          ))}
          {totals.saving !== '0' && (
            <div>
              <dt>{label ? t('cart:sum.discount', { label }) : t('cart:sum.saving')}</dt><dd className="money">{money(`-${totals.saving}`)}</dd>
            </div>
          )}
          <div>
            <dt>
              {t('cart:sum.shipping')}
              {totals.shipping === FEE_TYPE.payCarrier && <small>{t('cart:sum.freeFrom', { amount: money(FREE_SHIPPING_FROM).replace(/\.00$/, '') })}</small>}
              <small>{t('cart:sum.abroad')}</small>
            </dt>
            <dd>{nameOf('feeType', totals.shipping)}</dd>
          </div>
        </dl>
        {unsaved.length > 0 && <p className="hint">{t('cart:sum.saved', { count: unsaved.length })}</p>}
        <p className="sr" role="status">{waiting ? t('cart:sum.waiting') : announced}</p>
        <ActionBar label={t('cart:sum.payable')} amount={money(totals.payable)}>
          <Checkout view={view} waiting={waiting} unsaved={unsaved} signedIn={signedIn} />
        </ActionBar>
        <Approximate amount={totals.payable} approximation={approximation} from={CART_PATH} />
      </div>
    </Panel>
  );
}

/** The button to checkout. If it is pressed while a change is being sent, it waits for the answer to the change. */
function Checkout({ view: { t, totals: { lines: count }, site }, waiting, unsaved, signedIn }: Props) {
  const navigate = useNavigate();
  const { signIn } = usePrompts();
  const [pressed, setPressed] = useState(false);
  const [first] = unsaved;
  const reason = first !== undefined ? t('cart:sum.unsaved', { count: unsaved.length }) : count === 0 && !waiting ? t('cart:sum.nothing') : null;
  const label = t('cart:sum.checkout', { count });
  const look = buttonClass({ kind: 'primary', size: 'large', wide: true });
  useEffect(() => {
    if (!pressed || waiting) return;
    setPressed(false);
    if (reason !== null) return;
    if (signedIn) navigate(withChannel(CONFIRM_PATH, site.channel));
    else signIn(() => undefined, { words: { key: 'account:signInFirst' }, returnPath: CONFIRM_PATH });
  }, [pressed, waiting, reason, signedIn, signIn, navigate, site.channel]);
  const press = (event: MouseEvent) => {
    if ((signedIn && !waiting) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setPressed(true);
  };
  const lead = () => {
    if (first !== undefined) document.getElementById(quantityId(first))?.focus();
  };
  return (
    <>
      {reason === null
        ? <SiteLink className={look} href={CONFIRM_PATH} data-event="checkOut" aria-busy={pressed || undefined} onClick={press}>{label}</SiteLink>
        : <button type="button" className={look} aria-disabled aria-describedby={REASON} onClick={lead}>{label}</button>}
      <p className={reason === null ? 'hint' : 'hint act-bar__why'} id={REASON}>
        {first === undefined ? (reason ?? t('cart:sum.again')) : <a href={`#${quantityId(first)}`}>{reason}</a>}
      </p>
    </>
  );
}
