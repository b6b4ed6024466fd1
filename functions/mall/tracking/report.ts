import { sql, type Statement } from '../db/queries';
import { selectWinners, WINNER_COLUMNS } from '../lottery/store';
import { reportDays, type Day } from './report-days';

/** The reports that count events (README, "Reports"). */
const REPORTS = ['visits', 'searches', 'funnel', 'nothing-found', 'winners'] as const;
type ReportName = (typeof REPORTS)[number];

/** A report: the SQL that makes its rows, and its columns in their order. */
export interface Report {
  statement: Statement;
  columns: readonly string[];
}

/** The maximum number of words in a report, and of rows in that of visits. */
const MOST_WORDS = 100;
const MOST_VISITS = 1_000;

/**
 * Makes a report of the last days, today included.
 * @param days - from 1 to 90, as events are kept
 * @param timeZone - IANA zone of the days
 * @throws Error with one line, if there is no such report, or if `days` is not such a number
 */
export function reportOf(name: string, days: number, now: number, timeZone: string): Report {
  const known = REPORTS.find((one) => one === name);
  if (!known) throw new Error(`There is no report ${name}; there are ${REPORTS.join(', ')}, health`);
  return MAKERS[known](reportDays(days, now, timeZone));
}

const VISITS = `SELECT d.value ->> 'day' AS day, a.page, a.channel, COUNT(*) AS visits
  FROM json_each(?1) d JOIN action_log a ON a.created_at >= d.value ->> 'from' AND a.created_at < d.value ->> 'until'
  WHERE a.event_type = 'PAGE_VISIT' GROUP BY 1, 2, 3 ORDER BY 1 DESC, visits DESC, a.page, a.channel LIMIT ${MOST_VISITS}`;

// The number of parts is that of the latest search that knows it.
const SEARCHES = `SELECT word, searches, found FROM (
    SELECT word, COUNT(*) AS searches, found, MAX(CASE WHEN found IS NULL THEN 0 ELSE log_id END)
    FROM action_log WHERE created_at >= ?1 AND word IS NOT NULL GROUP BY word
  ) ORDER BY searches DESC, word LIMIT ${MOST_WORDS}`;

const NOTHING_FOUND = `SELECT word, COUNT(*) AS searches FROM action_log WHERE created_at >= ?1 AND found = 0
  GROUP BY word ORDER BY searches DESC, word LIMIT ${MOST_WORDS}`;

const STEPS = ['visit', 'detail', 'addToCart', 'checkOut', 'pay'] as const;
const FUNNEL = `WITH step AS (
    SELECT CASE WHEN event_type = 'PAGE_VISIT' THEN 'visit' ELSE event_name END AS name FROM action_log WHERE created_at >= ?1 AND event_type <> 'PAGE_JUMP'
    UNION ALL SELECT 'detail' FROM action_log WHERE created_at >= ?1 AND event_type = 'PAGE_VISIT' AND page = 'product_detail'
  )
  SELECT s.value AS step, COUNT(step.name) AS events FROM json_each(?2) s LEFT JOIN step ON step.name = s.value GROUP BY s.key ORDER BY s.key`;

const MAKERS: Record<ReportName, (days: readonly Day[]) => Report> = {
  visits: (days) => ({ columns: ['day', 'page', 'channel', 'visits'], statement: sql(VISITS, JSON.stringify(days)) }),
  searches: (days) => ({ columns: ['word', 'searches', 'found'], statement: sql(SEARCHES, sinceOf(days)) }),
  funnel: (days) => ({ columns: ['step', 'events'], statement: sql(FUNNEL, sinceOf(days), JSON.stringify(STEPS)) }),
  'nothing-found': (days) => ({ columns: ['word', 'searches'], statement: sql(NOTHING_FOUND, sinceOf(days)) }),
  winners: (days) => ({ columns: WINNER_COLUMNS, statement: selectWinners(sinceOf(days)) }),
};

const sinceOf = ([first]: readonly Day[]) => first?.from ?? 0;
