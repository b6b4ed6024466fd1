import { useTranslation } from 'react-i18next';
import { pageLink } from '~/components/shell/page-links';
import { useSite } from '~/components/shell/site-context';
import { withChannel } from '~/domain/portal/channel';
import { buttonClass } from '~/ui/button/button';
import { Field, SelectField } from '~/ui/field/field';
import { ColumnList } from './column-list';
import type { ColumnsView } from './columns-view';
import { EncodingChooser } from './encoding-chooser';
import { RowPreview } from './row-preview';

interface Props {
  view: ColumnsView;
  /** Id of the form that the controls belong to. Its buttons send their fields in `do`. */
  form: string;
  /** The page that shows the rows of the file, if this one does not. */
  rowsPath?: string | undefined;
}

/** The controls that say how the file is read: sheet, header row, encoding, and what each column holds. */
export function ColumnsForm({ view, form, rowsPath }: Props) {
  const { t } = useTranslation('bom');
  const { channel } = useSite();
  const { sheets, sheet, header, columns, rows, encodings } = view;
  return (
    <div className="colset">
      <ColumnList columns={columns} form={form} />
      <p>
        <button className={buttonClass({ kind: 'primary', size: 'small' })} form={form} name="do" value="intent=map" type="submit">{t('columns.map')}</button>
      </p>
      <div className="row colset__where">
        {sheets.length > 1 && (
          <SelectField id="bom-sheet" name="sheet" form={form} label={t('columns.sheet')} size="small" defaultValue={sheet}>
            {sheets.map((name) => <option key={name}>{name}</option>)}
          </SelectField>
        )}
        <Field
          id="bom-header" name="headerRow" form={form} label={t('columns.header')} size="small" inputMode="numeric"
          defaultValue={header?.first ?? 0} autoComplete="off"
        />
        <button className={buttonClass({ size: 'small' })} form={form} name="do" value="intent=sheet" type="submit">{t('columns.again')}</button>
      </div>
      {encodings.length > 0 && <EncodingChooser view={view} form={form} />}
      {rows.length > 0 && <RowPreview rows={rows} header={header} />}
      {rowsPath && <p className="small"><a href={withChannel(rowsPath, channel)} {...pageLink()}>{t('columns.show')}</a></p>}
    </div>
  );
}
