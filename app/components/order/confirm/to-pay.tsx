import { useTranslation } from 'react-i18next';
import { HelpLinks } from '~/components/shell/help-links';
import { isSameAmount } from '~/domain/numbers/decimal-text';
import { countText } from '~/domain/product/delivery';
import type { LinkedArticle } from '~/domain/portal/help-menu';
import type { Checkout } from '~/domain/order/checkout';
import type { ConfirmAnswer } from '~/domain/order/order-forms';
import { changesSince, type ShownChange } from '~/domain/order/shown-lines';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Alert } from '~/ui/alert/alert';
import { Panel } from '~/ui/panel/panel';
import { useMoney } from '../use-money';
import { Totals } from '../totals';
import { CartLineLink } from './cart-line-link';

interface Props {
  checkout: Checkout;
  answer: ConfirmAnswer | undefined;
  busy: boolean;
}

/** Help articles that a buyer should know before ordering. */
const ARTICLES = ['terms', 'payment', 'shipping', 'returns'] as const satisfies readonly LinkedArticle[];

/** The amount to pay, the changes since the page was shown, and the button that places the order. */
export function ToPay({ checkout, answer, busy }: Props) {
  const { t } = useTranslation('order');
  const { amount } = useMoney();
  const { lines, totals } = checkout;
  return (
    <aside className="checkout__aside">
      <Panel id="to-pay" title={t('confirm.toPay')}>
        <div className="panel__b stack-4">
          <Totals totals={{ ...totals, lines: lines.length }} withoutSum />
          {answer && <Changes checkout={checkout} answer={answer} />}
          <ActionBar label={t('totals.payable')} amount={amount(totals.payable)}>
            <button className="btn btn--p btn--l btn--w" name="intent" value="order" aria-busy={busy || undefined} type="submit">{t('confirm.place')}</button>
          </ActionBar>
          <p className="hint">{t('confirm.placeNote')}</p>
          <HelpLinks label={t('confirm.read')} articles={ARTICLES.map((menuId) => [menuId, t(`confirm.article.${menuId}`)])} />
        </div>
      </Panel>
    </aside>
  );
}

/** The changes since the page was shown. The buyer must confirm the order again. */
function Changes({ checkout, answer }: { checkout: Checkout; answer: ConfirmAnswer }) {
  const { t } = useTranslation('order');
  const { amount, price } = useMoney();
  const changes = answer.shown ? changesSince(answer.shown, checkout) : [];
  const { payable } = checkout.totals;
  const moved = answer.amount !== null && !isSameAmount(answer.amount, payable);
  if (changes.length === 0 && !moved) return null;
  return (
    <Alert kind="warn">
      <p className="strong">{t('change.title')}</p>
      <ul className="small order-changes">
        {changes.map((change) => (
          <li key={`${change.kind} ${change.mpn}`}>
            {words(change)} {change.kind === 'gone' && change.inCart && <CartLineLink line={{ productId: change.productId, mpn: change.mpn }} />}
          </li>
        ))}
        {moved && <li className="strong">{t('change.total', { before: amount(answer.amount ?? ''), now: amount(payable) })}</li>}
      </ul>
    </Alert>
  );

  function words(change: ShownChange): string {
    switch (change.kind) {
      case 'price':
        return t('change.price', { mpn: change.mpn, before: price(change.before), now: price(change.now) });
      case 'quantity':
        return t('change.quantity', { mpn: change.mpn, before: countText(change.before), now: countText(change.now) });
      case 'gone':
        return t('change.gone', { mpn: change.mpn });
      case 'added':
        return t('change.added', { mpn: change.mpn });
    }
  }
}
