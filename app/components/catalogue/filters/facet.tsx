import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '~/components/shell/site-link';
import type { ProductList } from '~/domain/catalogue/list-address';
import { EVERY_VALUE } from '~/domain/catalogue/list-params';
import { countText } from '~/domain/product/delivery';
import { Icon } from '~/ui/icon/icon';
import { listHref } from '../shared/list-links';
import { RangeFields } from './range-fields';
import type { ShownFacet } from './shown-facets';

/** One facet: a range, a field that finds values, and the values with their counts. */
export function ValueFacet({ facet, list }: { facet: ShownFacet; list: ProductList }) {
  const { t } = useTranslation('list');
  const name = facet.name || t(`facet.${facet.key}`);
  const everything = list.find.filter(({ key }) => key !== facet.key);
  return (
    <Facet title={name} chosen={facet.chosen} open={facet.open}>
      {facet.range && <RangeFields field={facet.field} name={name} range={facet.range} />}
      {facet.find !== null && (
        <div className="ff">
          <Icon name="search" size={14} />
          <input
            key={facet.find} className="in in--s" type="search" name={`find.${facet.key}`} autoComplete="off" defaultValue={facet.find}
            aria-label={t('facet.find', { name })} placeholder={t('facet.findAmong', { count: countText(facet.valueCount) })}
          />
        </div>
      )}
      {facet.values.map(({ value, name: label, count, chosen, within }) => (
        <Tick key={value} name={facet.field} value={value} checked={chosen} count={count} within={within}>{label}</Tick>
      ))}
      {facet.values.length === 0 && <p className="muted">{t('facet.nothing')}</p>}
      {facet.hidden > 0 && (
        <SiteLink className="more" href={listHref(list, { find: [...everything, { key: facet.key, text: EVERY_VALUE }], page: list.page })}>
          {t('facet.more', { count: facet.hidden, n: countText(facet.hidden) })}
        </SiteLink>
      )}
      {list.find.some(({ key }) => key === facet.key) && (
        <SiteLink className="more" href={listHref(list, { find: everything, page: list.page })}>{t('facet.fewer')}</SiteLink>
      )}
    </Facet>
  );
}

export function Facet({ title, chosen, open, children }: { title: string; chosen: number; open: boolean; children: ReactNode }) {
  return (
    <details className="facet" open={open}>
      <summary>{title}{chosen > 0 && <span className="n">{chosen}</span>}</summary>
      <div className="facet__b">{children}</div>
    </details>
  );
}

interface TickProps {
  name: string;
  value: string;
  checked: boolean;
  count: number | undefined;
  within?: boolean;
  children: string;
}

/** A checkbox for one value. It is replaced when its condition changes, so that it always shows the condition of the address. */
export function Tick({ name, value, checked, count, within, children }: TickProps) {
  return (
    <label className={within ? 'check inr' : 'check'}>
      <input key={String(checked)} type="checkbox" name={name} value={value} defaultChecked={checked} />
      <span>{children}</span>
      {count !== undefined && <span className="c">{countText(count)}</span>}
    </label>
  );
}
