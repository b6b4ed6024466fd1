/** What the screen of bills of materials shows, composed of calls, rules and views. */
import type { AppLoadContext } from '@remix-run/cloudflare';
import { writeDocument } from '~/actions/bom/bom-document';
import { encodingsOf } from '~/actions/bom/encoding-samples';
import { matchLines, rememberedChoices, streamMatches, type Matches } from '~/actions/bom/match-lines';
import type { OpenBom } from '~/actions/bom/bom-outcome';
import type { BomPageData } from '~/components/bom/page/bom-page-data';
import { bomView } from '~/components/bom/bom-view';
import { columnsOfFile, columnsOfLines, type ColumnsView } from '~/components/bom/columns/columns-view';
import type { BomView } from '~/components/bom/view/view-records';
import type { BomQuery } from '~/domain/bom/address/bom-address';
import type { Bom, BomFile, BomLine } from '~/domain/bom/bom';
import { BRIEF } from '~/domain/bom/bom-policies';
import { buildCurve } from '~/domain/bom/build/build-curve';
import { buildSizes, suggestedSizes } from '~/domain/bom/build/build-sizes';
import { planBom } from '~/domain/bom/build/plan';
import { dayOf } from '~/domain/time/moment';
import { critical } from '~/session/critical';
import type { Boms } from '~/upstream/boms';

/** The lines that the first part of a page shows. A longer bill is matched as a whole behind it. */
const FIRST_LINES = 100;

interface Wanted {
  query: BomQuery;
  /** Whether the page waits for all lines. */
  waits: boolean;
  /** The file, if its rows are to be shown. */
  file?: BomFile | null;
}

/**
 * Reads the bill that an address names, with the first rows of its file where a page shows them: for its columns, or because no lines were found. Nobody gets the file of a shared one.
 * @throws UpstreamError
 */
export async function openBom(boms: Boms, { no, share }: BomQuery, showsColumns: boolean): Promise<{ bom: Bom; file: BomFile | null }> {
  if (share) return { bom: await boms.readShared(share), file: null };
  if (showsColumns) return boms.readWithPreview(no);
  const bom = await boms.readBrief(no);
  return bom.lines.length === 0 ? boms.readWithPreview(no) : { bom, file: null };
}

/** A bill with its lines matched. A long one streams, unless the page waits for all of it. @throws Response if the upstream fails */
export async function bomPage(context: AppLoadContext, { bom: stored, file: carried }: OpenBom, { query, waits, file }: Wanted): Promise<BomPageData> {
  const bom = { ...stored, settings: { ...stored.settings, goal: query.goal ?? stored.settings.goal } };
  const shownFile = carried ?? file;
  if (bom.lines.length === 0 && shownFile) return columnsPage(bom, shownFile, carried !== undefined);
  const choices = await rememberedChoices(context);
  const columns = bom.shared ? null : columnsOf(bom, file);
  const document = carried ? { document: writeDocument(stored, carried) } : {};
  const viewOf = (matches: Matches, complete: boolean, at: number) => composeView(context, { bom, query, matches, complete, at });
  const matched = (lines: BomLine[]) => critical(context, matchLines(context, { ...bom, lines }, choices));
  const isShort = waits || bom.lines.length <= FIRST_LINES;
  let { matches, bySearch } = await matched(isShort ? bom.lines : bom.lines.slice(0, FIRST_LINES));
  // Searches may need the visitor's token, so they do not stream.
  if (bySearch && !isShort) ({ matches, bySearch } = await matched(bom.lines));
  if (isShort || bySearch) return { kind: 'bom', view: viewOf(matches, true, Date.now()), columns, bySearch, ...document };
  const { progress, all } = streamMatches(context, bom, choices);
  const rest = all.then((answer) => (answer.ok ? { ...answer, value: viewOf(answer.value, true, answer.at) } : answer));
  return { kind: 'bom', view: viewOf(matches, false, Date.now()), columns, bySearch, streamed: { progress, rest }, ...document };
}

/** A file in which no lines were found. */
export function columnsPage({ name, bomNo, version, mapping, ...bom }: Bom, file: BomFile, isCarried: boolean): BomPageData {
  const document = isCarried ? { document: writeDocument({ ...bom, name, bomNo, version, mapping }, file) } : {};
  return { kind: 'columns', name: file.name || name, bomNo, version, columns: columnsOfFile(file, mapping, encodingsOf(file)), ...document };
}

function columnsOf({ mapping, source, lines }: Bom, file: BomFile | null | undefined): ColumnsView {
  const cellsOf = lines.slice(0, BRIEF.lines).map(({ cells }) => cells);
  return file ? columnsOfFile(file, mapping, encodingsOf(file), cellsOf) : columnsOfLines(mapping, source.sheets, cellsOf);
}

interface Composed {
  bom: Bom;
  query: BomQuery;
  matches: Matches;
  complete: boolean;
  at: number;
}

function composeView({ language, timeZone }: AppLoadContext, { bom, query, matches, complete, at }: Composed): BomView {
  const today = dayOf(Date.now(), timeZone);
  const input = { lines: bom.lines, matches, settings: bom.settings, today };
  const plan = planBom(input);
  const sizes = buildSizes(input, query.sets.length > 0 ? query.sets : suggestedSizes(bom.settings.sets), plan);
  return bomView({ bom, matches, plan, sizes, curve: buildCurve(input, plan), query, language, complete, at, today });
}
