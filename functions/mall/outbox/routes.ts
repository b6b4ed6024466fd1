import * as contract from '~/upstream/contract/records/desk/outbox';
import { CODES } from '~/upstream/contract/base/envelope';
import { operatorName } from '../http/operator-key';
import { notFound, Refusal } from '../http/refusal';
import { handle } from '../http/route';
import { MESSAGES } from './messages';
import { messageWithId, pageOfMessages, tryAgain } from './store';
import { mayBeRetried, toOutboxMail } from './wire';

const PAGE_SIZE = 20;

export const outboxRoutes = [
  handle(contract.listOutbox, async ({ mailStatus, pageNo = 1, pageSize = PAGE_SIZE }, context) => {
    operatorName(context);
    const { total, rows } = await pageOfMessages(context.queries, mailStatus, { pageNo, pageSize });
    return { page: { pageNo, pageSize, total, totalPage: Math.ceil(total / pageSize), rows: rows.map((row) => toOutboxMail(row, context.now)) } };
  }),
  handle(contract.retryMail, async ({ mailId }, context) => {
    const by = operatorName(context);
    const { queries, now } = context;
    const row = await messageWithId(queries, mailId);
    if (!row) throw notFound(MESSAGES.noMail);
    if (row.state === 'sent') throw new Refusal(CODES.state, MESSAGES.sentAlready);
    // It may have ended between the two statements.
    if (!mayBeRetried(row, now) || !(await tryAgain(queries, mailId, by, now))) throw new Refusal(CODES.state, MESSAGES.codeOver);
    context.deliverSoon(mailId);
    return null;
  }),
];
