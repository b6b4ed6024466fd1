import { DICTIONARY } from '~/domain/text/dictionary';
import { ALL_ROWS } from '~/upstream/contract/base/call';
import { getArticle, listArticles } from '~/upstream/contract/records/portal/article';
import * as content from '~/upstream/contract/records/content';
import { isShopPicture } from '~/domain/product/product-image';
import { check, type Known } from './check';
import { show } from './call-tester';
import type { Findings } from './findings';
import { expectLink, expectText, expectUnique } from './records';

const MOST_LEVELS = 10;

const helpCheck = check(content.listHelp, async (tester) => {
  const rows = (await tester.expectData(ALL_ROWS))?.rows ?? [];
  const ids: string[] = [];
  const walk = (items: content.WireHelpItem[], parent: string | undefined, depth: number): void => {
    for (const item of items) {
      ids.push(item.menuId);
      expectText(tester.findings, 'rows[]', item, 'name');
      const actual = item.parentMenuId || undefined;
      tester.findings.expect(
        actual === undefined || parent === undefined || actual === parent, 'parentMenuId',
        `parentMenuId of ${show(item.menuId)}: expected ${show(parent)} as it stands below it, found ${show(actual)}`,
      );
      if (depth < MOST_LEVELS) walk(item.children ?? [], item.menuId, depth + 1);
    }
  };
  walk(rows, undefined, 0);
  expectUnique(tester.findings, 'menuId', ids);
});

const menuCheck = check(content.listMenu, async (tester) => {
  const rows = (await tester.expectData(ALL_ROWS))?.rows ?? [];
  const all = rows.flatMap((row) => [row, ...(row.children ?? [])]);
  for (const item of all) {
    expectText(tester.findings, 'rows[]', item, 'name');
    expectLink(tester.findings, 'rows[].linkUrl', item.linkUrl);
  }
  expectUnique(tester.findings, 'menuId', all.map(({ menuId }) => menuId));
});

const wordsCheck = check(content.listHotWords, async (tester) => {
  for (const row of (await tester.expectData(ALL_ROWS))?.rows ?? []) {
    expectText(tester.findings, 'rows[]', row, 'word');
    expectLink(tester.findings, 'rows[].linkUrl', row.linkUrl);
  }
});

const searchWordCheck = check(content.getSearchWord, async (tester) => void (await tester.expectData({})));

/** Pages take their labels from the dictionary, so every code must be in it. */
const dictionaryCheck = check(content.getDictionaries, async (tester) => {
  const types = await tester.expectData({});
  if (!types) return;
  for (const [type, entries] of Object.entries(DICTIONARY)) {
    const found = types[type];
    if (!tester.findings.expect(found !== undefined, `type ${type}`, `${type}: expected its codes, found no such type`)) continue;
    const codes = new Set(found?.map(({ code }) => code));
    const missing = entries.map(({ code }) => code).filter((code) => !codes.has(code));
    tester.findings.expect(missing.length === 0, `codes ${type}`, `${type}: expected also ${missing.join(', ')}`);
    for (const entry of found ?? []) expectText(tester.findings, type, entry, 'name');
  }
});

const discountCheck = check(content.getDiscountRule, async (tester) => {
  expectPeriod(tester.findings, (await tester.expectData({})) ?? undefined);
});

const bannersCheck = check(content.listBanners, async (tester, known) => {
  const { findings } = tester;
  const byDefault = await tester.expectData({});
  const chinese = await tester.expectData({ clientType: 'PC' });
  const english = await tester.expectData({ clientType: 'PC_EN' });
  const ids = (answer: typeof byDefault) => answer?.rows.map(({ bannerId }) => bannerId).join();
  if (byDefault && chinese) {
    findings.expect(ids(byDefault) === ids(chinese), 'clientType', 'clientType: expected PC by default, found other banners without it than with PC');
  }
  for (const row of [...(chinese?.rows ?? []), ...(english?.rows ?? [])]) {
    expectLink(findings, 'rows[].linkUrl', row.linkUrl);
    notePicture(known, row.photoUrl);
  }
  await tester.expectRefused({ clientType: 'TELETEXT' }, 'unknown clientType');
});

