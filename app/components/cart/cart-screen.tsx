import { useNavigation } from '@remix-run/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptFocus } from '~/components/account/membership/focus';
import { useSite } from '~/components/shell/site-context';
import { isDiscounted } from '~/domain/product/availability';
import { dayOf } from '~/domain/time/moment';
import { type Cart, cartGroups } from '~/domain/order/cart-lines';
import { type CartAnswer, lineAnchor } from '~/domain/order/cart-form';
import type { Approximation } from '~/domain/money/approximate';
import type { Sale } from '~/domain/sale/sale';
import { Alert } from '~/ui/alert/alert';
import { Steps } from '~/ui/steps/steps';
import { CartActions } from './cart-actions';
import { CartProblem } from './cart-problem';
import { CartSum } from './cart-sum';
import type { CartView } from './cart-view';
import { EmptyCart } from './empty-cart';
import { NotAdded } from './not-added';
import { QuickOrderPanel } from './quick-order-panel';
import { SalePanel } from './sale-panel';
import { SellerPanel } from './seller-panel';
import { useCartWrites } from './use-cart-writes';

interface Props {
  cart: Cart;
  sale: Sale | null;
  /** When the figures were read, ms since 1970. */
  at: number;
  signedIn: boolean;
  approximation?: Approximation | null;
  /** The answer to a posted form. */
  answer: CartAnswer | undefined;
}

/** The cart: its lines by seller, the totals, and the button to checkout. */
export function CartScreen({ cart, sale, at, signedIn, approximation, answer }: Props) {
  const { t } = useTranslation('cart');
  const site = useSite();
  const { lines, totals, ownNumbers } = cart;
  const { refusal, wrongRef } = answer ?? {};
  const writes = useCartWrites(lines, refusal?.intent === 'setQty' && refusal.ofQuantity ? refusal : undefined);
  const { edit, save, renew, select, refer } = writes;
  const view = useMemo<CartView>(
    () => ({ totals, sale, at, today: dayOf(at, site.timeZone), ownNumbers, wrongRef, writes: { edit, save, renew, select, refer }, site, t }),
    [totals, sale, at, ownNumbers, wrongRef, edit, save, renew, select, refer, site, t],
  );
  const posting = useNavigation().formData !== undefined;
  useKeptFocus(lines.map(({ productId }) => productId), 'goodsId');
  const blocked = lines.filter(({ amounts }) => amounts === null);
  const concerned = sale !== null && lines.some(({ product }) => product && isDiscounted(product));
  return (
    <>
      <div className="cart__h">
        <h1 tabIndex={-1}>
          {t('title')}{' '}
          {lines.length > 0 && <span>{t('inOrder', { lines: t('lines', { count: lines.length }), selected: totals.lines })}</span>}
        </h1>
        <Steps label={t('steps.label')} steps={[t('steps.cart'), t('steps.confirm'), t('steps.pay')]} current={0} />
      </div>
      {answer && <CartProblem answer={answer} lines={lines} />}
      {blocked[0] && (
        <Alert kind="err">
          <b>{t('blocked', { count: blocked.length })}</b>{t('join')}{t('blockedWay', { count: blocked.length })}{' '}
          <a href={`#${lineAnchor(blocked[0].productId)}`}>{t('blockedFirst')}</a>
        </Alert>
      )}
      {refusal?.intent === 'add' && <NotAdded key={`${refusal.productId} ${refusal.typed}`} refusal={refusal} />}
      {lines.length === 0 ? <><EmptyCart signedIn={signedIn} /><QuickOrderPanel answer={answer} /></> : (
        <div className="cart">
          <div className="stack-4 cart__l">
            {cartGroups(lines).map((group, index) => (
              <SellerPanel key={group.supplier ?? 'gone'} group={group} first={index === 0} writes={writes} view={view} />
            ))}
            <CartActions />
          </div>
          <aside className="stack-4">
            {concerned && <SalePanel sale={sale} view={view} />}
            <CartSum view={view} waiting={writes.waiting || posting} unsaved={writes.unsaved} signedIn={signedIn} approximation={approximation} />
          </aside>
          <div className="cart__o"><QuickOrderPanel answer={answer} /></div>
        </div>
      )}
    </>
  );
}
