import type { Faults } from '../fixtures/faults/faults';
import { edit, idle, put, rows, type Mutation } from './mutation-tools';

const MATCH = 'bom/match';
const SAVE = 'bom/saveBom';
const GET = 'bom/qryBom';
const SHARE = 'bom/shareBom';
const OTHER_KEY = 'another-key-of-nobody-another-key-of-nobody';

function ofBom(mutation: Mutation): Mutation {
  return { ...mutation, group: 'bom' };
}

/** Edits the fields of the data of an answer. */
const data = (change: (fields: Record<string, unknown>) => void) => (text: string): string => {
  const body: { data?: Record<string, unknown> | null } = JSON.parse(text);
  if (body.data) change(body.data);
  return JSON.stringify(body);
};

/** Edits the fields of the data of a brief answer. */
const brief = (change: (fields: Record<string, unknown>) => void) => data((fields) => {
  if (fields['readCharacters'] !== undefined) change(fields);
});

/** Others depend on each of these calls. */
export const BOM_MUTATIONS = [
  edit(SAVE, 'no key', put(/"bomKey":"[^"]*",?|,"bomKey":"[^"]*"/, ''), 'bomKey'),
  edit(SAVE, 'any payload is stored', put(/"code":"ERR-COM[^"]*","data":null/, '"code":"0","data":{"bomNo":"B1","version":1}'), 'refuse payload without lines', 'refuse unknown bomNo', 'refuse outdated version', 'refuse bomNo without its key'),
  edit(SAVE, 'a key for users', data((fields) => (fields['bomKey'] ??= OTHER_KEY)), 'bomKey of a user'),
  edit(SAVE, 'the version does not grow', put(/"version":\d+/, '"version":1'), 'version'),
  { ...edit(GET, 'other lines', put(/"mpn":"SUITE-1"/g, '"mpn":"SUITE-2"'), 'lines'), faults: [`${GET}: lines`, `${GET}: brief`, 'bom/copyBom: lines', `${SHARE}: shared`] },
  { ...edit(GET, 'lines that are text', data((fields) => (fields['lines'] = 'R1'))), faults: [`${GET}: data lines`, `${SHARE}: shared`] },
  {
    ...edit(GET, 'anything is found', put(/"code":"ERR[^"]*"/, '"code":"0"')),
    faults: [
      ...['payload without bomNo', 'unknown bomNo', 'unknown shareKey', 'bomNo without its key', 'bomNo of a user without a token', 'key that is used up'].map((what) => `${GET}: refuse ${what}`),
      'bom/revokeShare: revoked', 'bom/removeBom: removed',
    ],
  },
  edit(GET, 'the key stays', data((fields) => (fields['bomKey'] = OTHER_KEY)), 'bomKey', 'bomKey used up'),
  edit(GET, 'a file that seems small', put(/"storedBytes":\d+/, '"storedBytes":1'), 'source.storedBytes'),
  { ...edit(GET, 'the rows of the file are lost', data((fields) => (fields['source'] = { kind: 'text', sheets: [{ name: 'suite' }] }))), faults: [`${GET}: source`, `${GET}: preview`, 'bom/copyBom: source'] },
  edit(GET, 'a preview without rows', put(/,"rows":\[.*\](?=\}\],"storedBytes")/, ''), 'preview'),
  edit(GET, 'a brief answer without cells', brief((fields) => (fields['lines'] = [])), 'brief'),
  edit(GET, 'a brief answer of no repairs', brief((fields) => (fields['repaired'] = 0)), 'brief repairs'),
  edit(GET, 'a brief answer for which nothing is read', put(/"readCharacters":\d+/, '"readCharacters":1'), 'readCharacters'),
  edit(SHARE, 'a short key', put(/"shareKey":"[^"]*"/, '"shareKey":"abc"'), 'data shareKey'),
  edit(SHARE, 'another key than that of the link', put(/"shareKey":".{4}/, '"shareKey":"____'), 'shared'),
].map(ofBom);

/** Independent of each other. */
export const BOM_CALL_MUTATIONS = [
  edit(MATCH, 'a missing row', rows((all) => all.slice(1)), 'rows'),
  edit(MATCH, 'every line is matched', put(/"state":"[^"]*"/g, '"state":"matched"'), 'state', 'unknown number', 'other package'),
  edit(MATCH, 'other parts', put(/("goods":\{"id":"[^"]*","mpn":")/g, '$1X'), 'candidates'),
  edit(MATCH, 'no rung', put(/"rung":"[^"]*","doubts"/g, '"doubts"'), 'rung'),
  edit(MATCH, 'an unknown tick', put(/"tick":"agrees"/, '"tick":"fits"'), 'data rows[].candidates[].ticks[].tick'),
  edit('bom/qryBomList', 'an empty list', rows(() => []), 'listed'),
  edit('bom/qryBomList', 'a list for everybody', put(/"code":"ERR[^"]*"/, '"code":"0"'), 'anonymous'),
  edit('bom/qryBomHistory', 'no versions', rows(() => []), 'versions'),
  edit('bom/copyBom', 'copies of nothing', put(/"code":"ERR[^"]*"/, '"code":"0"'), 'refuse payload without bomNo', 'refuse unknown bomNo', 'refuse bomNo of a user without a token'),
  idle('bom/revokeShare', 'null', 'anonymous', 'refuse unknown bomNo', 'revoked'),
  idle('bom/removeBom', 'null', 'refuse unknown bomNo', 'refuse bomNo of a user without a token', 'removed'),
  edit('bom/rememberChoice', 'anybody may', put(/"code":"ERR-TMS[^"]*"/, '"code":"0"'), 'anonymous'),
  idle('bom/rememberChoice', 'null', 'anonymous', 'refuse empty from', 'listed'),
  edit('bom/qryChoices', 'a choice twice', rows((all) => [...all, ...all]), 'unique from'),
  { title: `${MATCH}: unknown to the server`, applyTo: (faults: Faults) => faults.status(MATCH, 404), faults: [] },
  { title: 'bom/qryBomHistory: unknown to the server', applyTo: (faults: Faults) => faults.status('bom/qryBomHistory', 501), faults: [] },
  { title: `${MATCH}: fails`, applyTo: (faults: Faults) => faults.status(MATCH, 500), faults: [`${MATCH}: refuse line 0`, `${MATCH}: refuse no lines`, `${MATCH}: status`] },
].map(ofBom);
