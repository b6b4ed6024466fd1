import * as contract from '~/upstream/contract/records/operator';
import { operatorName } from '../http/operator-key';
import { notFound } from '../http/refusal';
import { handle } from '../http/route';
import { wrongState } from '../trade/owned-orders';
import { hasDifference, pageOfDifferences, settleDifference } from '../trade/stripe/differences';
import { MESSAGES } from './messages';
import { toDifference } from './wire';

const PAGE_SIZE = 20;

export const differenceRoutes = [
  handle(contract.listDifferences, async ({ settled, pageNo = 1, pageSize = PAGE_SIZE }, context) => {
    operatorName(context);
    const { total, rows } = await pageOfDifferences(context.queries, settled && settled === 'T', { pageNo, pageSize });
    return { page: { pageNo, pageSize, total, totalPage: Math.ceil(total / pageSize), rows: rows.map(toDifference) } };
  }),
  handle(contract.settleDifference, async ({ transactionNo }, context) => {
    const by = operatorName(context);
    if (await settleDifference(context.queries, transactionNo, by, context.now)) return null;
    throw (await hasDifference(context.queries, transactionNo)) ? wrongState(MESSAGES.settledAlready) : notFound(MESSAGES.noDifference);
  }),
];
