import type { Bom, BomLine } from '../../domain/bom/bom';
import { MATCHED } from '../../domain/bom/bom-policies';
import { MATCH_STATE, type LineMatch } from '../../domain/bom/match/match-records';
import type { Product } from '../../domain/product/product';
import type { Boms, MatchOptions, RememberedChoice } from '../../upstream/boms';
import type { Live } from '../../upstream/live';
import { isUnsupported, isUpstreamError } from '../../upstream/failures/upstream-error';
import { matchBySearch } from '../../upstream/match-by-search';
import type { Shop } from '../../upstream/shop';
import { carryOut } from '../form/carry-out';
import type { Session } from '../../session/session';

/** What the user chose before; nothing for visitors. */
export type Choices = readonly RememberedChoice[];

/** The matches of lines by their numbers. */
export type Matches = Map<number, LineMatch<Product>>;

type Matched = Pick<Bom, 'lines' | 'settings'>;

/** What the signed-in user chose before; nothing for visitors, or if it cannot be read. */
export async function rememberedChoices({ session, boms }: Pick<MatchingVisit, 'session' | 'boms'>): Promise<Choices> {
  if (!(await session.user())) return [];
  const { value = [] } = await carryOut(() => boms.choices());
  return value;
}

/** What matching needs of a request. */
export interface MatchingVisit {
  session: Session;
  boms: Boms;
  shop: Pick<Shop, 'brands' | 'categories' | 'suggest'>;
}

export interface MatchedLines {
  matches: Matches;
  /** Whether the upstream cannot match, so that each line was searched. Then lines may be left without a match. */
  bySearch: boolean;
}

/** How long lines are searched one by one, ms. The rest of the request's time is for the page. */
const SEARCH_TIME = 20_000;

/** Finds products for lines. Lines that are not bought need none. @throws UpstreamError */
export async function matchLines({ boms, shop }: Omit<MatchingVisit, 'session'>, { lines, settings }: Matched, choices: Choices): Promise<MatchedLines> {
  const wanted = lines.filter(isWanted);
  try {
    const found = wanted.length > 0 ? await boms.match(wanted, optionsFor(wanted, settings, choices)) : [];
    return { matches: matchesOf(lines, found), bySearch: false };
  } catch (error) {
    if (!isUpstreamError(error) || !isUnsupported(error.failure)) throw error;
    const search = async (keyword: string) => (await shop.suggest(keyword)).products;
    const { matches } = await matchBySearch(wanted, { brands: shop.brands, categories: shop.categories, search }, Date.now() + SEARCH_TIME);
    return { matches: matchesOf(lines, matches), bySearch: true };
  }
}

/** The first lines are sent so many ms before the others are matched: an upstream in the same Worker would take the thread that writes them. */
const HEAD_START = 30;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The matching of lines that a page does not wait for. Its promises never reject. */
export interface StreamedMatches {
  /** For each block of lines, how many lines are matched once it is there. */
  progress: Array<Promise<number>>;
  all: Promise<Live<Matches>>;
}

/** Finds products for lines block by block, without the visitor's token. */
export function streamMatches({ boms }: Pick<MatchingVisit, 'boms'>, { lines, settings }: Matched, choices: Choices): StreamedMatches {
  const wanted = lines.filter(isWanted);
  let done = lines.length - wanted.length;
  const started = pause(HEAD_START).then(() => boms.matchStreamed(wanted, optionsFor(wanted, settings, choices)));
  return {
    // There are at least as many blocks as the most lines of a call require.
    progress: Array.from({ length: Math.ceil(wanted.length / MATCHED.lines) }, async (_, index) => {
      const answer = await (await started)[index];
      return (done += answer?.ok ? answer.value.length : 0);
    }),
    all: started.then((blocks) => Promise.all(blocks)).then((answers): Live<Matches> => {
      const failed = answers.find((answer) => !answer.ok);
      if (failed) return failed;
      const found = answers.flatMap((answer) => (answer.ok ? answer.value : []));
      return { ok: true, value: matchesOf(lines, found), at: Math.min(Date.now(), ...answers.flatMap((answer) => (answer.ok ? answer.at : []))) };
    }),
  };
}

function optionsFor(lines: readonly BomLine[], { sets, goal }: Bom['settings'], choices: Choices): MatchOptions {
  return { sets, goal, choices, chosen: new Map(lines.flatMap(({ line, choice }) => (choice === null ? [] : [[line, choice]]))) };
}

function matchesOf(lines: readonly BomLine[], found: ReadonlyArray<LineMatch<Product>>): Matches {
  const skipped = lines.filter((line) => !isWanted(line)).map(({ line }): LineMatch<Product> => ({ line, state: MATCH_STATE.skipped, rung: null, doubts: [], candidates: [] }));
  return new Map([...skipped, ...found].map((match) => [match.line, match]));
}

function isWanted({ skip }: BomLine): boolean {
  return skip === null;
}
