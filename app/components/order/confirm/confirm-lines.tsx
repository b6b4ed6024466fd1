import { useTranslation } from 'react-i18next';
import type { FormState } from '~/components/account/fields/answered-form';
import { useNames } from '~/components/shell/names';
import { SiteLink } from '~/components/shell/site-link';
import { isSameAmount } from '~/domain/numbers/decimal-text';
import { countText } from '~/domain/product/delivery';
import type { BlockedLine, Checkout, CheckoutLine } from '~/domain/order/checkout';
import { partRefField } from '~/domain/order/order-forms';
import { Alert } from '~/ui/alert/alert';
import { Field } from '~/ui/field/field';
import { Panel } from '~/ui/panel/panel';
import { SlicedRows } from '~/ui/table/sliced-rows';
import { FulfilmentText } from '../fulfilment-text';
import { useMoney } from '../use-money';
import { ProductCell } from '../product-cell';
import { CartLineLink } from './cart-line-link';

/** The lines of the order, and the selected lines that cannot be ordered and stay in the cart. */
export function ConfirmLines({ checkout: { lines, blocked, ownNumbers }, state }: { checkout: Checkout; state: FormState }) {
  const { t } = useTranslation('order');
  return (
    <Panel id="lines" title={t('lines', { count: lines.length })} aside={<SiteLink className="small" href="/shopping_cart">{t('confirm.change')}</SiteLink>}>
      <table role="table" className="tbl tcard tcard--3 order-lines" aria-labelledby="lines">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">{t('column.product')}</th>
            <th role="columnheader" scope="col" className="num">{t('column.quantity')}</th>
            <th role="columnheader" scope="col" className="num">{t('column.unit')}</th>
            <th role="columnheader" scope="col">{t('column.delivery')}</th>
            <th role="columnheader" scope="col" className="num">{t('column.amount')}</th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          <SlicedRows rows={lines}>{(line) => <Line key={line.productId} line={line} state={ownNumbers ? state : null} />}</SlicedRows>
        </tbody>
      </table>
      {blocked.length > 0 && <Blocked lines={blocked} />}
    </Panel>
  );
}

/** @param state - of the form, for the field with the buyer's own part number; `null`: there is no such field */
function Line({ line, state }: { line: CheckoutLine; state: FormState | null }) {
  const { t } = useTranslation('order');
  const { amount, price } = useMoney();
  return (
    <tr role="row">
      <td role="cell" className="full"><ProductCell line={line}>{state && <PartRefField line={line} state={state} />}</ProductCell></td>
      <td role="cell" className="num" data-l={t('column.quantity')}>{countText(line.quantity)}</td>
      <td role="cell" className="num" data-l={t('column.unit')}>
        {price(line.unitPrice)}
        {line.priceBefore !== null && <small className="warn">{t('confirm.priceBefore', { price: price(line.priceBefore) })}</small>}
      </td>
      <td role="cell" className="full o1" data-l={t('column.delivery')}><FulfilmentText {...line.fulfilment} /></td>
      <td role="cell" className="num end" data-l={t('column.amount')}>
        <b>{amount(line.amount)}</b>
        {!isSameAmount(line.amount, line.discounted) && <small className="money">{t('discounted', { amount: amount(line.discounted) })}</small>}
      </td>
    </tr>
  );
}

function PartRefField({ line: { productId, mpn, partRef }, state }: { line: CheckoutLine; state: FormState }) {
  const { t } = useTranslation('order');
  const { defaultValue = partRef, ...field } = state.field(partRefField(productId));
  return (
    <div className="own-ref">
      <Field
        {...field} defaultValue={defaultValue} size="small" label={t('own.partRef')} aria-label={t('own.partRefOf', { mpn })} autoComplete="off" spellCheck={false}
      />
    </div>
  );
}

function Blocked({ lines }: { lines: readonly BlockedLine[] }) {
  const { t } = useTranslation('order');
  const nameOf = useNames();
  const reason = (problem: BlockedLine['problem']) => (
    problem === 'gone' || problem === 'noPrice' ? t(`confirm.problem.${problem}`) : nameOf('quantityError', problem)
  );
  return (
    <div className="panel__b order-blocked">
      <Alert kind="warn">
        <p className="strong">{t('confirm.blocked', { count: lines.length })}</p>
        <ul>
          {lines.map((line) => (
            <li key={line.productId}>{t('confirm.blockedLine', { mpn: line.mpn, reason: reason(line.problem) })} <CartLineLink line={line} /></li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
