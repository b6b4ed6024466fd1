import { queryForm, type PostedFileForm } from '../form/posted-form';

/** The name of the buttons of the form of a bill of materials. A button's value holds its own fields, as in a query: `intent=choose&line=12&goodsId=G12`. */
const BUTTON = 'do';

/** The posted form of a bill of materials. */
export interface BomForm extends PostedFileForm {
  /** The names of the fields of the pressed button. */
  pressed: ReadonlySet<string>;
}

/** The form with the fields of the pressed button, which win over the form's. */
export function withButton(form: PostedFileForm): BomForm {
  const button = queryForm(form.text(BUTTON));
  return {
    pressed: new Set(button.names()),
    text: (name) => (button.has(name) ? button.all(name).join('') : form.text(name)),
    all: (name) => (button.has(name) ? button.all(name) : form.all(name)),
    has: (name) => button.has(name) || form.has(name),
    names: () => [...new Set([...form.names(), ...button.names()])],
    file: (name) => form.file(name),
  };
}

/** A field whose name has the number of a line or a column: `order.12`, `edit.12.mpn`, `column.3`. */
export interface NumberedField {
  name: string;
  number: number;
  /** The part of the name after the number; empty if there is none. */
  rest: string;
  text: string;
}

/** A name with so many parts is that of another field. A form may have a name of megabytes. */
const MOST_PARTS = 4;

/** The fields of a form whose names begin with `prefix` and a number. */
export function numberedFields(form: BomForm, prefix: 'order' | 'edit' | 'column'): NumberedField[] {
  return form.names().flatMap((name) => {
    const [start, number = '', rest = '', ...more] = name.split('.', MOST_PARTS);
    return start === prefix && /^\d{1,6}$/.test(number) && more.length === 0 ? [{ name, number: Number(number), rest, text: form.text(name) }] : [];
  });
}
