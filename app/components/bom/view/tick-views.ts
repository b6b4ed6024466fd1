/** Ticks with their names in the reader's language. */

import { TICK, type LineMatch, type MatchCandidate, type Tick, type TickKind } from '~/domain/bom/match/match-records';
import { fieldName, reasonOf, type NameOf } from '~/domain/bom/match/reason';
import { PACKAGE_ROW, parameterRows } from '~/domain/compare/parameter-rows';
import { isDeciding } from '~/domain/product/comparison';
import type { Product } from '~/domain/product/product';
import type { Language } from '~/domain/text/language';
import type { PanelView, TickView } from './view-records';

type Candidate = MatchCandidate<Product>;

/** A panel shows at most so many attributes that differ between candidates and that the line does not state. */
const MOST_DIFFERENCES = 4;

const WEIGHT: Record<TickKind, number> = { agrees: 0, better: 1, notStated: 2, contradicts: 3 };

/** The ticks of a product, or of the first candidate: what agrees, then what is better, is not stated, and contradicts. */
export function ticksOf({ candidates }: LineMatch<Product>, product: Product | null, language: Language): TickView[] {
  const names = namesIn(candidates);
  const shown = candidates.find((candidate) => candidate.product.id === product?.id) ?? candidates[0];
  return (shown?.ticks ?? [])
    .map((tick) => ({ ...tick, name: fieldName(tick.field, names)[language] }))
    .sort((a, b) => WEIGHT[a.tick] - WEIGHT[b.tick]);
}

/** The sentence that says why a line is in its state. */
export function sentenceOf(match: LineMatch<Product>, language: Language): string {
  return reasonOf(match, namesIn(match.candidates))[language];
}

/** In what candidates are compared: all their ticks, then other attributes that decide and differ. */
export function respectsOf(candidates: readonly Candidate[], language: Language): PanelView['respects'] {
  const fields = [...new Set(candidates.flatMap(({ ticks }) => ticks.map(({ field }) => field)))];
  const names = namesIn(candidates);
  const stated = fields.map((field) => {
    const ticks = candidates.map((candidate) => candidate.ticks.find((tick) => tick.field === field));
    return {
      name: fieldName(field, names)[language],
      asked: ticks.find((tick) => tick && tick.asked !== '' && !tick.assumed)?.asked ?? '',
      cells: ticks.map((tick, index) => cellOf(tick, attributeOf(candidates[index], field)?.value ?? '')),
    };
  });
  const differing = parameterRows(candidates.map(({ product }) => product))
    .filter(({ key, differs }) => differs && key !== PACKAGE_ROW && !fields.includes(key) && isDeciding(key))
    .slice(0, MOST_DIFFERENCES)
    .map(({ name, values }) => ({ name, asked: '', cells: values.map((value) => cellOf(undefined, value)) }));
  return [...stated, ...differing];
}

function cellOf(tick: Tick | undefined, value: string): PanelView['respects'][number]['cells'][number] {
  return { tick: tick?.tick ?? TICK.notStated, has: tick?.has ?? value, assumed: tick?.assumed ? tick.asked : '' };
}

/** The names of attributes, as the candidates have them in the reader's language. A key that none has is written with spaces. */
function namesIn(candidates: readonly Candidate[]): NameOf {
  return (key) => {
    const name = candidates.map((candidate) => attributeOf(candidate, key)?.name).find((one) => one !== undefined) ?? wordsOf(key);
    return { cn: name, en: name };
  };
}

function attributeOf(candidate: Candidate | undefined, key: string) {
  return candidate?.product.attributes.find((one) => one.key === key);
}

function wordsOf(key: string): string {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
