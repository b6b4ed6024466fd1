import * as v from 'valibot';
import { hashSeed, newSeed } from '~/domain/lottery/draws';
import type { Prize } from '~/domain/lottery/prizes';
import { parseJson } from '~/domain/text/parse-json';
import { readMoment } from '~/domain/time/written-moment';
import { selectContent, type ContentData } from '../content/store';
import type { Queries } from '../db/queries';
import type { JobContext } from '../http/route';
import { currentLog } from '../log/log';
import { lotteryEntry, prizesOf, type LotteryEntry } from '../content/lottery-entry';
import { closeLottery, createLottery, selectLotteries, type LotteryRow } from './store';

/** A lottery with its seed. */
export interface Lottery {
  entry: LotteryEntry;
  /** The prizes of the first draw; before it, those of the content. */
  prizes: Prize[];
  row: LotteryRow;
  /** ms since 1970. */
  startsAt: number;
  endsAt: number;
  /** Whether draws can be made now. */
  isOpen: boolean;
}

interface Timed {
  entry: LotteryEntry;
  startsAt: number;
  endsAt: number;
  isConfigured: boolean;
}

/**
 * Finds a lottery, makes its seed if it has none yet, and closes it if its time is over.
 * @param lotteryId - absent for the one that is open; if there is none, the next one; otherwise the last one
 */
export async function findLottery({ queries, now, timeZone }: JobContext, lotteryId?: string): Promise<Lottery | undefined> {
  const { known, rows } = await readLotteries(queries, timeZone);
  const found = lotteryId === undefined ? current(known, now) : known.find(({ entry }) => entry.lotteryId === lotteryId);
  if (!found) return undefined;
  const { entry, startsAt, endsAt, isConfigured } = found;
  const own = entry.lotteryId;
  let row = rows.find((one) => one.lottery_id === own) ?? (await makeSeed(queries, own, now));
  if (row && row.closed_at === null && now > endsAt) row = await closeLottery(queries, own, now);
  if (!row) return undefined;
  const frozen = row.entry === null ? undefined : readEntry(row.entry);
  const isOpen = isConfigured && row.closed_at === null && startsAt <= now && now <= endsAt;
  return { entry, prizes: prizesOf(frozen ?? entry), row, startsAt, endsAt, isOpen };
}

/** Makes the seeds of lotteries that are new in the content, so that their hashes stand before the first draw. */
export async function prepareLotteries({ queries, now, timeZone }: JobContext): Promise<void> {
  const { known, rows } = await readLotteries(queries, timeZone);
  for (const { entry } of known) {
    if (rows.every((one) => one.lottery_id !== entry.lotteryId)) await makeSeed(queries, entry.lotteryId, now);
  }
}

/** The lotteries of the content, and those that were drawn before their entry was removed. */
async function readLotteries(queries: Queries, timeZone: string): Promise<{ known: Timed[]; rows: LotteryRow[] }> {
  const { rows: [configured = []], last: rows } = await queries.batchWith<ContentData, LotteryRow>([selectContent('lottery')], selectLotteries());
  const timed = (text: string, isConfigured: boolean): Timed[] => {
    const entry = readEntry(text);
    const startsAt = readMoment(entry?.startTime ?? '', timeZone, 'start');
    const endsAt = readMoment(entry?.endTime ?? '', timeZone, 'end');
    return entry && startsAt !== null && endsAt !== null && startsAt <= endsAt ? [{ entry, startsAt, endsAt, isConfigured }] : [];
  };
  const present = configured.flatMap(({ data }) => timed(data, true));
  const removed = rows.flatMap(({ entry }) => (entry === null ? [] : timed(entry, false)))
    .filter(({ entry }) => present.every((one) => one.entry.lotteryId !== entry.lotteryId));
  return { known: [...present, ...removed], rows };
}

function current(known: readonly Timed[], now: number): Timed | undefined {
  const configured = known.filter(({ isConfigured }) => isConfigured);
  const coming = configured.filter(({ endsAt }) => now <= endsAt).toSorted((a, b) => a.startsAt - b.startsAt);
  return coming[0] ?? configured.toSorted((a, b) => b.endsAt - a.endsAt)[0];
}

/** Reads an entry. A malformed one is logged and left out, so that no page fails because of it. */
function readEntry(text: string): LotteryEntry | undefined {
  const read = v.safeParse(lotteryEntry, parseJson(text));
  if (read.success) return read.output;
  currentLog().failed({ event: 'lottery_left_out', field: v.getDotPath(read.issues[0]) ?? '', expected: read.issues[0].expected ?? '' });
  return undefined;
}

async function makeSeed(queries: Queries, lotteryId: string, now: number): Promise<LotteryRow | undefined> {
  const seed = newSeed();
  return createLottery(queries, { lotteryId, seed, hash: await hashSeed(seed) }, now);
}
