import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadTs } from './load-ts.mjs';
import { root } from './process.mjs';

const PACKAGE = join(root, 'node_modules/@expo-google-fonts/noto-sans-sc');

/** Copies the font of the documents, with its licence, to the files of a Worker. There the mall reads it. */
export async function placeFont(folder) {
  const { FONT_PATH } = await loadTs('functions/mall/export/document/font/font-path.ts');
  const target = join(folder, FONT_PATH);
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(join(PACKAGE, 'LICENSE_FONT'), join(dirname(target), 'OFL.txt'));
  // The copy gets its final name when it is complete, so that no other process reads half a font.
  const copy = `${target}.${process.pid}`;
  copyFileSync(join(PACKAGE, '400Regular/NotoSansSC_400Regular.ttf'), copy);
  renameSync(copy, target);
}
