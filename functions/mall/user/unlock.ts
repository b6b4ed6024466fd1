import * as contract from '~/upstream/contract/records/user';
import { journalEntry } from '../http/operator-journal';
import { operatorName } from '../http/operator-key';
import { notFound } from '../http/refusal';
import { handle } from '../http/route';
import { MESSAGES } from './messages';
import { accountNamed } from './store/accounts';
import { clearCountsOf } from './store/limits';

export const unlockRoutes = [
  handle(contract.unlockAccount, async ({ account }, context) => {
    operatorName(context);
    const found = await accountNamed(context.queries, account);
    if (!found) throw notFound(MESSAGES.noAccount);
    const [rows = []] = await context.queries.batch<{ rule: string; uses: number }>([clearCountsOf(found.account), journalEntry(context, 'unlockAccount', found.account)]);
    return { rows };
  }),
];
