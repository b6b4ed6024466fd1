import { useTranslation } from 'react-i18next';
import { useSite } from '~/components/shell/site-context';
import { bomPath, type BomQuery } from '~/domain/bom/address/bom-address';
import { withChannel } from '~/domain/portal/channel';
import { Alert } from '~/ui/alert/alert';

interface Props {
  query: BomQuery;
  /** Whether the other lines could not be matched. */
  failed: boolean;
}

/** While only the first lines are matched: without script, the way to all lines; and what to do if the others cannot be matched. */
export function StreamNotice({ query, failed }: Props) {
  const { t } = useTranslation('bom');
  const { channel } = useSite();
  const all = withChannel(`${bomPath({ ...query, line: null })}&view=table`, channel);
  if (failed) return <div className="doc"><Alert kind="err" live>{t('file.notMatched')} <a href={all}>{t('file.matchAgain')}</a></Alert></div>;
  return <noscript><p className="doc">{t('file.firstLines')} <a href={all}>{t('file.allLines')}</a></p></noscript>;
}
