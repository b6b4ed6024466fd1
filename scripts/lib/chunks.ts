import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** A chunk's name and its folders, relative to the project. */
export type Chunk = readonly [name: string, folders: readonly string[]];

/** What rollup says of the modules of a build. */
interface Modules {
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * Sorts modules into chunks by folder, for rollup's `manualChunks`. A chunk has the files of its folders and what they import, unless an earlier
 * chunk has it. A folder inside a folder is named for itself. What is in no chunk, such as what is imported dynamically, is left to rollup.
 * @throws where a folder does not exist
 */
export function chunksByFolder(root: string, chunks: readonly Chunk[]): (id: string, modules: Modules) => string | undefined {
  const missing = chunks.flatMap(([, folders]) => folders).find((folder) => !existsSync(resolve(root, folder)));
  if (missing !== undefined) throw new Error(`vite.config.ts names a folder that does not exist: ${missing}`);
  let chunkOf: ReadonlyMap<string, string> | undefined;
  return (id, modules) => (chunkOf ??= sortModules(root, chunks, modules)).get(id);
}

function sortModules(root: string, chunks: readonly Chunk[], modules: Modules): Map<string, string> {
  const chunkOf = new Map<string, string>();
  const all = [...modules.getModuleIds()];
  for (const [name, folders] of chunks) {
    const paths = folders.map((folder) => resolve(root, folder));
    const waiting = all.filter((id) => paths.includes(dirname(fileOf(id))));
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (chunkOf.has(id)) continue;
      chunkOf.set(id, name);
      waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return chunkOf;
}

/** Without what plugins put around a file's path. */
function fileOf(id: string): string {
  return id.replace(/^\0|\?.*$/g, '');
}
