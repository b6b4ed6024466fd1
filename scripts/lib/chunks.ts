import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The name of a chunk, and its folders as paths from the project's root. */
export type Chunk = readonly [name: string, folders: readonly string[]];

/** The functions of rollup that describe modules. */
interface Modules {
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * Sorts modules into chunks by folder, for rollup's `manualChunks`. A chunk has the files of its folders and the modules that they import,
 * without the modules of earlier chunks. Subfolders are not included. Rollup places all other modules, such as dynamic imports.
 * @throws Error if a folder does not exist
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

/** Removes what plugins add to a file's path. */
function fileOf(id: string): string {
  return id.replace(/^\0|\?.*/g, '');
}
