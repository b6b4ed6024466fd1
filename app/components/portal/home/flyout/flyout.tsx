import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countText } from '~/domain/product/delivery';
import { formatUnitPrice, priceDecimals } from '~/domain/money/money-format';
import type { CategoryLink, PopularAnswer } from '~/domain/catalogue/popular-answer';
import { Picture } from '../../../product/picture';
import { productPath } from '../../../shell/addresses';
import { useSite } from '../../../shell/site-context';
import { SiteLink } from '../../../shell/site-link';

/** Answers by the code of their category. They stay for as long as the page does. */
const known = new Map<string, Promise<PopularAnswer | null>>();

interface Props {
  /** The category, and the address of its list. */
  code: string;
  name: string;
  href: string;
}

/** The flyout of a category: the categories below it, popular parts, and brands. Renders nothing until they are there, or if the shop does not answer. */
export function Flyout({ code, name, href }: Props) {
  const [answer, setAnswer] = useState<PopularAnswer | null>(null);
  useEffect(() => {
    let left = false;
    void ask(code).then((found) => left || setAnswer(found));
    return () => {
      left = true;
    };
  }, [code]);
  if (!answer || answer.groups.length === 0) return null;
  return (
    <div className="fly">
      <Groups groups={answer.groups} />
      {answer.parts.length > 0 && <Popular name={name} href={href} answer={answer} />}
    </div>
  );
}

function Popular({ name, href, answer }: { name: string; href: string; answer: PopularAnswer }) {
  const { t } = useTranslation('home');
  const { language } = useSite();
  return (
    <>
      <section className="fly__p" aria-label={t('flyout.parts', { name })}>
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
      <section className="fly__b" aria-label={t('flyout.brandsIn', { name })}>
        <b>{t('brands')}</b>
        <ul>
          {answer.brands.map(({ name: brand, count }) => (
            <li key={brand}>
              <SiteLink href={`${href}?brand=${encodeURIComponent(brand)}`}>{brand}</SiteLink>
              <small>{countText(count)}</small>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** The maximum number of entries in two columns. */
const TWO_COLUMNS = 36;

/** The categories below a category, with their numbers of parts. */
function Groups({ groups }: Pick<PopularAnswer, 'groups'>) {
  const entries = groups.reduce((sum, { children }) => sum + 1 + children.length, 0);
  return (
    <dl className={entries > TWO_COLUMNS ? 'fly__g fly__g--long' : 'fly__g'}>
      {groups.map((group) => (
        <div key={group.href}>
          <dt><Counted node={group} /></dt>
          {group.children.map((leaf) => <dd key={leaf.href}><Counted node={leaf} /></dd>)}
        </div>
      ))}
    </dl>
  );
}

function Counted({ node: { href, name, count } }: { node: CategoryLink }) {
  return (
    <>
      <SiteLink href={href}>{name}</SiteLink>
      <small>{countText(count)}</small>
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
