import { BOM_STORE } from '~/domain/bom/bom-policies';
import { sql, type Statement } from '../db/queries';
import type { MallContext } from '../http/route';
import { spendInTransaction } from '../trade/records/spend-in-transaction';
import { assertInTransaction } from '../db/transaction';
import { isNewBuyer } from '../order/new-buyer';
import { BOM_BYTES_OF_ADDRESS, BOM_BYTES_OF_USERS, type Rule } from '../user/limits/policies';
import { forNetworks } from '../user/limits/visitor';

/** SQL for the bytes of all pieces of a bill of materials. @param bomNo - the parameter of its number */
const bytesOf = (bomNo: string) => `(SELECT COALESCE(SUM(octet_length(data)), 0) FROM bom_piece WHERE bom_no = ${bomNo})`;
/** SQL for how many bytes it has grown since they were noted. */
const growthOf = (bomNo: string) => `COALESCE((SELECT MAX(0, ${bytesOf(bomNo)} - bytes) FROM bom WHERE bom_no = ${bomNo}), 0)`;

/** SQL for how many more bytes a user may store; negative if the user has more than allowed. @param userCode - the parameter of the user's code */
export function roomOf(userCode: string): string {
  return `(iif(${isNewBuyer(userCode)}, ${BOM_STORE.newUserBytes}, ${BOM_STORE.userBytes}) - (SELECT COALESCE(SUM(bytes), 0) FROM bom WHERE user_code = ${userCode}))`;
}

/**
 * Ends the transaction with the rule `full` if a bill of materials is not saved yet and its user has more than allowed. Runs before it is saved, since {@link noteBytes} only refuses
 * what grows.
 */
export function assertMayKeep(bomNo: string, userCode: string): Statement {
  return assertInTransaction('full', `EXISTS (SELECT 1 FROM bom WHERE bom_no = ?1 AND saved = 1) OR ${roomOf('?2')} >= 0`, bomNo, userCode);
}

/**
 * Notes how many bytes a bill of materials takes, after its pieces have changed.
 * @returns statements; they end the transaction if it has grown: with the rule `full` if its user has more than allowed, with `often` if the visitor's address or a network
 * around it has stored too much
 */
export function noteBytes(bomNo: string, userCode: string | null, context: MallContext): Statement[] {
  return [
    ...(userCode === null ? [] : [assertUserBytes(bomNo, userCode)]),
    ...countGrowth(bomNo, userCode === null ? BOM_BYTES_OF_ADDRESS : BOM_BYTES_OF_USERS, context),
    sql(`UPDATE bom SET bytes = ${bytesOf('?1')} WHERE bom_no = ?1`, bomNo),
  ];
}

function assertUserBytes(bomNo: string, userCode: string): Statement {
  return assertInTransaction('full', `${growthOf('?1')} = 0 OR ${growthOf('?1')} <= ${roomOf('?2')}`, bomNo, userCode);
}

/** Each byte is a use of the allowance of the address and its networks. What shrinks gives none back. */
function countGrowth(bomNo: string, allowance: Rule, { request, now }: MallContext): Statement[] {
  const networks = forNetworks(allowance, request).map(([rule, network]) => [rule, network, 1] as const);
  return spendInTransaction(networks, now, { times: growthOf('?3'), of: bomNo });
}
