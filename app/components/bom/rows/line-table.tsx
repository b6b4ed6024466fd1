import { useNavigate } from '@remix-run/react';
import { memo, type MutableRefObject, useContext, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '~/components/shell/messages/message-text';
import { useSite } from '~/components/shell/site-context';
import { AnswerContext } from '../page/field-answer';
import { orderField } from '../screen-form';
import { type OpenLine, useOpenLine } from '../use-open-line';
import type { BomView } from '../view/view-records';
import { LinePages } from './line-pages';
import { LineRow } from './line-row';
import type { RowShared } from './row-shared';

const COLUMNS = ['state', 'line', 'part', 'need', 'order', 'stock', 'total'] as const;
const NUMERIC: readonly string[] = ['need', 'total'];

interface Props {
  view: BomView;
  /** Gets the line that is open, for scripts. */
  openLine: MutableRefObject<OpenLine | undefined>;
}

/** The lines of a page, those that need a look first. */
export const LineTable = memo(function LineTable({ view, openLine }: Props) {
  const { t } = useTranslation('bom');
  const { rows } = view;
  const line = useOpenLine(view);
  useEffect(() => {
    openLine.current = line;
  });
  const next = useNextLine(view, line);
  const shared = useRowShared(view, line);
  const answer = useContext(AnswerContext);
  const words = useWords();
  return (
    <>
      {rows.length === 0 ? <p className="limited">{t('row.none')}</p> : (
        <table role="table" className="tbl bom" aria-label={t('row.table')}>
          <thead role="rowgroup">
            <tr role="row">
              {COLUMNS.map((column, index) => (
                <th key={column} role="columnheader" scope="col" className={`b${index + 1}${NUMERIC.includes(column) ? ' num' : ''}`}>{t(`column.${column}`)}</th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">{rows.map((row) => {
            const name = orderField(row.line);
            const error = answer?.fields[name];
            return <LineRow key={row.line} row={row} shared={shared} isOpen={line.open === row.line} isNext={next === row.line} {...(error ? { error: words(error), typed: answer.values[name] ?? '' } : {})} />;
          })}</tbody>
        </table>
      )}
      <LinePages view={view} channel={shared.site.channel} />
    </>
  );
});

/** The next line with candidates below the open one. Its candidates are rendered when the browser is idle, so that it opens at once. */
function useNextLine({ rows }: BomView, { open }: OpenLine): number | null {
  const [next, setNext] = useState<number | null>(null);
  useEffect(() => {
    // Safari does not say when it is idle, and opens lines a little later.
    if (!('requestIdleCallback' in window)) return;
    const at = rows.findIndex(({ line }) => line === open);
    const waiting = requestIdleCallback(() => setNext(rows.find(({ panel }, index) => index > at && panel)?.line ?? null));
    return () => cancelIdleCallback(waiting);
  }, [rows, open]);
  return next;
}

/** What all rows share: the same object while the page stays. Language and channel never change within a document, so the first site will do. */
function useRowShared({ query: { no, share, view, state, page, goal, sets }, readOnly }: BomView, { toggle }: OpenLine): RowShared {
  const { t } = useTranslation('bom');
  const navigate = useNavigate();
  const [site] = useState(useSite());
  const builds = sets.join();
  return useMemo(() => ({
    query: { no, share, view, state, page, goal, line: null, sets: builds.split(',').filter(Boolean).map(Number) },
    readOnly, site, t, onToggle: toggle, onLoad: (path) => navigate(path, { preventScrollReset: true }),
  }), [no, share, view, state, page, goal, builds, readOnly, site, t, toggle, navigate]);
}
