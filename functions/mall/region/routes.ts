import * as contract from '~/upstream/contract/records/region';
import { notFound } from '../http/refusal';
import { handle } from '../http/route';
import { COUNTRY, regionsBelow } from './store';

const NO_REGIONS = { cn: '没有这个地区，或者它没有下级地区。', en: 'There is no such region, or there are none below it.' };

export const regionRoutes = [
  handle(contract.listProvinces, async (_, { queries }) => ({ rows: await regionsBelow(queries, COUNTRY) })),
  handle(contract.listRegionChildren, async ({ regionCode }, { queries }) => {
    const rows = await regionsBelow(queries, regionCode);
    if (rows.length === 0) throw notFound(NO_REGIONS);
    return { rows };
  }),
];
