import { useTranslation } from 'react-i18next';
import { useSite } from '~/components/shell/site-context';
import { buttonClass } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { ShowLink } from '../show-link';
import { LinePages } from '../rows/line-pages';
import type { BomView } from '../view/view-records';

/** The way back, the button that prints, and the other pages of a long bill. It is not on the paper. */
export function PrintBar({ view }: { view: BomView }) {
  const { query } = view;
  const { t } = useTranslation('bom');
  const { channel } = useSite();
  return (
    <div className="row bprint__bar">
      <ShowLink className={buttonClass({ size: 'small' })} to={{ ...query, view: 'table', page: 1 }} channel={channel}><Icon name="chevl" size={14} />{t('print.back')}</ShowLink>
      <button type="button" className={`${buttonClass({ kind: 'primary', size: 'small' })} with-script`} onClick={() => print()}><Icon name="print" size={14} />{t('print.now')}</button>
      <span className="small muted no-script">{t('print.how')}</span>
      <LinePages view={view} channel={channel} />
    </div>
  );
}
