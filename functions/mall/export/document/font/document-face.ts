import type { MallBindings } from '../../../http/bindings';
import { readFace, type Face } from './truetype';
import { FONT_PATH } from './font-path';

/** The font of all documents. It is 10 MB large, so an isolate reads it only once. */
let kept: Face | undefined;

/** Reads the font of documents. @throws Error if the shop's static files do not include it */
export async function documentFace(files: MallBindings['ASSETS']): Promise<Face> {
  if (kept) return kept;
  const response = await files?.fetch(`https://files.invalid${FONT_PATH}`);
  if (!response?.ok) throw new Error(`there is no ${FONT_PATH} among the shop's files: build the shop`);
  kept = readFace(new Uint8Array(await response.arrayBuffer()));
  return kept;
}
