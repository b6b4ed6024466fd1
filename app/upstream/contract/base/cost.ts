/**
 * The header in which the mall says what an answer has cost in its database (app/upstream/README.md, "The cost of an answer"):
 * `statements;rows read;rows returned;round trips;rows written`.
 */
export const COST = 'x-mall-queries';

/** What an answer has cost. */
export interface AnswerCost {
  statements: number;
  rowsRead: number;
  rowsWritten: number;
  /** The length of the answer. */
  bytes: number;
}

/** Reads what an answer has cost; what an upstream does not say is 0. */
export function costOf({ headers, bytes }: { headers: Headers; bytes: number }): AnswerCost {
  const [statements = 0, rowsRead = 0, , , rowsWritten = 0] = (headers.get(COST) ?? '').split(';').map(countOf);
  return { statements, rowsRead, rowsWritten, bytes };
}

function countOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
