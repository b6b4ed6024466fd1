/** A part's pictures (section 3). */

import { isRecord } from '../numbers/reading';

/** The picture of a part that has none. */
export const DEFAULT_IMAGE = '/product_default.png';

/**
 * The main picture's address: the `photoUrl` of the first item of the JSON text `images`, or
 * {@link DEFAULT_IMAGE}, also for text that is no JSON; never throws.
 */
export function mainImage(images: string | null | undefined): string {
  return productImages(images)[0] ?? DEFAULT_IMAGE;
}

/** The addresses of all pictures, the main one first; items without `photoUrl` are left out. Empty where there is none. */
export function productImages(images: string | null | undefined): string[] {
  const items = readJson(images);
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown) => {
    const url = isRecord(item) ? item['photoUrl'] : null;
    return typeof url === 'string' && url.trim() !== '' ? [url.trim()] : [];
  });
}

function readJson(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
