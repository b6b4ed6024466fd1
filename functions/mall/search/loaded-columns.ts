import { columnsKey, decodeColumns, type CatalogueColumns } from './columns';

/** The columns that an isolate keeps in memory. */
export interface SearchColumns extends CatalogueColumns {
  /** The largest brand id plus one. */
  brandLimit: number;
}

const known = new Map<string, SearchColumns>();

/** Reads the columns of a catalogue version. An isolate keeps the columns of one version. @throws Error if they are missing */
export async function searchColumns(kv: KVNamespace, version: string): Promise<SearchColumns> {
  const found = known.get(version);
  if (found) return found;
  const blob = await kv.get(columnsKey(version), 'arrayBuffer');
  if (!blob) throw new Error(`the search columns of catalogue ${version} are missing`);
  const decoded = decodeColumns(blob);
  const columns = { ...decoded, brandLimit: decoded.brand.reduce((most, id) => Math.max(most, id), 0) + 1 };
  known.clear();
  known.set(version, columns);
  return columns;
}
