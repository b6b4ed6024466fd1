import { mainImage } from '~/domain/product/product-image';
import { filePath } from '../shell/addresses';
import { useSite } from '../shell/site-context';

interface Props {
  /** JSON text: array of `{photoUrl}`. */
  images: string;
  className: string;
  width: number;
  height: number;
  /** Empty where the part's name stands beside it. */
  alt: string;
  /** Not before it comes into view. */
  lazy?: boolean;
}

/** A part's main picture, or the drawing that stands for all without one. */
export function Picture({ images, lazy, alt, ...rest }: Props) {
  const { product } = useSite();
  return <img {...rest} src={filePath(mainImage(images), product)} alt={alt} loading={lazy ? 'lazy' : undefined} />;
}
