import { formatUnitPrice, priceDecimals } from '~/domain/money/money-format';
import { countText, stockText } from '~/domain/product/delivery';
import { Icon } from '~/ui/icon/icon';
import type { RowGroup } from './group-rows';
import type { ListView } from './list-view';

/** The head of the products of one number: makers, stock and lowest price. It folds their rows, without script too. */
export function GroupHead({ group: { product, makers, stock, lowest }, open, span, view }: { group: RowGroup; open: boolean; span: number; view: ListView }) {
  const { t, quantity, site: { language } } = view;
  return (
    <tr role="row" className="grp">
      <td role="cell" colSpan={span}>
        <details open={open}>
          <summary>
            <Icon name="chev" size={14} />
            <b className="mono">{product.mpn}</b>
            <span>{t('list:group.makers', { count: makers })}</span>
            <span className="muted">
              {t('list:group.stock', { stock: stockText(stock) })}
              {lowest !== null && (
                <>
                  {t('list:group.from')}
                  <b className="money">{formatUnitPrice(lowest, priceDecimals(lowest), language)}</b>
                  {t('list:group.at', { quantity: countText(quantity) })}
                </>
              )}
            </span>
          </summary>
        </details>
      </td>
    </tr>
  );
}
