import { ORDER_STATUS, PAYMENT_STATUS } from '~/domain/order/states';
import { PRIZE, PRIZE_CODES, type PrizeCode } from '~/domain/lottery/prizes';
import { sql, type Queries, type Statement } from '../db/queries';

/** A lottery as the database knows it. */
export interface LotteryRow {
  lottery_id: string;
  /** Nobody may see it while `closed_at` is NULL. */
  seed: string;
  seed_hash: string;
  /** JSON; NULL before the first draw. */
  entry: string | null;
  /** ms since 1970. */
  closed_at: number | null;
}

export interface DrawRow {
  draw_no: number;
  user_mask: string;
  ground: string;
  code: PrizeCode;
  /** ms since 1970. */
  drawn_at: number;
}

/** What a user's next draw depends on. */
export interface DrawState {
  /** The number of the last draw; 0 before the first. */
  last: number;
  /** Whether the user has a draw left. */
  allowed: 0 | 1;
  closed: 0 | 1;
}

/** Who draws, and for what draws are counted: the day, and orders that were completed within the lottery. */
export interface Drawer {
  lotteryId: string;
  userCode: string;
  /** `YYYY-MM-DD` in the shop's zone. */
  day: string;
  /** ms since 1970. */
  startsAt: number;
  endsAt: number;
}

const COLUMNS = 'lottery_id, seed, seed_hash, entry, closed_at';
const DRAW_COLUMNS = 'draw_no, user_mask, ground, code, drawn_at';
const DAY_GROUND = 'day:';
const ORDER_GROUND = 'order:';
/** How many unused draws for orders are listed. */
const MOST_LISTED = 20;

/** The order that a draw was for; `undefined` for the draw of a day. */
export function orderOfGround(ground: string): string | undefined {
  return ground.startsWith(ORDER_GROUND) ? ground.slice(ORDER_GROUND.length) : undefined;
}

/** Selects all lotteries with a seed, the newest first. */
export function selectLotteries(): Statement {
  return sql(`SELECT ${COLUMNS} FROM lottery ORDER BY created_at DESC`);
}

/** Stores a lottery, unless it exists. @returns the stored one */
export async function createLottery(queries: Queries, { seed, hash, lotteryId }: { lotteryId: string; seed: string; hash: string }, now: number): Promise<LotteryRow | undefined> {
  return changeLottery(queries, sql(
    'INSERT INTO lottery (lottery_id, seed, seed_hash, created_at) VALUES (?1, ?2, ?3, ?4) ON CONFLICT (lottery_id) DO NOTHING', lotteryId, seed, hash, now,
  ), lotteryId);
}

/** Freezes the entry of a lottery, unless it is frozen. @param entry - JSON @returns the stored lottery */
export function freezeLottery(queries: Queries, lotteryId: string, entry: string): Promise<LotteryRow | undefined> {
  return changeLottery(queries, sql('UPDATE lottery SET entry = ?2 WHERE lottery_id = ?1 AND entry IS NULL', lotteryId, entry), lotteryId);
}

/** Ends all draws of a lottery, so that its seed may be shown. @returns the stored lottery */
export function closeLottery(queries: Queries, lotteryId: string, now: number): Promise<LotteryRow | undefined> {
  return changeLottery(queries, sql('UPDATE lottery SET closed_at = ?2 WHERE lottery_id = ?1 AND closed_at IS NULL', lotteryId, now), lotteryId);
}

async function changeLottery(queries: Queries, change: Statement, lotteryId: string): Promise<LotteryRow | undefined> {
  const [, rows] = await queries.batch<LotteryRow>([change, sql(`SELECT ${COLUMNS} FROM lottery WHERE lottery_id = ?1`, lotteryId)]);
  return rows?.[0];
}

