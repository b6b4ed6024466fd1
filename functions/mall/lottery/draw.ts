import { prepareDrawing, type Drawing } from '~/domain/lottery/draws';
import type { PrizeCode } from '~/domain/lottery/prizes';
import { maskAccount } from '~/domain/lottery/mask-account';
import { dayOf } from '~/domain/time/moment';
import { CODES } from '~/upstream/contract/base/envelope';
import { Refusal } from '../http/refusal';
import type { MallContext } from '../http/route';
import { busy } from '../trade/owned-orders';
import type { AccountRow } from '../user/store/accounts';
import type { Lottery } from './find-lottery';
import { MESSAGES } from './messages';
import { freezeLottery, insertDraw, selectDraw, selectDrawState, storeCodes, type Drawer, type DrawRow, type DrawState } from './store';
import { prizesOf, lotteryEntry } from '../content/lottery-entry';
import * as v from 'valibot';
import type { Statement } from '../db/queries';

/** How many codes are computed in advance. */
const CODES_AHEAD = 200;
/** How often a draw is tried while others use up the stored codes. */
const TRIES = 8;

/**
 * Draws for a user (README, "Lottery"). The same idempotency key gets the first result again, also after the end.
 * @throws Refusal if the lottery is not open, or if the user has no draw left
 */
export async function draw(context: MallContext, lottery: Lottery, { user_code: userCode, account }: AccountRow, key: string): Promise<DrawRow> {
  const { queries, now } = context;
  const drawer = drawerOf(context, lottery, userCode);
  const insert = lottery.isOpen ? [insertDraw(drawer, { key, mask: maskAccount(account), now })] : [];
  let ahead: Statement[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    const { rows, last: [state] } = await queries.batchWith<DrawRow, DrawState>([...ahead, ...insert, selectDraw(drawer, key)], selectDrawState(drawer));
    const made = rows.at(-1)?.[0];
    if (made) return made;
    if (now < lottery.startsAt) throw new Refusal(CODES.state, MESSAGES.notYet);
    if (!state || state.closed || !lottery.isOpen) throw new Refusal(CODES.state, MESSAGES.ended);
    if (!state.allowed) throw new Refusal(CODES.state, MESSAGES.noDrawLeft);
    ahead = await codesAhead(context, lottery, state.last + 1);
  }
  throw busy();
}

/** Who draws now, and what counts as a ground. */
export function drawerOf({ now, timeZone }: MallContext, { entry: { lotteryId }, startsAt, endsAt }: Lottery, userCode: string): Drawer {
  return { lotteryId, userCode, day: dayOf(now, timeZone), startsAt, endsAt };
}

/** Computes the next codes. The first draw freezes weights and numbers: later changes of the content must not make its result wrong. */
async function codesAhead({ queries }: MallContext, { entry, row }: Lottery, from: number): Promise<Statement[]> {
  const stored = row.entry === null ? await freezeLottery(queries, entry.lotteryId, JSON.stringify(entry)) : row;
  const drawing = await prepareDrawing(row.seed, prizesOf(v.parse(lotteryEntry, JSON.parse(stored?.entry ?? ''))));
  return storeCodes(entry.lotteryId, from, await codesFrom(drawing, from, [row.seed, stored?.entry, from].join(' ')));
}

/** The codes that this isolate computed last. When a lottery starts, or stored codes are used up, all who draw at that moment need the same ones. */
let latest: { inputs: string; codes: PrizeCode[] } | undefined;

/** @param inputs - what the codes are computed from */
async function codesFrom(drawing: Drawing, from: number, inputs: string): Promise<PrizeCode[]> {
  if (latest?.inputs === inputs) return latest.codes;
  const codes = await Promise.all(Array.from({ length: CODES_AHEAD }, (_, index) => drawing(from + index)));
  latest = { inputs, codes };
  return codes;
}
