import { useTranslation } from 'react-i18next';
import { HelpLinks } from '~/components/portal/help-links';
import { SiteLink } from '~/components/shell/site-link';
import { isSameAmount } from '~/domain/numbers/decimal-text';
import { countText } from '~/domain/product/delivery';
import type { LinkedArticle } from '~/domain/portal/help-menu';
import type { Approximation } from '~/domain/money/approximate';
import type { Bill, Checkout } from '~/domain/order/checkout';
import { FEEDBACK_PATH } from '~/domain/feedback/feedback-rules';
import type { ConfirmAnswer } from '~/domain/order/order-forms';
import { changesSince, type ShownChange } from '~/domain/order/lines/shown-lines';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Alert } from '~/ui/alert/alert';
import { Panel } from '~/ui/panel/panel';
import { Approximate } from '../approximate-sum';
import { useMoney } from '../use-money';
import { Totals } from '../totals';
import { CartLineLink } from './cart-line-link';

interface Props {
  checkout: Checkout;
  /** What the order costs at the chosen address. */
  bill: Bill;
  approximation: Approximation | null | undefined;
  answer: ConfirmAnswer | undefined;
  busy: boolean;
}

/** Help articles that a buyer should know before ordering. */
const ARTICLES = ['terms', 'payment', 'shipping', 'returns'] as const satisfies readonly LinkedArticle[];

/** The amount to pay, the changes since the page was shown, and the button that places the order. */
export function ToPay({ checkout, bill, approximation, answer, busy }: Props) {
  const { t } = useTranslation('order');
  const { amount } = useMoney();
  const { lines, totals } = checkout;
  const sum = bill.kind === 'good' ? { ...totals, ...bill } : totals;
  return (
    <aside className="checkout__aside">
      <Panel id="to-pay" title={t('confirm.toPay')}>
        <div className="panel__b stack-4">
          <Totals totals={{ ...sum, lines: lines.length }} withoutSum unsent={bill.kind !== 'good'} />
          {bill.kind === 'good' && bill.days && <p className="hint">{t('freight.days', bill.days)}</p>}
          {bill.kind !== 'good' && <Alert kind="warn"><p>{t(`freight.${bill.kind}`)} <SiteLink href={FEEDBACK_PATH}>{t('freight.ask')}</SiteLink></p></Alert>}
          {answer && <Changes checkout={checkout} payable={sum.payable} answer={answer} />}
          <ActionBar label={t('totals.payable')} amount={bill.kind === 'good' ? amount(sum.payable) : t('none')}>
            <button className="btn btn--p btn--l btn--w" name="intent" value="order" aria-busy={busy || undefined} type="submit">{t('confirm.place')}</button>
          </ActionBar>
          {bill.kind === 'good' && <Approximate amount={sum.payable} approximation={approximation} />}
          <p className="hint">{t('confirm.placeNote')}</p>
          <HelpLinks label={t('confirm.read')} articles={ARTICLES.map((menuId) => [menuId, t(`confirm.article.${menuId}`)])} />
        </div>
      </Panel>
    </aside>
  );
}

/** The changes since the page was shown. The buyer must confirm the order again. */
function Changes({ checkout, payable, answer }: { checkout: Checkout; payable: string; answer: ConfirmAnswer }) {
  const { t } = useTranslation('order');
  const { amount, price } = useMoney();
  const changes = answer.shown ? changesSince(answer.shown, checkout) : [];
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
