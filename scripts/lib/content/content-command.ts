import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import routes from '../../../app/routes';
import { contentState } from '../../../functions/mall/content/content-state';
import { contentOfRows, rowsOfContent, type Content } from '../../../functions/mall/content/editing/content-rows';
import { pathText } from '../../../functions/mall/content/editing/faults';
import type { Destinations } from '../../../functions/mall/content/editing/links';
import { validateContent } from '../../../functions/mall/content/editing/validate-content';
import { contentRows } from '../../../functions/mall/content/seed-content';
import { CONTENT_KINDS } from '../../../functions/mall/content/store';
import { packageDrawing, slideArt } from '../../../functions/mall/file/drawing/package-drawing';
import { safeText } from '../desk/print';
import { formatOf, parseContentFile, printContent, type FaultInFile } from './content-file';
import type { ContentStore } from './content-store';

interface Context {
  /** The folder of the project. */
  root: string;
  timeZone: string;
  /** Prints a line. */
  print(line: string): void;
}

/** Writes the stored content into a file. */
export async function exportContent(store: ContentStore, file: string, { print }: Context): Promise<void> {
  const format = formatOf(file);
  const rows = await store.read<{ kind: string; id: string; data: string }>('SELECT kind, id, data FROM content ORDER BY kind, position');
  const content = contentOfRows(rows);
  writeFileSync(file, printContent(content, format));
  print(`${countOf(content)} entries written to ${file}`);
}

/**
 * Checks a file, and prints every fault of it.
 * @param store - tells which categories and brands there are; `undefined`: links to them are not checked
 * @returns its content; `undefined` if it has faults
 */
export async function validateFile(store: ContentStore | undefined, file: string, { root, timeZone, print }: Context): Promise<Content | undefined> {
  const format = formatOf(file);
  const { value, faults, lineOf } = parseContentFile(readFileSync(file, 'utf8'), format);
  const read = faults.length > 0 ? { faults } : validateContent(value, await destinationsOf(store, root), timeZone);
  if (read.content) return read.content;
  for (const fault of read.faults) print(describe(file, fault, lineOf));
  print(`${file} has ${read.faults.length === 1 ? '1 fault' : `${read.faults.length} faults`}`);
  return undefined;
}

/** Puts the content of a file in the place of the stored content, unless the file has faults. @returns whether it did */
export async function importContent(store: ContentStore, file: string, now: number, context: Context): Promise<boolean> {
  const content = await validateFile(store, file, context);
  if (!content) {
    context.print('Nothing was changed');
    return false;
  }
  const entries = CONTENT_KINDS.flatMap((kind) => content[kind]);
  await store.replace(rowsOfContent(content), contentState(entries, String(now), context.timeZone));
  context.print(`${countOf(content)} entries imported`);
  return true;
}

/** Puts the default content in the place of the stored content. */
export async function importDefault(store: ContentStore, now: number, { timeZone, print }: Context): Promise<void> {
  const categories = await store.read<{ code: string; parentCode: string | null; name: string }>('SELECT code, parent AS parentCode, name_en AS name FROM category');
  if (categories.length === 0) throw new Error('No catalogue is loaded, and the default content links to its categories. Load one: npm run catalogue -- generate --load');
  const rows = contentRows(categories);
  await store.replace(rows, contentState(rows.map(({ data }): object => JSON.parse(data)), String(now), timeZone));
  print(`${rows.length} entries of the default content imported`);
}

/** What links may lead to: the screens of the route table, the pictures of the shop, and the catalogue. */
async function destinationsOf(store: ContentStore | undefined, root: string): Promise<Destinations> {
  const categories = (await store?.read<{ code: string }>('SELECT code FROM category')) ?? [];
  const brands = (await store?.read<{ cn: string; en: string }>('SELECT name_cn AS cn, name_en AS en FROM brand')) ?? [];
  return {
    // Screens have components; all other routes answer with data.
    screens: routes.flatMap(({ path, file }) => (path !== undefined && file.endsWith('.tsx') ? [path] : [])),
    hasPicture: (path) => isPicture(path, root),
    ...(categories.length > 0 ? {
      catalogue: {
        categories: new Set(categories.map(({ code }) => code)),
        brands: new Set(brands.flatMap(({ cn, en }) => [cn.toLowerCase(), en.toLowerCase()])),
      },
    } : {}),
  };
}

function isPicture(path: string, root: string): boolean {
  const drawing = /^\/package\/([a-z0-9-]{1,60})\.svg$/.exec(path)?.[1];
  if (drawing !== undefined) return packageDrawing(drawing) !== null || (drawing.endsWith('-blue') && slideArt(drawing.slice(0, -'-blue'.length)) !== null);
  return /^(?:\/[\w-]+)+\.(?:svg|png|jpe?g|webp|avif)$/.test(path) && existsSync(join(root, 'public', path));
}

function describe(file: string, { path, reason, line }: FaultInFile, lineOf: (path: FaultInFile['path']) => number | undefined): string {
  const at = line ?? lineOf(path);
  return safeText(`${file}${at === undefined ? '' : `:${at}`}  ${path.length > 0 ? `${pathText(path)}: ` : ''}${reason}`);
}

function countOf(content: Content): number {
  return CONTENT_KINDS.reduce((sum, kind) => sum + content[kind].length, 0);
}
