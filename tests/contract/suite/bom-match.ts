import { normalisePartNumber } from '~/domain/values/part-number';
import { listChoices, matchBom, rememberChoice } from '~/upstream/contract/records/bom-match';
import { check } from './check';
import { show } from './call-tester';
import { expectGoods, expectUnique } from './records';
import { expectSignIn } from './sign-in';

const NO_PART = 'no-such-part-7791';
const WRITES = 'needs --write';
const SIGNED_IN = 'the signed-in user needs a sign-in';
const CHOICE = { from: 'contract suite 7791', goodsId: NO_PART };

const matchCheck = check(matchBom, async (tester, { rows }) => {
  const { findings } = tester;
  await tester.expectRefused({ lines: [] }, 'no lines');
  await tester.expectRefused({ lines: [{ line: 0, mpn: NO_PART }] }, 'line 0');
  const [part] = rows;
  if (!part) return findings.note('needs a part of goods/search');
  const { mpn } = part;
  const otherPackage = part.packageName === '0603' ? 'DIP-8' : '0603';
  const lines = [{ line: 1, mpn }, { line: 7, mpn: NO_PART }, { line: 9, mpn, package: otherPackage }];
  const found = (await tester.expectData({ lines }))?.rows;
  if (!found) return;
  const numbers = found.map(({ line }) => line);
  findings.expect(show(numbers) === show([1, 7, 9]), 'rows', `rows[].line: expected one row for each line, [1,7,9], found ${show(numbers)}`);
  for (const { line, state, rung, candidates } of found) {
    const where = `line ${line}`;
    findings.expect((candidates.length > 0) === (rung !== undefined), 'rung', `rung of ${where}: expected one with ${candidates.length} candidates, found ${show(rung)}`);
    findings.expect(candidates.length > 0 || state === 'not_found', 'state', `state of ${where} without candidates: expected "not_found", found ${show(state)}`);
    expectUnique(findings, 'rows[].candidates[].goods.id', candidates.map(({ goods }) => goods.id));
    for (const { goods } of candidates) expectGoods(findings, 'rows[].candidates[].goods', goods);
  }
  const [known, unknown, other] = [1, 7, 9].map((number) => found.find(({ line }) => line === number));
  const first = known?.candidates[0]?.goods.mpn ?? '';
  findings.expect(!known || normalisePartNumber(first) === normalisePartNumber(mpn), 'candidates', `first candidate of ${show(mpn)}: expected that part number, found ${show(first)}`);
  findings.expect(unknown?.state !== 'matched', 'unknown number', `state of an unknown part number: expected another than "matched", found ${show(unknown?.state)}`);
  findings.expect(other?.state !== 'matched', 'other package', `state of a part number with another package: expected another than "matched", found ${show(other?.state)}`);
});

const rememberCheck = check(rememberChoice, async (tester, { user }, { write }) => {
  const { findings } = tester;
  await expectSignIn(tester, CHOICE);
  await tester.expectRefused({ from: '', goodsId: NO_PART }, 'empty from', user);
  if (!write) return findings.note(WRITES);
  if (!user) return findings.note(SIGNED_IN);
  for (const goodsId of ['other-part-7791', NO_PART]) await tester.expectData({ ...CHOICE, goodsId }, user);
  const found = (await tester.unreported(listChoices).expectData({}, user))?.rows.filter(({ from }) => from === CHOICE.from);
  findings.expect(!found || show(found) === show([CHOICE]), 'listed', `choice made twice: expected the second, ${show([CHOICE])}, found ${show(found)}`);
});

const choicesCheck = check(listChoices, async (tester, { user }) => {
  const { findings } = tester;
  await expectSignIn(tester, {});
  if (!user) return findings.note(SIGNED_IN);
  const rows = (await tester.expectData({}, user))?.rows;
  if (rows) expectUnique(findings, 'from', rows.map(({ from }) => from));
});

export const BOM_MATCH_CHECKS = [matchCheck, rememberCheck, choicesCheck];
