import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadTs } from './load-ts.mjs';
import { root } from './process.mjs';

const PACKAGE = join(root, 'node_modules/@expo-google-fonts/noto-sans-sc');

/** Puts the font of documents, with its licence, among the files that a Worker serves, where the mall looks for it. */
export async function placeFont(folder) {
  const { FONT_PATH } = await loadTs('functions/mall/export/document/font/font-path.ts');
  const target = join(folder, FONT_PATH);
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(join(PACKAGE, 'LICENSE_FONT'), join(dirname(target), 'OFL.txt'));
  // Renamed when it is whole, so that no other process reads half a font.
  const copy = `${target}.${process.pid}`;
  copyFileSync(join(PACKAGE, '400Regular/NotoSansSC_400Regular.ttf'), copy);
  renameSync(copy, target);
}
