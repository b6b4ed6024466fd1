import type { Data } from '~/upstream/contract/base/call';
import type { searchGoods } from '~/upstream/contract/records/search';
import { show } from './call-tester';
import type { Findings } from './findings';
import { expectText, expectUnique } from './records';

type Answer = Data<typeof searchGoods>;
type Level = Answer['catalogs'][number];

/** Expects a category tree of up to three levels, each category below a parent of the level above. */
export function expectCategories(findings: Findings, { catalogs, page }: Answer): void {
  findings.expect(catalogs.length > 0, 'catalogs', 'catalogs: expected the category tree in a search without conditions, found none');
  expectUnique(findings, 'catalogs.code', catalogs.map(({ code }) => code));
  const byCode = new Map(catalogs.map((level) => [level.code, level]));
  for (const level of catalogs) {
    expectText(findings, 'catalogs[]', level, 'name');
    expectCategory(findings, level, level.parentCode ? byCode.get(level.parentCode) : undefined);
  }
  for (const { catalogCode } of page.rows) {
    findings.expect(
      catalogCode === undefined || byCode.has(catalogCode), 'rows.catalogCode',
      `page.rows[].catalogCode: expected a code of the tree, found ${show(catalogCode)}`,
    );
  }
}

function expectCategory(findings: Findings, { code, parentCode, count }: Level, parent: Level | undefined): void {
  const depth = depthOf(code);
  if (!findings.expect(depth > 0, 'catalogs.code form', `catalogs[].code: expected {level}_{number} of level 1 to 3, found ${show(code)}`)) return;
  const place = `catalogs[].parentCode of ${code}`;
  if (depth === 1) {
    findings.expect(!parentCode, 'catalogs.parentCode', `${place}: expected none on level 1, found ${show(parentCode)}`);
  } else if (!parent) {
    findings.expect(false, 'catalogs.parentCode', `${place}: expected a code of the tree, found ${show(parentCode)}`);
  } else {
    findings.expect(depthOf(parent.code) === depth - 1, 'catalogs.parentCode', `${place}: expected a code of level ${depth - 1}, found ${show(parentCode)}`);
    findings.expect(parent.count >= count, 'catalogs.count', `catalogs[].count of ${parent.code}: expected at least ${count} as of ${code} below it, found ${parent.count}`);
  }
}

function depthOf(code: string): number {
  return Number(/^([123])_[^_]+$/.exec(code)?.[1] ?? 0);
}
