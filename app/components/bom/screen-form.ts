/** The one form of the screen. All fields and buttons belong to it, wherever they stand (app/routes/README.md, "Forms"). */

/** Id of the form. */
export const BOM_FORM = 'bom';

/** The attributes of a button that sends an intent with its own fields, beside all fields of the form. */
export function sends(intent: string, fields: Readonly<Record<string, string | number>> = {}) {
  const own = Object.entries(fields).map(([name, value]) => [name, String(value)]);
  return { form: BOM_FORM, name: 'do', value: new URLSearchParams([['intent', intent], ...own]).toString(), type: 'submit' } as const;
}

/** The name of the field with the order quantity of a line. */
export function orderField(line: number): string {
  return `order.${line}`;
}
