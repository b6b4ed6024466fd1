/** A product's pictures. */

import { isRecord } from '../numbers/reading';
import { parseJson } from '../text/parse-json';

/** Shown for a product without pictures. */
export const DEFAULT_IMAGE = '/product_default.png';

/** Whether a picture is a file of the shop itself, and not one of the upstream: the default picture, and the banners below `/banner/`. */
export function isShopPicture(url: string): boolean {
  return url === DEFAULT_IMAGE || url.startsWith('/banner/');
}

/**
 * Whether a picture is the drawing of a package. The build makes a file of each drawing that the embedded mall has, so that it costs no run of the Worker;
 * for another one the Worker asks the upstream.
 */
export function isDrawing(url: string): boolean {
  return /^\/package\/[a-z0-9-]{1,60}\.svg$/.test(url);
}

/**
 * The address of the main picture: the first `photoUrl` in the JSON text `images`. {@link DEFAULT_IMAGE} if there is no picture, or if the
 * text is not JSON. Never throws.
 */
export function mainImage(images: string | null | undefined): string {
  return productImages(images)[0] ?? DEFAULT_IMAGE;
}

/** The addresses of all pictures, the main one first. Items without `photoUrl` are left out. */
export function productImages(images: string | null | undefined): string[] {
  const items = typeof images === 'string' ? parseJson(images) : images;
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown) => {
    const url = isRecord(item) ? item['photoUrl'] : null;
    return typeof url === 'string' && url.trim() !== '' ? [url.trim()] : [];
  });
}
