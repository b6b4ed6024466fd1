/** The chunks of the first loads, and their growth since their sizes were recorded. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { bytes, type Figure } from './figures';
import type { FirstLoad } from './first-load';

/** Bytes by gzip of each page's chunks. Delete the file, and the next run records its own sizes. */
const RECORD = fileURLToPath(new URL('chunk-sizes.json', import.meta.url));
const Sizes = v.record(v.string(), v.record(v.string(), v.number()));

type Sizes = v.InferOutput<typeof Sizes>;

/** One figure for each chunk of each page: its size, and the difference from the record. */
export function chunkFigures(pages: Record<string, FirstLoad['scripts']>): Figure[] {
  const sizes = Object.fromEntries(Object.entries(pages).map(([page, scripts]) => [page, sizesOf(scripts)]));
  if (!existsSync(RECORD)) writeFileSync(RECORD, `${JSON.stringify(sizes, null, 2)}\n`);
  const recorded = v.parse(Sizes, JSON.parse(readFileSync(RECORD, 'utf8')));
  return Object.entries(sizes).flatMap(([page, chunks]) => compare(page, chunks, recorded[page] ?? {}));
}

/** Compares a page's chunks with the record; a chunk that is gone counts as 0 bytes. */
export function compare(page: string, now: Sizes[string], before: Sizes[string]): Figure[] {
  return [...new Set([...Object.keys(now), ...Object.keys(before)])].map((chunk) => {
    const [size, old] = [now[chunk] ?? 0, before[chunk] ?? 0];
    const change = size === old ? '' : ` (${size > old ? '+' : '−'}${bytes(Math.abs(size - old))})`;
    return { bench: 'js', what: `${page}: ${chunk}`, value: bytes(size) + change, floor: bytes(old) };
  });
}

/** Sizes by chunk, which is a file's name without its hash. */
function sizesOf(scripts: FirstLoad['scripts']): Sizes[string] {
  const sizes: Sizes[string] = {};
  for (const { path, gzip } of scripts.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const chunk = path.replace(/^.*\/|-[\w-]{8}\.js$/g, '');
    sizes[chunk] = (sizes[chunk] ?? 0) + gzip;
  }
  return sizes;
}
