import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrandCount } from '~/domain/catalogue/category';
import { tierStarts } from '~/domain/money/price-tiers';
import type { PopularCategory } from '~/domain/portal/popular-categories';
import type { Banner, Notice, Popup } from '~/domain/portal/portal';
import { showsPrice } from '~/domain/product/availability';
import type { DiscountRule } from '~/domain/sale/discount';
import { countText } from '~/domain/product/delivery';
import type { Product } from '~/domain/product/product';
import { useSite } from '../shell/site-context';
import { SiteLink } from '../shell/site-link';
import { BrandGrid } from './brand-grid';
import { BomPanel } from './home/bom-panel';
import { CategoryRail, type RailEntry } from './home/flyout/category-rail';
import { Floor, type FloorWithProducts } from './home/floor';
import { NoticeStrip } from './home/notice-strip';
import { PopupCard } from './home/popup-card';
import { SaleBand } from './home/sale-band';
import { OftenOpened } from './home/often-opened';
import { Slides } from './home/slides/slides';

interface Props {
  banners: Banner[];
  floors: FloorWithProducts[];
  notices: Notice[];
  popup: Popup | null;
  /** The categories of level 1, and the number of all categories. */
  rail: RailEntry[];
  categoryTotal: number;
  popular: PopularCategory[];
  /** The brands to show, and the number of all brands. */
  brands: BrandCount[];
  brandTotal: number;
  /** The announced sale, and whether it is on. */
  discountRule: DiscountRule;
  saleIsOn: boolean;
}

export function HomeScreen(props: Props) {
  const { floors, brands, brandTotal, discountRule, saleIsOn } = props;
  const { t } = useTranslation('home');
  const { productName } = useSite();
  // A popup is sent once, and stays until it is closed, even if the page's data are loaded again.
  const [popup] = useState(props.popup);
  const filled = floors.filter(({ products }) => products.length > 0);
  return (
    <>
      <h1 className="sr">{t('title', { name: productName })}</h1>
      <div className="hero">
        <CategoryRail nodes={props.rail} total={props.categoryTotal} />
        <div className="herom">
          <Slides banners={props.banners} example={filled.flatMap(({ products }) => products).find(hasLadder)} />
          <OftenOpened categories={props.popular} />
          <NoticeStrip notices={props.notices} />
        </div>
        <BomPanel />
      </div>
      <SaleBand rule={discountRule} />
      {filled.length > 0 && (
        <section className="sect" aria-labelledby="recommended">
          <h2 id="recommended">{t('recommended')}</h2>
          {filled.map((floor, index) => (
            <Floor key={floor.id} floor={floor} number={index + 1} sale={saleIsOn} />
          ))}
        </section>
      )}
      {brands.length > 0 && (
        <section className="sect" aria-labelledby="brands">
          <div className="sect__h">
            <h2 id="brands">{t('brands')}</h2>
            <SiteLink href="/brand">{t('allBrands', { count: brandTotal, n: countText(brandTotal) })}</SiteLink>
          </div>
          <BrandGrid brands={brands} origin="brand" />
        </section>
      )}
      {popup && <PopupCard popup={popup} />}
    </>
  );
}

/** Whether a product is a good example of prices: they fall with the quantity, and are shown. */
function hasLadder(product: Product): boolean {
  return showsPrice(product) && tierStarts(product.rangePrice).length > 2;
}
