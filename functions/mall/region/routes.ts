import * as contract from '~/upstream/contract/region';
import { notFound } from '../refusal';
import { handle } from '../route';
import { PROVINCES, type Region } from './cities';

export const regionRoutes = [
  handle(contract.listProvinces, async () => ({ rows: provinces() })),
  handle(contract.listRegionChildren, async ({ regionCode }) => {
    const rows = childrenOf(regionCode);
    if (!rows) throw notFound({ cn: '没有这个地区。', en: 'There is no such region.' });
    return { rows };
  }),
];

function provinces(): Region[] {
  return [...PROVINCES.values()].map(({ region }) => region);
}

/**
 * The regions below one; `undefined` for a code that does not exist. A province without child level is its own
 * only child (section 4); districts are not in the table, so prefectures have none.
 */
function childrenOf(code: string): Region[] | undefined {
  if (code === '1') return provinces();
  const province = PROVINCES.get(code);
  if (province) return province.children.length > 0 ? province.children : [{ ...province.region, parentCode: code }];
  const above = PROVINCES.get(code.split('-').slice(0, 2).join('-'));
  return above?.children.some((city) => city.regionCode === code) ? [] : undefined;
}
