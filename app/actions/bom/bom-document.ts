/** The text of a bill of materials that the upstream cannot store. It travels in the form, so it is outside data when it comes back. */
import type { Bom, BomFile } from '../../domain/bom/bom';
import { readJson } from '../../session/read-json';
import { savePayload } from '../../upstream/bom-payload';
import { getBom } from '../../upstream/contract/records/stored-bom';
import { toBom, toBomFile } from '../../upstream/to-domain/stored-bom';
import type { OpenBom } from './bom-outcome';

/** A bill that is not stored has no number. The contract needs one. */
const NO_NUMBER = 'none';

/** Writes a bill of materials with its file. */
export function writeDocument(bom: Bom, file: BomFile): string {
  const { name, mapping, lines, repairs, settings } = bom;
  return JSON.stringify({
    ...savePayload({ name, mapping, lines, repairs, settings, source: file }), bomNo: NO_NUMBER, version: 1, updateTime: new Date().toISOString(), saved: 'F',
  });
}

/** Reads a bill of materials; `null` if the text is none. */
export function readDocument(text: string, timeZone: string): OpenBom | null {
  const wire = readJson(getBom.data, text);
  const file = wire && toBomFile(wire.source);
  return wire && file ? { bom: { ...toBom(wire, timeZone), bomNo: '' }, file } : null;
}
