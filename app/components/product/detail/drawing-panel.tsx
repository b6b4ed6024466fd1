import { useTranslation } from 'react-i18next';
import { filePath } from '~/components/shell/addresses';
import { NewWindowLink } from '~/components/shell/site-link';
import { useSite } from '~/components/shell/site-context';
import { DEFAULT_IMAGE, productImages } from '~/domain/product/product-image';
import type { Product } from '~/domain/product/product';
import { Icon } from '~/ui/icon/icon';

/** The addresses of package drawings, and of drawings with dimensions. */
const DRAWING = /^\/package\/.+\.svg$/;
const OUTLINE = /-outline\.svg$/;

/** Pictures of the product, such as a drawing with dimensions, and the link to its data sheet. */
export function DrawingPanel({ product }: { product: Product }) {
  const { t } = useTranslation('product');
  const site = useSite();
  const [main = DEFAULT_IMAGE, ...others] = productImages(product.images);
  const name = product.packageName || product.mpn;
  return (
    <div className="pdp__left stack-4">
      <section className="panel pdp__d" aria-label={t('drawing.title')}>
        <div className="draw"><img src={filePath(main, site.product)} width={300} height={240} alt={altOf(main)} /></div>
        {DRAWING.test(main) && <p className="draw__f small muted">{t('drawing.note')}</p>}
        {product.datasheetUrl && (
          <p className="draw__f">
            <NewWindowLink className="row" href={product.datasheetUrl} data-event="download" data-event-param="datasheet"><Icon name="doc" />{t('drawing.datasheet')}</NewWindowLink>
          </p>
        )}
      </section>
      {others.length > 0 && (
        <section className="panel pdp__o" aria-label={t('drawing.more')}>
          {others.map((url) => (
            <div key={url} className="draw">
              <img src={filePath(url, site.product)} width={340} height={300} loading="lazy" alt={altOf(url)} />
            </div>
          ))}
        </section>
      )}
    </div>
  );

  function altOf(url: string): string {
    if (OUTLINE.test(url)) return t('drawing.outline', { package: name });
    return DRAWING.test(url) || url === DEFAULT_IMAGE ? t('drawing.picture', { package: name }) : t('drawing.photo', { mpn: product.mpn });
  }
}
