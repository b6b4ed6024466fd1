import { sql, type Queries } from '../../db/queries';
import { OWN_ADDRESS, PASSWORDS_IN_A_ROW } from '../limits/policies';
import { fingerprint } from '../secrets/secrets';
import { namesOf } from './limits';

/** The places of an account that a request may come from. */
interface AskedPlaces {
  account: string;
  /** The account and the visitor's address, as one subject of a limit. */
  here: string;
  deviceToken: string;
}

/** SQL that tells whether the rule ?n still has uses for the account ?2. */
const FREE = (rule: string, most: string) => `NOT EXISTS (SELECT 1 FROM allowance WHERE rule = ${rule} AND subject = ?2 AND uses >= ${most} AND until > ?1)`;

/** Reads whether an account has signed in on this device or from this address. The statement is the same if there is no such account. @param now - ms since 1970 */
export async function findOwnPlaces(
  queries: Queries, { account, here, deviceToken }: AskedPlaces, now: number,
): Promise<{ device: string | null; address: 0 | 1 }> {
  const { device, address } = PASSWORDS_IN_A_ROW;
  const found = await queries.first<{ device: string | null; address: 0 | 1 }>(sql(
    `SELECT
       (SELECT device_id FROM device JOIN account ON account.user_code = device.user_code
        WHERE device.token = ?3 AND account.account = ?4 AND device.expires_at > ?1 AND ${FREE('?5', '?6')}) AS device,
       EXISTS (SELECT 1 FROM allowance WHERE rule = ?7 AND subject = ?8 AND until > ?1 AND ${FREE('?9', '?10')}) AS address`,
    now, fingerprint(account), fingerprint(deviceToken), account, device.name, device.most, OWN_ADDRESS.name, namesOf(here), address.name, address.most,
  ));
  return found ?? { device: null, address: 0 };
}
