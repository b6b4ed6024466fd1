import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '~/components/shell/site-link';
import { useSite } from '~/components/shell/site-context';
import { useLive, withLive } from '~/components/product/live-product';
import type { ListSort, ProductList } from '~/domain/catalogue/list-address';
import type { LiveById } from '~/domain/catalogue/search-page';
import { countText } from '~/domain/product/delivery';
import type { Product } from '~/domain/product/product';
import { dayOf } from '~/domain/time/moment';
import type { Sale } from '~/domain/sale/sale';
import { Icon } from '~/ui/icon/icon';
import type { Live } from '~/upstream/live';
import { GroupHead } from './group-head';
import { listHref } from '../shared/list-links';
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
const FIRST_ROWS = 8;
/** The number of columns besides the parameters. */
const FIXED_COLUMNS = 7;

/** The products of a page. The live figures arrive once for all rows. */
export function ProductTable({ list, page: { groups, columns }, snapshotAt, live, sale, posted }: Props) {
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
  const current = useMemo(() => {
    const all = groups.flatMap(({ product, others }) => [product, ...others]);
    return new Map(all.map((product) => [product, withLive(product, answer) ?? (posted?.product.id === product.id ? posted.product : product)]));
  }, [groups, answer, posted]);
  const rowOf = (product: Product, index: number, offers: number, isMember: boolean) => (
    <ProductRow
      key={`${product.id} ${list.qty}`} product={product} current={current.get(product) ?? product} view={view} offers={offers} isMember={isMember}
      lazy={index >= FIRST_ROWS} isMarked={list.compare.includes(product.id)}
    />
  );
  return (
    <div className="tscroll tscroll--list">
      <table role="table" className="tbl list" aria-label={t('table')}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className="c"><span className="sr">{t('compare.title')}</span><Icon name="compare" size={14} /></th>
            <Head list={list} className="p" sorts={['mpn']}>{t('column.product')}</Head>
            {columns.map(({ key, name, numeric, sorts }) => (
              <Head key={key} list={list} className={`par${numeric ? ' num' : ''}`} {...(sorts ? { sorts: [`a.${key}`, `-a.${key}`] } : {})}>{name}</Head>
            ))}
            <Head list={list} className="par">{t('column.package')}</Head>
            <Head list={list} className="s" sorts={['-stock', 'stock']}>{t('column.stock')}</Head>
            <Head list={list} className="u num" sorts={['price', '-price']}>
              {list.qty > 1 ? t('column.at', { quantity: countText(list.qty) }) : t('column.price')}
            </Head>
            <Head list={list} className="m num">{t('column.moqStep')}</Head>
            <Head list={list} className="q">{t('column.total')}</Head>
          </tr>
        </thead>
        {groups.map((group, index) => (
          <tbody key={group.product.id} role="rowgroup">
            {group.others.length > 0 && <GroupHead group={group} open={index === 0} span={columns.length + FIXED_COLUMNS} view={view} />}
            {rowOf(group.product, index, group.offers, group.others.length > 0)}
            {group.others.map((product) => rowOf(product, index, 0, true))}
          </tbody>
        ))}
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
