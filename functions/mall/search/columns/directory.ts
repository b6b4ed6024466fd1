/** The directory of the columns of a catalogue version: which blocks there are, and what the categories can be filtered by. */
import * as v from 'valibot';

/** Products of a window of ranks. */
export const WINDOW = 65_536;

const categoryEntry = v.object({
  code: v.string(),
  /** Number of products. */
  count: v.number(),
  /** Keys of the blobs, each with the next part of the products. */
  blobs: v.array(v.string()),
  /** The parameters of the products: key, number of products that have it, smallest and largest number; `null` without numbers. */
  attributes: v.array(v.tuple([v.string(), v.number(), v.nullable(v.number()), v.nullable(v.number())])),
});
export type CategoryEntry = v.InferOutput<typeof categoryEntry>;

const directory = v.object({
  products: v.number(),
  categories: v.array(categoryEntry),
  /** Keys of the blobs of the windows of ranks. */
  windows: v.array(v.string()),
  /** The texts of parameters by key. A parameter with very many different texts is left out. */
  texts: v.record(v.string(), v.array(v.string())),
  /** Names of packages. */
  packages: v.array(v.string()),
});
export type Directory = v.InferOutput<typeof directory>;

/** The KV key of the directory of a catalogue version. */
export function directoryKey(version: string): string {
  return `${columnsPrefix(version)}directory`;
}

/** The beginning of the KV keys of all columns of a catalogue version. */
export function columnsPrefix(version: string): string {
  return `columns/${version}/`;
}

/** @throws Error if the JSON is not a directory */
export function parseDirectory(json: unknown): Directory {
  return v.parse(directory, json);
}
