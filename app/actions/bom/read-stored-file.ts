import type { Bom, BomFile } from '../../domain/bom/bom';
import type { Turn } from '../../upstream/failures/in-turn';
import type { BomVisit } from './bom-outcome';
import { weightOfRows, WORKBOOK_WEIGHT } from './read-upload';

/**
 * Reads the file of a stored bill when there is time for it, to find its lines again. They may be few of its cells, so its bytes count.
 * @returns the file, `null` in it if none is stored; `null` if there is no time
 */
export async function readStoredFile({ boms, waitToRead }: Pick<BomVisit, 'boms' | 'waitToRead'>, { bomNo, source: { storedBytes } }: Bom): Turn<BomFile | null> {
  const known = storedBytes ?? WORKBOOK_WEIGHT;
  if ((await waitToRead(known)) !== 'now') return null;
  const answer = await boms.source(bomNo);
  if (storedBytes !== undefined || answer === null) return { answer };
  // An upstream that does not tell the bytes has sent them by now.
  const weight = weightOfRows(answer.sheets.flatMap(({ rows }) => rows));
  return weight > 2 * known && (await waitToRead(weight)) !== 'now' ? null : { answer };
}
