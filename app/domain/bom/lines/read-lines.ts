/** Reads the lines of a table (README, "Lines"). */

import type { BomLine, BomMapping, Repair, Sheet } from '../bom';
import { BOM_STORE, MATCHED } from '../bom-policies';
import { MOST_DESIGNATORS } from './designators';
import { addWarnings, quantityWarnings, withDuplicates } from './line-warnings';
import { mergeLines } from './merge-lines';
import { type ReadRow, rowReader, type RowReader } from './read-row';
import { kindOfRow } from './row-kinds';
import { saysInWords } from './skip-words';

/**
 * Reads the lines of a sheet below its header, up to the header of another table. Rules, repeated headers, headings and sums are no lines. Rows without quantity and
 * designators are alternates of the line above, or go on with its designators. Equal rows with designators become one line.
 * @param undone - ids of the repairs that a person has taken back
 */
export function readLines(sheet: Sheet, mapping: BomMapping, undone: ReadonlySet<string>): { lines: BomLine[]; repairs: Repair[] } {
  const reader = rowReader(mapping, undone);
  const lines: BomLine[] = [];
  const repairs: Repair[] = [];
  let left = MOST_DESIGNATORS;
  let before: ReadRow | null = null;
  let growing: Growing | null = null;
  let isSectionSkipped = false;
  for (const row of sheet.rows) {
    if (mapping.header !== null && row.row <= mapping.header.last) continue;
    const kind = kindOfRow(row, mapping, reader);
    if (kind === 'end') break;
    if (kind === 'heading') {
      isSectionSkipped = row.cells.some(saysInWords);
      before = null;
    }
    if (kind !== 'line') continue;
    const read = readHeading(reader.read(row, left), reader);
    if (read === 'heading') {
      isSectionSkipped = row.cells.some(saysInWords);
      before = null;
      continue;
    }
    if (read === 'nothing') continue;
    repairs.push(...read.repairs);
    left -= read.line.designators.length;
    const last = lines.at(-1);
    if (before && last && continues(read, before, reader)) {
      if (read.line.designators.length > 0 && !isSamePlace(read.line, before.line)) {
        growing ??= { designators: [...last.designators], known: new Set(last.designators) };
        grow(growing, read.line.designators);
        lines[lines.length - 1] = withMore(last, read, before, growing.designators);
        before = withDesignators(before, read, growing.designators);
      } else {
        lines[lines.length - 1] = withAlternates(last, read);
        before = withDesignators(before, read, last.designators);
      }
    } else {
      growing = null;
      lines.push({ ...read.line, line: lines.length + 1, skip: read.line.skip ?? (isSectionSkipped ? 'dnp' : null) });
      before = read;
    }
  }
  return { lines: withDuplicates(mergeLines(lines)).slice(0, BOM_STORE.lines), repairs };
}

/** A designator is some letters and a number. Other texts in its column, alone in their row, are headings. */
const DESIGNATOR = /^[\p{L}_]{1,12}[-_.]?\d/u;

/** The row, if it says which part is meant. */
function readHeading(read: ReadRow, reader: RowReader): ReadRow | 'heading' | 'nothing' {
  const { designators, mpn, code, value, package: outline, text, alternates } = read.line;
  const isNamed = mpn !== '' || code !== '' || alternates.length > 0;
  const isDescribed = value !== '' || outline !== '' || text !== '';
  if (designators.length > 0) {
    const isUsual = designators.some((one) => DESIGNATOR.test(one));
    return isUsual || isNamed || read.stated !== null || (isDescribed && !/\s/.test(designators[0] ?? '')) ? read : 'heading';
  }
  if (isNamed) return read;
  if (reader.has('designators') || reader.has('quantity')) return read.stated !== null && isDescribed ? read : 'nothing';
  return value !== '' ? read : 'nothing';
}

/** Whether a row belongs to the line above: as an alternate, or with further designators. */
function continues(read: ReadRow, before: ReadRow, reader: RowReader): boolean {
  const { line, stated, isNumbered } = read;
  const isNamed = line.mpn !== '' || line.code !== '';
  const isDescribed = isNamed || line.value !== '' || line.package !== '' || line.text !== '';
  if (line.designators.length > 0) {
    if (!isDescribed && stated === null) return before.isOpen || (before.stated ?? 0) > before.line.designators.length;
    return isNamed && isSamePlace(line, before.line);
  }
  if (stated !== null || !isNamed || (isNumbered && !reader.has('designators'))) return false;
  if (reader.has('designators')) return true;
  // Without designators, a row that describes another part is a line without quantity.
  return reader.has('quantity') && line.value === '' && line.text === '' && line.package === '';
}

/** Whether two rows list parts for the same designators. Parts with different values are no alternates. */
function isSamePlace(line: ReadRow['line'], before: ReadRow['line']): boolean {
  const isEqual = line.designators.length === before.designators.length && line.designators.every((one, index) => one === before.designators[index]);
  return isEqual && (line.value === '' || before.value === '' || line.value === before.value);
}

/** The row that continued, with what the row below has added. */
function withDesignators(before: ReadRow, { isOpen }: ReadRow, designators: string[]): ReadRow {
  return { ...before, isOpen, line: { ...before.line, designators } };
}

/** The designators of a line that rows go on with. There may be thousands of such rows, so none of them looks at all designators. */
interface Growing {
  designators: string[];
  known: Set<string>;
}

function grow({ designators, known }: Growing, added: readonly string[]): void {
  for (const one of added) {
    if (designators.length >= BOM_STORE.designators) return;
    if (known.has(one)) continue;
    known.add(one);
    designators.push(one);
  }
}

function withAlternates(last: BomLine, { line }: ReadRow): BomLine {
  const isNew = line.mpn !== last.mpn || line.code !== last.code;
  const added = [...(isNew ? [{ mpn: line.mpn, brand: line.brand, code: line.code }] : []), ...line.alternates];
  return { ...last, alternates: [...last.alternates, ...added].slice(0, MATCHED.alternates) };
}

function withMore(last: BomLine, { line }: ReadRow, before: ReadRow, designators: string[]): BomLine {
  const quantity = before.stated === null ? designators.length : last.quantity;
  const others = last.warnings.filter(({ code }) => code !== 'quantityDiffers');
  return { ...last, designators, quantity, warnings: addWarnings([...quantityWarnings(before.stated, designators.length), ...others], line.warnings) };
}
