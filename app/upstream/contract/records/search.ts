import * as v from 'valibot';
import { LIST_SORTS } from '../../../domain/catalogue/list-params';
import { PRODUCT_ID_LIMIT } from '../../../domain/product/product';
import { call } from '../base/call';
import { count, flag, optionalText, rowsOf, text, texts } from '../base/fields';
import { goods } from './goods';

/** The maximum number of results that a list shows. To see other results, the visitor narrows the search. */
export const RESULT_LIMIT = 1000;

/** Limits of a search: `choices` is the maximum number of entries of a list; the others are maximum lengths of texts, in characters. */
export const SEARCH_LIMITS = {
  keyword: 200, brand: 100, catalogCode: 40, packageName: 60, attributeKey: 60, attributeValue: 100, choices: 50, attributes: 20,
} as const;

/** Sorts by a parameter; `sortKey` names it. Products without it come last in both directions. */
export const ATTRIBUTE_SORTS = ['attribute', '-attribute'] as const;

/** Which goods a search finds: the mall's own or partners'. */
export const SELLERS = ['own', 'partner'] as const;

const attributeKey = v.pipe(text, v.maxLength(SEARCH_LIMITS.attributeKey));
const attributeValue = v.pipe(text, v.maxLength(SEARCH_LIMITS.attributeValue));

export const searchPayload = v.object({
  keyword: v.optional(v.pipe(text, v.maxLength(SEARCH_LIMITS.keyword))),
  brand: v.optional(v.pipe(v.array(v.pipe(text, v.maxLength(SEARCH_LIMITS.brand))), v.maxLength(SEARCH_LIMITS.choices))),
  catalogCode: v.optional(v.pipe(text, v.maxLength(SEARCH_LIMITS.catalogCode))),
  packageName: v.optional(v.pipe(v.array(v.pipe(text, v.maxLength(SEARCH_LIMITS.packageName))), v.maxLength(SEARCH_LIMITS.choices))),
  /** `values` are texts as {@link facet} sends them, or as people type them; `min` and `max` are in SI units. */
  attributes: v.optional(
    v.pipe(
      v.array(
        v.object({
          key: attributeKey,
          values: v.optional(v.pipe(v.array(attributeValue), v.maxLength(SEARCH_LIMITS.choices))),
          min: v.optional(v.number()),
          max: v.optional(v.number()),
        }),
      ),
      v.maxLength(SEARCH_LIMITS.attributes),
    ),
  ),
  inStock: v.optional(flag),
  seller: v.optional(v.picklist(SELLERS)),
  quantity: v.optional(v.pipe(count, v.minValue(1))),
  /** `T` asks for everything in the answer that is optional. */
  facets: v.optional(flag),
  /** Of a facet with many values, those that contain the text are sent; all of them for an empty text. */
  find: v.optional(v.pipe(v.array(v.object({ key: attributeKey, text: attributeValue })), v.maxLength(SEARCH_LIMITS.attributes))),
  /** The id of a product. The rows are products that can take its place, and `nearest` says how they differ. */
  similarTo: v.optional(v.pipe(text, v.maxLength(PRODUCT_ID_LIMIT))),
  sort: v.optional(v.picklist([...LIST_SORTS, ...ATTRIBUTE_SORTS])),
  sortKey: v.optional(attributeKey),
  pageNo: v.optional(v.pipe(count, v.minValue(1))),
  pageSize: v.optional(v.pipe(count, v.minValue(1), v.maxValue(100))),
});

/**
 * The values of one parameter among the results, without the filter by this parameter itself. Numbers are in ascending order, texts with the largest
 * count first; chosen values are always there, other values only if they have products. Three keys are not parameters: `packageName`; `seller`,
 * with the values of {@link SELLERS}; and `stock`, which counts what has `quantity` in stock (`enough`), and what has any (`some`).
 */
export const facet = v.object({
  key: text,
  ...texts('name'),
  /** The SI unit of numbers; missing for texts. */
  unit: optionalText,
  values: v.array(v.object({ value: text, ...texts('name'), number: v.optional(v.number()), count })),
  /** The number of values with products, if not all of them are sent. */
  valueCount: v.optional(count),
  /** The smallest and the largest number among the results, without the filter by this parameter. */
  min: v.optional(v.number()),
  max: v.optional(v.number()),
});

