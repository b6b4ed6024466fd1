import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/ui/button/button';
import { Field } from '~/ui/field/field';
import { Icon } from '~/ui/icon/icon';
import { BOM_FORM, sends } from '../screen-form';
import type { BomView } from '../view/view-records';
import { opens, Popover } from './popover';

const BOX = 'save-box';

/** Saves the bill of materials under a name. */
export function SaveBox({ view: { name, saved } }: { view: Pick<BomView, 'name' | 'saved'> }) {
  const { t } = useTranslation('bom');
  return (
    <>
      <button className={buttonClass({ size: 'small' })} {...opens(BOX)}><Icon name={saved ? 'ok' : 'save'} size={14} />{t(saved ? 'save.saved' : 'save.button')}</button>
      <Popover id={BOX} label={t('save.title')}>
        <Field id="bom-name" form={BOM_FORM} name="name" label={t('save.name')} hint={t(saved ? 'save.renames' : 'save.keeps')} defaultValue={name} maxLength={100} autoComplete="off" />
        <p><button className={buttonClass({ kind: 'primary' })} {...sends('save')}>{t('save.do')}</button></p>
        <details className="small">
          <summary>{t('save.remove')}</summary>
          <p className="row">{t('save.sure')} <button className={buttonClass({ size: 'small' })} {...sends('remove')}>{t('save.removeNow')}</button></p>
        </details>
      </Popover>
    </>
  );
}
