import { useTranslation } from 'react-i18next';
import { ChannelField } from '~/components/shell/channel-field';
import { SiteLink } from '~/components/shell/site-link';
import { countText } from '~/domain/product/delivery';
import { LIST_SORTS, type ProductList } from '~/domain/catalogue/list-address';
import { sortKeyOf } from '~/domain/catalogue/list-params';
import { hiddenFields, listHref, listPath } from '../shared/list-links';
import type { ShownPage } from './shown-page';

interface Props {
  list: ProductList;
  page: Pick<ShownPage, 'availability' | 'columns' | 'names' | 'found'>;
}

/** The form for "Price at my quantity" and the sort. The quantity applies to all products of the page. */
export function QuantityBar({ list, page: { availability: { enough }, columns, names, found } }: Props) {
  const { t } = useTranslation('list');
  const { unreadableQty } = list;
  const key = sortKeyOf(list.sort);
  const name = columns.find((column) => column.key === key)?.name ?? names[key ?? ''] ?? key ?? '';
  return (
    <form className="atqty" action={listPath(list)}>
      <ChannelField />
      {hiddenFields(list, 'qty', 'sort').map(([field, value]) => (
        <input key={`${field}=${value}`} type="hidden" name={field} value={value} />
      ))}
      <div className="atqty__b">
        <label htmlFor="at-qty">{t('atQuantity')}</label>
        <input
          key={unreadableQty || list.qty} id="at-qty" className="in" name="qty" inputMode="decimal" autoComplete="off"
          defaultValue={unreadableQty || list.qty} aria-describedby="at-qty-hint" aria-invalid={unreadableQty !== '' || undefined} type="text"
        />
        <button className="btn btn--p btn--s" type="submit">{t('update')}</button>
      </div>
      {unreadableQty
        ? <p className="msg msg--err" id="at-qty-hint">{t('quantity.unreadable')}</p>
        : <span className="hint" id="at-qty-hint">{t('quantity.hint')}</span>}
      {enough !== undefined && list.qty > 1 && !list.stock && (
        <SiteLink className="small" href={listHref(list, { stock: true })}>
          {t('quantity.enough', { n: countText(enough), found: countText(found), quantity: countText(list.qty) })}
        </SiteLink>
      )}
      <label className="row sortby">
        {t('sortBy')}
        <select key={list.sort} className="sel" name="sort" defaultValue={list.sort}>
          {LIST_SORTS.map((sort) => <option key={sort} value={sort}>{t(`sort.${sort}`)}</option>)}
          {key !== null && <option value={list.sort}>{t(list.sort.startsWith('-') ? 'sort.descending' : 'sort.ascending', { name })}</option>}
        </select>
      </label>
      <button className="btn btn--s no-script" type="submit">{t('apply')}</button>
    </form>
  );
}
