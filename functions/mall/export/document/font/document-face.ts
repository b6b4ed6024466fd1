import type { MallBindings } from '../../../http/bindings';
import { readFace, type Face } from './truetype';
import { FONT_PATH } from './font-path';

/** The font of all documents, 10 MB. An isolate reads it once. */
let kept: Face | undefined;

/** Reads the font of documents. @throws Error if it is not among the shop's files */
export async function documentFace(files: MallBindings['ASSETS']): Promise<Face> {
  if (kept) return kept;
  const response = await files?.fetch(`https://files.invalid${FONT_PATH}`);
  if (!response?.ok) throw new Error(`there is no ${FONT_PATH} among the shop's files: build the shop`);
  kept = readFace(new Uint8Array(await response.arrayBuffer()));
  return kept;
}
