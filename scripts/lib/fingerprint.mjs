import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process.mjs';

/** A checksum over the content of files and folders of the project. A path that does not exist counts as empty. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((name) => files(join(root, name)))) {
    hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

function files(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).sort().flatMap((name) => files(join(path, name)));
}
