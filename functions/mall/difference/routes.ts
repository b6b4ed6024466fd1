import * as contract from '~/upstream/contract/records/operator';
import { priceText } from '../db/stored-amount';
import { answerPage } from '../http/answer-page';
import { journalEntry } from '../http/operator-journal';
import { operatorName } from '../http/operator-key';
import { notFound } from '../http/refusal';
import { handle } from '../http/route';
import { untilDone, wrongState } from '../trade/owned-orders';
import { runTransaction } from '../db/transaction';
import { differenceNumbered, pageOfDifferences, settleDifference } from '../trade/stripe/differences';
import { MESSAGES } from './messages';
import { toDifference } from './wire';

export const differenceRoutes = [
  handle(contract.listDifferences, async ({ settled, ...page }, context) => {
    operatorName(context);
    return answerPage(page, async (wanted) => {
      const { total, rows } = await pageOfDifferences(context.queries, settled && settled === 'T', wanted);
      return { total, rows: rows.map(toDifference) };
    });
  }),
  handle(contract.settleDifference, async ({ transactionNo }, context) => {
    const by = operatorName(context);
    await untilDone(async () => {
      const row = await differenceNumbered(context.queries, transactionNo);
      if (!row) throw notFound(MESSAGES.noDifference);
      if (row.settled_at !== null) throw wrongState(MESSAGES.settledAlready);
      return runTransaction(context.queries, [
        ...settleDifference(transactionNo, by, context.now),
        journalEntry(context, 'settleDifference', transactionNo, `${row.kind} of ${priceText(row.amount)} ${row.currency}`),
      ]);
    });
    return null;
  }),
];
