import * as contract from '~/upstream/contract/records/portal/lottery';
import { notFound } from '../http/refusal';
import { handle } from '../http/route';
import { runDueTransitions } from '../trade/due-transitions';
import { accountOfRequest, signedIn } from '../user/signed-in';
import { draw, drawerOf } from './draw';
import { findLottery } from './find-lottery';
import { MESSAGES } from './messages';
import { countDraws, listDraws, unusedDraws } from './store';
import { toWireDraw, toWireLottery, toWireOwnDraw } from './wire';

/** The number of draws of a page, if the caller names none. */
const PAGE_SIZE = 20;

export const lotteryRoutes = [
  handle(contract.getLottery, async ({ lotteryId }, context) => {
    const account = await accountOfRequest(context);
    // A draw for an order counts from its completion, which may be due.
    if (account) await runDueTransitions(context);
    const lottery = await findLottery(context, lotteryId);
    if (!lottery) return null;
    const counted = await countDraws(context.queries, lottery.entry.lotteryId);
    const unused = account && lottery.isOpen ? await unusedDraws(context.queries, drawerOf(context, lottery, account.user_code)) : undefined;
    return toWireLottery(lottery, counted, account ? unused ?? { left: 0, day: false, orderNos: [] } : undefined);
  }),
  handle(contract.drawPrize, async ({ lotteryId, idempotencyKey }, context) => {
    const account = await signedIn(context);
    await runDueTransitions(context);
    const lottery = await findLottery(context, lotteryId);
    if (!lottery) throw notFound(MESSAGES.noLottery);
    return toWireOwnDraw(await draw(context, lottery, account, idempotencyKey));
  }),
  handle(contract.listDraws, async ({ lotteryId, pageNo = 1, pageSize = PAGE_SIZE }, context) => {
    const account = await accountOfRequest(context);
    const lottery = await findLottery(context, lotteryId);
    if (!lottery) throw notFound(MESSAGES.noLottery);
    const { total, rows, mine } = await listDraws(context.queries, lottery.entry.lotteryId, { pageNo, pageSize }, account?.user_code ?? '');
    return { total, rows: rows.map(toWireDraw), mine: mine.map(toWireOwnDraw) };
  }),
];
