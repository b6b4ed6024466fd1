import type { ListedDraw, Lottery, OwnDraw } from '../domain/lottery/lottery-records';
import type { Language } from '../domain/text/language';
import type { UpstreamClient } from './client/client';
import * as contract from './contract/records/portal/lottery';
import { ifSupported } from './failures/upstream-error';
import { toListedDraws, toLottery, toOwnDraws } from './to-domain/wire-lottery';

/** A page of the result list. */
export interface DrawList {
  /** How many draws there are. */
  total: number;
  /** The newest first. */
  rows: ListedDraw[];
  /** The draws of the signed-in user. */
  mine: OwnDraw[];
}

/** The calls for lotteries. Their answers are never stored. */
export type Lotteries = ReturnType<typeof createLotteries>;

/** @throws UpstreamError from every method */
export function createLotteries(client: UpstreamClient, language: Language) {
  return {
    /** A lottery; without an id the one of now. @returns `null` if there is none, or if the upstream knows no lotteries */
    async find(lotteryId?: string): Promise<Lottery | null> {
      const wire = await ifSupported(client.readOwn(contract.getLottery, lotteryId === undefined ? {} : { lotteryId }));
      return wire && toLottery(wire, language);
    },

    /** Draws for the signed-in user. The same key gets the same result. @returns the number of the draw */
    async draw(lotteryId: string, idempotencyKey: string): Promise<number> {
      return (await client.send(contract.drawPrize, { lotteryId, idempotencyKey })).drawNo;
    },

    /** A page of the result list. @returns `null` if the upstream has no such lists */
    async draws(lotteryId: string, pageNo: number, pageSize: number): Promise<DrawList | null> {
      const wire = await ifSupported(client.readOwn(contract.listDraws, { lotteryId, pageNo, pageSize }));
      return wire && { total: wire.total, rows: toListedDraws(wire.rows), mine: toOwnDraws(wire.mine) };
    },
  };
}
