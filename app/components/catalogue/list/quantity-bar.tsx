import { useTranslation } from 'react-i18next';
import { LIST_SORTS, type ProductList } from '~/domain/catalogue/list-address';
import { hiddenFields, listPath } from './list-links';

/** The form for "Price at my quantity" and the sort. The quantity applies to all products of the page. */
export function QuantityBar({ list }: { list: ProductList }) {
  const { t } = useTranslation('list');
  return (
    <form className="atqty" action={listPath(list)}>
      {hiddenFields(list, 'qty', 'sort').map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className="atqty__b">
        <label htmlFor="at-qty">{t('atQuantity')}</label>
        <input
          key={list.qty} id="at-qty" className="in" name="qty" inputMode="numeric" autoComplete="off"
          defaultValue={list.qty}
        />
        <button className="btn btn--p btn--s">{t('update')}</button>
      </div>
      <label className="row sortby">
        {t('sortBy')}
        <select key={list.sort} className="sel" name="sort" defaultValue={list.sort}>
          {LIST_SORTS.map((sort) => <option key={sort} value={sort}>{t(`sort.${sort}`)}</option>)}
        </select>
      </label>
      <button className="btn btn--s no-script">{t('apply')}</button>
    </form>
  );
}