/** What a piece of the keyword was read as. */
export const TERM_KINDS = ['number', 'brand', 'category', 'package', 'value', 'word'] as const;

/** How a value is compared: `eq` is exactly the value, `ge` at least, `le` at most, `range` from `min` to `max`. */
export const TERM_OPERATORS = ['eq', 'ge', 'le', 'range'] as const;

/** A piece of the keyword, and what it was read as. */
export const understoodTerm = v.object({
  /** The piece as it stands in the keyword. */
  text,
  kind: v.picklist(TERM_KINDS),
  /** What it is read as, for people: `10 kΩ`, `≥ 25 V`. */
  ...texts('name'),
  /** The key of the parameter, if it is known. */
  key: optionalText,
  operator: v.optional(v.picklist(TERM_OPERATORS)),
  /** Numbers in SI units: `value` for `eq`, otherwise `min`, `max` or both. */
  value: v.optional(v.union([v.number(), text])),
  min: v.optional(v.number()),
  max: v.optional(v.number()),
  unit: optionalText,
  /** If the piece may mean several things: each with the text that says it unambiguously. The first one with `chosen` is in force. */
  readings: v.optional(v.array(v.object({ text, ...texts('name'), count, chosen: v.optional(flag) }))),
});

/** What a relaxed condition is: a piece of the keyword, or a filter. */
export const CONDITION_KINDS = ['keyword', 'brand', 'catalogCode', 'packageName', 'attribute', 'inStock', 'seller'] as const;

/** Products that are found without one condition. */
export const relaxedCondition = v.object({
  kind: v.picklist(CONDITION_KINDS),
  /** The piece of the keyword. */
  text: optionalText,
  /** The key of the parameter. */
  key: optionalText,
  ...texts('name'),
  /** How many products are found without it; 0 if it does not help. */
  count,
});

/** How a product differs from what was asked for, or from another product. */
export const DIFFERENCES = ['same', 'better', 'worse', 'other'] as const;
export const difference = v.object({
  key: text,
  ...texts('name'),
  ...texts('asked'),
  ...texts('has'),
  verdict: v.picklist(DIFFERENCES),
});

export const nearestProduct = v.object({ goods, differs: v.array(difference) });

/** A product of a list. `others` are further products of its part number, of other makers or sellers; `othersCount` counts all of them. */
export const searchRow = v.object({ ...goods.entries, others: v.optional(v.array(goods)), othersCount: v.optional(count) });

export const searchAnswer = v.object({
  /** `agent`: whether the mall is an agent of this brand. */
  brands: v.array(v.object({ ...texts('name'), count, agent: v.optional(flag) })),
  catalogs: v.array(
    v.object({ code: text, parentCode: v.optional(v.nullable(text)), ...texts('name'), count }),
  ),
  page: v.object({
    pageNo: count,
    pageSize: count,
    total: count,
    totalPage: count,
    /** The true number of results; `total` counts only those that a list shows. */
    found: v.optional(count),
    /** `T`: there are at least `found` results, perhaps more. */
    capped: v.optional(flag),
    rows: rowsOf(searchRow),
  }),
  /** The parameters that a list shows as columns, in their order. */
  columns: v.optional(v.array(v.object({ key: text, ...texts('name'), unit: optionalText }))),
  facets: v.optional(v.array(facet)),
  understood: v.optional(v.array(understoodTerm)),
  /** No part number has the typed text: the results are those of the most likely ones. `to` is the most likely one, `others` are more candidates. */
  corrected: v.optional(v.object({ from: text, to: text, others: v.optional(v.array(v.object({ text, count }))) })),
  /** If nothing is found: each condition with what is found without it, the largest count first. */
  relaxed: v.optional(v.array(relaxedCondition)),
  /** The products of exactly the typed part number that a filter, or a value in the keyword, excludes. */
  exact: v.optional(v.array(goods)),
  /** If nothing is found, or a product of the typed number is out of stock: products that come closest. */
  nearest: v.optional(v.array(nearestProduct)),
});

export const searchGoods = call({
  name: 'goods/search', group: 'goods', method: 'POST', path: 'goods/search', policy: 'search',
  payload: searchPayload, data: searchAnswer,
  summary: 'Search; without conditions its catalogs and brands are the category tree and the brand list',
});

/** The search without conditions. Its counts are the category tree and the list of brands (README, "Wire names"). */
export const WHOLE_CATALOGUE = { pageNo: 1, pageSize: 1 } as const;
