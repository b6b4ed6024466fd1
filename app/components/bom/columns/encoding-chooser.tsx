import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/ui/button/button';
import type { ColumnsView } from './columns-view';

interface Props {
  view: Pick<ColumnsView, 'encoding' | 'encodings'>;
  form: string;
}

/** The possible encodings of a text file, each with a line of the file. */
export function EncodingChooser({ view: { encoding, encodings }, form }: Props) {
  const { t } = useTranslation('bom');
  return (
    <fieldset>
      <legend className="lab">{t('columns.encoding')}</legend>
      {encodings.map((one) => (
        <label key={one.encoding} className="check">
          <input type="radio" name="encoding" form={form} value={one.encoding} defaultChecked={one.encoding === encoding} />
          <b className="mono">{one.encoding.toUpperCase()}</b>
          <span>{one.sample}</span>
        </label>
      ))}
      <p><button className={buttonClass({ size: 'small' })} form={form} name="do" value="intent=read" type="submit">{t('columns.recode')}</button></p>
    </fieldset>
  );
}
