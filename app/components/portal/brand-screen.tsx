import { useTranslation } from 'react-i18next';
import type { BrandCount } from '~/domain/catalogue/category';
import type { Article } from '~/domain/portal/portal';
import { storiesByBrand } from '~/domain/portal/brand-story';
import { countText } from '~/domain/product/delivery';
import { productListPath } from '~/domain/catalogue/list-path';
import { buttonClass } from '~/ui/button/button';
import { Tag } from '~/ui/tag/tag';
import { ChannelField } from '../shell/channel-field';
import { SiteLink } from '../shell/site-link';
import { BrandGrid } from './brand-grid';
import { byLetter, LETTERS } from './brand-letters';
import { BrandStories } from './reading/brand-stories';
import { PageHead } from './page-head';

const LARGEST = 8;

interface Props {
  /** All brands, sorted by their number of products, the highest first. */
  brands: BrandCount[];
  articles: readonly Article[];
  /** The text of `?q=`; empty: all brands. */
  filter: string;
}

export function BrandScreen({ brands, articles, filter }: Props) {
  const { t } = useTranslation('catalogue');
  const wanted = filter.toLowerCase();
  const shown = wanted ? brands.filter(({ name }) => name.toLowerCase().includes(wanted)) : brands;
  const groups = byLetter(shown);
  const stories = storiesByBrand(articles, 'brand');
  const told = shown.filter(({ name }) => stories.has(name));
  const note = t('brands', { count: shown.length, n: countText(shown.length) });
  return (
    <>
      <PageHead title={t('common:brands')} note={note}>
        <form className="head__find" role="search" aria-label={t('findBrand')}>
          <ChannelField />
          <input className="in" type="search" name="q" defaultValue={filter} aria-label={t('findBrand')} placeholder={t('findBrand')} />
          <button className={buttonClass()} type="submit">{t('find')}</button>
        </form>
      </PageHead>
      {filter
        ? <p className="lead">{t('filtered', { filter })} <SiteLink href="/brand">{t('allBrands')}</SiteLink></p>
        : <BrandGrid brands={brands.slice(0, LARGEST)} origin="brand" />}
      <Letters present={groups.map(([letter]) => letter)} />
      {groups.length > 0 && (
        <div className="panel panel__b cols cols--5">
          {groups.map(([letter, group]) => (
            <section key={letter} id={anchorOf(letter)} aria-label={letter}>
              <h2 className="mono">{letter}</h2>
              <ul>
                {group.map(({ name, count, agent }) => (
                  <li key={name}>
                    <SiteLink href={productListPath('brand', name)}>
                      <span>{name}{agent && <> <Tag kind="ok">{t('agentTag')}</Tag></>}</span>
                      <span className="c">{countText(count)}</span>
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      {told.length > 0 && (
        <section className="sect" aria-labelledby="stories">
          <h2 id="stories">{t('stories')}</h2>
          <BrandStories brands={told} stories={stories} origin="brand" level="h3" />
        </section>
      )}
    </>
  );
}

function Letters({ present }: { present: readonly string[] }) {
  const { t } = useTranslation('catalogue');
  const rest = present.filter((letter) => !LETTERS.includes(letter));
  return (
    <nav className="az" aria-label={t('letters')}>
      {[...LETTERS, ...rest].map((letter) => (
        present.includes(letter)
          ? <a key={letter} href={`#${anchorOf(letter)}`}>{letter}</a>
          : <span key={letter} aria-hidden="true">{letter}</span>
      ))}
    </nav>
  );
}

const anchorOf = (letter: string) => `letter-${letter === '#' ? 'other' : letter}`;
