import { useTranslation } from 'react-i18next';
import { countText } from '~/domain/product/delivery';
import { lineText } from '../rows/row-shared';
import type { BomView, RowView } from '../view/view-records';
import { PrintBar } from './print-bar';

/** One label for the bag of each bought line: designators, part number and quantity. */
export function BomLabels({ view }: { view: BomView }) {
  const { t } = useTranslation('bom');
  const name = view.name || view.source.name;
  const bought = view.rows.filter(({ part, need, out }) => part && need && out === null);
  return (
    <div className="bprint">
      <PrintBar view={view} />
      <div className="head"><h1 tabIndex={-1}>{t('print.labels')} <small>{name}</small></h1></div>
      {bought.length === 0 ? <p>{t('print.noLabels')}</p> : <ul className="blabels">{bought.map((row) => <Label key={row.line} row={row} name={name} />)}</ul>}
    </div>
  );
}

function Label({ row, name }: { row: RowView; name: string }) {
  const { t } = useTranslation('bom');
  const { part, need } = row;
  return (
    <li className="panel">
      <b>{lineText(row, t)}{row.others && `, ${row.others}`}</b>
      <span className="mono">{part?.mpn}</span>
      <small>{[part?.brand, part?.description].filter(Boolean).join(' · ')}</small>
      <span><b>{t('print.pieces', { count: need?.pieces ?? 0, pieces: countText(need?.pieces) })}</b> <small>{name}</small></span>
    </li>
  );
}
