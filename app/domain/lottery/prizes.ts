/** The prizes of a lottery (README, "Lottery"). Their titles and subtitles stand in the dictionary. */

import { DICTIONARY } from '../text/dictionary';
import type { Language } from '../text/language';

/** The codes of prizes. Each is a gift card of so many yuan; the consolation has no value and no limit. */
export const PRIZE = {
  card10: 'P01', card200: 'P02', card500: 'P03', card15: 'P04', card2000: 'P05', card1000: 'P06', consolation: 'XXCY',
} as const;

export type PrizeCode = (typeof PRIZE)[keyof typeof PRIZE];

/** All codes, in the order in which a draw adds up their weights. */
export const PRIZE_CODES: readonly PrizeCode[] = Object.values(PRIZE);

/** A prize with its chance. */
export interface Prize {
  code: PrizeCode;
  /** How many there are; `null` for the consolation, which has no limit. */
  number: number | null;
  /** A whole number. The chance of a draw is its share of the sum of all weights. */
  weight: number;
}

/** Limits of the weights and numbers of a lottery. */
export const LOTTERY_LIMITS = { weight: 1_000_000_000, number: 1_000_000 } as const;

/** The title and the subtitle of a prize. The consolation has no subtitle. */
export function prizeText(code: PrizeCode, language: Language): { title: string; subtitle: string } {
  const found = DICTIONARY.prize.find((one) => one.code === code);
  if (!found) return { title: code, subtitle: '' };
  return language === 'cn' ? { title: found.nameCn, subtitle: found.subtitleCn } : { title: found.nameEn, subtitle: found.subtitleEn };
}

/** Whether a text is the code of a prize. */
export function isPrizeCode(text: string): text is PrizeCode {
  return PRIZE_CODES.some((code) => code === text);
}
