import type { Call, Payload } from '~/upstream/contract/base/call';
import { copyBom, getBom, listBoms, listBomVersions, removeBom, revokeShare, saveBom, shareBom } from '~/upstream/contract/records/stored-bom';
import { check } from './check';
import { show, type CallTester } from './call-tester';
import { expectUnique } from './records';
import type { Credentials } from './server';
import { expectRefusal, expectSignIn } from './sign-in';

/** Bills of materials of anonymous visitors and of users. The suite removes what it stores. */

export const NO_BOM = 'no-such-bom-7791';
export const NO_KEY = 'no-such-key-7791-no-such-key-7791-no-such-k';
const WRITES = 'needs --write';
const SIGNED_IN = 'the signed-in user needs a sign-in';
const STORED = 'needs a sound bom/saveBom';
const SHARED = 'needs a sound bom/shareBom';

type Owner = { bomKey?: string };

const LINES = [
  { line: 1, row: 2, designators: ['R1', 'R2'], quantity: 2, mpn: 'SUITE-1', value: '10k', package: '0402', cells: ['R1,R2', 'SUITE-1', '10k'] },
  { line: 2, row: 3, designators: ['C1'], quantity: 1, text: '100 nF 电容', skip: 'dnp' as const, cells: ['C1', '', '100 nF 电容'] },
];
const BOM = {
  name: 'Contract suite',
  mapping: { sheet: 'suite', header: { first: 1, last: 1 }, columns: [{ index: 0, name: 'Ref', field: 'designators' as const, confidence: 1 }] },
  lines: LINES, repairs: [{ id: '2:1', row: 2, field: 'mpn' as const, before: '1E+2', after: '100', kind: 'exponent' as const }], settings: { sets: 3, loss: '2.5', minLoss: { tiny: 5, small: 1, large: 0 }, goal: 'cheapest' as const },
  source: { name: 'suite.csv', kind: 'text' as const, encoding: 'utf-8', delimiter: ',' as const, sheets: [{ name: 'suite', rows: LINES.map(({ row, cells }) => ({ row, cells })) }] },
} satisfies Payload<typeof saveBom>;
/** The characters and bytes of the cells of its file. */
const LEAST_CHARACTERS = LINES.flatMap(({ cells }) => cells).join('').length;
const LEAST_BYTES = new TextEncoder().encode(LINES.flatMap(({ cells }) => cells).join('')).length;
const PARTS = [{ line: 1, goodsId: 'no-such-part-7791', mpn: 'SUITE-1', quantity: 6, unitPrice: '0.5', stock: 10 }];

const saveCheck = check(saveBom, async (tester, known, { write }) => {
  const { findings } = tester;
  await tester.expectRefused({ name: 'x' }, 'payload without lines');
  await expectSignIn(tester, { ...BOM, saved: 'T' });
  expectRefusal(tester, await tester.send({ bomNo: NO_BOM, version: 1, name: 'x' }), 'unknown bomNo');
  if (!write) return findings.note(WRITES);
  const { user } = known;
  const first = await tester.expectData(BOM);
  if (!first) return;
  const { bomNo, bomKey } = first;
  if (!findings.expect(bomKey !== undefined, 'bomKey', 'bomKey: expected that of a new bill of materials, found nothing') || bomKey === undefined) return;
  const changed = await tester.expectData({ bomNo, bomKey, version: first.version, name: 'Contract suite, changed' });
  if (!changed) return;
  findings.expect(changed.version > first.version, 'version', `version of a change: expected more than ${first.version}, found ${show(changed.version)}`);
  expectRefusal(tester, await tester.send({ bomNo, bomKey, version: first.version, name: 'late' }), 'outdated version');
  expectRefusal(tester, await tester.send({ bomNo, version: changed.version, name: 'x' }), 'bomNo without its key');
  // With a key chosen by the visitor, a second visitor could read what the first one stored.
  const taken = await tester.expectData({ ...BOM, bomKey: NO_KEY });
  findings.expect(taken?.bomKey !== NO_KEY, 'new bomKey', 'bomKey: expected a new one in place of an unknown one, found the unknown one');
  if (taken) await remove(tester, taken);
  if (!findings.has()) known.bom = { bomNo, bomKey };
  if (!user) return findings.note(SIGNED_IN);
  const own = await tester.expectData({ ...BOM, saved: 'T' }, user);
  findings.expect(own?.bomKey === undefined, 'bomKey of a user', `bomKey for a signed-in user: expected none, found ${show(own?.bomKey)}`);
  if (own && !findings.has()) known.savedBom = { bomNo: own.bomNo, version: own.version };
});

