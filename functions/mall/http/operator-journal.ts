import { sql, type Statement } from '../db/queries';
import { operatorName } from './operator-key';
import type { MallContext } from './route';

/** What operators change. */
export type OperatorAction =
  | 'ship' | 'approveRefund' | 'rejectRefund' | 'acceptReturn' | 'rejectReturn' | 'recordPayment' | 'sendPayout' | 'answerFeedback' | 'unlockAccount' | 'signOutAccount'
  | 'setStock' | 'retryMail' | 'restore';

/**
 * Records what an operator changes (README, "Journal"). It belongs into the transaction of the change.
 * @param subject - number of the record, account or file
 * @param detail - what cannot be seen in the record later
 * @throws Refusal if the caller is no operator
 */
export function journalEntry(context: Pick<MallContext, 'bindings' | 'request' | 'now'>, action: OperatorAction, subject: string, detail = ''): Statement {
  return eventStatement(context.now, operatorName(context), action, subject, detail);
}

/** The statement that records a change. @param at - ms since 1970 */
export function eventStatement(at: number, operator: string, action: OperatorAction, subject: string, detail: string): Statement {
  return sql('INSERT INTO operator_event (at, operator, action, subject, detail) VALUES (?1, ?2, ?3, ?4, ?5)', at, operator, action, subject, detail);
}
