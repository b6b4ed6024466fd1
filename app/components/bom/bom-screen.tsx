import { Form } from '@remix-run/react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { bomPath } from '~/domain/bom/address/bom-address';
import { BOM_FORM, sends } from './screen-form';
import { BomHead } from './head/bom-head';
import { ColumnSummary } from './head/column-summary';
import { ProgressLine } from './head/progress-line';
import { RepairList } from './head/repair-list';
import { SettingsFields } from './head/settings-fields';
import { SharedBanner } from './head/shared-banner';
import { StateNav } from './head/state-nav';
import type { ScreenActions } from './later/screen-actions';
import { LineTable } from './rows/line-table';
import { ScreenScripts } from './screen-scripts';
import { CanBuild } from './side/can-build';
import { TotalPanel } from './side/total-panel';
import type { OpenLine } from './use-open-line';
import type { BomView } from './view/view-records';

interface Props {
  view: BomView;
  /** The lines as text, if they are not stored. They travel in the form. */
  document?: string;
  /** What the last form had to say. */
  notice?: ReactNode;
  /** The controls that change how the file is read, and whether they are shown at first. */
  columns?: ReactNode;
  columnsOpen?: boolean;
}

/** The result of matching a bill of materials: its lines with their parts, what they cost, and what can be built when. */
export function BomScreen({ view, document: carried, notice, columns, columnsOpen = false }: Props) {
  const { t } = useTranslation('bom');
  const root = useRef<HTMLDivElement>(null);
  const open = useRef<OpenLine>();
  const actions = useRef<ScreenActions>();
  const { query, readOnly, complete } = view;
  return (
    <div className="bomr" ref={root}>
      <Form id={BOM_FORM} method="post" action={bomPath({ ...query, line: null })} encType="multipart/form-data" preventScrollReset onSubmit={({ nativeEvent }) => actions.current?.submitted(nativeEvent)}>
        {/* Enter in a field presses the first button. */}
        <button hidden {...sends('settings')} />
        <input type="hidden" name="bomNo" value={view.bomNo} />
        <input type="hidden" name="version" value={view.version} />
        <input type="hidden" name="shown" value={shownQuantities(view)} />
        {query.share !== '' && <input type="hidden" name="share" value={query.share} />}
        {carried !== undefined && <input type="hidden" name="document" value={carried} />}
      </Form>
      <BomHead view={view} />
      {notice}
      {view.shared && <SharedBanner shared={view.shared} />}
      {!readOnly && <RepairList repairs={view.repairs} count={view.repaired} />}
      {columns && <ColumnSummary columns={view.columns} isOpen={columnsOpen}>{columns}</ColumnSummary>}
      {!complete && <ProgressLine matched={view.matched} all={view.toMatch} />}
      <div className="bgrid">
        <div className="bgrid__m">
          <StateNav view={view} />
          <section className="panel" aria-label={t('row.lines')}>
            {!readOnly && <SettingsFields settings={view.settings} />}
            <LineTable view={view} openLine={open} />
          </section>
        </div>
        <aside className="bside">
          <TotalPanel view={view} />
          {complete && <CanBuild view={view} />}
        </aside>
      </div>
      <ScreenScripts root={root} open={open} actions={actions} view={view} />
    </div>
  );
}

/** The quantities in the fields of the rows, as `LINE=QUANTITY`. A field that still has its quantity was not typed in. */
function shownQuantities({ rows }: BomView): string {
  return new URLSearchParams(rows.flatMap(({ line, order }) => (order ? [[String(line), String(order.quantity)]] : []))).toString();
}
