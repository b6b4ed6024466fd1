import { useTranslation } from 'react-i18next';
import type { BomMapping, SheetRow } from '~/domain/bom/bom';
import { columnLetter } from './columns-view';

interface Props {
  rows: readonly SheetRow[];
  header: BomMapping['header'];
}

/** The first rows of a sheet with their numbers. The header rows stand out. */
export function RowPreview({ rows, header }: Props) {
  const { t } = useTranslation('bom');
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const letters = Array.from({ length: width }, (_, index) => columnLetter(index));
  const isHeader = (row: number) => header !== null && row >= header.first && row <= header.last;
  return (
    <div className="tscroll colset__rows" tabIndex={0} role="group" aria-label={t('columns.rows')}>
      <table className="tbl">
        <caption className="sr">{t('columns.rows')}</caption>
        <thead><tr><th scope="col">{t('columns.row')}</th>{letters.map((letter) => <th key={letter} scope="col">{letter}</th>)}</tr></thead>
        <tbody>
          {rows.map(({ row, cells }) => (
            <tr key={row} className={isHeader(row) ? 'on' : undefined}>
              <th scope="row">{row}</th>
              {letters.map((letter, index) => <td key={letter}>{cells[index] ?? ''}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
