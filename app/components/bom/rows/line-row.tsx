import { memo, type MouseEvent, type ReactNode, useState } from 'react';
import { StockFigure } from '~/components/product/stock-readout';
import { bomPath, needsLook } from '~/domain/bom/address/bom-address';
import { withChannel } from '~/domain/portal/channel';
import { countText } from '~/domain/product/delivery';
import { Icon } from '~/ui/icon/icon';
import { sends } from '../screen-form';
import type { RowView } from '../view/view-records';
import { Alternates } from './alternates';
import { LineCost } from './line-cost';
import { LineOrder } from './line-order';
import { LinePart } from './line-part';
import { lineText, rowId, type RowShared } from './row-shared';
import { STATE_LOOK, StateMark } from './state-mark';

interface Props {
  row: RowView;
  shared: RowShared;
  isOpen: boolean;
  /** Whether the line will probably be opened next. */
  isNext: boolean;
  /** Why the typed order quantity was not accepted. */
  error?: string;
  typed?: string;
}

/** A line with its part, and below it, if it is open, the candidates side by side. */
export const LineRow = memo(function LineRow({ row, shared, isOpen, isNext, error, typed }: Props) {
  const { t } = shared;
  const { line, state, part, need, warnings } = row;
  const isDoubtful = state !== 'waiting' && needsLook(state);
  // What is typed in a panel stays when the panel is closed.
  const [hasPanel, setHasPanel] = useState(isOpen);
  if ((isOpen || isNext) && !hasPanel) setHasPanel(true);
  const prepare = () => setHasPanel(true);
  return (
    <>
      <tr role="row" id={rowId(line)} className={`bl bl--${STATE_LOOK[state].name}${isOpen ? ' open' : ''}`} data-look={isDoubtful || undefined}>
        <td role="cell" className="b1"><StateMark state={state} t={t} /><small>{state !== 'waiting' && t(row.reason.key, row.reason.values)}</small></td>
        <td role="cell" className="b2">
          <LineTitle row={row} shared={shared} isOpen={isOpen} onNear={prepare} />
          <small className="mono">{row.said}</small>
          {warnings.map(({ key, values }) => <p key={key} className="msg msg--warn"><Icon name="warn" /><span>{t(key, values)}</span></p>)}
        </td>
        <td role="cell" className="b3"><LinePart row={row} shared={shared} /></td>
        <td role="cell" className="b4 num" data-l={t('bom:column.need')}>
          {need ? (
            <>
              {countText(need.pieces)}
              <small>{t(need.spare > 0 ? 'bom:row.needSpare' : 'bom:row.need', { each: countText(need.each), sets: countText(need.sets), spare: countText(need.spare) })}</small>
            </>
          ) : <span className="muted">–</span>}
        </td>
        <td role="cell" className="b5" data-l={t('bom:column.order')}><LineOrder row={row} shared={shared} error={error} typed={typed} /></td>
        <td role="cell" className="b6" data-l={t('bom:column.stock')}>
          {part ? <StockFigure product={part.stock} state={LIVE} quantity={need?.pieces ?? 1} t={t} site={shared.site} /> : <span className="muted">–</span>}
        </td>
        <td role="cell" className="b7 num" data-l={t('bom:column.total')}>
          <LineCost row={row} shared={shared} />
          {row.panel && row.candidates > 1 && (
            <Toggle row={row} shared={shared} isOpen={isOpen} onNear={prepare} className="linkish">{t('bom:row.compare', { count: row.candidates })}</Toggle>
          )}
        </td>
      </tr>
      {row.panel && (
        // The row is always there: a row that is put between others makes the browser style all of them again.
        <tr role="row" className="alt" hidden={!isOpen}>
          <td role="cell" colSpan={7}>{hasPanel && <Alternates row={row} panel={row.panel} shared={shared} />}</td>
        </tr>
      )}
    </>
  );
}, isSame);

/** The figures are as fresh as the page. */
const LIVE = { kind: 'live', at: 0 } as const;

/** Each answer makes new objects for all rows. Only rows that say something else render again. */
function isSame(before: Props, after: Props): boolean {
  return before.isOpen === after.isOpen && before.isNext === after.isNext && before.shared === after.shared && before.error === after.error && before.typed === after.typed
    && (before.row === after.row || JSON.stringify(before.row) === JSON.stringify(after.row));
}

interface ToggleProps extends Pick<Props, 'row' | 'shared' | 'isOpen'> {
  /** The pointer is on the control: the line will probably be opened. */
  onNear: () => void;
}

/** The name of a line. It opens and closes the line. */
function LineTitle({ row, shared, isOpen, onNear }: ToggleProps) {
  const name = <b>{lineText(row, shared.t)}</b>;
  return (
    <>
      {shared.readOnly || row.state === 'waiting' ? name : (
        <Toggle row={row} shared={shared} isOpen={isOpen} onNear={onNear} className="bl__o">{name}<Icon name="chev" size={14} /></Toggle>
      )}
      {row.others !== '' && <details className="bl__d"><summary>{shared.t('bom:row.others', { count: row.others.split(', ').length })}</summary>{row.others}</details>}
    </>
  );
}

function Toggle({ row: { line, panel }, shared, isOpen, onNear, className, children }: ToggleProps & { className: string; children: ReactNode }) {
  const { query, site: { channel }, onToggle, onLoad } = shared;
  const to = { ...query, line };
  const path = withChannel(bomPath(to), channel);
  const toggle = (event: MouseEvent) => {
    const isStored = event.currentTarget instanceof HTMLAnchorElement;
    if (event.ctrlKey || event.metaKey || event.shiftKey || (!panel && !isStored)) return;
    event.preventDefault();
    // The candidates of a line that needs no look are not here yet.
    if (panel) onToggle(line);
    else onLoad(path);
  };
  const common = { className, 'aria-expanded': isOpen, onClick: toggle, onPointerEnter: onNear };
  if (query.no === '' && query.share === '') return <button {...common} {...sends('show', { line })}>{children}</button>;
  return <a {...common} href={path}>{children}</a>;
}
