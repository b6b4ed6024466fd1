import { describe, expect, test } from 'vitest';
import { PROVINCES_WITHOUT_CHILDREN } from '~/domain/account/region-codes';
import { createAccount } from '~/upstream/account';
import { regionRows } from '../../functions/mall/region/divisions';
import { good, TRADE_AT_ONCE, World } from './fake-upstream';

describe('the regions below one', () => {
  test.each(PROVINCES_WITHOUT_CHILDREN)('%s, a province without regions below, is its own only child, without a call', async (code) => {
    const world = new World();
    const row = regionRows().find(({ parent }) => parent === code);
    for (const [language, regionName] of [['cn', row?.nameCn], ['en', row?.nameEn]] as const) {
      expect(await createAccount(world.visit({ language }), language, TRADE_AT_ONCE).regionsBelow(code)).toEqual([{ regionCode: code, regionName, parentCode: code }]);
    }
    expect(world.upstream.seen).toEqual([]);
  });

  test.each(['1', '1-44', '1-44-4403'])('%s are requested', async (code) => {
    const world = new World();
    world.upstream.answer = () => good({ rows: [] });
    await createAccount(world.visit(), 'en', TRADE_AT_ONCE).regionsBelow(code);
    expect(world.upstream.seen).toHaveLength(1);
  });
});
