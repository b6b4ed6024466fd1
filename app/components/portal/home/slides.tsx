import { useTranslation } from 'react-i18next';
import type { Banner } from '~/domain/portal/portal';
import { buttonClass } from '~/ui/button/button';
import { filePath } from '../../shell/addresses';
import { useSite } from '../../shell/site-context';
import { SiteLink } from '../../shell/site-link';

/** Banners side by side, which people scroll by hand. The Tab key reaches their links. A list without links takes the focus itself. */
export function Slides({ banners }: { banners: readonly Banner[] }) {
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
              <h2>{title}</h2>
              {url && (
                <SiteLink className={buttonClass()} href={url}>
                  {t('slides.open')}<span className="sr">{`: ${title}`}</span>
                </SiteLink>
              )}
              {photoUrl && (
                <img
                  className="slide__art" src={filePath(photoUrl, product)} alt="" width={420} height={336}
                  loading={index === 0 ? undefined : 'lazy'}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
