import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTs } from './load-ts.mjs';

/**
 * Places the drawings of packages at the addresses that the embedded mall gives them, so that they are served without a run of the Worker.
 * @param {string} folder - static files of the Worker
 */
export async function placeDrawings(folder) {
  const [{ drawingSlugs, packageDrawing, slideArt }, { packageOutline }] = await Promise.all([
    loadTs('functions/mall/file/drawing/package-drawing.ts'), loadTs('functions/mall/file/drawing/package-outline.ts'),
  ]);
  mkdirSync(join(folder, 'package'), { recursive: true });
  for (const slug of drawingSlugs) {
    for (const [name, svg] of [[slug, packageDrawing(slug)], [`${slug}-blue`, slideArt(slug)], [`${slug}-outline`, packageOutline(slug)]]) {
      if (svg) place(join(folder, 'package', `${name}.svg`), svg);
    }
  }
}

/** The file gets its name when it is complete, so that no other process reads half a drawing. */
function place(file, svg) {
  writeFileSync(`${file}.${process.pid}`, svg);
  renameSync(`${file}.${process.pid}`, file);
}
