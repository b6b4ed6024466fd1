import { groupThousands } from '~/domain/money/money-format';

/** Puts values in place of the fields `{{name}}` of a text. */
export function fillIn(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => valueText(values[name]));
}

/** A value as it stands in a text: a number with commas between thousands; nothing if it is missing. */
export function valueText(value: unknown): string {
  return typeof value === 'number' ? groupThousands(String(value)) : String(value ?? '');
}
