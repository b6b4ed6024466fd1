import type { Translate } from '~/components/product/translate';
import type { Site } from '~/components/shell/site-context';
import type { BomQuery } from '~/domain/bom/address/bom-address';
import { NAMED_LINES, type LineName, type SeveralLines } from '../view/view-records';

/** What all rows share. The object stays the same while the page does, so that rows do not render again. */
export interface RowShared {
  query: BomQuery;
  readOnly: boolean;
  site: Site;
  t: Translate;
  /** Opens or closes a line. */
  onToggle: (line: number) => void;
  /** Shows another address of the screen. */
  onLoad: (path: string) => void;
}

/** Id of the row of a line. */
export function rowId(line: number): string {
  return `line-${line}`;
}

/** A line by its designators, or by its number if it has none. */
export function lineText({ line, designators }: LineName, t: Translate): string {
  return designators || t('bom:row.line', { line });
}

/** Several lines: the first ones by name, the others counted. */
export function linesText({ count, first }: SeveralLines, t: Translate, most = NAMED_LINES - 1): string {
  const named = first.slice(0, count > most + 1 ? most : count).map((line) => lineText(line, t)).join(t('bom:join'));
  return count > most + 1 ? t('bom:row.more', { lines: named, count: count - most }) : named;
}
