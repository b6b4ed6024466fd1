import * as v from 'valibot';
import { REGION_CODE } from '../../../domain/account/region-codes';
import { call, nothing } from '../base/call';
import { optionalText, rows, text, texts } from '../base/fields';

/** `1` country, `1-44` province, `1-44-4403` city, `1-44-4403-440305` district. */
export const regionCode = v.pipe(text, v.regex(REGION_CODE));

const region = v.object({ regionCode: text, ...texts('regionName'), parentCode: optionalText });

export const listProvinces = call({
  name: 'region/qryChinaProvinceList', group: 'region', method: 'POST', policy: 'content',
  path: 'region/qryChinaProvinceList', payload: nothing, data: rows(region), summary: 'Provinces of China',
});

export const listRegionChildren = call({
  name: 'region/qryChildrenRegionByCode', group: 'region', method: 'POST', policy: 'content',
  path: 'region/qryChildrenRegionByCode',
  payload: v.object({ regionCode }),
  data: rows(region), summary: 'Regions below one',
});
