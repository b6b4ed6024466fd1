import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/ui/icon/icon';
import type { BomView } from '../view/view-records';

/** So many columns that are left out are named; more are counted. */
const MOST_NAMED = 3;

interface Props {
  columns: BomView['columns'];
  /** Whether the controls are shown at first. */
  isOpen: boolean;
  /** The controls that change how the file is read. */
  children: ReactNode;
}

/** What each column of the file holds, in one line, and the controls to change it. */
export function ColumnSummary({ columns, isOpen, children }: Props) {
  const { t } = useTranslation('bom');
  const rest = columns.filter(({ field }) => field === 'other').length;
  const isNamed = rest <= MOST_NAMED;
  const parts = [
    ...columns.flatMap(({ letter, field }) => {
      if (field === 'other') return isNamed ? t('columns.as', { letter, field: t('columns.leftOut') }) : [];
      return t('columns.as', { letter, field: t(`columns.field.${field}`) });
    }),
    isNamed ? '' : t('columns.unused', { count: rest }),
  ];
  return (
    <details className="panel cols6" open={isOpen || undefined}>
      <summary>
        <Icon name="tick" size={14} /><b>{t('columns.title')}</b><span className="muted">{parts.filter(Boolean).join(' · ')}</span>
        <span className="cols6__x">{t('columns.change')}</span>
      </summary>
      {children}
    </details>
  );
}
