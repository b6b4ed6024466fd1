import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countText } from '~/domain/product/delivery';
import { formatUnitPrice, priceDecimals } from '~/domain/money/money-format';
import type { PopularAnswer } from '~/domain/catalogue/popular-answer';
import { Picture } from '../../../product/picture';
import { productPath } from '../../../shell/addresses';
import { useSite } from '../../../shell/site-context';
import { SiteLink } from '../../../shell/site-link';
import type { CategoryNode } from '../../category-tree';

/** Answers by the address of their category's list. They stay for as long as the page does. */
const known = new Map<string, Promise<PopularAnswer | null>>();

/** Popular parts of a category and its brands, in a flyout. Renders nothing until they are there, or if the shop does not answer. */
export function PopularIn({ node }: { node: CategoryNode }) {
  const { t } = useTranslation('home');
  const { language } = useSite();
  const [answer, setAnswer] = useState<PopularAnswer | null>(null);
  useEffect(() => {
    let left = false;
    void ask(node.code).then((found) => left || setAnswer(found));
    return () => {
      left = true;
    };
  }, [node.code]);
  if (!answer || answer.parts.length === 0) return null;
  return (
    <>
      <section className="fly__p" aria-label={t('flyout.parts', { name: node.name })}>
        <b>{t('flyout.popular')}</b>
        <ul>
          {answer.parts.map(({ id, mpn, brand, images, min, price }) => (
            <li key={id}>
              <Picture className="pk" images={images} alt="" width={40} height={32} />
              <span>
                <SiteLink className="mpn" href={productPath(id)}>{mpn}</SiteLink>
                <small>{brand}</small>
                {price && <small>{`${countText(min)}+ `}<b>{formatUnitPrice(price, priceDecimals(price), language)}</b></small>}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className="fly__b" aria-label={t('flyout.brandsIn', { name: node.name })}>
        <b>{t('brands')}</b>
        <ul>
          {answer.brands.map(({ name, count }) => (
            <li key={name}>
              <SiteLink href={`${node.href}?brand=${encodeURIComponent(name)}`}>{name}</SiteLink>
              <small>{countText(count)}</small>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Asks once for each category, and again if the shop did not answer. */
function ask(code: string): Promise<PopularAnswer | null> {
  let answer = known.get(code);
  if (!answer) {
    answer = fetch(`/popular?cat=${encodeURIComponent(code)}`).then(
      (response): Promise<PopularAnswer | null> => (response.ok ? response.json() : Promise.resolve(null)),
    ).catch(() => null).then((found) => {
      if (!found) known.delete(code);
      return found;
    });
    known.set(code, answer);
  }
  return answer;
}
