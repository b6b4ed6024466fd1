import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Repair } from '~/domain/bom/bom';
import { Icon } from '~/ui/icon/icon';
import { sends } from '../screen-form';

/** A longer list is folded at first. */
const OPEN_UNTIL = 5;

interface Props {
  /** The first ones. */
  repairs: readonly Repair[];
  /** How many there are. */
  count: number;
}

/** The cells that a spreadsheet had damaged and that were repaired. Each repair can be undone. */
export const RepairList = memo(function RepairList({ repairs, count }: Props) {
  const { t } = useTranslation('bom');
  if (repairs.length === 0) return null;
  return (
    <details className="alert alert--warn doc" open={repairs.length <= OPEN_UNTIL}>
      <summary>
        <Icon name="warn" />
        <span><b>{t('repair.title', { count })}</b> {t('repair.look', { count })}</span>
        <Icon name="chev" size={14} />
      </summary>
      <ul className="fix">
        {repairs.map(({ id, row, field, before, after, kind, undone }) => (
          <li key={id}>
            <span>{t('repair.where', { row, field: t(`columns.field.${field}`) })}</span>
            {undone ? <b className="mono">{before}</b> : <s className="mono">{before}</s>}
            <Icon name="chev" size={14} />
            {undone ? <s className="mono">{after}</s> : <b className="mono">{after}</b>}
            <span className="muted">{t(undone ? 'repair.undone' : `repair.kind.${kind}`)}</span>
            <button className="btn btn--q btn--s" {...sends(undone ? 'redoRepair' : 'undoRepair', { repair: id })} aria-label={t(undone ? 'repair.redoOf' : 'repair.undoOf', { row, after })}>
              {t(undone ? 'repair.redo' : 'repair.undo')}
            </button>
          </li>
        ))}
      </ul>
      {count > repairs.length && <p className="fix muted">{t('repair.more', { shown: repairs.length, count: count - repairs.length })}</p>}
    </details>
  );
});
