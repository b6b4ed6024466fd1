/** The parameters of several products side by side (README, "Comparing products"). */

import { samePackage } from '../values/packages';
import { compareAttribute } from '../product/comparison';
import type { Attribute, Product } from '../product/product';

/** The key of the row with the packages. It has no name, because the package is not a parameter on the wire. */
export const PACKAGE_ROW = 'packageName';

/** One parameter of all products, in the order of the products. */
export interface ParameterRow {
  key: string;
  name: string;
  /** The value of each product; empty if it is not stated. */
  values: string[];
  /** Whether the products do not all have the same value. */
  differs: boolean;
  /** For each product, whether its value is the best one for the same use. Nothing is best if all are equal or cannot be ordered. */
  best: boolean[];
}

type Compared = Pick<Product, 'catalogueCode' | 'attributes' | 'packageName'>;

/**
 * All parameters of the products, each once, and last their packages. Parameters keep the order in which the products have them. Values of
 * products of several categories are not ordered: a higher rating of another kind of part is not better.
 */
export function parameterRows(products: readonly Compared[]): ParameterRow[] {
  const ofOneKind = new Set(products.map(({ catalogueCode }) => catalogueCode)).size === 1;
  const rows = keysOf(products).map((key) => {
    const all = products.map(({ attributes }) => attributes.find((attribute) => attribute.key === key));
    const differs = all.some((one) => compareAttribute(all[0], one) !== 'same');
    return {
      key,
      name: all.find((one) => one !== undefined)?.name ?? key,
      values: all.map((one) => one?.value ?? ''),
      differs,
      best: all.map((one) => ofOneKind && isBest(one, all)),
    };
  });
  return [...rows, ...packageRow(products)];
}

function packageRow(products: readonly Compared[]): ParameterRow[] {
  const values = products.map(({ packageName }) => packageName);
  if (!values.some(Boolean)) return [];
  const differs = values.some((value) => !samePackage(values[0], value));
  return [{ key: PACKAGE_ROW, name: '', values, differs, best: values.map(() => false) }];
}

/** Whether a value is better than at least one other, and no other value is better or cannot be ordered. */
function isBest(one: Attribute | undefined, all: ReadonlyArray<Attribute | undefined>): boolean {
  if (!one) return false;
  const verdicts = all.filter((other) => other !== undefined).map((other) => compareAttribute(other, one));
  return verdicts.includes('better') && verdicts.every((verdict) => verdict === 'better' || verdict === 'same');
}

/** The keys of all parameters. A key that only later products have follows the key before it. */
function keysOf(products: readonly Compared[]): string[] {
  const keys: string[] = [];
  for (const { attributes } of products) {
    let place = 0;
    for (const { key } of attributes) {
      const known = keys.indexOf(key);
      if (known < 0) keys.splice(place, 0, key);
      place = (known < 0 ? place : known) + 1;
    }
  }
  return keys;
}
