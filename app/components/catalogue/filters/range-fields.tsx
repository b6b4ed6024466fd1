import { useTranslation } from 'react-i18next';
import type { RangeField } from './range-field';

interface Props {
  /** The name of the parameter's fields. */
  field: string;
  /** The parameter, for people. */
  name: string;
  range: RangeField;
}

/** The fields for a range of one parameter. They are replaced when their condition changes, so that they always show the condition of the address. */
export function RangeFields({ field, name, range: { min, max, units, unit } }: Props) {
  const { t } = useTranslation('list');
  return (
    <div className="rng" key={`${min} ${max} ${unit}`}>
      <input className="in in--s" name={`${field}.min`} autoComplete="off" aria-label={t('range.from', { name })} placeholder={t('range.min')} defaultValue={min} type="text" />
      <span aria-hidden="true">–</span>
      <input className="in in--s" name={`${field}.max`} autoComplete="off" aria-label={t('range.to', { name })} placeholder={t('range.max')} defaultValue={max} type="text" />
      {units.length > 1 && (
        <select className="sel sel--s" name={`${field}.unit`} aria-label={t('range.unit', { name })} defaultValue={unit}>
          {units.map((one) => <option key={one} value={one}>{one}</option>)}
        </select>
      )}
      {units.length === 1 && <span className="rng__u"><input type="hidden" name={`${field}.unit`} value={unit} />{unit}</span>}
      <button className="btn btn--s" aria-label={t('range.setOf', { name })} type="submit">{t('range.set')}</button>
    </div>
  );
}
