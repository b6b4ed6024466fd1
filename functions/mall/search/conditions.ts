/** What a search asks of products, as far as columns can tell. */

export type Value = number | string;
export type Seller = 'own' | 'partner';

/** A condition on parameters: a product passes if one of the parameters `keys` has a value that passes. */
export interface ValueCondition {
  keys: readonly string[];
  passes(value: Value): boolean;
}

/** Conditions that are chosen in facets. Each facet is counted without its own condition. `null` means that all pass. */
export interface Filter {
  /** Ids of brands. */
  brands: ReadonlySet<number> | null;
  /** Codes of level 3. */
  categories: ReadonlySet<string> | null;
  /** Names of packages, folded by {@link foldPackage}. */
  packages: ReadonlySet<string> | null;
  seller: Seller | null;
  /** The minimum stock; 0 if any stock passes. */
  stock: number;
  /** Conditions by the key of the parameter. */
  attributes: ReadonlyMap<string, ValueCondition>;
}

/** Conditions that the keyword states. All facets are counted with them. */
export interface Required extends Pick<Filter, 'brands' | 'categories' | 'packages'> {
  values: readonly ValueCondition[];
}

export const NOTHING_REQUIRED: Required = { brands: null, categories: null, packages: null, values: [] };

/** Whether a filter lets everything pass. */
export function isOpen({ brands, categories, packages, seller, stock, attributes }: Filter): boolean {
  return brands === null && categories === null && packages === null && seller === null && stock === 0 && attributes.size === 0;
}

/** Whether the keyword states no condition for columns. */
export function isFree({ brands, categories, packages, values }: Required): boolean {
  return brands === null && categories === null && packages === null && values.length === 0;
}

/** What passes both sets. */
export function both<T>(a: ReadonlySet<T> | null, b: ReadonlySet<T> | null): ReadonlySet<T> | null {
  if (a === null || b === null) return a ?? b;
  return new Set([...a].filter((one) => b.has(one)));
}

/** Whether two numbers are equal but for rounding. */
export function sameNumber(a: number, b: number): boolean {
  return a === b || Math.abs(a - b) <= TOLERANCE * Math.min(Math.abs(a), Math.abs(b));
}

/** Whether a number lies between two others, which are included. Rounding makes no difference. */
export function within(value: number, min: number, max: number): boolean {
  return (value >= min && value <= max) || sameNumber(value, min) || sameNumber(value, max);
}

/** Products of 4.7 and a power of ten differ in the 16th digit. */
const TOLERANCE = 1e-9;

/** Folds the name of a package for comparison: letter case, character width, blanks and dashes make no difference. */
export function foldPackage(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/[\s-]+/g, '');
}