const getCheck = check(getBom, async (tester, { bom, savedBom, user }, { write }) => {
  const { findings } = tester;
  await tester.expectRefused({}, 'payload without bomNo');
  expectRefusal(tester, await tester.send({ bomNo: NO_BOM }), 'unknown bomNo');
  expectRefusal(tester, await tester.send({ shareKey: NO_KEY }), 'unknown shareKey');
  if (!write) return findings.note(WRITES);
  if (!bom) return findings.note(STORED);
  const found = await tester.expectData({ ...bom, withSource: 'T' });
  if (found) {
    expectSame(tester, 'name', found.name, 'Contract suite, changed');
    for (const field of ['lines', 'mapping', 'settings', 'repairs', 'source'] as const) expectSame(tester, field, found[field], BOM[field]);
    expectSame(tester, 'saved', found.saved, 'F');
    expectSame(tester, 'bomKey', found.bomKey, bom.bomKey);
  }
  const preview = await tester.expectData({ ...bom, withPreview: 'T' });
  if (preview) expectSame(tester, 'preview', preview.source.sheets, BOM.source.sheets);
  const plain = await tester.expectData(bom);
  const brief = await tester.expectData({ ...bom, brief: 'T' });
  if (brief) {
    const { lines, repairs, repaired = repairs.length, readCharacters = LEAST_BYTES } = brief;
    expectSame(tester, 'brief', lines, BOM.lines);
    expectSame(tester, 'brief repairs', [repaired, repairs], [BOM.repairs.length, BOM.repairs]);
    findings.expect(readCharacters >= LEAST_CHARACTERS, 'readCharacters', `readCharacters: expected at least the ${LEAST_CHARACTERS} of the cells, found ${readCharacters}`);
  }
  findings.expect(plain?.source.sheets.every(({ rows }) => rows === undefined) ?? true, 'source', 'source.sheets: expected no rows without withSource, found some');
  const { storedBytes = LEAST_BYTES } = plain?.source ?? {};
  findings.expect(storedBytes >= LEAST_BYTES, 'source.storedBytes', `source.storedBytes: expected at least the ${LEAST_BYTES} bytes of the cells, found ${storedBytes}`);
  expectRefusal(tester, await tester.send({ bomNo: bom.bomNo }), 'bomNo without its key');
  if (!user || !savedBom) return findings.note(SIGNED_IN);
  expectRefusal(tester, await tester.send({ bomNo: savedBom.bomNo }), 'bomNo of a user without a token');
  const own = await tester.expectData(bom, user);
  findings.expect(own?.bomKey === undefined, 'bomKey used up', `bomKey after the bills of materials became the user’s: expected none, found ${show(own?.bomKey)}`);
  expectRefusal(tester, await tester.send(bom), 'key that is used up');
});

const listCheck = check(listBoms, async (tester, { savedBom, user }, { write }) => {
  const { findings } = tester;
  await expectSignIn(tester, {});
  if (!user) return findings.note(SIGNED_IN);
  const rows = (await tester.expectData({}, user))?.rows;
  if (!rows) return;
  expectUnique(findings, 'bomNo', rows.map(({ bomNo }) => bomNo));
  if (!write) return;
  if (!savedBom) return findings.note(STORED);
  const own = rows.find(({ bomNo }) => bomNo === savedBom.bomNo);
  findings.expect(own?.saved === 'T' && own.lines === LINES.length, 'listed', `saved bill of materials: expected ${LINES.length} lines and saved T, found ${show(own)}`);
});

const historyCheck = check(listBomVersions, async (tester, { savedBom, user }, { write }) => {
  const { findings } = tester;
  await expectSignIn(tester, { bomNo: NO_BOM });
  if (!user) return findings.note(SIGNED_IN);
  expectRefusal(tester, await tester.send({ bomNo: NO_BOM }, user), 'unknown bomNo');
  if (!write) return findings.note(WRITES);
  if (!savedBom) return findings.note(STORED);
  const versions = (await tester.expectData({ bomNo: savedBom.bomNo }, user))?.rows.map(({ version }) => version);
  findings.expect(!versions || show(versions) === show([savedBom.version]), 'versions', `versions: expected ${show([savedBom.version])}, found ${show(versions)}`);
});

