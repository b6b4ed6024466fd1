import type { MallBindings } from '../../../http/bindings';
import { readFace, type Face } from './truetype';
import { FONT_PATH } from './font-path';

/** Read once in the life of an isolate: 10 MB that every document is set from. */
let kept: Face | undefined;

/** The face that documents are set in. @throws Error where the shop's files have no font */
export async function documentFace(files: MallBindings['ASSETS']): Promise<Face> {
  if (kept) return kept;
  const response = await files?.fetch(`https://files.invalid${FONT_PATH}`);
  if (!response?.ok) throw new Error(`there is no ${FONT_PATH} among the shop's files: build the shop`);
  kept = readFace(new Uint8Array(await response.arrayBuffer()));
  return kept;
}
