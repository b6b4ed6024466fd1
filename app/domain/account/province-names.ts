import type { Language } from '../text/language';
import type { Region } from './region-codes';

/** The provinces without a level below, with their names in GB/T 2260. */
const NAMES: Readonly<Record<string, Record<Language, string>>> = {
  '1-71': { cn: '台湾省', en: 'Taiwan' },
  '1-81': { cn: '香港特别行政区', en: 'Hong Kong' },
  '1-82': { cn: '澳门特别行政区', en: 'Macao' },
  '1-11': { cn: '北京市', en: 'Beijing' },
  '1-12': { cn: '天津市', en: 'Tianjin' },
  '1-31': { cn: '上海市', en: 'Shanghai' },
  '1-50': { cn: '重庆市', en: 'Chongqing' },
};

/** The only region below a province without a level below: the province itself. `undefined` for any other code. */
export function ownChild(regionCode: string, language: Language): Region | undefined {
  const names = Object.hasOwn(NAMES, regionCode) ? NAMES[regionCode] : undefined;
  return names && { regionCode, regionName: names[language], parentCode: regionCode };
}
