import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '~/components/shell/site-link';
import { useSite } from '~/components/shell/site-context';
import { useLive, withLive } from '~/components/product/live-product';
import { dayOf } from '~/components/product/moments';
import type { ProductList } from '~/domain/list-address';
import type { ListSort } from '~/domain/list-params';
import { countText } from '~/domain/delivery';
import type { Product } from '~/domain/product';
import type { LiveById } from '~/domain/search-page';
import { Icon } from '~/ui/icon';
import type { Live } from '~/upstream/live';
import { keyColumns } from './key-columns';
import { hiddenFields, listHref, listPath } from './list-links';
import { QUANTITY_FORM, type ListView } from './list-view';
import { ProductRow } from './product-row';

interface Props {
  list: ProductList;
  products: readonly Product[];
  snapshotAt: number;
  live: Promise<Live<LiveById>>;
  sale: boolean;
}

/** Rows that can be seen without scrolling: their pictures load at once. */
const FIRST_ROWS = 6;

/** The parts of a page, as a table; as cards where it is narrow. */
export function ProductTable({ list, products, snapshotAt, live, sale }: Props) {
  const { t } = useTranslation('list');
  const site = useSite();
  const answer = useLive(live);
  const ready = useSyncExternalStore(subscribe, () => true, () => false);
  const view = useMemo<ListView>(
    () => ({
      columns: keyColumns(products), quantity: list.qty, sale, snapshotAt, live,
      today: dayOf(snapshotAt, site.timeZone), site, t,
    }),
    [products, list.qty, sale, snapshotAt, live, site, t],
  );
  const current = useMemo(() => products.map((product) => withLive(product, answer) ?? product), [products, answer]);
  return (
    <div className="tscroll tscroll--list">
      <form id={QUANTITY_FORM} action={listPath(list)} hidden>
        {hiddenFields(list, 'qty').map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
      </form>
      <table role="table" className={view.columns.length > 2 ? 'tbl list list--keys' : 'tbl list'} aria-label={t('table')}>
        <thead role="rowgroup">
          <tr role="row">
            <Head list={list} sorts={['mpn']}>{t('column.part')}</Head>
            {view.columns.map(({ key, name, numeric }, index) => (
              <Head key={key} list={list} className={`par${index > 1 ? ' par2' : ''}${numeric ? ' num' : ''}`}>{name}</Head>
            ))}
            <Head list={list} className="par k">{t('column.package')}</Head>
            <Head list={list} className="s" sorts={['-stock', 'stock']}>{t('column.stock')}</Head>
            <Head list={list} className="t">{t('column.tiers')}<small>{t('column.currency')}</small></Head>
            <Head list={list} className="m par par2 num">{t('column.moqStep')}</Head>
            <Head list={list} className="q" sorts={['price', '-price']}>
              {list.qty > 1 ? t('column.at', { quantity: countText(list.qty) }) : t('column.atLeast')}
            </Head>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {products.map((product, index) => (
            <ProductRow
              key={`${product.id} ${list.qty}`} product={product} current={current[index] ?? product} view={view}
              lazy={index >= FIRST_ROWS} ready={ready}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps {
  list: ProductList;
  className?: string;
  /** What a click sorts by: the first, or the one after the present sort. */
  sorts?: readonly ListSort[];
  children: React.ReactNode;
}

function Head({ list, className, sorts, children }: HeadProps) {
  if (!sorts) return <th role="columnheader" scope="col" className={className}>{children}</th>;
  const at = sorts.indexOf(list.sort);
  const sort = sorts[(at + 1) % sorts.length] ?? list.sort;
  const direction = list.sort.startsWith('-') ? 'descending' : 'ascending';
  return (
    <th role="columnheader" scope="col" className={className} aria-sort={at < 0 ? undefined : direction}>
      <SiteLink href={listHref(list, { sort })}>{children}<Icon name="sort" size={14} /></SiteLink>
    </th>
  );
}

const subscribe = () => () => undefined;
