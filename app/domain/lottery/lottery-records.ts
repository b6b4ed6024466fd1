/** A lottery as pages show it (README, "Lottery"). */

import { centrePath } from '../account/centre-path';
import { readCount } from '../numbers/reading';
import type { Draw } from './draws';
import type { Prize } from './prizes';

/** A prize with its texts in the reader's language. */
export interface LotteryPrize extends Prize {
  title: string;
  subtitle: string;
  /** How many are left; `null` for the consolation. */
  left: number | null;
}

/** The draws that a user has left. */
export interface OwnChances {
  left: number;
  /** Whether one of them is that of the day. */
  day: boolean;
  /** The first orders that the others are for. */
  orderNos: string[];
}

export interface Lottery {
  id: string;
  name: string;
  /** ms since 1970. */
  startsAt: number;
  endsAt: number;
  /** SHA-256 of the seed. */
  seedHash: string;
  /** `null` until the end. */
  seed: string | null;
  prizes: LotteryPrize[];
  /** How many draws were made. */
  draws: number;
  /** `null` if nobody is signed in. */
  own: OwnChances | null;
}

/** A draw of the result list. */
export interface ListedDraw extends Draw {
  /** ms since 1970. */
  at: number;
  /** The account of the user as strangers may see it. */
  user: string;
}

/** A draw of the user. */
export interface OwnDraw extends Draw {
  /** ms since 1970. */
  at: number;
  /** The order that the draw was for; `null` for that of a day. */
  orderNo: string | null;
}

/** What the tab of the membership centre shows. */
export interface LotteryPage {
  lottery: Lottery;
  mine: OwnDraw[];
  /** The draw that was just made, and the card that shows it. */
  shown: { draw: OwnDraw; card: number } | null;
  /** Makes a form that is sent twice draw once. */
  drawKey: string;
  /** ms since 1970. */
  now: number;
}

/** The pattern of the ids of lotteries. */
export const LOTTERY_ID = /^[\w-]{1,64}$/;

/** Before its start, open, or over. A lottery whose seed is public is over, whatever its times say. */
export function lotteryPhase({ startsAt, endsAt, seed }: Pick<Lottery, 'startsAt' | 'endsAt' | 'seed'>, now: number): 'before' | 'open' | 'after' {
  if (seed !== null || now > endsAt) return 'after';
  return now < startsAt ? 'before' : 'open';
}

/** The chance of a weight among all weights, as a percentage with two significant digits below 1 %: `6%`, `0.02%`. */
export function chanceText(weight: number, sum: number): string {
  const percent = sum > 0 ? (100 * weight) / sum : 0;
  if (percent === 0) return '0%';
  const decimals = percent >= 1 ? 2 : Math.min(1 - Math.floor(Math.log10(percent)), MOST_DECIMALS);
  return `${Number(percent.toFixed(decimals))}%`;
}

const MOST_DECIMALS = 6;

/** How many cards are shown to draw from. They look alike, and which one is pressed does not matter. */
export const CARDS = 6;

/** The fields of the form that draws. */
export const DRAW_FIELDS = { key: 'drawKey', lottery: 'lotteryId', card: 'card' } as const;

/** The address of the tab that shows a draw on a card. */
export function drawnPath(drawNo: number, card: number): string {
  return `${centrePath('lottery')}&drawn=${drawNo}&card=${card}`;
}

/** Reads a number of an address, from 1 to `most`; otherwise `null`. */
export function readNumber(text: string | null, most: number): number | null {
  const number = readCount(text);
  return number !== null && number >= 1 && number <= most ? number : null;
}

/** The address of the public page of a lottery. @param page - of the result list */
export function lotteryPath(id: string, page = 1): string {
  return `/lottery/${encodeURIComponent(id)}${page > 1 ? `?page=${page}` : ''}`;
}

/** The address of all draws as JSON. */
export function drawsPath(id: string, page: number): string {
  return `/lottery/${encodeURIComponent(id)}/draws?page=${page}`;
}
