import { sql, type Queries, type Statement } from '../../db/queries';
import { DEVICE_LIFE, MOST_DEVICES } from '../limits/policies';
import { fingerprint, newToken } from '../secrets/secrets';

/** A device that has signed in to an account. */
interface DeviceRow {
  device_id: string;
  name: string;
  /** The last sign-in, ms since 1970. */
  used_at: number;
}

/** The length of a device's id. The id only distinguishes the devices of an account. */
const ID_LENGTH = 16;

/** The device token of a request; an empty text if it has none. */
export function deviceTokenOf(request: Request): string {
  return request.headers.get('x-device-token') ?? '';
}

/** A sign-in on a device. */
interface DeviceUse {
  userCode: string;
  /** The user agent. */
  name: string;
  /** The token that the request has; an empty text if it has none. */
  before: string;
  /** The token that the device gets. */
  token: string;
}

/**
 * Makes a device known to an account. It gets a new token with each sign-in, for all accounts that know it, so a copied one ends with the next sign-in.
 * @param now - ms since 1970
 */
export function rememberDevice({ userCode, name, before, token }: DeviceUse, now: number): Statement[] {
  return [
    sql('DELETE FROM device WHERE expires_at <= ?1', now),
    sql('UPDATE device SET token = ?2 WHERE token = ?1', fingerprint(before), fingerprint(token)),
    sql(
      `INSERT INTO device (token, user_code, device_id, name, used_at, expires_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
       ON CONFLICT (token, user_code) DO UPDATE SET name = excluded.name, used_at = excluded.used_at, expires_at = excluded.expires_at`,
      fingerprint(token), userCode, newToken().slice(0, ID_LENGTH), name, now, now + DEVICE_LIFE,
    ),
    sql(
      `DELETE FROM device WHERE user_code = ?1 AND device_id NOT IN
         (SELECT device_id FROM device WHERE user_code = ?1 ORDER BY used_at DESC, token = ?2 DESC LIMIT ${MOST_DEVICES})`,
      userCode, fingerprint(token),
    ),
  ];
}

/** Forgets all devices of a user. */
export function forgetDevices(userCode: string): Statement {
  return sql('DELETE FROM device WHERE user_code = ?1', userCode);
}

/** Forgets a device of a user, and ends its sign-ins. @returns `false` if the user has no such device */
export async function removeDevice(queries: Queries, userCode: string, deviceId: string): Promise<boolean> {
  const [, gone = []] = await queries.batch([
    sql('DELETE FROM sign_in WHERE user_code = ?1 AND device_id = ?2', userCode, deviceId),
    sql('DELETE FROM device WHERE user_code = ?1 AND device_id = ?2 RETURNING 1', userCode, deviceId),
  ]);
  return gone.length > 0;
}

/** Reads the known devices of a user on which nobody is signed in, the last used first. @param now - ms since 1970 */
export function signedOutDevicesOf(queries: Queries, userCode: string, now: number): Promise<DeviceRow[]> {
  return queries.all<DeviceRow>(sql(
    `SELECT device_id, name, used_at FROM device WHERE user_code = ?1 AND expires_at > ?2
       AND NOT EXISTS (SELECT 1 FROM sign_in WHERE sign_in.user_code = ?1 AND sign_in.device_id = device.device_id AND sign_in.expires_at > ?2)
     ORDER BY used_at DESC, device_id LIMIT ${MOST_DEVICES}`,
    userCode, now,
  ));
}
