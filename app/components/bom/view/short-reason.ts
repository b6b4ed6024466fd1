/** The few words under a state: why the line is in it. */

import type { BomLine } from '~/domain/bom/bom';
import { MATCH_STATE, TICK, type LineMatch } from '~/domain/bom/match/match-records';
import type { Product } from '~/domain/product/product';
import type { TickView, Wording } from './view-records';

/** @param ticks - of the first candidate, the most important first */
export function shortReason(line: Pick<BomLine, 'skip' | 'choice'>, match: LineMatch<Product>, ticks: readonly TickView[]): Wording {
  switch (match.state) {
    case MATCH_STATE.skipped:
      return { key: `bom:reason.${line.skip ?? 'mechanical'}` };
    case MATCH_STATE.matched:
      return { key: `bom:reason.by.${match.rung ?? 'number'}` };
    case MATCH_STATE.several:
      return reasonOfSeveral(match);
    case MATCH_STATE.notFound:
      return { key: match.candidates.length > 0 ? 'bom:reason.similar' : 'bom:reason.nothing' };
    case MATCH_STATE.check:
      return reasonOfCheck(match, ticks);
  }
}

function reasonOfCheck({ doubts, rung }: LineMatch<Product>, ticks: readonly TickView[]): Wording {
  const contradiction = ticks.find(({ tick }) => tick === TICK.contradicts);
  if (contradiction) return { key: 'bom:reason.contradicts', values: { name: contradiction.name } };
  const [doubt] = doubts;
  if (doubt) return { key: `bom:reason.doubt.${doubt}` };
  const assumed = ticks.find((tick) => tick.assumed);
  if (assumed) return { key: 'bom:reason.assumed', values: { name: assumed.name } };
  const unstated = ticks.find(({ tick, asked }) => tick === TICK.notStated && asked !== '');
  if (unstated) return { key: 'bom:reason.unstated', values: { name: unstated.name } };
  return { key: `bom:reason.by.${rung ?? 'words'}` };
}

function reasonOfSeveral({ candidates }: LineMatch<Product>): Wording {
  const makers = new Set(candidates.map(({ product }) => product.brand.toLowerCase())).size;
  return makers > 1 ? { key: 'bom:reason.makers', values: { count: makers } } : { key: 'bom:reason.parts', values: { count: candidates.length } };
}
