import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root } from './process.mjs';

/** Inside node_modules, so that the bundles find the project's packages. */
const FOLDER = join(root, 'node_modules', '.cache', 'farad');
/** Bundles of earlier sources are removed after a day, when nobody imports them any more. */
const LIFE_MS = 86_400_000;
/** How bundles are made is part of what they are made of. */
const OWN_FILES = [fileURLToPath(import.meta.url), join(root, 'package-lock.json')];

/**
 * Bundles a TypeScript module of the project and imports it. Packages are not bundled. An imported CSV file gives its text. The bundle is kept until
 * one of its files changes, because most commands take less time than bundling.
 * @param {string} path - relative to the project's root
 * @returns {Promise<any>} its exports
 * @throws Error if the module does not exist or does not compile
 */
export async function loadTs(path) {
  const entry = resolve(root, path);
  if (!existsSync(entry)) throw new Error(`There is no module ${path}`);
  const bundle = keptBundle(entry) ?? (await makeBundle(entry));
  return import(pathToFileURL(bundle).href);
}

/** The list of the files that the last bundle of a module was made of. */
function listOf(entry) {
  return join(FOLDER, `${createHash('sha256').update(entry).digest('hex')}.json`);
}

function bundleOf(entry, files) {
  const hash = createHash('sha256').update(entry);
  for (const file of [...OWN_FILES, ...files]) hash.update(`\0${file}\0`).update(readFileSync(file));
  return join(FOLDER, `${hash.digest('hex')}.mjs`);
}

/** @returns {string | undefined} the bundle of a module, if it was made of the files as they are now */
function keptBundle(entry) {
  try {
    const bundle = bundleOf(entry, JSON.parse(readFileSync(listOf(entry), 'utf8')));
    return existsSync(bundle) ? bundle : undefined;
  } catch {
    return undefined;
  }
}

async function makeBundle(entry) {
  const { build } = await import('esbuild');
  const { metafile, outputFiles: [output] } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    absWorkingDir: root,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    alias: { '~': join(root, 'app') },
    loader: { '.csv': 'text' },
    logLevel: 'silent',
  });
  mkdirSync(FOLDER, { recursive: true });
  removeOld();
  // A file that is imported as text has `?raw` behind its name.
  const files = Object.keys(metafile.inputs).map((file) => join(root, file.replace(/\?.*/, ''))).sort();
  const bundle = bundleOf(entry, files);
  put(bundle, output.text);
  put(listOf(entry), JSON.stringify(files));
  return bundle;
}

/** Other processes may make the same file at the same time. */
function put(file, text) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, text);
  renameSync(own, file);
}

function removeOld() {
  for (const name of readdirSync(FOLDER)) {
    const file = join(FOLDER, name);
    if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < Date.now() - LIFE_MS) rmSync(file, { force: true });
  }
}
