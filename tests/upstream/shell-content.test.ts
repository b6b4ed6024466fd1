import { describe, expect, test } from 'vitest';
import { createShop } from '~/upstream/shop';
import { good, refused, World, type Seen } from './fake-upstream';

/** The content of an upstream, by the path of the call. */
const CONTENT: Record<string, unknown> = {
  'menuConfig/qryMenuConfigByPage': { rows: [{ menuId: '1', nameEn: 'Resistors', linkUrl: '/product_list/catalogue/1_01' }] },
  'wordConfig/qryWordConfigByPage': { rows: [{ wordEn: 'LM358' }] },
  'wordConfig/getSearchWord': '  Part number or value \n',
  'helpCenter/qryHelpCenterConfigByPage': { rows: [{ menuId: 'h', nameEn: 'Help', showFlag: 'T' }] },
  'friendlyLinkConfig/qryFriendlyLinkConfigList': { rows: [{ nameEn: 'Partner', linkUrl: 'https://partner.example/' }] },
  'goods/search': { brands: [], catalogs: [{ code: '1_01', nameEn: 'Resistors', count: 1 }], page: { pageNo: 1, pageSize: 1, total: 0, totalPage: 0, rows: [] } },
};

const pathOf = ({ url }: Seen) => new URL(url).pathname.replace('/api/farad/', '');

describe('what every page shows', () => {
  test('is menu, popular words, search word, help, partners and categories, each asked for once', async () => {
    const world = new World();
    world.upstream.answer = (seen) => good(CONTENT[pathOf(seen)]);
    const shell = await createShop(world.visit(), 'en', 'PC_EN', 'Asia/Shanghai').shell();
    expect(shell).toMatchObject({
      menu: [{ name: 'Resistors' }], hotWords: [{ word: 'LM358' }], helpMenu: [{ name: 'Help' }], friendlyLinks: [{ name: 'Partner' }],
    });
    expect(world.upstream.seen.map(pathOf).sort()).toEqual(Object.keys(CONTENT).sort());
  });

  test('has the search word without the blanks around it', async () => {
    const world = new World();
    world.upstream.answer = (seen) => good(CONTENT[pathOf(seen)]);
    expect((await createShop(world.visit(), 'en', 'PC_EN', 'Asia/Shanghai').shell()).searchWord).toBe('Part number or value');
  });
});

test('a search that fails is rejected with the error as it came', async () => {
  const world = new World();
  const shop = createShop(world.visit(), 'en', 'PC_EN', 'Asia/Shanghai');
  world.upstream.answer = () => refused('ERR-SEARCH-7', 'The index is being built');
  const { snapshot, live } = shop.search({ keyword: 'LM358' });
  await expect(snapshot).rejects.toMatchObject({ failure: { kind: 'refused', code: 'ERR-SEARCH-7', message: 'The index is being built' } });
  expect(await live).toMatchObject({ ok: false });
});
