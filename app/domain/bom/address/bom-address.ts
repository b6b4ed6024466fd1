/** The addresses of bills of materials: `/bom?no=BOMNO`, or `/bom?share=KEY` to only read one. */

import { readTyped } from '../../numbers/reading';
import { BOM_GOALS, type BomGoal } from '../bom';
import { BOM_LIMITS } from '../build/settings';
import { MATCH_STATE, type MatchState } from '../match/match-records';
import { BOM_PATH } from './bom-path';

/** The ways to show a bill of materials. */
export const BOM_PAGES = ['table', 'print', 'labels'] as const;
export type BomPage = (typeof BOM_PAGES)[number];

/** Which lines are shown: all, those that need a look, or those of one state. */
export const LINE_FILTERS = ['all', 'look', ...Object.values(MATCH_STATE)] as const;
export type LineFilter = (typeof LINE_FILTERS)[number];

/** The maximum length of a number or a key of a bill of materials, in characters. */
const KEY_LIMIT = 100;

/** What an address says. */
export interface BomQuery {
  /** The number of the bill of materials; empty if it is not stored, or read by its link. */
  no: string;
  /** The key of the read-only link; empty if the bill of materials is the reader's own. */
  share: string;
  view: BomPage;
  state: LineFilter;
  /** From 1. */
  page: number;
  /** The line whose candidates are open; `null`: the first one that needs a look. */
  line: number | null;
  /** Shown instead of the stored goal; `null`: the stored one. */
  goal: BomGoal | null;
  /** Build sizes to show side by side, at most 3; empty: the usual ones. */
  sets: number[];
}

const DEFAULTS: BomQuery = { no: '', share: '', view: 'table', state: 'all', page: 1, line: null, goal: null, sets: [] };

/** Reads an address. What cannot be read is the default. Never throws. */
export function readBomQuery(search: string | URLSearchParams): BomQuery {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name) ?? '';
  const sets = query.getAll('sets').flatMap((typed) => countOf(typed, BOM_LIMITS.sets) ?? []);
  return {
    no: text('no').slice(0, KEY_LIMIT),
    share: text('share').slice(0, KEY_LIMIT),
    view: oneOf(BOM_PAGES, text('view')) ?? DEFAULTS.view,
    state: oneOf(LINE_FILTERS, text('state')) ?? DEFAULTS.state,
    page: countOf(text('page')) ?? DEFAULTS.page,
    line: countOf(text('line')),
    goal: oneOf(BOM_GOALS, text('goal')),
    sets: [...new Set(sets)].slice(0, BOM_LIMITS.sizes),
  };
}

/** The query string of what differs from the default, without `?`. */
export function bomSearch(query: Partial<BomQuery>): string {
  const asked: BomQuery = { ...DEFAULTS, ...query };
  const given = (['no', 'share', 'view', 'state', 'page', 'line', 'goal'] as const).filter((name) => asked[name] !== DEFAULTS[name]);
  return new URLSearchParams([...given.map((name) => [name, String(asked[name])]), ...asked.sets.map((sets) => ['sets', String(sets)])]).toString();
}

/** The address of a bill of materials. Parameters with their default are left out. */
export function bomPath(query: Partial<BomQuery>): string {
  const search = bomSearch(query);
  return search ? `${BOM_PATH}?${search}` : BOM_PATH;
}

/** Whether a state needs a look of a person. */
export function needsLook(state: MatchState): boolean {
  return state !== MATCH_STATE.matched && state !== MATCH_STATE.skipped;
}

function countOf(typed: string, most = Number.MAX_SAFE_INTEGER): number | null {
  const count = readTyped(typed);
  return count !== null && Number.isInteger(count) && count >= 1 && count <= most ? count : null;
}

function oneOf<T extends string>(all: readonly T[], text: string): T | null {
  return all.find((one) => one === text) ?? null;
}
