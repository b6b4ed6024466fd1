import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readFace } from '../../functions/mall/export/document/font/truetype';

const FILE = new URL('../../node_modules/@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf', import.meta.url);

/** The font of documents. */
export const FONT = new Uint8Array(readFileSync(fileURLToPath(FILE)));
export const FACE = readFace(FONT);
