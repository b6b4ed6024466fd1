/** Query strings as records. A repeated key is an array. */

export type Query = Record<string, string | string[]>;

/**
 * Reads a query string, with or without `?`. A key that is given once is text, a repeated key an array in its
 * order. Malformed percent sequences stay as they are. Never throws.
 */
export function parseQuery(search: string): Query {
  const query = new Map<string, string | string[]>();
  for (const [key, value] of new URLSearchParams(search)) {
    const present = query.get(key);
    query.set(key, present === undefined ? value : [present, value].flat());
  }
  return Object.fromEntries(query);
}

/** Writes a query string without `?`; arrays become repeated keys. The reverse of {@link parseQuery}. */
export function formatQuery(query: Query): string {
  const params = new URLSearchParams();
  for (const [key, values] of Object.entries(query)) {
    for (const value of [values].flat()) params.append(key, value);
  }
  return params.toString();
}
