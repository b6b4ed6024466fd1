/** Addresses inside the site (app/routes/README.md, "Navigation"). */

import { isDrawing, isShopPicture } from '~/domain/product/product-image';

const OWN_WINDOW = /^\/(?:product_detail\/|(?:bom|catalogue)(?:[/?#]|$))/;

/** Whether a path of the shop opens in a new window: product detail, BOM and catalogue do. */
export function opensNewWindow(href: string): boolean {
  return OWN_WINDOW.test(href);
}

/** The same page in another language: sets `lang`, and keeps the rest of the query. */
export function inLanguage(path: string, language: string): string {
  const [, pathname = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(path) ?? [];
  const rest = query.split('&').filter((pair) => pair && !/^lang(?:=|$)/.test(pair));
  return `${pathname}?${[...rest, `lang=${language}`].join('&')}`;
}

export function productPath(id: string): string {
  return `/product_detail/${encodeURIComponent(id)}`;
}

/** The address of a public file of the upstream, such as a picture. The default picture, the banners and the drawings of packages have addresses of their own. */
export function filePath(url: string, product: string): string {
  return isShopPicture(url) || isDrawing(url) ? url : `/api/${product}/store/publicDownloadByUrl?url=${encodeURIComponent(url)}`;
}
