/** Gives each column its field, by its name and by its content (README, "Tables"). */

import { BOM_FIELDS, type BomColumn, type BomField, type SheetRow } from '../bom';
import { expandDesignators } from '../lines/designators';
import { readQuantity } from '../cells/quantity-cell';
import { type ColumnContent, contentOf, contradicts, fitOf, sampleOf } from './column-content';
import { type HeaderName, readHeaderName, SURE_NAME } from '../cells/header-name';

/** A column with what is known about it. */
export interface RatedColumn extends BomColumn {
  content: ColumnContent;
}

interface Rated {
  index: number;
  name: string;
  read: HeaderName;
  content: ColumnContent;
  /** How well each field suits: 0 to 1. */
  scores: Map<BomField, number>;
}

/** The least score of a field that a column gets. */
const LEAST_SCORE = 0.3;
/**
 * How a score is made of the certainty of the name and the fit of the content, as the part that the name alone gives. `contradicted` and `empty`: what is left of the
 * certainty of a name whose content is something else, or nothing. `unnamed`, `headless`: what is left of the fit if the name is unknown, or there is no header; `full` of it
 * even in a column that is nearly empty.
 */
const SCORE = {
  sure: 0.75, unsure: 0.45, contradicted: 0.2, empty: 0.85, unnamed: 0.55, headless: 0.7, full: 0.7,
  // What agreement of quantities adds, and columns that only their content makes quantities or codes.
  agreeing: 0.3, counted: 0.6, integers: 0.45, codes: 0.9,
} as const;
/** What makes texts likely values where the name only hints at values: part numbers and integers partly, short texts a little; sentences are none. */
const LIKELY_VALUE = { part: 0.7, integer: 0.5, short: 0.25, sentence: -0.6, shortLength: 24, names: 0.6 } as const;
/** Without a known name, a column gets a field only if its content fits so well. */
const LEAST_FIT: Readonly<Partial<Record<BomField, number>>> = { designators: 0.6, code: 0.6, mpn: 0.55, brand: 0.4, value: 0.45, package: 0.6 };
const NEVER = 2;
/** Without a header, less of it suffices: nothing else says what a column is. */
const HEADLESS_FIT = 0.85;
/** The mean length of the texts of a column of values, in characters. Longer texts are descriptions. */
const LONGEST_VALUE = 12;
/** The least share of part numbers in a column that its name only hints at, and from which share on they are no values. */
const LEAST_NUMBERS = 0.6;
const MOSTLY_NUMBERS = 0.7;
/** How sure the numbers of a house are, which look like the part numbers of makers. */
const HOUSE_NUMBER = 0.6;
/** A share of half of the cells, and of nearly all. */
const MOSTLY = 0.5;
const NEARLY_ALL = 0.9;
/** The mean length of quantities, in characters. Longer numbers are something else. */
const LONGEST_QUANTITY = 6;
/** The least share of values in a column without a known name. */
const PARTLY_VALUES = 0.25;
/** From this score on the numbers of a column and the numbers of designators agree. */
const AGREEING = 0.6;
/** The least rows by which a column that may be the quantity of an order is told from the one of a set. */
const LEAST_COUNTED = 3;

/**
 * The fields of all columns that hold or name something.
 * @param names - of the columns, by index; empty without a header
 */
export function fieldsOfColumns(rows: readonly SheetRow[], names: readonly string[]): RatedColumn[] {
  const width = widthOf(rows, names);
  const sample = sampleOf(rows, width);
  const hasHeader = names.length > 0;
  const columns = Array.from({ length: width }, (_, index): Rated => {
    const name = names[index] ?? '';
    const read = readHeaderName(name);
    const content = contentOf(sample, index);
    return { index, name, read, content, scores: scoresOf(read, content, hasHeader) };
  }).filter(({ name, content }) => name !== '' || content.filled > 0);
  rateQuantities(columns, sample);
  rateNumbers(columns);
  const fields = assign(columns);
  return columns.map((column) => {
    const field = fields.get(column) ?? 'other';
    const confidence = field === 'other' ? (column.scores.get('other') ?? 0.5) : column.scores.get(field) ?? 0;
    return { index: column.index, name: column.name, field, confidence: Math.round(Math.min(1, confidence) * 100) / 100, content: column.content };
  });
}