const floorsCheck = check(content.listFloors, async (tester, { catalogue, recommended }) => {
  const codes = catalogue && new Set(catalogue.catalogs.map(({ code }) => code));
  for (const floor of (await tester.expectData({}))?.rows ?? []) {
    const { catalogCode, recommendGoodsId, links = [] } = floor;
    expectText(tester.findings, 'rows[]', floor, 'name');
    for (const { linkUrl } of links) expectLink(tester.findings, 'rows[].links[].linkUrl', linkUrl);
    if (codes && catalogCode) {
      tester.findings.expect(codes.has(catalogCode), 'catalogCode', `rows[].catalogCode: expected a code of the catalogue, found ${show(catalogCode)}`);
    }
    if (recommended.length > 0 && recommendGoodsId) {
      tester.findings.expect(recommended.includes(recommendGoodsId), 'recommendGoodsId', `rows[].recommendGoodsId: expected a listed recommendation, found ${show(recommendGoodsId)}`);
    }
  }
});

const noticesCheck = check(content.listNotices, async (tester) => {
  const rows = (await tester.expectData({}))?.rows ?? [];
  for (const row of rows) expectText(tester.findings, 'rows[]', row, 'title');
  expectUnique(tester.findings, 'noticeId', rows.map(({ noticeId }) => noticeId));
});

const linksCheck = check(content.listFriendlyLinks, async (tester) => {
  for (const row of (await tester.expectData({}))?.rows ?? []) {
    expectText(tester.findings, 'rows[]', row, 'name');
    expectLink(tester.findings, 'rows[].linkUrl', row.linkUrl);
  }
});

const popupCheck = check(content.getPopup, async (tester, known) => {
  const popup = await tester.expectData({});
  if (!popup) return;
  expectLink(tester.findings, 'linkUrl', popup.linkUrl);
  expectPeriod(tester.findings, popup);
  notePicture(known, popup.photoUrl);
});

const articlesCheck = check(listArticles, async (tester, known) => {
  const rows = (await tester.expectData({}))?.rows ?? [];
  for (const row of rows) {
    expectText(tester.findings, 'rows[]', row, 'title');
    notePicture(known, row.photoUrl);
  }
  expectUnique(tester.findings, 'articleKey', rows.map(({ articleKey }) => articleKey));
  known.articleKey = rows[0]?.articleKey;
});

const articleCheck = check(getArticle, async (tester, { articleKey }) => {
  const unknown = await tester.expectData({ articleKey: 'no:such article' });
  tester.findings.expect(!unknown, 'unknown key', `an unknown articleKey: expected null, found ${show(unknown)}`);
  await tester.expectRefused({}, 'payload without articleKey');
  if (articleKey === undefined) return;
  const found = await tester.expectData({ articleKey });
  tester.findings.expect(found?.articleKey === articleKey, 'articleKey', `articleKey: expected ${show(articleKey)}, found ${show(found?.articleKey)}`);
  if (found) for (const name of ['title', 'content'] as const) expectText(tester.findings, 'data', found, name);
});

function expectPeriod(findings: Findings, period: { startTime?: string | undefined; endTime?: string | undefined } | undefined): void {
  const { startTime, endTime } = period ?? {};
  if (!startTime || !endTime) return;
  findings.expect(startTime <= endTime, 'period', `endTime: expected not before startTime ${show(startTime)}, found ${show(endTime)}`);
}

/** Pictures of the shop itself are not asked for. */
function notePicture({ pictures }: Known, url: string | undefined): void {
  if (url && !isShopPicture(url)) pictures.push(url);
}

export const CONTENT_CHECKS = [
  helpCheck, wordsCheck, menuCheck, searchWordCheck, dictionaryCheck, discountCheck, bannersCheck, floorsCheck, noticesCheck, linksCheck,
  popupCheck, articlesCheck, articleCheck,
];
