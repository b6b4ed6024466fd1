import type { Category } from '../../domain/catalogue/category';
import type {
  Column, Correction, Facet, ListedProduct, LiveById, NearestProduct, RelaxedCondition, SearchPage, UnderstoodTerm,
} from '../../domain/catalogue/search-page';
import type { Language } from '../../domain/text/language';
import type { Data } from '../contract/base/call';
import { RESULT_LIMIT, type searchGoods } from '../contract/records/search';
import { toLiveFigures, toProduct } from './goods';
import { textOf } from './text';

type Answer = Data<typeof searchGoods>;

/** Turns an answer into a page, in the reader's language. What an upstream does not send is empty. */
export function toSearchPage(answer: Answer, language: Language): SearchPage {
  const { pageNo, pageSize, total, totalPage, found, capped } = answer.page;
  return {
    brands: answer.brands.map((brand) => ({
      name: textOf(brand, 'name', language),
      count: brand.count,
      agent: brand.agent === 'T',
    })),
    catalogues: toCategories(answer.catalogs, language),
    pageNo,
    pageSize,
    total,
    totalPage,
    found: found ?? total,
    capped: found === undefined ? total >= RESULT_LIMIT : capped === 'T',
    limited: capped === 'T' || (total >= RESULT_LIMIT && (found === undefined || found > total)),
    products: answer.page.rows.map((row) => toListed(row, language)),
    columns: (answer.columns ?? []).map((column) => toColumn(column, language)),
    facets: (answer.facets ?? []).map((facet) => toFacet(facet, language)),
    understood: (answer.understood ?? []).map((term) => toTerm(term, language)),
    corrected: toCorrection(answer.corrected),
    relaxed: (answer.relaxed ?? []).map((condition) => toRelaxed(condition, language)),
    exact: (answer.exact ?? []).map((goods) => toProduct(goods, language)),
    nearest: (answer.nearest ?? []).map((nearest) => toNearest(nearest, language)),
  };
}

/** The live figures of all products of a page. */
export function toLiveById(answer: Answer): LiveById {
  return Object.fromEntries(goodsOf(answer).map((goods) => [goods.id, toLiveFigures(goods)]));
}

/** The ids of all products of a page. */
export function idsOf(answer: Answer): string[] {
  return goodsOf(answer).map(({ id }) => id);
}

/** All products of a page: its rows, those inside a group, and those beside the results. */
function goodsOf(answer: Answer) {
  const beside = [...(answer.exact ?? []), ...(answer.nearest ?? []).map(({ goods }) => goods)];
  return [...answer.page.rows.flatMap((row) => [row, ...(row.others ?? [])]), ...beside];
}

function toCategories(catalogs: Answer['catalogs'], language: Language): Category[] {
  return catalogs.map((category) => ({
    code: category.code,
    parentCode: category.parentCode || null,
    name: textOf(category, 'name', language),
    count: category.count,
  }));
}

function toListed({ others = [], othersCount = others.length, ...row }: Answer['page']['rows'][number], language: Language): ListedProduct {
  const product = toProduct(row, language);
  return others.length === 0 ? product : { ...product, others: others.map((goods) => toProduct(goods, language)), othersCount };
}

function toColumn(column: Sent<Answer['columns']>, language: Language): Column {
  return { key: column.key, name: textOf(column, 'name', language), ...(column.unit ? { unit: column.unit } : {}) };
}

function toFacet(facet: Sent<Answer['facets']>, language: Language): Facet {
  return {
    key: facet.key,
    name: textOf(facet, 'name', language),
    ...(facet.unit ? { unit: facet.unit } : {}),
    values: facet.values.map((one) => ({
      value: one.value,
      name: textOf(one, 'name', language) || one.value,
      ...(one.number === undefined ? {} : { number: one.number }),
      count: one.count,
    })),
    valueCount: facet.valueCount ?? facet.values.length,
    ...(facet.min === undefined ? {} : { min: facet.min }),
    ...(facet.max === undefined ? {} : { max: facet.max }),
  };
}

function toTerm(term: Sent<Answer['understood']>, language: Language): UnderstoodTerm {
  return {
    text: term.text,
    kind: term.kind,
    name: textOf(term, 'name', language) || term.text,
    ...(term.key ? { key: term.key } : {}),
    readings: (term.readings ?? []).map((reading) => ({
      text: reading.text,
      name: textOf(reading, 'name', language) || reading.text,
      count: reading.count,
      chosen: reading.chosen === 'T',
    })),
  };
}

function toCorrection(corrected: Answer['corrected']): Correction | null {
  return corrected ? { from: corrected.from, to: corrected.to, others: corrected.others ?? [] } : null;
}

function toRelaxed(condition: Sent<Answer['relaxed']>, language: Language): RelaxedCondition {
  return {
    kind: condition.kind,
    ...(condition.text ? { text: condition.text } : {}),
    ...(condition.key ? { key: condition.key } : {}),
    name: textOf(condition, 'name', language),
    count: condition.count,
  };
}

function toNearest({ goods, differs }: Sent<Answer['nearest']>, language: Language): NearestProduct {
  return {
    product: toProduct(goods, language),
    differs: differs.map((difference) => ({
      key: difference.key,
      name: textOf(difference, 'name', language),
      asked: textOf(difference, 'asked', language),
      has: textOf(difference, 'has', language),
      verdict: difference.verdict,
    })),
  };
}

/** The items of an optional list. */
type Sent<List extends readonly unknown[] | undefined> = NonNullable<List>[number];
