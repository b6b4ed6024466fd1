/** Makes what the screen of a bill of materials shows. It runs on the server. */

import { needsLook, type BomQuery, type LineFilter } from '~/domain/bom/address/bom-address';
import type { Bom, BomLine } from '~/domain/bom/bom';
import { BRIEF } from '~/domain/bom/bom-policies';
import type { BuildCurve } from '~/domain/bom/build/build-curve';
import type { BuildSize } from '~/domain/bom/build/build-sizes';
import type { BomPlan } from '~/domain/bom/build/plan';
import type { LineMatch } from '~/domain/bom/match/match-records';
import type { Product } from '~/domain/product/product';
import type { Language } from '~/domain/text/language';
import { columnLetter } from './columns/columns-view';
import { LineNames } from './view/line-names';
import { rowOf, type RowsInput } from './view/row-view';
import { sharedChanges } from './view/shared-changes';
import { BOM_PAGE_ROWS, type BomView, type CurveStep, type RowState, type TotalView } from './view/view-records';

export interface BomViewInput {
  /** With the settings that are shown, which may be those of the address. */
  bom: Bom;
  /** By number of the line. Lines that are not matched yet are missing. */
  matches: ReadonlyMap<number, LineMatch<Product>>;
  plan: BomPlan;
  sizes: readonly BuildSize[];
  curve: BuildCurve;
  query: BomQuery;
  language: Language;
  /** Whether all lines are matched. */
  complete: boolean;
  /** When the products were read, ms since 1970, and the day in the shop's time zone, `YYYY-MM-DD`. */
  at: number;
  today: string;
}

/** Everything that the screen shows. Pages to print have the lines in the order of the file, the table has those that need a look first. A page that does not exist is the nearest one. */
export function bomView(input: BomViewInput): BomView {
  const { bom, matches, query, plan, complete, at } = input;
  const { bomNo, name, version, updateTime, saved, settings, source, mapping, repairs, repaired = repairs.length, lines } = bom;
  const names = new LineNames(lines);
  const stateOf = ({ line }: BomLine): RowState => matches.get(line)?.state ?? 'waiting';
  const isTable = query.view === 'table';
  const asked = lines.filter((line) => isShown(query.state, stateOf(line)));
  const found = isTable ? asked.sort((a, b) => rankOf(stateOf(a)) - rankOf(stateOf(b))) : asked;
  const size = BOM_PAGE_ROWS[query.view];
  const pages = Math.max(Math.ceil(found.length / size), 1);
  const page = Math.min(query.page, pages);
  const rowsInput: RowsInput = {
    plan, settings, language: input.language, today: input.today, names,
    open: query.line, hasPanels: complete && isTable && !bom.shared,
  };
  return {
    bomNo, name, version, updateTime, saved, settings, complete, at,
    repairs: repairs.slice(0, BRIEF.repairs), repaired,
    query: { ...query, page },
    readOnly: bom.shared !== undefined,
    shareKey: bom.shareKey ?? '',
    source: {
      name: source.name, kind: source.kind, encoding: source.encoding, delimiter: source.delimiter,
      sheet: source.sheets.length > 1 ? mapping.sheet : '', headerRow: mapping.header?.first ?? null,
    },
    columns: mapping.columns.map(({ index, field }) => ({ letter: columnLetter(index), field })),
    matched: matches.size,
    toMatch: lines.length,
    counts: countsOf(lines.map(stateOf)),
    found: found.length,
    pages,
    rows: found.slice((page - 1) * size, page * size).map((line) => rowOf(line, matches.get(line.line), rowsInput)),
    total: totalOf(plan, names),
    sizes: input.sizes.map(({ sets, total, leftTotal, perSet }) => ({ sets, amount: total, left: leftTotal, perSet })),
    curve: curveOf(input, names),
    shared: bom.shared ? { time: bom.shared.time, changes: complete ? sharedChanges({ bom, matches, plan, names }) : [] } : null,
  };
}

function isShown(filter: LineFilter, state: RowState): boolean {
  if (filter === 'all') return true;
  return filter === 'look' ? state !== 'waiting' && needsLook(state) : state === filter;
}

/** Lines that need a look stand first, lines that are not matched yet last. Otherwise the order of the file counts. */
function rankOf(state: RowState): number {
  if (state === 'waiting') return 2;
  return needsLook(state) ? 0 : 1;
}

function countsOf(states: readonly RowState[]): BomView['counts'] {
  const counts: BomView['counts'] = { all: states.length, look: 0, matched: 0, check: 0, several: 0, not_found: 0, skipped: 0 };
  for (const state of states) {
    if (state === 'waiting') continue;
    counts[state] += 1;
    if (needsLook(state)) counts.look += 1;
  }
  return counts;
}

function totalOf(plan: BomPlan, names: LineNames): TotalView {
  const out = [...plan.ofLine].filter(([, { included, reason }]) => !included && reason !== 'skipped');
  const because = (test: (reason: string) => boolean) =>
    names.ofSeveral(out.flatMap(([line, { reason = 'refused' }]) => (test(reason) ? [line] : [])).sort((a, b) => a - b));
  const cheaper = plan.purchases.flatMap(({ nudge, lines: [line] }) => (nudge?.costsLess && line !== undefined ? [{ line, quantity: nudge.quantity }] : []));
  return {
    amount: plan.total,
    lines: plan.included,
    of: plan.included + plan.missing,
    savings: cheaper.length > 0 ? { amount: plan.savings.amount, orders: cheaper } : null,
    notFound: because((reason) => reason === 'notFound'),
    undecided: because((reason) => reason === 'undecided'),
    unavailable: because((reason) => reason !== 'notFound' && reason !== 'undecided'),
  };
}

function curveOf({ curve, plan }: BomViewInput, names: LineNames): BomView['curve'] {
  const steps = curve.points.map(({ date, sets, heldBy: [first, ...others] }): CurveStep => {
    const mpn = first === undefined ? undefined : plan.ofLine.get(first)?.product?.mpn;
    return { day: date, sets, heldBy: first !== undefined && mpn !== undefined ? { ...names.of(first), mpn, others: others.length } : null };
  });
  return { steps, without: names.ofSeveral(curve.without) };
}