/** Stores the codes of draws in advance, and removes those of past draws. Codes that are stored stay. */
export function storeCodes(lotteryId: string, from: number, codes: readonly PrizeCode[]): Statement[] {
  return [
    sql('DELETE FROM lottery_code WHERE lottery_id = ?1 AND draw_no < ?2', lotteryId, from),
    sql(
      `INSERT INTO lottery_code (lottery_id, draw_no, code) SELECT ?1, ?2 + key, value FROM json_each(?3) WHERE TRUE
       ON CONFLICT (lottery_id, draw_no) DO NOTHING`,
      lotteryId, from, JSON.stringify(codes),
    ),
  ];
}

/** SQL of the grounds on which a user may draw and has not drawn. ?1 lottery, ?2 user, ?3 day, ?4 and ?5 start and end. The day comes first, then the oldest order. */
const UNUSED = `SELECT ground, since FROM (
    SELECT '${DAY_GROUND}' || ?3 AS ground, 0 AS since
    UNION ALL
    SELECT '${ORDER_GROUND}' || order_no, received_at FROM trade_order
    WHERE user_code = ?2 AND status = '${ORDER_STATUS.complete}' AND received_at BETWEEN ?4 AND ?5
      AND payment_status = '${PAYMENT_STATUS.paid}' AND refund_held < payable
  ) AS due
  WHERE NOT EXISTS (SELECT 1 FROM lottery_draw AS used WHERE used.lottery_id = ?1 AND used.user_code = ?2 AND used.ground = due.ground)`;

const values = ({ lotteryId, userCode, day, startsAt, endsAt }: Drawer) => [lotteryId, userCode, day, startsAt, endsAt] as const;

/**
 * Makes a draw, in one statement: it takes the next number, the code that was computed for it, and a prize if one is left. It does nothing if
 * the key is used, no draw is left, the lottery is closed, or the code of the next number is not stored.
 */
export function insertDraw(drawer: Drawer, { key, mask, now }: { key: string; mask: string; now: number }): Statement {
  return sql(
    `INSERT INTO lottery_draw (lottery_id, draw_no, user_code, user_mask, ground, code, slot, idempotency_key, drawn_at)
     SELECT ?1, draw_no, ?2, ?7, ground, CASE WHEN slot <= number THEN code ELSE '${PRIZE.consolation}' END, CASE WHEN slot <= number THEN slot END, ?6, ?8
     FROM (
       SELECT planned.draw_no, planned.code,
         (SELECT COALESCE(MAX(slot), 0) + 1 FROM lottery_draw WHERE lottery_id = ?1 AND code = planned.code) AS slot,
         (SELECT value ->> 'number' FROM json_each(lottery.entry, '$.prizes') WHERE value ->> 'code' = planned.code) AS number
       FROM lottery CROSS JOIN lottery_code AS planned
       WHERE lottery.lottery_id = ?1 AND lottery.closed_at IS NULL AND planned.lottery_id = ?1
         AND planned.draw_no = (SELECT COALESCE(MAX(draw_no), 0) + 1 FROM lottery_draw WHERE lottery_id = ?1)
     ) CROSS JOIN (${UNUSED} ORDER BY since LIMIT 1)
     WHERE NOT EXISTS (SELECT 1 FROM lottery_draw WHERE lottery_id = ?1 AND user_code = ?2 AND idempotency_key = ?6)`,
    ...values(drawer), key, mask, now,
  );
}

/** Selects the draw of an idempotency key. */
export function selectDraw({ lotteryId, userCode }: Pick<Drawer, 'lotteryId' | 'userCode'>, key: string): Statement {
  return sql(`SELECT ${DRAW_COLUMNS} FROM lottery_draw WHERE lottery_id = ?1 AND user_code = ?2 AND idempotency_key = ?3`, lotteryId, userCode, key);
}

/** Selects the {@link DrawState} of a user. */
export function selectDrawState(drawer: Drawer): Statement {
  return sql(
    `SELECT (SELECT COALESCE(MAX(draw_no), 0) FROM lottery_draw WHERE lottery_id = ?1) AS last, EXISTS (${UNUSED}) AS allowed,
       EXISTS (SELECT 1 FROM lottery WHERE lottery_id = ?1 AND closed_at IS NOT NULL) AS closed`,
    ...values(drawer),
  );
}

