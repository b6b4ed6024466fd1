import * as v from 'valibot';

/** Parses JSON text by a schema; `undefined` if there is no text, or if the text does not fit the schema. */
export function readJson<S extends v.GenericSchema>(schema: S, text: string | undefined): v.InferOutput<S> | undefined {
  if (text === undefined) return undefined;
  try {
    const read = v.safeParse(schema, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
