import { useTranslation } from 'react-i18next';
import { BOM_PATH } from '~/domain/bom/address/bom-address';
import { withChannel } from '~/domain/portal/channel';
import { Icon } from '~/ui/icon/icon';
import { useSite } from '../site-context';
import { NEW_WINDOW_HINT } from '../site-link';

/** The link to the page for bills of materials. It opens a new window, and has no room for the icon that says so. */
export function BomLink() {
  const { t } = useTranslation();
  const { channel } = useSite();
  return (
    <a className="mbtn" href={withChannel(BOM_PATH, channel)} target="_blank" rel="noopener" aria-describedby={NEW_WINDOW_HINT}>
      <Icon name="bom" size={20} />
      <span className="mast__t">{t('bom')}</span>
    </a>
  );
}
