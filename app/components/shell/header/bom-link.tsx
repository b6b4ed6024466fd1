import { useTranslation } from 'react-i18next';
import { BOM_PATH } from '~/domain/bom/address/bom-path';
import { Icon } from '~/ui/icon/icon';
import { SiteLink } from '../site-link';

/** The link to the page for bills of materials. It opens a new window. */
export function BomLink() {
  const { t } = useTranslation();
  return (
    <SiteLink className="mbtn" href={BOM_PATH} target="_blank">
      <Icon name="bom" size={20} />
      <span className="mast__t">{t('bom')}</span>
    </SiteLink>
  );
}
