import type { BomLine, BomSettings } from '~/domain/bom/bom';
import type { LinePlan } from '~/domain/bom/build/line-plans';
import { planBom } from '~/domain/bom/build/plan';
import { choiceKey } from '~/domain/bom/match/choice-key';
import { matchBlocks } from '~/domain/bom/match/match-blocks';
import { MATCH_STATE, type LineMatch, type MatchState } from '~/domain/bom/match/match-records';
import { reasonOf, type NameOf } from '~/domain/bom/match/reason';
import type { Product } from '~/domain/product/product';
import type { Texts } from '~/domain/text/language';
import { dayOf } from '~/domain/time/moment';
import { choicesOf } from '../../bom/bom-choices';
import { attributeNames, withMatcher } from '../../bom/match/match-lines';
import type { MallContext } from '../../http/route';
import { accountOfRequest } from '../../user/signed-in';
import { productReader } from './planned-product';

/** A line with what is bought for it. */
export interface PlannedLine {
  line: BomLine;
  state: MatchState;
  plan: LinePlan;
  /** Why the part stands there; empty for a line that is skipped. */
  reason: Texts;
}

interface Matched {
  matches: ReadonlyMap<number, LineMatch<Product>>;
  nameOf: NameOf;
}

/**
 * Matches and plans all lines as pages do: with the products that the user of the request chose before, and in the same blocks.
 * @returns the lines in their order, to be read once
 */
export async function planLines(lines: readonly BomLine[], settings: BomSettings, context: MallContext): Promise<Iterable<PlannedLine>> {
  const matched = await matchAll(lines, settings.sets, context);
  const { ofLine } = planBom({ lines, matches: matched.matches, settings, today: dayOf(context.now, context.timeZone) });
  return plannedLines(lines, matched, ofLine);
}

function* plannedLines(lines: readonly BomLine[], { matches, nameOf }: Matched, plans: ReadonlyMap<number, LinePlan>): Generator<PlannedLine> {
  for (const line of lines) {
    const [match, plan] = [matches.get(line.line), plans.get(line.line)];
    if (plan) yield { line, state: match?.state ?? MATCH_STATE.skipped, plan, reason: match ? reasonFor(match, plan, nameOf) : NO_REASON };
  }
}

const NO_REASON: Texts = { cn: '', en: '' };

async function matchAll(lines: readonly BomLine[], sets: number, context: MallContext): Promise<Matched> {
  const wanted = lines.filter(({ skip }) => skip === null);
  const chosen = new Map(wanted.flatMap(({ line, choice }) => (choice === null ? [] : [[line, choice] as const])));
  const remembered = await rememberedChoices(context);
  return withMatcher(context, async (matcher, facts) => {
    const read = productReader(facts, context);
    const matches = new Map<number, LineMatch<Product>>();
    for (const block of matchBlocks(wanted)) {
      const found = await matcher.match({ lines: block, sets, chosen: pick(chosen, block.map(({ line }) => line)), remembered: pick(remembered, block.map(choiceKey)) });
      for (const match of found) {
        matches.set(match.line, { ...match, candidates: match.candidates.map(({ product, ...candidate }) => ({ ...candidate, product: read(product.row) })) });
      }
    }
    return { matches, nameOf: attributeNames(facts) };
  });
}

async function rememberedChoices(context: MallContext): Promise<ReadonlyMap<string, string>> {
  const account = await accountOfRequest(context);
  const choices = account ? await choicesOf(context.queries, account.user_code) : [];
  return new Map(choices.map(({ wanted, goods_id }) => [wanted, goods_id]));
}

/** The entries of a map with these keys. */
function pick<K>(map: ReadonlyMap<K, string>, keys: readonly K[]): Map<K, string> {
  return new Map(keys.flatMap((key) => {
    const value = map.get(key);
    return value === undefined ? [] : [[key, value] as const];
  }));
}

/** The sentences about the part that is bought, which may be another candidate than the first one. */
function reasonFor(match: LineMatch<Product>, { product }: LinePlan, nameOf: NameOf): Texts {
  const place = match.candidates.findIndex((candidate) => candidate.product === product);
  return reasonOf({ ...match, candidates: match.candidates.slice(Math.max(place, 0)) }, nameOf);
}