const copyCheck = check(copyBom, async (tester, { savedBom, user }, { write }) => {
  const { findings } = tester;
  await tester.expectRefused({}, 'payload without bomNo');
  expectRefusal(tester, await tester.send({ bomNo: NO_BOM }), 'unknown bomNo');
  if (!write) return findings.note(WRITES);
  if (!savedBom || !user) return findings.note(STORED);
  expectRefusal(tester, await tester.send({ bomNo: savedBom.bomNo }), 'bomNo of a user without a token');
  const copy = await tester.expectData({ bomNo: savedBom.bomNo }, user);
  if (!copy) return;
  const found = await tester.unreported(getBom).expectData({ bomNo: copy.bomNo, withSource: 'T' }, user);
  findings.expect(copy.bomNo !== savedBom.bomNo, 'bomNo', 'bomNo of a copy: expected a new one, found that of the original');
  for (const field of ['lines', 'source'] as const) if (found) expectSame(tester, field, found[field], BOM[field]);
  if (copy.bomNo !== savedBom.bomNo) await remove(tester, { bomNo: copy.bomNo }, user);
});

const shareCheck = check(shareBom, async (tester, known, { write }) => {
  const { findings } = tester;
  const { savedBom, user } = known;
  await expectSignIn(tester, { bomNo: NO_BOM, parts: [] });
  if (!user) return findings.note(SIGNED_IN);
  expectRefusal(tester, await tester.send({ bomNo: NO_BOM, parts: [] }, user), 'unknown bomNo');
  if (!write) return findings.note(WRITES);
  if (!savedBom) return findings.note(STORED);
  const shareKey = (await tester.expectData({ bomNo: savedBom.bomNo, parts: PARTS }, user))?.shareKey;
  if (shareKey === undefined) return;
  const found = await tester.unreported(getBom).expectData({ shareKey, withSource: 'T' });
  expectSame(tester, 'shared', found?.shared?.parts, PARTS);
  findings.expect(found?.shareKey === undefined, 'shareKey', 'shareKey for a reader by the link: expected none, found one');
  const again = await tester.expectData({ bomNo: savedBom.bomNo, parts: PARTS }, user);
  findings.expect(again?.shareKey === shareKey, 'same shareKey', `shareKey of what is shared already: expected the same again, found ${show(again?.shareKey)}`);
  if (!findings.has()) known.shareKey = shareKey;
});

const revokeCheck = check(revokeShare, async (tester, { savedBom, shareKey, user }, { write }) => {
  const { findings } = tester;
  await expectSignIn(tester, { bomNo: NO_BOM });
  if (!user) return findings.note(SIGNED_IN);
  expectRefusal(tester, await tester.send({ bomNo: NO_BOM }, user), 'unknown bomNo');
  if (!write) return findings.note(WRITES);
  if (!savedBom || shareKey === undefined) return findings.note(SHARED);
  await tester.expectData({ bomNo: savedBom.bomNo }, user);
  const still = await tester.unreported(getBom).send({ shareKey });
  findings.expect(still?.code !== '0', 'revoked', 'revoked link: expected a refusal, found the bill of materials');
});

const removeCheck = check(removeBom, async (tester, { bom, savedBom, user }, { write }) => {
  const { findings } = tester;
  expectRefusal(tester, await tester.send({ bomNo: NO_BOM }), 'unknown bomNo');
  if (!write) return findings.note(WRITES);
  if (!bom) return findings.note(STORED);
  if (savedBom) expectRefusal(tester, await tester.send({ bomNo: savedBom.bomNo }), 'bomNo of a user without a token');
  for (const { bomNo, ...owner } of [bom, ...(savedBom ? [{ bomNo: savedBom.bomNo }] : [])]) {
    await tester.expectData({ bomNo, ...owner }, user);
    const still = await tester.unreported(getBom).send({ bomNo, ...owner }, user);
    findings.expect(still?.code !== '0', 'removed', 'removed bill of materials: expected a refusal, found it');
  }
});

async function remove<C extends Call>(tester: CallTester<C>, { bomNo, bomKey }: Owner & { bomNo: string }, user?: Credentials): Promise<void> {
  await tester.unreported(removeBom).send({ bomNo, ...(bomKey === undefined ? {} : { bomKey }) }, user);
}

function expectSame<C extends Call>({ findings }: CallTester<C>, field: string, found: unknown, expected: unknown): void {
  findings.expect(canonical(found) === canonical(expected), field, `${field}: expected what was stored, ${show(expected)}, found ${show(found)}`);
}

/** JSON with sorted keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => (
    typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner
  ));
}

/** In the order in which they depend on each other. */
export const BOM_CHECKS = [saveCheck, getCheck, listCheck, historyCheck, copyCheck, shareCheck, revokeCheck, removeCheck];
