/** Facts that hold for a whole category, a package, or part numbers of one form, such as the composition of thick film resistors. */
import * as v from 'valibot';
import { readCsv } from '../csv/read-csv';
import factRows from './data/facts.csv?raw';
import { ratingsOf } from './ratings';
import * as cell from './reading/cells';

/** A product of which facts are known. */
interface Described {
  mpn: string;
  /** The English name. */
  name: string;
  packageName: string;
  /** Six digits. */
  category: string;
  attributes: cell.Attributes;
}

const EVERYWHERE = '*';

const FACT = v.strictObject({
  /** The beginnings of the digits of the categories; `*` for all categories. */
  categories: cell.words,
  /** What the pattern is compared with: `mpn`, `name`, `package`, or the value of an attribute. Empty if the fact holds for all products. */
  where: cell.text,
  pattern: cell.pattern,
  /** `$1` stands for the first group of the pattern. */
  attributes: v.pipe(cell.attributes, v.transform((attributes) => Object.entries(attributes))),
});

type Fact = v.InferOutput<typeof FACT>;

const FACTS = readCsv('facts.csv', factRows, FACT);
const byCategory = new Map<string, Fact[]>();

function factsOf(category: string): readonly Fact[] {
  let facts = byCategory.get(category);
  if (!facts) {
    facts = FACTS.filter(({ categories }) => categories.some((one) => one === EVERYWHERE || category.startsWith(one)));
    byCategory.set(category, facts);
  }
  return facts;
}

/**
 * Adds the facts of a product to its attributes, then the ratings that follow from them. An attribute that the product already has is
 * kept; of several facts for one attribute, the first one in the file counts.
 */
export function withFacts(product: Described): cell.Attributes {
  const attributes = { ...product.attributes };
  const textOf = (where: string) => {
    if (where === 'mpn' || where === 'name') return product[where];
    return where === 'package' ? product.packageName : String(attributes[where] ?? '');
  };
  for (const { where, pattern, attributes: facts } of factsOf(product.category)) {
    const match = where === '' ? [] : pattern.exec(textOf(where));
    if (!match) continue;
    for (const [key, value] of facts) {
      if (!(key in attributes)) attributes[key] = typeof value === 'string' ? filled(key, value, match) : value;
    }
  }
  return Object.assign(attributes, ratingsOf(product.category, attributes));
}

function filled(key: string, value: string, [, group = '']: readonly string[]): number | string {
  if (!value.includes('$1')) return value;
  const text = value.replace('$1', group);
  return cell.readValue(key, text.charAt(0).toUpperCase() + text.slice(1));
}
