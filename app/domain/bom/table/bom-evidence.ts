/** Decides whether a table is a bill of materials (README, "Tables"). */

import { componentsIn } from '../../query/words/components';
import type { BomField, SheetRow } from '../bom';
import { type ColumnContent, sampleOf } from './column-content';
import type { RatedColumn } from './column-fields';
import { kindsOfCell } from '../cells/cell-kinds';
import { readHeaderName, SURE_NAME } from '../cells/header-name';

/** The least share of cells that look like what their column is. */
const MOSTLY = 0.5;
const PARTLY = 0.2;
/** A list without quantities and names consists of part numbers only if nearly all cells are some. */
const NEARLY_ALL = 0.8;

/** What a recognised column adds to the quality of a table. */
const WORTH: Readonly<Partial<Record<BomField, number>>> = { designators: 3, mpn: 3, code: 2, quantity: 2, value: 2, package: 2, brand: 1, text: 1, dnp: 0.5 };

/**
 * Whether rows with these columns list electronic parts: by designators, by part numbers or order codes, or by quantities of things that read as components. Lists of
 * other things, price lists and addresses do not.
 */
export function isBom(rows: readonly SheetRow[], columns: readonly RatedColumn[], hasHeader: boolean): boolean {
  const of = (field: BomField) => columns.filter((column) => column.field === field && column.content.filled > 0);
  const [designators, quantities, numbers, codes] = [of('designators'), of('quantity'), of('mpn'), of('code')];
  const described = [...numbers, ...codes, ...of('value'), ...of('package'), ...of('text')];
  if (designators.some(({ content }) => content.share['known designators'] >= PARTLY || content.share.designators >= MOSTLY)) return described.length > 0;
  const identified = numbers.some(({ name, content: { share } }) => share.part + share.designators + (isSure(name) ? share['long number'] : 0) >= MOSTLY)
    || (quantities.length > 0 && of('value').some(({ content: { share } }) => share.part + share.value >= MOSTLY && share.part > PARTLY))
    || codes.some(({ content: { share } }) => share['shop code'] + share['shop number'] + share['long number'] + share.part >= MOSTLY);
  if (identified && quantities.length > 0) return true;
  if (identified && designators.length === 0) return isPlainList(columns, [...numbers, ...codes], hasHeader);
  return quantities.length > 0 && readsAsComponents(rows, described);
}

/** How good a table is: by its columns, and a little by its rows. */
export function qualityOf(rows: readonly SheetRow[], columns: readonly RatedColumn[]): number {
  const best = new Map<BomField, number>();
  for (const { field, confidence, content } of columns) if (content.filled > 0) best.set(field, Math.max(best.get(field) ?? 0, confidence));
  const worth = [...best].reduce((sum, [field, confidence]) => sum + (WORTH[field] ?? 0) * confidence, 0);
  return worth + Math.log10(rows.length + 1);
}

function isSure(name: string): boolean {
  return (readHeaderName(name).fields.get('mpn') ?? 0) >= SURE_NAME;
}

/** Part numbers without quantities. With prices or stock beside them, it is a price list. */
function isPlainList(columns: readonly RatedColumn[], numbers: readonly RatedColumn[], hasHeader: boolean): boolean {
  const isStock = ({ name, content }: RatedColumn) => name !== '' && readHeaderName(name).fields.get('other') === 1 && content.share.integer > MOSTLY;
  if (columns.some((column) => column.content.share.price > MOSTLY || isStock(column))) return false;
  return hasHeader || numbers.some(({ content }) => isNearlyAllNumbers(content));
}

function isNearlyAllNumbers({ share, filled, rows }: ColumnContent): boolean {
  return filled >= rows * NEARLY_ALL && share.part >= MOSTLY && share.part + share['shop code'] + share['long number'] >= NEARLY_ALL;
}

/** Whether most rows have an electric value or a package, or name a component. */
function readsAsComponents(rows: readonly SheetRow[], described: readonly RatedColumn[]): boolean {
  const sample = sampleOf(rows, described.length * 2);
  const electronic = sample.filter(({ cells }) =>
    described.some(({ index }) => {
      const cell = cells[index] ?? '';
      const kinds = kindsOfCell(cell);
      return kinds.includes('value') || kinds.includes('package') || componentsIn(cell.slice(0, 120)).size > 0;
    }),
  );
  return electronic.length > sample.length * MOSTLY;
}
