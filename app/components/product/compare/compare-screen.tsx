import { Form } from '@remix-run/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChannelField } from '~/components/shell/channel-field';
import { SiteLink } from '~/components/shell/site-link';
import { formatCataloguePath } from '~/domain/catalogue/catalogue-code';
import type { Category } from '~/domain/catalogue/category';
import { productListPath } from '~/domain/catalogue/list-path';
import type { LiveById } from '~/domain/catalogue/search-page';
import { COMPARE_FIELDS, COMPARE_LIMIT, COMPARE_PATH, type Comparison, listWithCompared } from '~/domain/compare/compare-address';
import type { ParameterRow } from '~/domain/compare/parameter-rows';
import type { Product } from '~/domain/product/product';
import type { Sale } from '~/domain/sale/sale';
import { Alert } from '~/ui/alert/alert';
import { Breadcrumbs } from '~/ui/breadcrumbs/breadcrumbs';
import { buttonClass } from '~/ui/button/button';
import type { Live } from '~/upstream/live';
import { LiveSummary } from '../live-product';
import { CompareTable } from './compare-table';

interface Props {
  comparison: Comparison;
  /** The products without their parameters, which are in the rows. */
  products: readonly Product[];
  rows: readonly ParameterRow[];
  /** The number of products in the address that do not exist. */
  missing: number;
  snapshotAt: number;
  live: Promise<Live<LiveById>>;
  /** The categories that all products share, from level 1 down. */
  trail: readonly Category[];
  sale: Sale | null;
}

/** The page that shows products side by side. */
export function CompareScreen({ comparison, products, rows, missing, snapshotAt, live, trail, sale }: Props) {
  const { t } = useTranslation('compare');
  const heading = useFocusAfterRemoval(products.length);
  const differing = rows.filter(({ differs }) => differs).length;
  const levels = trail.map(({ name }, index) => ({
    label: name,
    href: productListPath('catalogue', formatCataloguePath(trail.slice(0, index + 1).map(({ code }) => code))),
  }));
  const back = listWithCompared(comparison.back || levels.at(-1)?.href || '/catalogue', comparison.ids);
  const submitTick = (event: FormEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLInputElement && event.target.type === 'checkbox') event.currentTarget.requestSubmit();
  };
  return (
    <>
      <Breadcrumbs
        label={t('common:breadcrumb')} link={SiteLink}
        items={[{ label: t('common:catalogue'), href: '/catalogue' }, ...levels, { label: t('title') }]}
      />
      <div className="head">
        <h1 ref={heading} tabIndex={-1}>
          {products.length > 0 ? t('heading', { count: products.length }) : t('title')}
          {products.length > 1 && <small>{t('differ', { count: differing, all: rows.length })}</small>}
        </h1>
        {products.length > 0 && (
          <Form className="row" action={COMPARE_PATH} preventScrollReset onChange={submitTick}>
            <ChannelField />
            {comparison.ids.map((id) => <input key={id} type="hidden" name={COMPARE_FIELDS.id} value={id} />)}
            {comparison.back && <input type="hidden" name={COMPARE_FIELDS.back} value={comparison.back} />}
            <div className="atqty__b">
              <label htmlFor="at-qty">{t('atQuantity')}</label>
              <input
                key={comparison.quantity} id="at-qty" className="in" name={COMPARE_FIELDS.quantity} inputMode="numeric" autoComplete="off"
                defaultValue={comparison.unreadable || comparison.quantity} aria-invalid={comparison.unreadable !== '' || undefined}
                aria-describedby={comparison.unreadable ? 'at-qty-error' : undefined}
                type="text"
              />
              <button className={buttonClass({ kind: 'primary', size: 'small' })} type="submit">{t('update')}</button>
            </div>
            <label className="check">
              <input
                key={String(comparison.differencesOnly)} type="checkbox" name={COMPARE_FIELDS.differences} value="1"
                defaultChecked={comparison.differencesOnly}
              />
              <span>{t('differences')}</span>
            </label>
            <SiteLink className={buttonClass()} href={back}>{t('back')}</SiteLink>
          </Form>
        )}
      </div>
      {comparison.unreadable && <p className="msg msg--err" id="at-qty-error">{t('unreadable', { typed: comparison.unreadable })}</p>}
      {missing > 0 && <Alert kind="info">{t('missing', { count: missing })}</Alert>}
      {products.length === 0 ? <Empty /> : (
        <>
          <LiveSummary live={live} count={products.length} />
          <CompareTable
            comparison={comparison} products={products} rows={comparison.differencesOnly ? rows.filter(({ differs }) => differs) : rows}
            snapshotAt={snapshotAt} live={live} sale={sale} back={back}
          />
          {products.length > 1 && <p className="hint">{t('legend')}</p>}
        </>
      )}
    </>
  );
}

function Empty() {
  const { t } = useTranslation('compare');
  return (
    <section className="panel empty" aria-labelledby="empty">
      <div>
        <h2 id="empty">{t('empty.fact')}</h2>
        <p className="ink2">{t('empty.way', { most: COMPARE_LIMIT })}</p>
        <p className="row"><SiteLink className={buttonClass()} href="/catalogue">{t('empty.catalogue')}</SiteLink></p>
      </div>
    </section>
  );
}

/** Moves the focus to the heading after a product was removed, because the link that removed it is gone. */
function useFocusAfterRemoval(count: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return heading;
}
