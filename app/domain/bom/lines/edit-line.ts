/** Changes what a line says (README, "Lines"). */

import type { BomLine, EditableField } from '../bom';
import { BOM_STORE } from '../bom-policies';
import { readParts, readText } from '../cells/cell-text';
import { expandDesignators } from './designators';
import { addWarnings, quantityWarnings } from './line-warnings';
import { readQuantity } from '../cells/quantity-cell';
import { notFitted } from './skip-words';

/**
 * The line with a field as a person has typed it, read as a cell of a file is read. Another statement of the part takes the choice of a product back, because the choice
 * was made for what the line said before. A text that is no quantity leaves the line without a quantity, with a warning.
 * @param most - the most designators that are expanded
 */
export function editLine(line: BomLine, field: EditableField, value: string, most: number = BOM_STORE.designators): BomLine {
  const edited = { ...line, ...changeOf(line, field, value.slice(0, BOM_STORE.cell), most), edited: [...new Set([...line.edited, field])] };
  return field === 'designators' || field === 'quantity' ? edited : { ...edited, choice: null };
}

function changeOf(line: BomLine, field: EditableField, value: string, most: number): Partial<BomLine> {
  switch (field) {
    case 'designators': {
      const { designators, tooLong } = expandDesignators(value, Math.min(most, BOM_STORE.designators));
      const others = line.warnings.filter(({ code }) => code === 'quantityUnreadable');
      const ranges = tooLong.map((text) => ({ code: 'rangeTooLong' as const, text }));
      // A quantity that was counted is counted again.
      const isCounted = line.quantity === null || (line.quantity === line.designators.length && !line.edited.includes('quantity'));
      const quantity = isCounted && tooLong.length === 0 && designators.length > 0 ? designators.length : line.quantity;
      return { designators, quantity, warnings: addWarnings([...(tooLong.length === 0 ? quantityWarnings(quantity, designators.length) : []), ...others], ranges) };
    }
    case 'quantity': {
      const { quantity: stated, isUnreadable } = readQuantity(value);
      const quantity = stated ?? (isUnreadable || line.designators.length === 0 ? null : line.designators.length);
      const others = line.warnings.filter(({ code }) => code !== 'quantityDiffers' && code !== 'quantityUnreadable');
      const unreadable = isUnreadable ? [{ code: 'quantityUnreadable' as const, text: value.trim() }] : [];
      return { quantity, warnings: [...quantityWarnings(stated, line.designators.length), ...unreadable, ...others] };
    }
    case 'mpn':
    case 'brand':
    case 'code': {
      const [first = '', ...others] = readParts(value);
      const alternates = others.filter((text) => text !== '').map((text) => ({ mpn: '', brand: '', code: '', [field]: text }));
      const added = field === 'brand' ? [] : alternates;
      return { [field]: first, alternates: [...line.alternates, ...added].slice(0, BOM_STORE.alternates) };
    }
    case 'value':
    case 'text': {
      const { isNotFitted, rest } = notFitted(readText(value));
      return { [field]: readText(rest), ...(isNotFitted && line.skip === null ? { skip: 'dnp' as const } : {}) };
    }
    case 'package': return { package: readText(value) };
  }
}
