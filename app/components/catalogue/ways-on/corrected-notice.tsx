import { useTranslation } from 'react-i18next';
import { SiteLink } from '~/components/shell/site-link';
import { countText } from '~/domain/product/delivery';
import type { ProductList } from '~/domain/catalogue/list-address';
import type { Correction } from '~/domain/catalogue/search-page';
import { Alert } from '~/ui/alert/alert';
import { withKeyword } from './relaxed-links';

/** Says which part number a typo was read as, with links to other numbers and to the typed text, in quotation marks, which is not corrected. */
export function CorrectedNotice({ list, correction: { from, to, others } }: { list: ProductList; correction: Correction }) {
  const { t } = useTranslation('list');
  const instead = (text: string) => withKeyword(list, list.keyword.replace(from, () => text));
  return (
    <Alert kind="info">
      <p>
        <b>{t('corrected.none', { from })}</b> {t('corrected.readAs')} <b className="mono">{to}</b>{t('corrected.end')}{' '}
        <SiteLink href={instead(`"${from}"`)}>{t('corrected.exactly', { from })}</SiteLink>
      </p>
      {others.length > 0 && (
        <p className="small ink2">
          {t('corrected.others')}
          {others.map(({ text, count }) => (
            <span key={text} className="nw">
              {' '}<SiteLink className="mono" href={instead(text)}>{text}</SiteLink> {t('found', { count, n: countText(count) })}
            </span>
          ))}
        </p>
      )}
    </Alert>
  );
}
