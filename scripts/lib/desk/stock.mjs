import { basename } from 'node:path';

/** The commands about stock and prices. */
export const STOCK_COMMANDS = { import: { arguments: ['FILE'], changes: true, run: importFile } };

/** The fields of the mall, by their columns. */
const COLUMN_OF = { rangePrice: 'prices' };

async function importFile({ call, tools, print, confirm }, [file], { json }) {
  const { rows, faults } = await tools.readStockFile(file);
  const source = basename(file).slice(0, 200);
  if (rows.length > 0) {
    const checked = await call('operator/setStock', { source, check: 'T', rows });
    faults.push(...checked.faults.map(({ line, field, reason }) => ({ line, field: COLUMN_OF[field] ?? field, reason })));
  }
  if (faults.length > 0) {
    faults.sort((a, b) => a.line - b.line);
    print(json ? tools.safeJson({ faults }) : faults.map(({ line, field, reason }) => tools.safeText(`${file}:${line}  ${field ? `${field}: ` : ''}${reason}`)).join('\n'));
    throw new Error(`${file} has ${faults.length === 1 ? '1 fault' : `${faults.length} faults`}, so nothing was changed`);
  }
  await confirm(`Set the stock and prices of ${rows.length} parts?`);
  const { faults: since, parts } = await call('operator/setStock', { source, rows });
  if (since.length > 0) throw new Error('The catalogue has changed meanwhile, so nothing was changed. Try again');
  print(json ? tools.safeJson({ file, parts }) : `${parts} parts have the stock and prices of ${file}`);
}
