import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shopTimeZone, stateDir } from '../environment.mjs';
import { loadTs } from '../load-ts.mjs';
import { openLocalState } from '../local-state.mjs';
import { ensureMigrated } from '../mall.mjs';
import { root } from '../process.mjs';
import { wrangler } from '../production/wrangler.mjs';

/**
 * Runs a command of the operator's content tool.
 * @param {string | undefined} command
 * @param {string[]} files
 * @param {{ remote?: boolean, default?: boolean }} options
 * @returns {Promise<boolean | undefined>} whether the file has no faults; undefined for an unknown command
 */
export async function runContent(command, files, { remote = false, default: isDefault = false }) {
  const [file] = files;
  if (!['export', 'import', 'validate'].includes(command) || (isDefault && command !== 'import')) return undefined;
  if (files.length !== (isDefault ? 0 : 1)) return undefined;
  const tool = await loadTs('scripts/lib/content/content-command.ts');
  const context = { root, timeZone: shopTimeZone(), print: (line) => console.log(line) };
  return withStore(command, remote, async (store) => {
    if (command === 'export') await tool.exportContent(store, file, context);
    else if (command === 'validate') return reportValid(await tool.validateFile(store, file, context), file);
    else if (isDefault) await tool.importDefault(store, Date.now(), context);
    else return tool.importContent(store, file, Date.now(), context);
    return true;
  });
}

/** Opens the content of the local state or of production. Without a local state, a file is checked without its catalogue. */
async function withStore(command, remote, work) {
  const { localContent, remoteContent } = await loadTs('scripts/lib/content/content-store.ts');
  if (remote) return work(remoteContent(join(stateDir, 'content'), wrangler));
  if (command === 'validate' && !existsSync(join(stateDir, 'v3', 'd1'))) return work(undefined);
  await ensureMigrated();
  const { db, kv, dispose } = await openLocalState(stateDir);
  try {
    return await work(localContent(db, kv));
  } finally {
    await dispose();
  }
}

function reportValid(content, file) {
  if (content) console.log(`${file} has no faults`);
  return content !== undefined;
}
