import { sql, type Queries } from '../db/queries';

/** The code of China, the country above all provinces. */
export const COUNTRY = '1';

export interface Region {
  regionCode: string;
  regionNameCn: string;
  regionNameEn: string;
  parentCode: string;
}

/** The region codes of an address. Each region lies in the region before it. */
export interface RegionPath {
  province: string;
  city: string;
  district: string;
}

/** Reads the regions below a region, in the order of the standard; empty for a district or an unknown code. */
export function regionsBelow(queries: Queries, code: string): Promise<Region[]> {
  return queries.all<Region>(sql(
    `SELECT code AS regionCode, name_cn AS regionNameCn, name_en AS regionNameEn, parent AS parentCode
     FROM region WHERE parent = ?1 ORDER BY code`,
    code,
  ));
}

/** Finds the first level whose code is not a region of the level above. @returns `undefined` if all codes are right */
export async function wrongRegion(queries: Queries, { province, city, district }: RegionPath): Promise<keyof RegionPath | undefined> {
  const found = await queries.first<Record<keyof RegionPath, number>>(sql(
    `SELECT EXISTS (SELECT 1 FROM region WHERE parent = ?4 AND code = ?1) AS province,
       EXISTS (SELECT 1 FROM region WHERE parent = ?1 AND code = ?2) AS city,
       EXISTS (SELECT 1 FROM region WHERE parent = ?2 AND code = ?3) AS district`,
    province, city, district, COUNTRY,
  ));
  return (['province', 'city', 'district'] as const).find((level) => !found?.[level]);
}

/** Reads the names of an address's regions in both languages. A region that no longer exists has no name. */
export async function regionNames(
  queries: Queries, { province, city, district }: RegionPath,
): Promise<Partial<Record<`${keyof RegionPath}Name${'Cn' | 'En'}`, string>>> {
  const rows = await queries.all<{ level: keyof RegionPath; name_cn: string; name_en: string }>(sql(
    `SELECT 'province' AS level, name_cn, name_en FROM region WHERE parent = ?4 AND code = ?1
     UNION ALL SELECT 'city', name_cn, name_en FROM region WHERE parent = ?1 AND code = ?2
     UNION ALL SELECT 'district', name_cn, name_en FROM region WHERE parent = ?2 AND code = ?3`,
    province, city, district, COUNTRY,
  ));
  return Object.fromEntries(rows.flatMap(({ level, name_cn, name_en }) => [[`${level}NameCn`, name_cn], [`${level}NameEn`, name_en]]));
}
