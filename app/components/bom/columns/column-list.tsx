import { useTranslation } from 'react-i18next';
import { BOM_FIELDS } from '~/domain/bom/bom';
import type { ColumnView } from './columns-view';

interface Props {
  columns: readonly ColumnView[];
  /** Id of the form that the selects belong to. */
  form: string;
}

/** From this confidence on, a column is certain or likely. */
const CONFIDENT = { certain: 0.9, likely: 0.6 } as const;

/** Each column with its name, a select for what it holds, and what stands in it. */
export function ColumnList({ columns, form }: Props) {
  const { t } = useTranslation('bom');
  return (
    <ul className="map" tabIndex={0} aria-label={t('columns.title')}>
      {columns.map(({ index, letter, name, field, confidence, samples }) => (
        <li key={index} className={field === 'other' ? undefined : 'on'}>
          <small><span>{t('columns.column', { letter })}</span><span>{name}</span></small>
          <select className="sel sel--s" name={`column.${index}`} form={form} aria-label={t('columns.holds', { letter, name })} defaultValue={field} key={field}>
            {BOM_FIELDS.map((one) => <option key={one} value={one}>{t(`columns.field.${one}`)}</option>)}
          </select>
          {field !== 'other' && <span className={LOOK[levelOf(confidence)]}>{t(`columns.confidence.${levelOf(confidence)}`)}</span>}
          {samples.map((sample) => <p key={sample}>{sample}</p>)}
        </li>
      ))}
    </ul>
  );
}

const LOOK = { certain: 'ok', likely: 'muted', guess: 'warn strong' } as const;

function levelOf(confidence: number): 'certain' | 'likely' | 'guess' {
  if (confidence >= CONFIDENT.certain) return 'certain';
  return confidence >= CONFIDENT.likely ? 'likely' : 'guess';
}
