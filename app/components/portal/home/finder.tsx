import { useTranslation } from 'react-i18next';
import { productListPath } from '~/domain/catalogue/list-address';
import { SiteLink } from '../../shell/site-link';

const EXAMPLES = ['resistor', 'capacitor', 'inductor', 'number', 'piece', 'brand', 'word', 'words'] as const;

/** Examples of searches, each with its meaning. Each one is a link to its results. */
export function Finder() {
  const { t } = useTranslation('home');
  return (
    <section className="finder" aria-labelledby="finder">
      <h2 id="finder">{t('finder.title')}</h2>
      <p className="ink2">{t('finder.lead')}</p>
      <ul>
        {EXAMPLES.map((example) => {
          const query = t(`finder.${example}.query`);
          return (
            <li key={example}>
              <SiteLink className="mono" href={productListPath('search', query)}>{query}</SiteLink>
              <span>{t(`finder.${example}.reads`)}</span>
            </li>
          );
        })}
      </ul>
      <p className="small muted">{t('finder.languages')}</p>
    </section>
  );
}
