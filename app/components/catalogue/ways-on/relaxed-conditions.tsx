import { useTranslation } from 'react-i18next';
import { SiteLink } from '~/components/shell/site-link';
import { countText } from '~/domain/product/delivery';
import type { ProductList } from '~/domain/catalogue/list-address';
import type { RelaxedCondition } from '~/domain/catalogue/search-page';
import { DEFAULT_IMAGE } from '~/domain/product/product-image';
import { buttonClass } from '~/ui/button/button';
import { withoutCondition } from './relaxed-links';

interface Props {
  list: ProductList;
  /** The largest count first. */
  conditions: readonly RelaxedCondition[];
}

/** Which condition empties a list: each one with the number of parts without it, and a link that removes it. */
export function RelaxedConditions({ list, conditions }: Props) {
  const { t } = useTranslation('list');
  const [first] = conditions;
  return (
    <section className="panel none" aria-labelledby="none">
      <div className="none__h">
        <img className="pk pk--96" src={DEFAULT_IMAGE} width={112} height={90} alt="" />
        <div>
          <h2 id="none">{t('none.title', { count: conditions.length })}</h2>
          <p className="ink2">
            {first && first.count > 0
              ? <><b>{first.name}</b> {t('none.empties', { count: first.count, n: countText(first.count) })}</>
              : t('none.several')}
          </p>
        </div>
      </div>
      <ul className="cuts">
        {conditions.map((condition, index) => {
          const { kind, text, key, name, count } = condition;
          return (
            <li key={kind + (text ?? key ?? '')} className={index === 0 && count > 0 ? 'cut cut--first' : 'cut'}>
              <span>
                <b>{t('none.without', { name })}</b>
                <small>{conditions.filter((other) => other !== condition).map((other) => other.name).join(' · ')}</small>
              </span>
              <b className={count > 0 ? 'cut__n' : 'cut__n muted'}>{t('found', { count, n: countText(count) })}</b>
              {count > 0 ? (
                <SiteLink
                  className={buttonClass(index === 0 ? { kind: 'primary', size: 'small' } : { size: 'small' })}
                  href={withoutCondition(list, condition)}
                >
                  {t('none.remove', { name })}
                </SiteLink>
              ) : <span className="small muted">{t('none.useless')}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
