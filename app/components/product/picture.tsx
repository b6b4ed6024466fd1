import { mainImage } from '~/domain/product/product-image';
import { filePath } from '../shell/addresses';
import { useSite } from '../shell/site-context';

interface Props {
  /** JSON text: a list of `{photoUrl}`. */
  images: string;
  className: string;
  width: number;
  height: number;
  /** Empty if the name of the product is next to the picture. */
  alt: string;
  /** Loads only when it comes into view. */
  lazy?: boolean;
}

/** The main picture of a product, or the default one. */
export function Picture({ images, lazy, alt, ...rest }: Props) {
  const { product } = useSite();
  return <img {...rest} src={filePath(mainImage(images), product)} alt={alt} loading={lazy ? 'lazy' : undefined} />;
}
