import * as contract from '~/upstream/contract/records/region';
import { notFound } from '../http/refusal';
import { handle } from '../http/route';
import { MESSAGES } from './messages';
import { COUNTRY, regionsBelow } from './store';

export const regionRoutes = [
  handle(contract.listProvinces, async (_, { queries }) => ({ rows: await regionsBelow(queries, COUNTRY) })),
  handle(contract.listRegionChildren, async ({ regionCode }, { queries }) => {
    const rows = await regionsBelow(queries, regionCode);
    if (rows.length === 0) throw notFound(MESSAGES.noRegions);
    return { rows };
  }),
];
