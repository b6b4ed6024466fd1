import { useCallback, useState } from 'react';
import type { BomView } from './view/view-records';

export interface OpenLine {
  /** The line whose candidates are shown; `null`: none. */
  open: number | null;
  show: (line: number | null) => void;
  /** Opens a line, or closes it. */
  toggle: (line: number) => void;
}

/**
 * The open line of the page: at first the one of the address, otherwise the first one that needs a look. When an open line is done, the next one that
 * needs a look opens in its place.
 */
export function useOpenLine(view: BomView): OpenLine {
  const panels = view.rows.filter(({ panel }) => panel).map(({ line }) => line);
  const [seen, setSeen] = useState({ asked: view.query.line, panels });
  const [open, show] = useState<number | null>(() => panels.find((line) => line === view.query.line) ?? panels[0] ?? null);
  if (seen.asked !== view.query.line || seen.panels.join() !== panels.join()) {
    setSeen({ asked: view.query.line, panels });
    const isAsked = view.query.line !== seen.asked && view.query.line !== null && panels.includes(view.query.line);
    if (isAsked) show(view.query.line);
    else if (open !== null && !panels.includes(open)) show(panels[Math.min(seen.panels.indexOf(open), panels.length - 1)] ?? null);
    else if (open === null && seen.panels.length === 0) show(panels[0] ?? null);
  }
  const toggle = useCallback((line: number) => show((now) => (now === line ? null : line)), []);
  return { open, show, toggle };
}
