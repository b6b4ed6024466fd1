import { EDITABLE_FIELDS, SIZE_CLASSES, type BomLine, type BomSettings, type EditableField } from '../../domain/bom/bom';
import { readSettings, type SettingsError, type SettingsFields } from '../../domain/bom/build/settings';
import { MOST_DESIGNATORS } from '../../domain/bom/lines/designators';
import { editLine } from '../../domain/bom/lines/edit-line';
import { readTyped } from '../../domain/numbers/reading';
import { ORDER_LIMITS } from '../../domain/order/order-policies';
import { countText } from '../../domain/product/delivery';
import type { Words } from '../../domain/text/message';
import { RETURNED } from '../../domain/text/returned-text';
import { queryForm } from '../form/posted-form';
import { numberedFields, type BomForm } from './bom-form';

/** What people have typed into the form, whichever button they pressed. */
export interface TypedFields {
  /** The lines with what was typed; absent if nothing has changed. */
  lines?: BomLine[];
  settings?: BomSettings;
  /** The errors by field, and what was typed there. Everything else is accepted. */
  fields: Record<string, Words>;
  values: Record<string, string>;
}

/** Reads the settings, the order quantities and the edited fields of a form. */
export function readTypedFields(bom: { lines: readonly BomLine[]; settings: BomSettings }, form: BomForm): TypedFields {
  const { settings, errors } = readSettings(settingsOf(form), bom.settings);
  const orders = readOrders(bom.lines, form);
  const lines = withEdits(orders.lines, form);
  const fields = { ...settingsErrors(errors), ...orders.fields };
  return {
    ...(lines.some((line, index) => line !== bom.lines[index]) ? { lines } : {}),
    ...(JSON.stringify(settings) === JSON.stringify(bom.settings) ? {} : { settings }),
    fields,
    values: returnedFields(Object.keys(fields), form),
  };
}

/** What was typed into fields for numbers, for a page that says what is wrong there. */
export function returnedFields(names: readonly string[], form: Pick<BomForm, 'text'>): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, form.text(name).slice(0, RETURNED.short)]));
}

/** The errors of typed settings, by field. */
export function settingsErrors(errors: readonly SettingsError[]): Record<string, Words> {
  return Object.fromEntries(errors.map(({ field, key, values = {} }) => (
    [field, { key, values: Object.fromEntries(Object.entries(values).map(([name, count]) => [name, countText(count)])) }]
  )));
}

/** The typed settings of a form. */
export function settingsOf(form: Pick<BomForm, 'has' | 'text'>): SettingsFields {
  const given = (name: string) => (form.has(name) ? form.text(name) : undefined);
  const minLoss = Object.fromEntries(SIZE_CLASSES.flatMap((size) => {
    const typed = given(`minLoss.${size}`);
    return typed === undefined ? [] : [[size, typed]];
  }));
  const [sets, loss, goal] = [given('sets'), given('loss'), given('goal')];
  return {
    ...(sets === undefined ? {} : { sets }), ...(loss === undefined ? {} : { loss }), ...(goal === undefined ? {} : { goal }), minLoss,
  };
}

/** The order quantities, `order.LINE`, that were typed in. A field that still has the quantity that the page computed was not. */
function typedOrders(before: readonly BomLine[], form: BomForm): Array<{ name: string; number: number; text: string; pieces: number | null }> {
  const shown = queryForm(form.text('shown'));
  const numbers = new Set(before.map(({ line }) => line));
  return numberedFields(form, 'order').flatMap(({ name, number, rest, text }) => {
    const pieces = readTyped(text);
    const isShown = !form.pressed.has(name) && pieces !== null && String(pieces) === shown.text(String(number));
    return rest !== '' || !numbers.has(number) || isShown ? [] : [{ name, number, text, pieces }];
  });
}

/** The order quantities that were typed for another version of a bill, with the reason why they are not stored. */
export function unstoredOrders(bom: { lines: readonly BomLine[] }, form: BomForm): Pick<TypedFields, 'fields' | 'values'> {
  const stored = new Map(bom.lines.map(({ line, ordered }) => [line, ordered]));
  // After a lost answer, the newer version may have what was typed.
  const names = typedOrders(bom.lines, form).filter(({ number, pieces }) => pieces === null || stored.get(number) !== pieces).map(({ name }) => name);
  return { fields: Object.fromEntries(names.map((name) => [name, { key: 'bom:error.notStored' }])), values: returnedFields(names, form) };
}

/** Reads the order quantities. An empty field means the computed one. */
function readOrders(before: readonly BomLine[], form: BomForm): { lines: BomLine[]; fields: Record<string, Words> } {
  const ordered = new Map<number, number | null>();
  const fields: Record<string, Words> = {};
  for (const { name, number, text, pieces } of typedOrders(before, form)) {
    if (text.trim() === '') ordered.set(number, null);
    else if (pieces !== null && Number.isInteger(pieces) && pieces >= 1 && pieces <= ORDER_LIMITS.pieces) ordered.set(number, pieces);
    else fields[name] = { key: 'bom:error.order', values: { most: countText(ORDER_LIMITS.pieces) } };
  }
  const lines = before.map((line) => {
    const typed = ordered.get(line.line);
    return typed === undefined || typed === line.ordered ? line : { ...line, ordered: typed };
  });
  return { lines, fields };
}

/** Edited fields, `edit.LINE.FIELD`, or `line`, `field` and `value`. */
function withEdits(before: readonly BomLine[], form: BomForm): BomLine[] {
  const edits = new Map<number, Array<[EditableField, string]>>();
  const add = (line: number, name: string, text: string) => {
    const field = EDITABLE_FIELDS.find((one) => one === name);
    if (field) edits.set(line, [...(edits.get(line) ?? []), [field, text.trim()]]);
  };
  for (const { number, rest, text } of numberedFields(form, 'edit')) add(number, rest, text);
  if (form.has('field')) add(Number(form.text('line')), form.text('field'), form.text('value'));
  // A form expands no more designators than a file.
  let left = MOST_DESIGNATORS;
  const edit = (line: BomLine, [field, text]: [EditableField, string]): BomLine => {
    const edited = editLine(line, field, text, left);
    if (field === 'designators') left -= edited.designators.length;
    return edited;
  };
  return before.map((line) => (edits.get(line.line) ?? []).filter(([field, text]) => text !== fieldText(line, field)).reduce(edit, line));
}

/** A field of a line as its input shows it. */
function fieldText(line: BomLine, field: EditableField): string {
  if (field === 'designators') return line.designators.join(', ');
  if (field === 'quantity') return line.quantity === null ? '' : String(line.quantity);
  return line[field].trim();
}
