import type { Bom, BomFile } from '../../domain/bom/bom';
import type { Turn } from '../../upstream/failures/in-turn';
import type { BomVisit } from './bom-outcome';
import { weightOfRows, WORKBOOK_WEIGHT } from './read-upload';

/** How long a stored file takes, as a part of what an uploaded text of as many bytes takes: to show its first rows, and to find its lines again. */
export const STORED_FILE = { shown: 1 / 10, mapped: 1 } as const;

/**
 * Reads the file of a stored bill when there is time for it. Its lines may be few of its cells, so its bytes count.
 * @returns the file, `null` in it if none is stored; `null` if there is no time
 */
export async function readStoredFile({ boms, waitToRead }: Pick<BomVisit, 'boms' | 'waitToRead'>, { bomNo, source: { storedBytes } }: Bom, use: keyof typeof STORED_FILE): Turn<BomFile | null> {
  const part = STORED_FILE[use];
  const known = storedBytes === undefined ? WORKBOOK_WEIGHT : storedBytes * part;
  if ((await waitToRead(known)) !== 'now') return null;
  const answer = await boms.source(bomNo);
  if (storedBytes !== undefined || answer === null) return { answer };
  // An upstream that does not tell the bytes has sent them by now.
  const weight = weightOfRows(answer.sheets.flatMap(({ rows }) => rows)) * part;
  return weight > 2 * known && (await waitToRead(weight)) !== 'now' ? null : { answer };
}
