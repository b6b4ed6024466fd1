import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { loadTs } from './load-ts.mjs';
import { root } from './process.mjs';

/** The share of the picture's height that a drawing takes. */
const SHARE = 0.78;

/**
 * Renders the pictures that other sites show beside a link: one for each package that can be drawn, and one for all other pages. A picture that
 * exists is kept, because its drawing has not changed since the last build that cleared the folder.
 * @param {string} folder - static files of the Worker
 */
export async function placeSharingPictures(folder) {
  const [{ drawingSlugs, packageDrawing }, { SHARING_SIZE, sharingPath }] = await Promise.all([
    loadTs('functions/mall/file/drawing/package-drawing.ts'), loadTs('app/domain/portal/sharing-picture.ts'),
  ]);
  const mark = readFileSync(join(root, 'public/favicon.svg'), 'utf8');
  mkdirSync(join(folder, 'og'), { recursive: true });
  await Promise.all([
    place(join(folder, sharingPath()), mark, SHARING_SIZE, 0.5),
    ...drawingSlugs.map((slug) => place(join(folder, sharingPath(slug)), packageDrawing(slug), SHARING_SIZE, SHARE)),
  ]);
}

async function place(file, svg, { width, height }, share) {
  if (existsSync(file)) return;
  const { data, info } = await sharp(Buffer.from(svg), { density: 300 })
    .resize({ width: Math.round(width * share), height: Math.round(height * share), fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([{ input: data, raw: info, gravity: 'centre' }])
    .png()
    .toBuffer();
  // The file gets its final name when it is complete, so that no other process reads half a picture.
  writeFileSync(`${file}.${process.pid}`, picture);
  renameSync(`${file}.${process.pid}`, file);
}
