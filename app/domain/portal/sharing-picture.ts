import { mainImage } from '../product/product-image';

/** The size of the pictures that are shown where the address of a page is shared, in pixels. */
export const SHARING_SIZE = { width: 1200, height: 630 } as const;

/** The picture of pages without a drawing of their own. */
const GENERAL = 'shop';

/** The path of a picture that the build makes. @param slug - slug of a package; absent for pages without a drawing */
export function sharingPath(slug: string = GENERAL): string {
  return `/og/${slug}.png`;
}

/** The path of the picture of a product: the drawing of its package, if its main picture is one. */
export function sharingPicture(images: string | null | undefined): string {
  const slug = /^\/package\/([a-z0-9-]{1,60}?)(?:-blue|-outline)?\.svg$/.exec(mainImage(images))?.[1];
  return sharingPath(slug);
}
