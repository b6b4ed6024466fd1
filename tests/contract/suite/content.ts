import { DICTIONARY } from '~/domain/text/dictionary';
import { ALL_ROWS } from '~/upstream/contract/base/call';
import * as content from '~/upstream/contract/records/content';
import { check } from './check';
import { show } from './exam';
import type { Findings } from './findings';
import { expectLink, expectText, expectUnique } from './records';

const MOST_LEVELS = 10;

const helpCheck = check(content.listHelp, async (exam) => {
  const rows = (await exam.good(ALL_ROWS))?.rows ?? [];
  const ids: string[] = [];
  const walk = (items: content.WireHelpItem[], parent: string | undefined, depth: number): void => {
    for (const item of items) {
      ids.push(item.menuId);
      expectText(exam.findings, 'rows[]', item, 'name');
      const told = item.parentMenuId || undefined;
      exam.findings.expect(
        told === undefined || parent === undefined || told === parent, 'parentMenuId',
        `parentMenuId of ${show(item.menuId)}: expected ${show(parent)} as it stands below it, found ${show(told)}`,
      );
      if (depth < MOST_LEVELS) walk(item.children ?? [], item.menuId, depth + 1);
    }
  };
  walk(rows, undefined, 0);
  expectUnique(exam.findings, 'menuId', ids);
});

const menuCheck = check(content.listMenu, async (exam) => {
  const rows = (await exam.good(ALL_ROWS))?.rows ?? [];
  const all = rows.flatMap((row) => [row, ...(row.children ?? [])]);
  for (const item of all) {
    expectText(exam.findings, 'rows[]', item, 'name');
    expectLink(exam.findings, 'rows[].linkUrl', item.linkUrl);
  }
  expectUnique(exam.findings, 'menuId', all.map(({ menuId }) => menuId));
});

const wordsCheck = check(content.listHotWords, async (exam) => {
  for (const row of (await exam.good(ALL_ROWS))?.rows ?? []) {
    expectText(exam.findings, 'rows[]', row, 'word');
    expectLink(exam.findings, 'rows[].linkUrl', row.linkUrl);
  }
});

const searchWordCheck = check(content.getSearchWord, async (exam) => void (await exam.good({})));

/** Every code of the trade, since pages take their labels from here. */
const dictionaryCheck = check(content.getDictionaries, async (exam) => {
  const types = await exam.good({});
  if (!types) return;
  for (const [type, entries] of Object.entries(DICTIONARY)) {
    const found = types[type];
    if (!exam.findings.expect(found !== undefined, `type ${type}`, `${type}: expected its codes, found no such type`)) continue;
    const codes = new Set(found?.map(({ code }) => code));
    const missing = entries.map(({ code }) => code).filter((code) => !codes.has(code));
    exam.findings.expect(missing.length === 0, `codes ${type}`, `${type}: expected also ${missing.join(', ')}`);
    for (const entry of found ?? []) expectText(exam.findings, type, entry, 'name');
  }
});

const discountCheck = check(content.getDiscountRule, async (exam) => {
  judgePeriod(exam.findings, (await exam.good({})) ?? undefined);
});

const bannersCheck = check(content.listBanners, async (exam, known) => {
  const { findings } = exam;
  const byDefault = await exam.good({});
  const chinese = await exam.good({ clientType: 'PC' });
  const english = await exam.good({ clientType: 'PC_EN' });
  const ids = (answer: typeof byDefault) => answer?.rows.map(({ bannerId }) => bannerId).join();
  if (byDefault && chinese) {
    findings.expect(ids(byDefault) === ids(chinese), 'clientType', 'clientType: expected PC by default, found other banners without it than with PC');
  }
  for (const row of [...(chinese?.rows ?? []), ...(english?.rows ?? [])]) {
    expectLink(findings, 'rows[].linkUrl', row.linkUrl);
    if (row.photoUrl) known.pictures.push(row.photoUrl);
  }
  await exam.refuses({ clientType: 'TELETEXT' }, 'unknown clientType');
});

const floorsCheck = check(content.listFloors, async (exam, { catalogue, recommended }) => {
  const codes = catalogue && new Set(catalogue.catalogs.map(({ code }) => code));
  for (const floor of (await exam.good({}))?.rows ?? []) {
    const { catalogCode, recommendGoodsId, links = [] } = floor;
    expectText(exam.findings, 'rows[]', floor, 'name');
    for (const { linkUrl } of links) expectLink(exam.findings, 'rows[].links[].linkUrl', linkUrl);
    if (codes && catalogCode) {
      exam.findings.expect(codes.has(catalogCode), 'catalogCode', `rows[].catalogCode: expected a code of the catalogue, found ${show(catalogCode)}`);
    }
    if (recommended.length > 0 && recommendGoodsId) {
      exam.findings.expect(recommended.includes(recommendGoodsId), 'recommendGoodsId', `rows[].recommendGoodsId: expected a listed recommendation, found ${show(recommendGoodsId)}`);
    }
  }
});

const noticesCheck = check(content.listNotices, async (exam) => {
  const rows = (await exam.good({}))?.rows ?? [];
  for (const row of rows) expectText(exam.findings, 'rows[]', row, 'title');
  expectUnique(exam.findings, 'noticeId', rows.map(({ noticeId }) => noticeId));
});

const linksCheck = check(content.listFriendlyLinks, async (exam) => {
  for (const row of (await exam.good({}))?.rows ?? []) {
    expectText(exam.findings, 'rows[]', row, 'name');
    expectLink(exam.findings, 'rows[].linkUrl', row.linkUrl);
  }
});

const popupCheck = check(content.getPopup, async (exam, known) => {
  const popup = await exam.good({});
  if (!popup) return;
  expectLink(exam.findings, 'linkUrl', popup.linkUrl);
  judgePeriod(exam.findings, popup);
  if (popup.photoUrl) known.pictures.push(popup.photoUrl);
});

const feedbackCheck = check(content.saveFeedback, async (exam, _, { write }) => {
  if (!write) return exam.findings.note('needs --write');
  await exam.good({ type: 'other', content: 'A message of the contract suite.' });
  await exam.refuses({ type: 'other' }, 'feedback without content');
});

function judgePeriod(findings: Findings, period: { startTime?: string | undefined; endTime?: string | undefined } | undefined): void {
  const { startTime, endTime } = period ?? {};
  if (!startTime || !endTime) return;
  findings.expect(startTime <= endTime, 'period', `endTime: expected not before startTime ${show(startTime)}, found ${show(endTime)}`);
}

export const CONTENT_CHECKS = [
  helpCheck, wordsCheck, menuCheck, searchWordCheck, dictionaryCheck, discountCheck, bannersCheck, floorsCheck, noticesCheck, linksCheck,
  popupCheck, feedbackCheck,
];
