import { memo } from 'react';
import { StockFigure } from '~/components/product/stock-readout';
import { NewWindowLink } from '~/components/shell/site-link';
import { productListPath } from '~/domain/catalogue/list-path';
import { formatAmount, formatUnitPrice, priceDecimals } from '~/domain/money/money-format';
import { withChannel } from '~/domain/portal/channel';
import { countText } from '~/domain/product/delivery';
import { buttonClass } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { sends } from '../screen-form';
import type { CandidateView, PanelView, RowView } from '../view/view-records';
import { LineFields } from './line-fields';
import { PartPicture } from './line-part';
import { lineText, type RowShared } from './row-shared';
import { lookOf, TICK_LOOK } from './ticks';

interface Props {
  row: RowView;
  panel: PanelView;
  shared: RowShared;
}

/**
 * The candidates of a line side by side, with the line's own words as first column. Each candidate has its own button; the style sheet shows the one of
 * the marked candidate, so nothing here needs script.
 */
export const Alternates = memo(function Alternates({ row, panel, shared }: Props) {
  const { t, site } = shared;
  const { line } = row;
  const { candidates, chosen, search, fields } = panel;
  const marked = Math.max(candidates.findIndex(({ id }) => id === chosen), 0);
  return (
    <div className="panel alt__b" data-line={line}>
      {candidates.length > 0 ? (
        <div className="tscroll" tabIndex={0} role="group" aria-label={t('bom:panel.title', { line: lineText(row, t) })}>
          <Comparison row={row} panel={panel} marked={marked} shared={shared} />
        </div>
      ) : <p className="alt__q"><Says row={row} shared={shared} /></p>}
      <div className="row alt__f">
        {candidates.map(({ id, mpn, packageName }) => (
          <button key={id} className={`${buttonClass({ kind: 'primary' })} alt__u`} {...sends('choose', { line, goodsId: id })}>
            {packageName ? t('bom:panel.useIn', { mpn, package: packageName }) : t('bom:panel.use', { mpn })}
          </button>
        ))}
        {search && <NewWindowLink className={buttonClass()} href={withChannel(productListPath('search', search), site.channel)}>{t('bom:panel.search')}</NewWindowLink>}
        {row.skip === null && <button className={buttonClass({ kind: 'quiet' })} {...sends('skip', { line })}>{t('bom:panel.skip')}</button>}
        <span className="small muted with-script">
          <kbd>J</kbd> <kbd>K</kbd> {t('bom:panel.keys')}
          {candidates.length > 1 && <> · <kbd>1</kbd>–<kbd>{candidates.length}</kbd> {t('bom:panel.mark')}</>}
          {candidates.length > 0 && <> · <kbd>Enter</kbd> {t('bom:panel.take')}</>}
        </span>
      </div>
      <LineFields row={row} fields={fields} isOpen={candidates.length === 0} shared={shared} />
    </div>
  );
});

/** What the list says, and why the line needs a look. */
function Says({ row, shared: { t } }: Pick<Props, 'row' | 'shared'>) {
  return <>{t('bom:panel.says', { line: lineText(row, t) })} <b className="mono">{row.said}</b>{t('bom:panel.end')} {row.sentence}</>;
}

function Comparison({ row, panel, marked, shared }: Props & { marked: number }) {
  const { t, site } = shared;
  const { candidates, respects } = panel;
  return (
    <table className="alt__t">
      <caption><Says row={row} shared={shared} /></caption>
      <thead>
        <tr>
          <td />
          <th scope="col" className="ask">{t('bom:panel.list')}</th>
          {candidates.map((candidate, index) => (
            <th key={candidate.id} scope="col">
              <label className="alt__h">
                <input type="radio" name={`mark-${row.line}`} defaultChecked={index === marked} />
                <PartPicture part={candidate} shared={shared} />
                <span><b className="mono">{candidate.mpn}</b><small>{candidate.brand}</small></span>
              </label>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {respects.map(({ name, asked, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="ask">{asked || '–'}</td>
            {cells.map((cell, index) => <td key={candidates[index]?.id}><Cell cell={cell} shared={shared} /></td>)}
          </tr>
        ))}
        <tr>
          <th scope="row">{t('bom:column.stock')}</th>
          <td className="ask">{row.need && t('bom:panel.needed', { pieces: countText(row.need.pieces) })}</td>
          {candidates.map(({ id, stock }) => <td key={id}><StockFigure product={stock} state={LIVE} quantity={row.need?.pieces ?? 1} t={t} site={site} /></td>)}
        </tr>
        <tr>
          <th scope="row">{t('bom:panel.cost')}</th>
          <td className="ask" />
          {candidates.map((candidate) => <td key={candidate.id}><Cost candidate={candidate} need={row.need?.pieces} shared={shared} /></td>)}
        </tr>
      </tbody>
    </table>
  );
}

const LIVE = { kind: 'live', at: 0 } as const;

function Cell({ cell: { tick, has, assumed }, shared: { t } }: { cell: PanelView['respects'][number]['cells'][number]; shared: RowShared }) {
  const { name, icon } = TICK_LOOK[lookOf({ tick, assumed })];
  return (
    <span className={`tv tv--${name}`}>
      <Icon name={icon} size={14} />
      {has || <span className="muted">{t('bom:panel.unknown')}</span>}
      {assumed && <small>{t('bom:panel.assumed', { asked: assumed })}</small>}
      <span className="sr">{t(`bom:panel.tick.${tick}`)}</span>
    </span>
  );
}

function Cost({ candidate: { amount, unitPrice, quantity }, need, shared: { t, site: { language } } }: { candidate: CandidateView; need: number | undefined; shared: RowShared }) {
  if (amount === null || unitPrice === null) return <span className="muted">{t('bom:panel.notSold')}</span>;
  return (
    <>
      <b className="money">{formatAmount(amount, language)}</b>{' '}
      <small className="muted">
        {quantity !== need && `${t('bom:panel.for', { pieces: countText(quantity) })} `}
        {t('bom:cost.each', { price: formatUnitPrice(unitPrice, priceDecimals(unitPrice), language) })}
      </small>
    </>
  );
}
