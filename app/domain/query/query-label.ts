/** Terms as people read them. */

import type { Language } from '../text/language';
import { formatValue, isUnit } from '../values/engineering-value';
import type { Meaning, QueryUnit } from './query';

const MEMORY_STEPS = ['', 'K', 'M', 'G'] as const;

/** What a term means, as text: `10 kΩ`, `≥ 25 V`, `±1%`, `3 – 5 A`, `Texas Instruments`. */
export function queryLabel(meaning: Meaning, language: Language): string {
  switch (meaning.kind) {
    case 'number': return meaning.number;
    case 'brand': case 'category': return meaning.name[language];
    case 'package': return meaning.names.slice(0, 3).join(' / ');
    case 'word': return meaning.word;
    case 'value': break;
  }
  if (meaning.operator === 'in') return meaning.name[language];
  const show = (value: number) => figure(value, meaning.unit, language);
  const isTolerance = meaning.unit === '%' || meaning.unit === 'ppm';
  switch (meaning.operator) {
    case 'eq': return counted(meaning.keys[0], meaning.value, language) ?? (isTolerance ? `= ${show(meaning.value)}` : show(meaning.value));
    case 'ge': return `≥ ${show(meaning.min)}`;
    case 'le': return isTolerance ? `±${show(meaning.max)}` : `≤ ${show(meaning.max)}`;
    case 'range': case 'covers': return meaning.min === meaning.max ? show(meaning.min) : `${show(meaning.min)} – ${show(meaning.max)}`;
  }
}

function figure(value: number, unit: QueryUnit, language: Language): string {
  const rounded = Number(value.toPrecision(6));
  if (isUnit(unit)) return formatValue(rounded, unit, language);
  if (unit === 'ppm') return `${rounded} ppm`;
  let power = 0;
  while (power < MEMORY_STEPS.length - 1 && value >= 1024 ** (power + 1)) power++;
  return `${Number((value / 1024 ** power).toPrecision(6))} ${MEMORY_STEPS[power] ?? ''}${unit}`;
}

/** Counts have a word instead of a unit. */
function counted(key: string | undefined, value: number, language: Language): string | undefined {
  const words = { positions: { cn: '位', en: value === 1 ? 'position' : 'positions' }, channels: { cn: '路', en: value === 1 ? 'channel' : 'channels' }, rows: { cn: '排', en: value === 1 ? 'row' : 'rows' } };
  const word = key === 'positions' || key === 'channels' || key === 'rows' ? words[key][language] : undefined;
  return word && `${value} ${word}`;
}
