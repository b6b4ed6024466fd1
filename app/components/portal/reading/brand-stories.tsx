import type { BrandCount } from '~/domain/catalogue/category';
import { type ListOrigin, productListPath } from '~/domain/catalogue/list-address';
import { countText } from '~/domain/product/delivery';
import { SiteLink } from '../../shell/site-link';
import { useTranslation } from 'react-i18next';
import { ArticleBlocks } from './article-blocks';

interface Props {
  brands: readonly BrandCount[];
  stories: ReadonlyMap<string, string>;
  origin: ListOrigin;
  /** The level of the headings. */
  level: 'h2' | 'h3';
}

/** Brands as cards with their number of products, and their story where there is one. */
export function BrandStories({ brands, stories, origin, level: Heading }: Props) {
  const { t } = useTranslation();
  return (
    <ul className="stories">
      {brands.map(({ name, count }) => (
        <li key={name}>
          <Heading>
            <SiteLink href={productListPath(origin, name)}>{name}</SiteLink>
            <small>{t('products', { count, n: countText(count) })}</small>
          </Heading>
          <ArticleBlocks content={stories.get(name) ?? ''} />
        </li>
      ))}
    </ul>
  );
}
