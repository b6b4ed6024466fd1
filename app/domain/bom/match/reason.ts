/** The sentence that says why a line has its candidate, in both languages (README, "Reasons"). */

import type { Texts } from '../../text/language';
import { DOUBT, TICK, type Doubt, type LineMatch, type Rung, type Tick } from './match-records';

/** The name of an attribute in both languages. */
export type NameOf = (key: string) => Texts;

const FOUND_BY: Readonly<Record<Rung, Texts>> = {
  chosen: { cn: '由您选定。', en: 'You chose this part.' },
  remembered: { cn: '您以前为相同的行选过该型号。', en: 'You chose this part for the same line before.' },
  code: { cn: '订货编号相同。', en: 'Same order code.' },
  number: { cn: '型号相同。', en: 'Same part number.' },
  separators: { cn: '型号相同，仅分隔符不同。', en: 'Same part number but for separators.' },
  packing: { cn: '型号仅结尾不同（包装或版本后缀）。', en: 'Same part number but for its end, which names packing or variant.' },
  edit: { cn: '型号相差一个字符。', en: 'The part number differs in one character.' },
  values: { cn: '按参数和封装找到。', en: 'Found by value and package.' },
  words: { cn: '按描述文字找到。', en: 'Found by its description.' },
};

const NOT_FOUND: Texts = { cn: '没有与该行相符的型号。', en: 'No part agrees with this line.' };

const DOUBTS: Readonly<Record<Doubt, Texts>> = {
  [DOUBT.quantity]: { cn: '数量与位号个数不一致。', en: 'The quantity is not the number of designators.' },
  [DOUBT.otherValue]: { cn: '另一行给同一型号写了不同的参数值。', en: 'Another line gives the same part another value.' },
  [DOUBT.codeDiffers]: { cn: '订货编号与型号属于不同的产品。', en: 'The order code and the part number belong to different parts.' },
  [DOUBT.metricSize]: { cn: '该尺寸代码可能是公制，也可能是英制。', en: 'The size code may be metric or imperial.' },
  [DOUBT.otherNumber]: { cn: '参数值栏写的是另一个型号。', en: 'The value names another part.' },
  [DOUBT.noPackage]: { cn: '封装未写明或无法比较。', en: 'The package is not stated, or cannot be compared.' },
  [DOUBT.noVoltage]: { cn: '未写明额定电压。', en: 'The rated voltage is not stated.' },
  [DOUBT.alternate]: { cn: '只找到替代型号。', en: 'Only an alternate was found.' },
};

const FIELDS: Readonly<Record<string, Texts>> = {
  mpn: { cn: '型号', en: 'Part number' },
  code: { cn: '订货编号', en: 'Order code' },
  brand: { cn: '品牌', en: 'Manufacturer' },
  package: { cn: '封装', en: 'Package' },
  kind: { cn: '类别', en: 'Kind' },
};

/** The name of a field of a tick, in both languages. @param nameOf - names of attributes */
export function fieldName(field: string, nameOf: NameOf): Texts {
  return FIELDS[field] ?? nameOf(field);
}

/** Why the first candidate stands there, what contradicts, and what was assumed: full sentences. */
export function reasonOf(match: LineMatch<unknown>, nameOf: NameOf): Texts {
  const [first] = match.candidates;
  if (!first) return joined([NOT_FOUND, ...match.doubts.map((doubt) => DOUBTS[doubt])]);
  return joined([FOUND_BY[first.rung], ...match.doubts.map((doubt) => DOUBTS[doubt]), ...first.ticks.flatMap((tick) => tickSentence(tick, nameOf) ?? [])]);
}

function tickSentence({ field, tick, asked, has, assumed }: Tick, nameOf: NameOf): Texts | undefined {
  const name = fieldName(field, nameOf);
  if (tick === TICK.contradicts) return { cn: `${name.cn}：该型号为 ${has}，您的清单为 ${asked}。`, en: `${name.en}: this part has ${has}, your list says ${asked}.` };
  if (!assumed) return undefined;
  return { cn: `未写明${name.cn}，按 ${asked} 处理，该型号为 ${has}。`, en: `${name.en} is not stated: ${asked} is assumed, this part has ${has}.` };
}

function joined(sentences: readonly Texts[]): Texts {
  return { cn: sentences.map(({ cn }) => cn).join(''), en: sentences.map(({ en }) => en).join(' ') };
}
