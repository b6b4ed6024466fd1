import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChannelField } from '~/components/shell/channel-field';
import { SiteLink } from '~/components/shell/site-link';
import { COMPARE_FIELDS, COMPARE_LIMIT, COMPARE_PATH } from '~/domain/compare/compare-address';
import type { ProductList } from '~/domain/catalogue/list-address';
import { buttonClass } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import type { RowGroup } from '../list/group-rows';
import { listHref } from '../shared/list-links';
import { COMPARE_FORM } from '../shared/compare-marks';

interface Props {
  list: ProductList;
  groups: readonly RowGroup[];
}

/** The products that are marked for comparison, as a GET form. The ticks of the rows are its fields; marked products of other pages are hidden ones. */
export function CompareBar({ list, groups }: Props) {
  const { t } = useTranslation('list');
  const bar = useRef<HTMLFormElement>(null);
  const { compare } = list;
  const known = groups.flatMap(({ product, others }) => [product, ...others]);
  const here = compare.flatMap((id) => known.find((product) => product.id === id) ?? []);
  const elsewhere = compare.filter((id) => known.every((product) => product.id !== id));
  const hrefWith = (ids: string[]) => listHref(list, { compare: ids, page: list.page });

  // The ticks follow the address: after the back button, and after a mark was removed here. A tick that the address does not have yet stays.
  const followed = useRef<readonly string[]>();
  useEffect(() => {
    const before = followed.current;
    followed.current = compare;
    for (const tick of bar.current?.elements ?? []) {
      if (!(tick instanceof HTMLInputElement) || tick.type !== 'checkbox') continue;
      const isMarked = compare.includes(tick.value);
      if (before?.includes(tick.value) !== isMarked) tick.checked = isMarked;
      tick.disabled = !tick.checked && compare.length >= COMPARE_LIMIT;
    }
  }, [compare, groups]);

  return (
    <form ref={bar} id={COMPARE_FORM} className={compare.length > 0 ? 'cbar on' : 'cbar'} action={COMPARE_PATH} aria-label={t('compare.title')}>
      <ChannelField />
      {elsewhere.map((id) => <input key={id} type="hidden" name={COMPARE_FIELDS.id} value={id} />)}
      {list.qty > 1 && <input type="hidden" name={COMPARE_FIELDS.quantity} value={list.qty} />}
      <input type="hidden" name={COMPARE_FIELDS.back} value={hrefWith(compare)} />
      <b className="cbar__t">{t('compare.title')} <span className="muted">{t('compare.of', { count: compare.length, most: COMPARE_LIMIT })}</span></b>
      <ul>
        {here.map(({ id, mpn }) => (
          <li key={id}>
            <span className="mono">{mpn}</span>
            <SiteLink className="x" href={hrefWith(compare.filter((other) => other !== id))} aria-label={t('compare.remove', { mpn })}>
              <Icon name="x" size={14} />
            </SiteLink>
          </li>
        ))}
        {elsewhere.length > 0 && <li className="muted">{t('compare.elsewhere', { count: elsewhere.length })}</li>}
      </ul>
      <SiteLink className="cbar__c" href={hrefWith([])}>{t('compare.clear')}</SiteLink>
      <button className={buttonClass({ kind: 'primary' })} type="submit">{compare.length > 0 ? t('compare.parts', { count: compare.length }) : t('compare.title')}</button>
    </form>
  );
}
