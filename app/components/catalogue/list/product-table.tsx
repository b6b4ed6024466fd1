import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '~/components/shell/site-link';
import { useSite } from '~/components/shell/site-context';
import { useLive, withLive } from '~/components/product/live-product';
import type { ProductList } from '~/domain/catalogue/list-address';
import type { ListSort } from '~/domain/catalogue/list-params';
import { countText } from '~/domain/product/delivery';
import { dayOf } from '~/domain/time/moment';
import type { Sale } from '~/domain/sale/sale';
import type { LiveById } from '~/domain/catalogue/search-page';
import { Icon } from '~/ui/icon/icon';
import type { Live } from '~/upstream/live';
import { listHref } from './list-links';
import type { ListView, PostedRow } from './list-view';
import { ProductRow } from './product-row';
import type { ShownPage } from './shown-page';

interface Props {
  list: ProductList;
  page: ShownPage;
  snapshotAt: number;
  live: Promise<Live<LiveById>>;
  sale: Sale | null;
  posted: PostedRow | undefined;
}

/** The number of rows that are visible without scrolling. Their pictures load at once. */
const FIRST_ROWS = 6;

/** The products of a page, as a table; on narrow screens as cards. */
export function ProductTable({ list, page: { products, columns }, snapshotAt, live, sale, posted }: Props) {
  const { t } = useTranslation('list');
  const site = useSite();
  const answer = useLive(live);
  const view = useMemo<ListView>(
    () => ({
      columns, quantity: list.qty, sale, posted, snapshotAt, live,
      today: dayOf(snapshotAt, site.timeZone), site, t,
    }),
    [columns, list.qty, sale, posted, snapshotAt, live, site, t],
  );
  const current = useMemo(
    () => products.map((product) => withLive(product, answer) ?? (posted?.product.id === product.id ? posted.product : product)),
    [products, answer, posted],
  );
  return (
    <div className="tscroll tscroll--list">
      <table role="table" className={view.columns.length > 2 ? 'tbl list list--keys' : 'tbl list'} aria-label={t('table')}>
        <thead role="rowgroup">
          <tr role="row">
            <Head list={list} sorts={['mpn']}>{t('column.product')}</Head>
            {view.columns.map(({ key, name, numeric, wide }) => (
              <Head key={key} list={list} className={`par${wide ? ' par2' : ''}${numeric ? ' num' : ''}`}>{name}</Head>
            ))}
            <Head list={list} className="par k">{t('column.package')}</Head>
            <Head list={list} className="s" sorts={['-stock', 'stock']}>{t('column.stock')}</Head>
            <Head list={list} className="u num" sorts={['price', '-price']}>
              {list.qty > 1 ? t('column.at', { quantity: countText(list.qty) }) : t('column.price')}
            </Head>
            <Head list={list} className="m par par2 num">{t('column.moqStep')}</Head>
            <Head list={list} className="q">{t('column.total')}</Head>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {products.map((product, index) => (
            <ProductRow
              key={`${product.id} ${list.qty}`} product={product} current={current[index] ?? product} view={view}
              lazy={index >= FIRST_ROWS}
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
  /** The sorts that clicks on the heading choose in turn; absent: the heading does not sort. */
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