/** Reads how many prizes of each code were given, and the number of draws. */
export async function countDraws(queries: Queries, lotteryId: string): Promise<{ draws: number; given: Map<string, number> }> {
  const rows = await queries.all<{ code: string; given: number; draws: number }>(sql(
    `SELECT value AS code, (SELECT COALESCE(MAX(slot), 0) FROM lottery_draw WHERE lottery_id = ?1 AND code = value) AS given,
       (SELECT COALESCE(MAX(draw_no), 0) FROM lottery_draw WHERE lottery_id = ?1) AS draws
     FROM json_each(?2)`,
    lotteryId, JSON.stringify(PRIZE_CODES),
  ));
  return { draws: rows[0]?.draws ?? 0, given: new Map(rows.map(({ code, given }) => [code, given])) };
}

/** Reads the unused draws of a user: how many, whether one is for the day, and the first orders. */
export async function unusedDraws(queries: Queries, drawer: Drawer): Promise<{ left: number; day: boolean; orderNos: string[] }> {
  const rows = await queries.all<{ ground: string; total: number }>(sql(
    `SELECT ground, COUNT(*) OVER () AS total FROM (${UNUSED}) ORDER BY since LIMIT ${MOST_LISTED + 1}`, ...values(drawer),
  ));
  const orderNos = rows.flatMap(({ ground }) => orderOfGround(ground) ?? []);
  return { left: rows[0]?.total ?? 0, day: orderNos.length < rows.length, orderNos: orderNos.slice(0, MOST_LISTED) };
}

/** Reads a page of draws, the newest first, and the draws of a user. @param userCode - empty for nobody */
export async function listDraws(
  queries: Queries, lotteryId: string, { pageNo, pageSize }: { pageNo: number; pageSize: number }, userCode: string,
): Promise<{ total: number; rows: DrawRow[]; mine: DrawRow[] }> {
  const { rows: [rows = [], mine = []], last: [count] } = await queries.batchWith<DrawRow, { total: number }>([
    sql(
      `SELECT ${DRAW_COLUMNS} FROM lottery_draw
       WHERE lottery_id = ?1 AND draw_no <= (SELECT COALESCE(MAX(draw_no), 0) FROM lottery_draw WHERE lottery_id = ?1) - ?2
       ORDER BY draw_no DESC LIMIT ?3`,
      lotteryId, (pageNo - 1) * pageSize, pageSize,
    ),
    sql(`SELECT ${DRAW_COLUMNS} FROM lottery_draw WHERE lottery_id = ?1 AND user_code = ?2 ORDER BY draw_no DESC LIMIT ${MOST_OWN}`, lotteryId, userCode),
  ], sql('SELECT COALESCE(MAX(draw_no), 0) AS total FROM lottery_draw WHERE lottery_id = ?1', lotteryId));
  return { total: count?.total ?? 0, rows, mine };
}

/** How many draws of a user are listed. */
const MOST_OWN = 200;

/** The columns of {@link selectWinners}, in their order. */
export const WINNER_COLUMNS = ['lottery', 'draw', 'drawn', 'code', 'account', 'user'] as const;

/** Selects the prizes that were won, with the accounts that get them, for the operator. Times are in UTC. @param since - ms since 1970 */
export function selectWinners(since: number): Statement {
  return sql(
    `SELECT d.lottery_id AS lottery, d.draw_no AS draw, strftime('%Y-%m-%d %H:%M:%SZ', d.drawn_at / 1000, 'unixepoch') AS drawn, d.code, a.account, d.user_code AS user
     FROM lottery_draw d LEFT JOIN account a ON a.user_code = d.user_code
     WHERE d.slot IS NOT NULL AND d.drawn_at >= ?1 ORDER BY d.lottery_id, d.draw_no`,
    since,
  );
}