function widthOf(rows: readonly SheetRow[], names: readonly string[]): number {
  let width = names.length;
  for (const { cells } of rows) width = Math.max(width, cells.length);
  return width;
}

function scoresOf(read: HeaderName, content: ColumnContent, hasHeader: boolean): Map<BomField, number> {
  const unnamed = (hasHeader ? SCORE.unnamed : SCORE.headless) * (SCORE.full + ((1 - SCORE.full) * content.filled) / Math.max(1, content.rows));
  const scores = new Map<BomField, number>();
  for (const field of BOM_FIELDS) {
    const weight = read.fields.get(field) ?? 0;
    const fit = fitOf(field, content);
    if (weight > 0) scores.set(field, named(field, weight, fit, content));
    else if (read.fields.size === 0 && fit >= (LEAST_FIT[field] ?? NEVER) * (hasHeader ? 1 : HEADLESS_FIT)) scores.set(field, unnamed * fit);
  }
  return scores;
}

function named(field: BomField, weight: number, fit: number, content: ColumnContent): number {
  if (contradicts(field, content)) return SCORE.contradicted * weight;
  if (field === 'other') return weight;
  if (content.filled === 0) return SCORE.empty * weight;
  if (weight >= SURE_NAME) return weight * (SCORE.sure + (1 - SCORE.sure) * fit);
  if (field === 'mpn' && fit < LEAST_NUMBERS) return 0;
  return weight * (SCORE.unsure + (1 - SCORE.unsure) * (field === 'value' ? likelyValue(fit, content) : fit));
}

/** How likely a column has values if its name only hints at them. */
function likelyValue(fit: number, { share, length }: ColumnContent): number {
  const isShort = length < LIKELY_VALUE.shortLength && share.name < LIKELY_VALUE.names;
  const others = LIKELY_VALUE.part * Math.max(0, share.part - share['long number']) + LIKELY_VALUE.integer * share.integer + LIKELY_VALUE.sentence * share.sentence;
  return Math.min(1, fit + others + (isShort ? LIKELY_VALUE.short : 0));
}

/** Of several columns of quantities, the one that agrees with the designators counts. Without a name, only such a column does. */
function rateQuantities(columns: readonly Rated[], sample: readonly SheetRow[]): void {
  const places = [...columns].sort((a, b) => (b.scores.get('designators') ?? 0) - (a.scores.get('designators') ?? 0))[0];
  const counts = places && (places.scores.get('designators') ?? 0) >= LEAST_SCORE ? sample.map(({ cells }) => expandDesignators(cells[places.index] ?? '').designators.length) : [];
  const hasName = columns.some(({ read }) => (read.fields.get('quantity') ?? 0) >= SURE_NAME);
  for (const { index, read, content, scores } of columns) {
    const before = scores.get('quantity') ?? 0;
    const isUnnamed = read.fields.size === 0;
    if (index === places?.index || (before === 0 && !isUnnamed) || fitOf('quantity', content) < MOSTLY) continue;
    const agreeing = agreementOf(sample, index, counts);
    const isOrdered = before < SURE_NAME * SCORE.sure && counts.length >= LEAST_COUNTED && agreeing < 1 - AGREEING;
    if (before > 0) scores.set('quantity', isOrdered ? 0 : before + SCORE.agreeing * agreeing);
    else if (!hasName && agreeing >= AGREEING) scores.set('quantity', SCORE.counted * agreeing);
    else if (!hasName && counts.length === 0 && content.share.integer > NEARLY_ALL && content.length <= LONGEST_QUANTITY) scores.set('quantity', SCORE.integers);
  }
}

/**
 * Columns of part numbers that hold something else. Carts of shops call their own codes part numbers. Beside the part numbers of makers, a column that is only called part
 * numbers may hold those of the house. A name, unlike a comment, that is mostly part numbers is one of them.
 */
