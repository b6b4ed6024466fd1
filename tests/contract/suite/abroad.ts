import { listFreight, listRates } from '~/upstream/contract/records/portal/abroad';
import { check } from './check';
import { show } from './call-tester';
import { expectText, expectUnique } from './records';

/** Freight to other countries, and rates of other currencies. */

const freightCheck = check(listFreight, async (tester) => {
  const { findings } = tester;
  const rows = (await tester.expectData({}))?.rows ?? [];
  expectUnique(findings, 'zoneId', rows.map(({ zoneId }) => zoneId));
  expectUnique(findings, 'countries', rows.flatMap(({ countries }) => countries));
  for (const row of rows) {
    expectText(findings, 'rows[]', row, 'name');
    const rises = row.classes.every(({ upTo }, index) => upTo > (row.classes[index - 1]?.upTo ?? 0));
    findings.expect(rises, 'classes', `classes of ${show(row.zoneId)}: expected rising weights, found ${show(row.classes.map(({ upTo }) => upTo))}`);
  }
});

const ratesCheck = check(listRates, async (tester) => {
  expectUnique(tester.findings, 'currency', ((await tester.expectData({}))?.rows ?? []).map(({ currency }) => currency));
});

export const ABROAD_CHECKS = [freightCheck, ratesCheck];
