import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { bomPath } from '~/domain/bom/address/bom-address';
import { buttonClass } from '~/ui/button/button';
import { Field } from '~/ui/field/field';
import { Icon } from '~/ui/icon/icon';
import { sends } from '../screen-form';
import type { BomView } from '../view/view-records';
import { opens, Popover } from './popover';

const BOX = 'share-box';

/** Makes, shows and revokes the read-only link. It is the same button before and after, so it keeps the focus. */
export function ShareBox({ view: { shareKey } }: { view: Pick<BomView, 'shareKey'> }) {
  const { t } = useTranslation('bom');
  const isShared = shareKey !== '';
  const path = bomPath({ share: shareKey });
  return (
    <>
      <button className={buttonClass({ size: 'small' })} {...(isShared ? opens(BOX) : sends('share'))}><Icon name="link" size={14} />{t(isShared ? 'share.shared' : 'share.button')}</button>
      {isShared && (
        <Popover id={BOX} label={t('share.title')}>
          <Field id="bom-link" label={t('share.link')} hint={t('share.who')} defaultValue={path} key={path} readOnly onFocus={selectAddress} />
          <div className="row">
            <a className={buttonClass()} href={path} target="_blank" rel="noopener">{t('share.open')}</a>
            <button className={buttonClass({ kind: 'quiet' })} {...sends('revokeShare')}>{t('share.revoke')}</button>
          </div>
        </Popover>
      )}
    </>
  );
}

/** Shows the whole address, and selects it for copying. */
function selectAddress({ currentTarget: field }: FocusEvent<HTMLInputElement>): void {
  field.value = new URL(field.value, location.href).href;
  field.select();
}
