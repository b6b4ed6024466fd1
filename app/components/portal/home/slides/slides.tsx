import { useTranslation } from 'react-i18next';
import type { Banner } from '~/domain/portal/portal';
import type { Product } from '~/domain/product/product';
import { buttonClass } from '~/ui/button/button';
import { filePath } from '../../../shell/addresses';
import { useSite } from '../../../shell/site-context';
import { SiteLink } from '../../../shell/site-link';
import { PriceLadder } from './price-ladder';

interface Props {
  banners: readonly Banner[];
  /** The part whose prices a slide without a picture shows. */
  example: Product | undefined;
}

/** Banners side by side, which people scroll by hand. The Tab key reaches their links. A list without links takes the focus itself. */
export function Slides({ banners, example }: Props) {
  const { t } = useTranslation('home');
  const { productName, product } = useSite();
  const slides = banners.length > 0
    ? banners
    : [{ id: 'catalogue', title: t('slides.fallback', { name: productName }), photoUrl: '', url: '/catalogue' }];
  return (
    <div className="carw">
      <ul className="car" aria-label={t('slides.label')} tabIndex={slides.some(({ url }) => url) ? undefined : 0}>
        {slides.map(({ id, title, photoUrl, url }, index) => (
          <li key={id}>
            <div className="slide">
              <div>
                <h2>{title}</h2>
                {url && (
                  <SiteLink className={buttonClass()} href={url}>
                    {t('slides.open')}<span className="sr">{`: ${title}`}</span>
                  </SiteLink>
                )}
              </div>
              {photoUrl
                ? <img src={filePath(photoUrl, product)} alt="" width={640} height={400} loading={index === 0 ? undefined : 'lazy'} />
                : example && <PriceLadder product={example} />}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
