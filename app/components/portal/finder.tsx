import { useTranslation } from 'react-i18next';
import { searchExamples } from '../shell/search/search-examples';
import { SiteLink } from '../shell/site-link';

/** Examples of searches, each with its meaning. Each one is a link to its results. */
export function Finder() {
  const { t } = useTranslation('finder');
  return (
    <section className="finder" aria-labelledby="finder">
      <h2 id="finder">{t('title')}</h2>
      <p className="ink2">{t('lead')}</p>
      <ul>
        {searchExamples(t).map(({ query, reads, href }) => (
          <li key={query}>
            <SiteLink className="mono" href={href}>{query}</SiteLink>
            <span>{reads}</span>
          </li>
        ))}
      </ul>
      <p className="small muted">{t('languages')}</p>
    </section>
  );
}
