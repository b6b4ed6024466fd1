/** The carriers that the shop knows, with their names in each language. */

import type { Language } from '../text/language';

interface Carrier extends Record<Language, string> {
  /** Other spellings, as {@link plain} writes them. */
  also: readonly string[];
}

const CARRIERS: readonly Carrier[] = [
  { cn: '顺丰速运', en: 'SF Express', also: ['sf', 'shunfeng'] },
  { cn: '京东物流', en: 'JD Logistics', also: ['jd'] },
  { cn: '中国邮政', en: 'China Post', also: ['邮政', '中国邮政ems', 'chinapostems'] },
  { cn: '邮政 EMS', en: 'China EMS', also: ['ems'] },
  { cn: '中通快递', en: 'ZTO Express', also: ['zto'] },
  { cn: '圆通速递', en: 'YTO Express', also: ['yto'] },
  { cn: '申通快递', en: 'STO Express', also: ['sto'] },
  { cn: '韵达快递', en: 'Yunda Express', also: ['yunda'] },
  { cn: '极兔速递', en: 'J&T Express', also: ['jt'] },
  { cn: '德邦快递', en: 'Deppon Express', also: ['deppon'] },
  { cn: '跨越速运', en: 'KYE Express', also: ['kye', '跨越'] },
  { cn: '联邦快递', en: 'FedEx', also: ['联邦', 'federal'] },
  { cn: '联合包裹', en: 'UPS', also: [] },
  { cn: '敦豪', en: 'DHL', also: ['dhl敦豪'] },
];

const KNOWN = new Map(CARRIERS.flatMap((carrier) => [carrier.cn, carrier.en, ...carrier.also].map((name) => [plain(name), carrier] as const)));

/** The name of a carrier in the reader's language. An unknown name stays as it was written. */
export function carrierName(written: string, language: Language): string {
  return KNOWN.get(plain(written))?.[language] ?? written;
}

/** A name in lower case, without punctuation, and without a word such as "express" at its end. */
function plain(name: string): string {
  const letters = name.normalize('NFKC').toLowerCase().replace(/[^\p{L}\d]/gu, '');
  return letters.replace(/(?:快递|速递|速运|快运|物流|express|logistics)$/, '') || letters;
}
