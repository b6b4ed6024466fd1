import type { AddressFields } from '~/domain/account/account-records';
import { MOST_ADDRESSES } from '~/upstream/contract/records/address';
import { sql, type Queries, type Statement } from '../db/queries';
import { COUNTRY } from '../region/store';

export interface AddressRow extends AddressFields {
  addressId: string;
  isDefault: 'T' | 'F';
  /** Names of the regions; `null` if a region no longer exists. */
  provinceNameCn: string | null;
  provinceNameEn: string | null;
  cityNameCn: string | null;
  cityNameEn: string | null;
  districtNameCn: string | null;
  districtNameEn: string | null;
}

/** The entered fields of an address, each with its column. */
const COLUMNS: ReadonlyArray<readonly [field: keyof AddressFields, column: string]> = [
  ['name', 'name'], ['phone', 'phone'], ['province', 'province'], ['city', 'city'], ['district', 'district'], ['detail', 'detail'], ['country', 'country'],
  ['line1', 'line1'], ['line2', 'line2'], ['cityText', 'city_text'], ['state', 'state'], ['postalCode', 'postal_code'],
];
/** The parameter of the first field, after the ids of the address and its user. */
const FIRST = 3;

/** The addresses of a user with the names of their regions: the default one first, then the newest. */
export function addressesOf(queries: Queries, userCode: string): Promise<AddressRow[]> {
  return queries.all<AddressRow>(sql(
    `SELECT a.address_id AS addressId, ${COLUMNS.map(([field, column]) => `a.${column} AS ${field}`).join(', ')},
       iif(a.address_id = d.address_id, 'T', 'F') AS isDefault,
       r1.name_cn AS provinceNameCn, r1.name_en AS provinceNameEn, r2.name_cn AS cityNameCn, r2.name_en AS cityNameEn,
       r3.name_cn AS districtNameCn, r3.name_en AS districtNameEn
     FROM address a
     LEFT JOIN default_address d ON d.user_code = a.user_code
     LEFT JOIN region r1 ON r1.parent = ?2 AND r1.code = a.province
     LEFT JOIN region r2 ON r2.parent = a.province AND r2.code = a.city
     LEFT JOIN region r3 ON r3.parent = a.city AND r3.code = a.district
     WHERE a.user_code = ?1 ORDER BY isDefault DESC, a.number DESC`,
    userCode, COUNTRY,
  ));
}

/** Adds an address. A user's first address becomes the default. @returns `false` if the user already has the maximum number of addresses */
export async function addAddress(
  queries: Queries, userCode: string, addressId: string, fields: AddressFields, isDefault: boolean,
): Promise<boolean> {
  const [added] = await queries.batch(insertAddress(userCode, addressId, fields, isDefault));
  return added?.length === 1;
}

/** Adds an address if the user may have another one, as part of a transaction. The first statement returns a row if the address was added. */
function insertAddress(userCode: string, addressId: string, fields: AddressFields, isDefault: boolean): Statement[] {
  return [
    inserting(userCode, addressId, fields),
    isDefault ? makeDefault(userCode, addressId) : keepDefault(userCode),
  ];
}

/** Saves the address of an order if it is new and the user may have another one, as part of the order's transaction. */
export function keepAddress(userCode: string, addressId: string, fields: AddressFields): Statement[] {
  const same = COLUMNS.map(([, column], index) => `${column} = ?${index + FIRST}`).join(' AND ');
  return [
    inserting(userCode, addressId, fields, `AND NOT EXISTS (SELECT 1 FROM address WHERE user_code = ?2 AND ${same})`),
    keepDefault(userCode),
  ];
}

function inserting(userCode: string, addressId: string, fields: AddressFields, also = ''): Statement {
  return sql(
    `INSERT INTO address (address_id, user_code, ${COLUMNS.map(([, column]) => column).join(', ')})
     SELECT ?1, ?2, ${COLUMNS.map((_, index) => `?${index + FIRST}`).join(', ')}
     WHERE (SELECT COUNT(*) FROM address WHERE user_code = ?2) < ${MOST_ADDRESSES} ${also} RETURNING 1`,
    addressId, userCode, ...COLUMNS.map(([field]) => fields[field]),
  );
}

/** Changes an address of the user. @returns `false` if the user has no address with this id */
export async function changeAddress(
  queries: Queries, userCode: string, addressId: string, fields: AddressFields, isDefault: boolean,
): Promise<boolean> {
  const [changed] = await queries.batch([
    sql(
      `UPDATE address SET ${COLUMNS.map(([, column], index) => `${column} = ?${index + FIRST}`).join(', ')} WHERE address_id = ?1 AND user_code = ?2 RETURNING 1`,
      addressId, userCode, ...COLUMNS.map(([field]) => fields[field]),
    ),
    ...(isDefault ? [makeDefault(userCode, addressId)] : []),
  ]);
  return changed?.length === 1;
}

/** Removes an address of the user. If it was the default, the newest one becomes the default. @returns `false` if the user has no address with this id */
export async function removeAddress(queries: Queries, userCode: string, addressId: string): Promise<boolean> {
  const [removed] = await queries.batch([
    sql('DELETE FROM address WHERE address_id = ?1 AND user_code = ?2 RETURNING 1', addressId, userCode),
    keepDefault(userCode),
  ]);
  return removed?.length === 1;
}

/** Makes an address of the user the default. @returns `false` if the user has no address with this id */
export async function setDefaultAddress(queries: Queries, userCode: string, addressId: string): Promise<boolean> {
  return (await queries.run(makeDefault(userCode, addressId))) > 0;
}

function makeDefault(userCode: string, addressId: string): Statement {
  return sql(
    `INSERT INTO default_address (user_code, address_id)
     SELECT user_code, address_id FROM address WHERE address_id = ?2 AND user_code = ?1
     ON CONFLICT (user_code) DO UPDATE SET address_id = excluded.address_id`,
    userCode, addressId,
  );
}

/** Makes the newest address the default if there is no default. */
function keepDefault(userCode: string): Statement {
  return sql(
    `INSERT INTO default_address (user_code, address_id)
     SELECT user_code, address_id FROM address WHERE user_code = ?1 ORDER BY number DESC LIMIT 1
     ON CONFLICT (user_code) DO NOTHING`,
    userCode,
  );
}
