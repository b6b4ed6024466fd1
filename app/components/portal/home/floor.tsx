import { useTranslation } from 'react-i18next';
import type { Floor as FloorData } from '~/domain/portal/portal';
import type { Product } from '~/domain/product/product';
import { SiteLink } from '../../shell/site-link';
import type { LiveAnswer } from '../../product/live-product';
import { ProductCard } from './product-card';
import { useNear } from './use-near';

/** A floor with its recommended products and their live figures. */
export interface FloorWithProducts extends FloorData {
  /** The address of the full list of the floor; `undefined`: there is none. */
  href: string | undefined;
  products: Product[];
  snapshotAt: number;
  live: LiveAnswer;
}

interface Props {
  floor: FloorWithProducts;
  /** The number of the floor, from 1. */
  number: number;
  sale: boolean;
}

export function Floor({ floor, number, sale }: Props) {
  const { href } = floor;
  const { t } = useTranslation('home');
  const id = `floor-${number}`;
  const [place, near] = useNear<HTMLElement>(number === 1);
  return (
    <section ref={place} className="floor" aria-labelledby={id}>
      <div className="floor__h">
        <p className="floor__n" aria-hidden="true">{`${number}F`}</p>
        <h3 id={id}>{floor.name}</h3>
        <ul className="floor__l">
          {floor.links.map(({ name, url }) => (url ? <li key={name}><SiteLink href={url}>{name}</SiteLink></li> : null))}
          {href && <li><SiteLink className="strong" href={href}>{t('seeAll')}<span className="sr">{`: ${floor.name}`}</span></SiteLink></li>}
        </ul>
      </div>
      <ul className="cards">
        {floor.products.map((product) => (
          <ProductCard key={product.id} product={product} snapshotAt={floor.snapshotAt} live={floor.live} sale={sale} near={near} />
        ))}
      </ul>
    </section>
  );
}