function rateNumbers(columns: readonly Rated[]): void {
  const ofMakers = columns.filter(({ read, content }) => read.isOfMaker && (read.fields.get('mpn') ?? 0) >= SURE_NAME && content.filled > 0);
  const most = Math.max(0, ...ofMakers.map(({ content }) => content.filled));
  for (const { read, content, scores } of columns) {
    const weight = read.fields.get('mpn') ?? 0;
    const isSure = weight >= SURE_NAME;
    if (isSure && content.share['shop code'] > MOSTLY_NUMBERS) {
      scores.set('mpn', SCORE.contradicted);
      scores.set('code', SCORE.codes);
    } else if (isSure && !read.isOfMaker && most * 2 >= content.filled && content.filled > 0) scores.set('mpn', Math.min(scores.get('mpn') ?? 0, HOUSE_NUMBER));
    else if (weight >= NAME_WEIGHT && !isSure && isNumbers(read, content)) scores.set('mpn', Math.max(...scores.values()) + JUST_ABOVE);
  }
}

/** The weight of part numbers in names such as `Part name`. Comments have less. */
const NAME_WEIGHT = 0.35;
const JUST_ABOVE = 0.01;

function isNumbers(read: HeaderName, content: ColumnContent): boolean {
  return (read.fields.get('designators') ?? 0) < SURE_NAME && fitOf('mpn', content) > MOSTLY_NUMBERS && content.share.value < PARTLY_VALUES;
}

/** The share of rows whose quantity is the number of their designators. */
function agreementOf(sample: readonly SheetRow[], index: number, counts: readonly number[]): number {
  let stated = 0;
  let equal = 0;
  for (const [at, count] of counts.entries()) {
    const { quantity } = readQuantity(sample[at]?.cells[index] ?? '');
    if (quantity === null || count === 0) continue;
    stated += 1;
    if (quantity === count) equal += 1;
  }
  return stated === 0 ? 0 : equal / stated;
}

/** The best field for each column, and the best column for each field. */
function assign(columns: readonly Rated[]): Map<Rated, BomField> {
  const fields = new Map<Rated, BomField>();
  const taken = new Map<BomField, number>();
  const pairs = columns.flatMap((column) => [...column.scores].map(([field, score]) => ({ column, field, score })));
  pairs.sort((a, b) => b.score - a.score || BOM_FIELDS.indexOf(a.field) - BOM_FIELDS.indexOf(b.field) || a.column.index - b.column.index);
  for (const { column, field, score } of pairs) {
    if (score < LEAST_SCORE || fields.has(column) || !isOpen(field, column, taken)) continue;
    fields.set(column, field);
    taken.set(field, (taken.get(field) ?? 0) + 1);
  }
  fillValue(columns, fields, taken);
  const hasText = taken.has('text');
  for (const column of columns) if ((!fields.has(column) || column.read.isNote) && isText(column, hasText)) fields.set(column, 'text');
  return fields;
}

/** Whether another column may have the field. Names that surely mean a field share it: a list may call it by two names, or give several parts. */
function isOpen(field: BomField, { read, scores }: Rated, taken: ReadonlyMap<BomField, number>): boolean {
  if (!taken.has(field) || field === 'text' || field === 'other') return true;
  if (field === 'quantity' || field === 'line') return false;
  if (field === 'code') return (scores.get('code') ?? 0) >= LEAST_SCORE;
  return (read.fields.get(field) ?? 0) >= SURE_NAME;
}

/** Without a column of values, a description that is short and mostly values is one, or a column without a known name that is partly values. */
function fillValue(columns: readonly Rated[], fields: Map<Rated, BomField>, taken: ReadonlyMap<BomField, number>): void {
  if (taken.has('value')) return;
  const described = columns.filter((column) => {
    const { share, length } = column.content;
    if (fields.get(column) === 'text') return share.value >= MOSTLY && length < LONGEST_VALUE;
    return !fields.has(column) && column.read.fields.size === 0 && share.value >= PARTLY_VALUES && share.sentence < PARTLY_VALUES;
  });
  const [best] = described.sort((a, b) => b.content.share.value - a.content.share.value);
  if (!best) return;
  fields.set(best, 'value');
  best.scores.set('value', MOSTLY * best.content.share.value);
}

/** Whether a column without a field describes parts: remarks that are mostly values or packages, or, without a description, sentences under an unknown name. */
function isText({ name, read, content: { filled, share } }: Rated, hasText: boolean): boolean {
  if (filled === 0) return false;
  if (read.isNote) return share.value + share.package >= MOSTLY;
  return !hasText && name !== '' && read.fields.size === 0 && share.sentence >= MOSTLY;
}
