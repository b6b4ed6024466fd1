import { useTranslation } from 'react-i18next';
import { useMoney } from '~/components/order/use-money';
import { countText } from '~/domain/product/delivery';
import { SourceLine } from '../head/source-line';
import { lineText } from '../rows/row-shared';
import type { BomView, RowView } from '../view/view-records';
import { PrintBar } from './print-bar';

const COLUMNS = ['line', 'said', 'part', 'need', 'order', 'unit', 'total'] as const;
const NUMERIC: readonly string[] = ['need', 'order', 'unit', 'total'];

/** The whole list on paper: each line with its part, its quantity and what it costs. */
export function BomPrint({ view }: { view: BomView }) {
  const { t } = useTranslation('bom');
  const { amount } = useMoney();
  const { name, source, total, settings, rows } = view;
  return (
    <div className="bprint">
      <PrintBar view={view} />
      <div className="head"><h1 tabIndex={-1}>{name || source.name || t('head.unnamed')} <small>{t('total.for', { count: settings.sets, sets: countText(settings.sets) })}</small></h1></div>
      <SourceLine view={view} />
      <div className="tscroll"><table className="tbl">
        <thead><tr>{COLUMNS.map((column) => <th key={column} scope="col" className={NUMERIC.includes(column) ? 'num' : undefined}>{t(`print.${column}`)}</th>)}</tr></thead>
        <tbody>{rows.map((row) => <PrintedLine key={row.line} row={row} />)}</tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={COLUMNS.length - 1}>{t('total.of', { lines: countText(total.lines), count: total.of, all: countText(total.of) })}</th>
            <td className="num"><b>{amount(total.amount)}</b></td>
          </tr>
        </tfoot>
      </table></div>
    </div>
  );
}

function PrintedLine({ row }: { row: RowView }) {
  const { t } = useTranslation('bom');
  const { amount, price } = useMoney();
  const { part, order, cost, need, boughtWith, out, state } = row;
  return (
    <tr>
      <td>{lineText(row, t)}{row.others && `, ${row.others}`}</td>
      <td className="mono">{row.said}</td>
      <td>
        {part ? <><b className="mono">{part.mpn}</b> {part.brand}<small>{part.description}</small></> : t(`state.${state}`)}
        {out === 'undecided' && <small>{t('order.out.undecided')}</small>}
        {boughtWith && <small>{t('order.with', { line: lineText(boughtWith, t) })}</small>}
      </td>
      <td className="num">{need ? countText(need.pieces) : '–'}</td>
      <td className="num">{order && out === null ? countText(order.quantity) : '–'}</td>
      <td className="num">{cost && out === null ? price(cost.unitPrice) : '–'}</td>
      <td className="num">{cost && out === null ? amount(cost.amount) : '–'}</td>
    </tr>
  );
}
