import * as v from 'valibot';

/** JSON text by its schema; `undefined` for no text, no JSON, and what does not fit. */
export function readJson<S extends v.GenericSchema>(schema: S, text: string | undefined): v.InferOutput<S> | undefined {
  if (text === undefined) return undefined;
  try {
    const read = v.safeParse(schema, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
