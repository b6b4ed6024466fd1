import { BOM_STORE } from '~/domain/bom/bom-policies';
import { sql, type Statement } from '../db/queries';
import type { MallContext } from '../http/route';
import { assertInTransaction } from '../trade/records/transaction';
import { BOM_BYTES_OF_ADDRESS } from '../user/limits/policies';
import { visitorAddress } from '../user/limits/visitor';
import { fingerprint } from '../user/secrets/secrets';

/** The bytes of all pieces of the bill of materials ?1, and by how much they have grown since they were noted. */
const BYTES = '(SELECT COALESCE(SUM(octet_length(data)), 0) FROM bom_piece WHERE bom_no = ?1)';
const GROWTH = `(SELECT MAX(0, ${BYTES} - bytes) FROM bom WHERE bom_no = ?1)`;

/**
 * Notes how many bytes a bill of materials takes, after its pieces have changed.
 * @returns statements; they end the transaction with the rule `full` if it has grown, and its user has more than allowed, or the visitor's address has stored too
 * much without signing in
 */
export function noteBytes(bomNo: string, userCode: string | null, context: MallContext): Statement[] {
  return [
    ...(userCode === null ? countGrowth(bomNo, context) : [assertUserBytes(bomNo, userCode)]),
    sql(`UPDATE bom SET bytes = ${BYTES} WHERE bom_no = ?1`, bomNo),
  ];
}

function assertUserBytes(bomNo: string, userCode: string): Statement {
  return assertInTransaction(
    'full', `COALESCE(${GROWTH}, 0) = 0 OR ${GROWTH} + (SELECT SUM(bytes) FROM bom WHERE user_code = ?2) <= ?3`, bomNo, userCode, BOM_STORE.userBytes,
  );
}

/** Each byte is a use of the address's allowance. What shrinks gives none back. */
function countGrowth(bomNo: string, { request, now }: MallContext): Statement[] {
  const { name, most, window } = BOM_BYTES_OF_ADDRESS;
  const address = fingerprint(visitorAddress(request));
  return [
    sql('DELETE FROM allowance WHERE until <= ?1', now),
    sql(
      `INSERT INTO allowance (rule, subject, uses, until) SELECT ?2, ?3, growth, ?4 FROM (SELECT ${GROWTH} AS growth) WHERE growth > 0
       ON CONFLICT (rule, subject) DO UPDATE SET uses = uses + excluded.uses`,
      bomNo, name, address, now + window,
    ),
    assertInTransaction('full', `COALESCE(${GROWTH}, 0) = 0 OR (SELECT uses FROM allowance WHERE rule = ?2 AND subject = ?3) <= ?4`, bomNo, name, address, most),
  ];
}
