import type { AttributeFilter, ProductList } from '~/domain/catalogue/list-address';
import { listHref } from '../shared/list-links';

/** One condition of a list, and the address without it. */
export interface AppliedFilter {
  kind: 'brand' | 'package' | 'cat' | 'stock' | 'seller' | 'attribute';
  value: string;
  /** The key of a parameter. */
  key?: string;
  href: string;
}

/** The conditions of a list. Its own keyword, brand or category is not among them. */
export function appliedFilters(list: ProductList): AppliedFilter[] {
  const without = (kind: 'brand' | 'package' | 'cat') =>
    list[kind].map((value) => ({
      kind, value, href: listHref(list, { [kind]: list[kind].filter((other) => other !== value) }),
    }));
  return [
    ...(list.stock ? [{ kind: 'stock' as const, value: '1', href: listHref(list, { stock: false }) }] : []),
    ...(list.seller ? [{ kind: 'seller' as const, value: list.seller, href: listHref(list, { seller: null }) }] : []),
    ...without('cat'),
    ...without('brand'),
    ...without('package'),
    ...list.attributes.flatMap((filter) => attributeFilters(list, filter)),
  ];
}

function attributeFilters(list: ProductList, { key, values, min, max }: AttributeFilter): AppliedFilter[] {
  const others = list.attributes.filter((other) => other.key !== key);
  const bounds = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  const hrefWith = (...kept: AttributeFilter[]) => listHref(list, { attributes: [...others, ...kept] });
  const range = min === undefined ? `≤ ${spaced(max)}` : max === undefined ? `≥ ${spaced(min)}` : `${spaced(min)} – ${spaced(max)}`;
  return [
    ...values.map((value) => ({
      kind: 'attribute' as const, key, value: spaced(value), href: hrefWith({ key, values: values.filter((other) => other !== value), ...bounds }),
    })),
    ...(min === undefined && max === undefined ? [] : [{ kind: 'attribute' as const, key, value: range, href: hrefWith({ key, values }) }]),
  ];
}

/** A value with a space before its unit: `25V` is `25 V`, and `1u` stays. */
function spaced(value = ''): string {
  return value.replace(/^([-+\d.,]+)\s*(?![pnuµmkMG]$)([^\d%\s.,+-][^\d%]*)$/, '$1 $2');
}

/** The address of the list without conditions, with its sort, size and quantity. */
export function withoutFilters(list: ProductList): string {
  return listHref(list, { stock: false, seller: null, brand: [], package: [], cat: [], attributes: [], find: [] });
}
