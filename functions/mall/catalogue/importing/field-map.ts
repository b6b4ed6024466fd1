/** The file of `--map`: how the names of another catalogue become ours (README, "Names of another catalogue"). */
import * as v from 'valibot';

const fieldMap = v.strictObject({
  /** By our field: the foreign field, the foreign fields of a list (levels of the category, attributes), or a fixed value. */
  fields: v.optional(v.record(v.string(), v.union([v.string(), v.array(v.string()), v.strictObject({ value: v.unknown() })])), {}),
  /** Codes of our categories by the foreign names, joined by ` > `. */
  categories: v.optional(v.record(v.string(), v.pipe(v.string(), v.regex(/^[123]_\d{2,12}$/, 'must be a category code'))), {}),
  /** Keys of our attributes by the foreign names. */
  attributes: v.optional(v.record(v.string(), v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/, 'must be an attribute key'))), {}),
});

export type FieldMap = v.InferOutput<typeof fieldMap>;

/** @throws Error that names what is wrong */
export function parseFieldMap(json: string): FieldMap {
  const read = v.safeParse(fieldMap, JSON.parse(json));
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(`${v.getDotPath(issue) ?? 'the map'}: ${issue.message}`);
}

type Fields = Record<string, unknown>;

/** Gives a record our names of fields. Fields that the map does not mention keep their names. Empty fields are left out. */
export function mapFields(record: Fields, map: FieldMap | undefined): Fields {
  const found = new Map<string, unknown>();
  const taken = new Set<string>();
  for (const [name, from] of Object.entries(map?.fields ?? {})) {
    const names = typeof from === 'string' ? [from] : Array.isArray(from) ? from : [];
    for (const one of names) taken.add(one);
    if (typeof from === 'string') found.set(name, record[from]);
    else if (!Array.isArray(from)) found.set(name, from.value);
    else found.set(name, name === 'attributes' ? Object.fromEntries(from.map((one) => [one, record[one]])) : from.map((one) => record[one]));
  }
  for (const [name, value] of Object.entries(record)) if (!taken.has(name) && !found.has(name)) found.set(name, value);
  return Object.fromEntries([...found].filter(([, value]) => value !== '' && value !== null && value !== undefined));
}
