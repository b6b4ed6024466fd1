import * as contract from '~/upstream/contract/records/desk/outbox';
import { CODES } from '~/upstream/contract/base/envelope';
import { answerPage } from '../http/answer-page';
import { journalEntry } from '../http/operator-journal';
import { operatorName } from '../http/operator-key';
import { notFound, Refusal } from '../http/refusal';
import { handle } from '../http/route';
import { runTransaction } from '../db/transaction';
import { MESSAGES } from './messages';
import { messageWithId, pageOfMessages, tryAgain } from './store';
import { mayBeRetried, toOutboxMail } from './wire';

export const outboxRoutes = [
  handle(contract.listOutbox, async ({ mailStatus, ...page }, context) => {
    operatorName(context);
    return answerPage(page, async (wanted) => {
      const { total, rows } = await pageOfMessages(context.queries, mailStatus, wanted);
      return { total, rows: rows.map((row) => toOutboxMail(row, context.now)) };
    });
  }),
  handle(contract.retryMail, async ({ mailId }, context) => {
    const by = operatorName(context);
    const { queries, now } = context;
    const row = await messageWithId(queries, mailId);
    if (!row) throw notFound(MESSAGES.noMail);
    if (row.state === 'sent') throw new Refusal(CODES.state, MESSAGES.sentAlready);
    if (!mayBeRetried(row, now)) throw new Refusal(CODES.state, MESSAGES.codeOver);
    // It may have ended between the two statements.
    const conflict = await runTransaction(queries, [...tryAgain(mailId, by, now), journalEntry(context, 'retryMail', mailId)]);
    if (conflict !== null) throw new Refusal(CODES.state, MESSAGES.codeOver);
    context.deliverSoon(mailId);
    return null;
  }),
];
