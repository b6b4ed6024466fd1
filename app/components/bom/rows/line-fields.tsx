import { Field } from '~/ui/field/field';
import { buttonClass } from '~/ui/button/button';
import type { EditableField } from '~/domain/bom/bom';
import { BOM_FORM, sends } from '../screen-form';
import type { RowView } from '../view/view-records';
import type { RowShared } from './row-shared';

/** The fields that can be edited in place, in the order of the page. */
const SHOWN: readonly EditableField[] = ['designators', 'quantity', 'mpn', 'brand', 'value', 'package'];

interface Props {
  row: RowView;
  fields: Record<EditableField, string>;
  isOpen: boolean;
  shared: RowShared;
}

/** The fields of a line. The button matches the line again by what they say. */
export function LineFields({ row: { line }, fields, isOpen, shared: { t } }: Props) {
  return (
    <details className="alt__e" open={isOpen || undefined}>
      <summary>{t('bom:panel.edit')}</summary>
      <div className="alt__i" data-enter>
        {SHOWN.map((field) => (
          <Field
            key={field} id={`edit-${line}-${field}`} form={BOM_FORM} name={`edit.${line}.${field}`} label={t(`bom:columns.field.${field}`)} size="small"
            defaultValue={fields[field]} inputMode={field === 'quantity' ? 'decimal' : undefined} autoComplete="off" spellCheck={false}
          />
        ))}
        <button className={buttonClass({ size: 'small' })} {...sends('edit', { line })}>{t('bom:panel.again')}</button>
      </div>
    </details>
  );
}
