/** What can take the place of a product, and how it differs (README, "Alternatives"). */
import * as v from 'valibot';
import { compareAttribute, isDeciding } from '~/domain/product/comparison';
import type { Attribute } from '~/domain/product/product';
import { formatAttribute } from '../../catalogue/format';
import { foldPackage, type Filter, type Required, type Value, type ValueCondition } from '../../search/conditions';
import { canonicalPackage } from '~/domain/values/packages';
import type { CatalogueFacts } from '../facts';
import type { SearchAnswer } from './search-records';
import type { ProductRow } from '../store';

type Nearest = NonNullable<SearchAnswer['nearest']>[number];
type Difference = Nearest['differs'][number];

const attributesJson = v.record(v.string(), v.union([v.number(), v.string()]));

/** Parameters that say how a product is sold, not what it can do. */
const OF_TRADE = new Set(['packing', 'lifecycle', 'rohs', 'orientation']);

/** The conditions for products that can take the place of a product: the same category and package, and every deciding parameter at least as good. */
export function alternativesOf(row: ProductRow, facts: CatalogueFacts): { filter: Filter; required: Required } {
  const attributes = Object.entries(attributesOf(row)).filter(([key]) => isDeciding(key));
  return {
    filter: { brands: null, categories: new Set([row.category]), packages: null, seller: null, stock: 0, attributes: new Map() },
    required: {
      brands: null, categories: new Set([row.category]),
      packages: row.package ? new Set([foldPackage(canonicalPackage(row.package))]) : null,
      values: attributes.map(([key, asked]) => atLeast(key, asked, facts)),
    },
  };
}

function atLeast(key: string, asked: Value, facts: CatalogueFacts): ValueCondition {
  const verdicts = new Map<Value, boolean>();
  return {
    keys: [key],
    passes: (has) => {
      let admissible = verdicts.get(has);
      if (admissible === undefined) {
        const verdict = compareAttribute(attribute(key, asked, facts), attribute(key, has, facts));
        verdicts.set(has, (admissible = verdict === 'same' || verdict === 'better'));
      }
      return admissible;
    },
  };
}

/** How a product differs from another one: the parameters that are not the same, then its package. */
export function differences(asked: ProductRow, has: ProductRow, facts: CatalogueFacts): Difference[] {
  const [theirs, own] = [attributesOf(asked), attributesOf(has)];
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(own)])].filter((key) => !OF_TRADE.has(key));
  const position = (key: string) => facts.attributes.get(key)?.position ?? Infinity;
  return keys.sort((a, b) => position(a) - position(b)).flatMap((key) => difference(key, theirs[key], own[key], facts) ?? []);
}

/** How a value differs from what was asked for; `undefined` if it does not. */
export function difference(key: string, asked: Value | undefined, has: Value | undefined, facts: CatalogueFacts): Difference | undefined {
  const verdict = compareAttribute(
    asked === undefined ? undefined : attribute(key, asked, facts), has === undefined ? undefined : attribute(key, has, facts),
  );
  if (verdict === 'same') return undefined;
  const fact = facts.attributes.get(key);
  const text = (value: Value | undefined, language: 'cn' | 'en') => (value === undefined ? '' : formatAttribute(key, value, fact?.unit ?? '', language));
  return {
    key, nameCn: fact?.nameCn ?? key, nameEn: fact?.nameEn ?? key, verdict,
    askedCn: text(asked, 'cn'), askedEn: text(asked, 'en'), hasCn: text(has, 'cn'), hasEn: text(has, 'en'),
  };
}

/** The parameters of a product by key. */
export function attributesOf({ attributes }: ProductRow): Record<string, Value> {
  return v.parse(attributesJson, JSON.parse(attributes));
}

function attribute(key: string, value: Value, facts: CatalogueFacts): Attribute {
  const unit = facts.attributes.get(key)?.unit ?? '';
  return { key, name: key, value: String(value), ...(typeof value === 'number' ? { number: value } : {}), ...(unit ? { unit } : {}) };
}
