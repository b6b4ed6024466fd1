import * as contract from '~/upstream/contract/records/desk/desk';
import { sql } from '../db/queries';
import { journalEntry } from '../http/operator-journal';
import { operatorName } from '../http/operator-key';
import { notFound } from '../http/refusal';
import { handle } from '../http/route';
import { MESSAGES } from './messages';
import { accountNamed } from './store/accounts';
import { forgetDevices } from './store/devices';
import { endSignIns } from './store/sign-ins';

export const signOutAccountRoutes = [
  handle(contract.signOutAccount, async ({ account }, context) => {
    operatorName(context);
    const found = await accountNamed(context.queries, account);
    if (!found) throw notFound(MESSAGES.noAccount);
    const { user_code: userCode } = found;
    const [[counted] = []] = await context.queries.batch<{ signIns: number; devices: number }>([
      sql(
        `SELECT (SELECT COUNT(*) FROM sign_in WHERE user_code = ?1 AND expires_at > ?2) AS signIns,
           (SELECT COUNT(*) FROM device WHERE user_code = ?1 AND expires_at > ?2) AS devices`,
        userCode, context.now,
      ),
      endSignIns(userCode), forgetDevices(userCode), journalEntry(context, 'signOutAccount', found.account),
    ]);
    return counted ?? { signIns: 0, devices: 0 };
  }),
];
