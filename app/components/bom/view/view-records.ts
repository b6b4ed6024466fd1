/** What the screen of a bill of materials shows. It is small enough to send with each answer. */

import type { Bom, BomField, BomLine, BomSource, EditableField, Repair } from '~/domain/bom/bom';
import type { BomPage, BomQuery, LineFilter } from '~/domain/bom/address/bom-address';
import type { LinePlan } from '~/domain/bom/build/line-plans';
import type { MatchState, Tick } from '~/domain/bom/match/match-records';
import type { Product, TradeTerms } from '~/domain/product/product';

/** Lines on a page of each view. A page to print is bounded too, because a bill may have many thousand lines. */
export const BOM_PAGE_ROWS: Record<BomPage, number> = { table: 100, print: 1000, labels: 1000 };

/** A key of the translations, with its values. */
export interface Wording {
  key: string;
  values?: Record<string, string | number>;
}

/** What a line is called: its first designators in short, or its number if it has none. */
export interface LineName {
  line: number;
  designators: string;
}

/** How many of several lines a page names at most. */
export const NAMED_LINES = 4;

/** Several lines: how many there are, and the names of the first ones, as many as a page names. */
export interface SeveralLines {
  count: number;
  first: LineName[];
}

/** The stock of a part, and when more arrives. */
export type StockView = Pick<TradeTerms, 'stock' | 'onWayNum' | 'onWayDetailList' | 'goodsType' | 'orderGoodsFlag'>
  & Partial<Pick<TradeTerms, 'moq' | 'deliveryCycle' | 'orderGoodsCycle'>>;

export interface PartView extends Pick<Product, 'id' | 'mpn' | 'brand' | 'description' | 'packageName'> {
  /** JSON text: a list with the main picture. */
  images: string;
  stock: StockView;
}

/** How a part compares with a line in one respect. `name` is in the reader's language. */
export interface TickView extends Tick {
  name: string;
}

/** The quantity to order, and how it came about. */
export interface OrderView {
  /** What a person typed, or the computed quantity. */
  quantity: number;
  isTyped: boolean;
  /** Pieces beyond the need; negative if they are too few. */
  over: number;
  step: number;
  /** The quantities of minus and plus. */
  less: number | null;
  more: number | null;
  /** Why the quantity cannot be bought; then `less` and `more` are the ones that can. */
  refusal: Wording | null;
  /** The day on which all pieces are there, `YYYY-MM-DD`; `null` if they are in stock. */
  day: string | null;
  /** Other lines for which the part is bought too. */
  alsoFor: SeveralLines;
}

export interface CostView {
  amount: string;
  unitPrice: string;
  /** A larger quantity that may be the better offer. `difference` is negative if it costs less. */
  nudge: { quantity: number; more: number; difference: string } | null;
}

/** One candidate beside the others, with the cheapest quantity that covers the need; `null` if it cannot be bought. */
export interface CandidateView extends PartView {
  quantity: number | null;
  amount: string | null;
  unitPrice: string | null;
}

/** The candidates of a line side by side, and the fields of the line. */
export interface PanelView {
  /** In what the candidates are compared; one cell for each candidate. */
  respects: Array<{ name: string; asked: string; cells: Array<Pick<Tick, 'tick' | 'has'> & { assumed: string }> }>;
  candidates: CandidateView[];
  /** The id of the proposed or chosen candidate. */
  chosen: string;
  fields: Record<EditableField, string>;
  /** The words with which the line is searched in the catalogue. */
  search: string;
}

/** `waiting`: the line is not matched yet. */
export type RowState = MatchState | 'waiting';

export interface RowView extends LineName {
  /** The designators that the name leaves out. */
  others: string;
  /** The words of the file. */
  said: string;
  state: RowState;
  /** A few words under the state. */
  reason: Wording;
  /** The whole reason. */
  sentence: string;
  warnings: Wording[];
  skip: BomLine['skip'];
  part: PartView | null;
  ticks: TickView[];
  /** Pieces to have: `each` for one set, `spare` beyond all sets. `null` if nothing is needed or the quantity is not known. */
  need: { pieces: number; each: number; sets: number; spare: number } | null;
  order: OrderView | null;
  /** The line that the same part is bought with. */
  boughtWith: LineName | null;
  cost: CostView | null;
  /** Why the line is not in the total. */
  out: LinePlan['reason'] | 'refused' | null;
  /** The number of candidates. */
  candidates: number;
  /** Present if the line needs a look or is open. */
  panel?: PanelView;
}

/** What the parts cost together. */
export interface TotalView {
  amount: string;
  /** Lines that are bought, of the lines to buy. */
  lines: number;
  of: number;
  /** What the next tiers save, and the quantities that do. */
  savings: { amount: string; orders: Array<{ line: number; quantity: number }> } | null;
  /** Lines that stay out: without a part, until a person chooses, and those that cannot be bought. */
  notFound: SeveralLines;
  undecided: SeveralLines;
  unavailable: SeveralLines;
}

export interface SizeView {
  sets: number;
  amount: string;
  left: string;
  perSet: string;
}

/** How many sets can be built from a day on; `null`: any number. `heldBy` names the first of the lines that allow no more. */
export interface CurveStep {
  day: string;
  sets: number | null;
  heldBy: (LineName & { mpn: string; others: number }) | null;
}

/**
 * What has changed since the link was made: the part is no longer found, another one is proposed, its unit price differs, or its stock no longer
 * covers the quantity.
 */
export interface ChangeView extends LineName {
  mpn: string;
  kind: 'gone' | 'replaced' | 'price' | 'unpriced' | 'stock';
  before: string;
  now: string;
  /** What the shared quantity costs now. */
  quantity: number;
  amount: string | null;
}

export interface BomView extends Pick<Bom, 'bomNo' | 'name' | 'version' | 'updateTime' | 'saved' | 'settings'> {
  /** What the address says, with the page that is shown. */
  query: BomQuery;
  /** Whether the bill is read by its link. */
  readOnly: boolean;
  /** The key of the read-only link; empty if there is none, or if it is not the reader's own. */
  shareKey: string;
  source: Pick<BomSource, 'name' | 'kind' | 'encoding' | 'delimiter'> & { sheet: string; headerRow: number | null };
  columns: Array<{ letter: string; field: BomField }>;
  /** The first repairs, and how many there are. */
  repairs: Repair[];
  repaired: number;
  /** Whether all lines are matched. Otherwise, so many of so many. */
  complete: boolean;
  matched: number;
  toMatch: number;
  counts: Record<LineFilter, number>;
  rows: RowView[];
  /** The number of rows of all pages, and the number of pages. */
  found: number;
  pages: number;
  total: TotalView;
  sizes: SizeView[];
  curve: { steps: CurveStep[]; without: SeveralLines };
  /** When the link was made, and what has changed since; `null` if the bill is not read by its link. */
  shared: { time: string; changes: ChangeView[] } | null;
  /** When stock and prices were read, ms since 1970. */
  at: number;
}
