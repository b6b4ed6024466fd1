import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { filePath, productPath } from '~/components/shell/addresses';
import { SiteLink } from '~/components/shell/site-link';
import { useSite } from '~/components/shell/site-context';
import { DEFAULT_IMAGE } from '~/domain/product/product-image';

interface Props {
  line: { productId: string; mpn: string; brand: string; description: string; image: string };
  /** What stands below the description. */
  children?: ReactNode;
}

/** A product in a table of lines: picture, number, brand and description. */
export function ProductCell({ line: { productId, mpn, brand, description, image }, children }: Props) {
  const { product } = useSite();
  return (
    <div className="part">
      <span className="well"><img className="pk" src={filePath(image || DEFAULT_IMAGE, product)} width={52} height={42} alt="" loading="lazy" /></span>
      <div>
        <SiteLink className="mpn" href={productPath(productId)}>{mpn}</SiteLink>
        <div className="part__b">{brand}</div>
        <div className="part__d">{description}</div>
        {children}
      </div>
    </div>
  );
}

/** The buyer's own part number of a line; nothing if there is none. */
export function PartRef({ line: { partRef } }: { line: { partRef: string } }) {
  const { t } = useTranslation('order');
  if (partRef === '') return null;
  return <div className="part__d">{t('own.partRef')} <b className="mono">{partRef}</b></div>;
}
