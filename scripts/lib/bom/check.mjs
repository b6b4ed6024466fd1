import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { loadTs } from '../load-ts.mjs';
import { root } from '../process.mjs';

/** The columns that matter. */
const FIELDS = ['designators', 'quantity', 'mpn', 'brand', 'value', 'package'];
/** The least share of right columns. */
const LEAST_RIGHT = 0.95;
/** Files of a folder that describe the others. */
const ABOUT = /^(?:INDEX\.tsv|gold\.tsv|README.*)$/;

/**
 * Reads every file of a folder, and compares it with the hand-checked table where it is there. Prints a row for each file and a summary.
 * @returns {Promise<boolean>} whether all files are read as the table says, and enough columns are right
 */
export async function checkFolder(folder) {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    console.error(`There is no folder ${resolve(folder)}, so nothing was checked`);
    return false;
  }
  const readers = await loadReaders();
  const table = new Map(JSON.parse(readFileSync(join(root, 'tests/fixtures/bom/columns.json'), 'utf8')).map((entry) => [entry.sha256, entry]));
  const reports = [];
  for (const path of filesOf(folder)) {
    const report = { ...(await readFile(path, readers)), name: relative(folder, path) };
    reports.push({ ...report, ...compared(report, table.get(report.sha256)) });
    console.log(describe(reports.at(-1)));
  }
  return summarise(reports);
}

async function loadReaders() {
  const [{ readBomFile }, { recogniseBom }, { readLines }, { columnsOf }] = await Promise.all(
    ['file/read-bom-file', 'table/recognise-bom', 'lines/read-lines', 'lines/line-columns'].map((name) => loadTs(`app/domain/bom/${name}.ts`)),
  );
  return { readBomFile, recogniseBom, readLines, columnsOf };
}

function filesOf(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile() && !ABOUT.test(name.split(/[/\\]/).at(-1)))
    .sort()
    .map((name) => join(folder, name));
}

async function readFile(path, { readBomFile, recogniseBom, readLines, columnsOf }) {
  const bytes = readFileSync(path);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const started = performance.now();
  const reading = await readBomFile(new Uint8Array(bytes), path);
  if (!reading.ok) return { sha256, refused: reading.fault.code, ms: performance.now() - started };
  const { file } = reading;
  const mapping = recogniseBom(file);
  const sheet = mapping && file.sheets.find(({ name }) => name === mapping.sheet);
  const lines = mapping && sheet ? readLines(sheet, mapping, new Set()).lines : [];
  return {
    sha256, kind: file.kind, encoding: file.encoding, rows: file.sheets.reduce((sum, { rows }) => sum + rows.length, 0), ms: performance.now() - started,
    lines: lines.length, skipped: lines.filter(({ skip }) => skip !== null).length, mapping,
    columns: mapping ? Object.fromEntries(FIELDS.map((field) => [field, columnsOf(mapping, field)[0]?.index ?? null])) : {},
  };
}

/** What is right and wrong; `null` counts for files that are not in the table. */
function compared({ refused, mapping, columns }, wanted) {
  if (!wanted) return { verdict: 'not in the table', wrong: [], right: 0, isRead: null };
  if (wanted.refused || refused) return judge(refused === wanted.refused, `refused ${wanted.refused ?? 'not'}`);
  if (wanted.noBom || !mapping) return judge(!mapping === Boolean(wanted.noBom), wanted.noBom ? 'no BOM' : 'a BOM');
  const header = mapping.header && [mapping.header.first, mapping.header.last];
  const isPlaced = (wanted.sheet === '' || mapping.sheet === wanted.sheet) && JSON.stringify(header) === JSON.stringify(wanted.header);
  const wrong = FIELDS.filter((field) => columns[field] !== wanted[field]).map((field) => `${field} ${columns[field]}, not ${wanted[field]}`);
  const problems = [...(isPlaced ? [] : [`header ${mapping.sheet} ${header}, not ${wanted.sheet} ${wanted.header}`]), ...wrong];
  return { verdict: problems.length === 0 ? 'right' : `WRONG: ${problems.join('; ')}`, wrong, right: FIELDS.length - wrong.length, isRead: isPlaced };
}

function judge(isRight, wanted) {
  return { verdict: isRight ? 'right' : `WRONG: expected ${wanted}`, wrong: [], right: 0, isRead: isRight };
}

function describe({ name, kind, encoding, rows, lines, skipped, columns, mapping, refused, verdict, ms }) {
  const found = refused ? `refused ${refused}` : !mapping ? `${kind} ${encoding} ${rows} rows: no BOM` : `${kind} ${encoding} ${rows} rows, ${lines} lines (${skipped} skipped), `
    + FIELDS.filter((field) => columns[field] !== null).map((field) => `${field} ${columns[field]}`).join(' ');
  return `${verdict.startsWith('WRONG') ? '✗' : verdict === 'right' ? '✓' : '·'} ${name}: ${found.replace(/ {2,}/g, ' ')} [${verdict}] ${ms.toFixed(0)} ms`;
}

function summarise(reports) {
  const known = reports.filter(({ isRead }) => isRead !== null);
  const misread = known.filter(({ isRead }) => !isRead);
  const right = known.reduce((sum, report) => sum + report.right, 0);
  const all = known.reduce((sum, report) => sum + report.right + report.wrong.length, 0);
  const share = all === 0 ? 1 : right / all;
  const refused = reports.filter((report) => report.refused).length;
  console.log(
    `\n${reports.length} files: ${reports.length - refused} read, ${refused} refused, ${reports.filter(({ mapping }) => mapping).length} bills of materials. `
      + `${known.length} are in the table: ${known.length - misread.length} read as it says, ${right} of ${all} columns right (${(share * 100).toFixed(1)} %)`,
  );
  return misread.length === 0 && share >= LEAST_RIGHT && reports.length > 0;
}
