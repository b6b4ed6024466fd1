/** Province, city and district (README, "Regions"). */

/** Codes of regions: `1` country, `1-44` province, `1-44-4403` city, `1-44-4403-440305` district. */
export const REGION_CODE = /^1(?:-\d{2,6}){0,3}$/;

/** The country, above the provinces. */
export const COUNTRY = '1';

/** A region of China. */
export interface Region {
  /** For example `1-44`, `1-44-4403` or `1-44-4403-440305`. */
  regionCode: string;
  regionName: string;
  parentCode: string;
}

/** The chosen codes; `null`: not chosen yet. */
export interface RegionSelection {
  province: string | null;
  city: string | null;
  district: string | null;
}

/** Hong Kong, Macao, Taiwan, Beijing, Tianjin, Shanghai and Chongqing: they have no level below. */
export const PROVINCES_WITHOUT_CHILDREN: readonly string[] = ['1-81', '1-82', '1-71', '1-11', '1-12', '1-31', '1-50'];

const HONG_KONG = '1-81';

/** The code of Hong Kong in order addresses. */
export const HONG_KONG_ORDER_CODE = 'P5001';

/** Whether a province has a level below. */
export function hasChildLevel(provinceCode: string): boolean {
  return !PROVINCES_WITHOUT_CHILDREN.includes(provinceCode);
}

/**
 * Chooses a province, and clears city and district. A province without a level below is its own city and district.
 */
export function chooseProvince(province: string): RegionSelection {
  const child = hasChildLevel(province) ? null : province;
  return { province, city: child, district: child };
}

/** Chooses a city of the chosen province, and clears the district. A province that is its own city is also its own district. */
export function chooseCity(selection: RegionSelection, city: string): RegionSelection {
  return { ...selection, city, district: hasChildLevel(city) ? null : city };
}

/** The code of a province in an order address: `P5001` for Hong Kong, otherwise its own code. */
export function orderProvinceCode(provinceCode: string): string {
  return provinceCode === HONG_KONG ? HONG_KONG_ORDER_CODE : provinceCode;
}
