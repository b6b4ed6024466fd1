import { useTranslation } from 'react-i18next';
import type { FormState } from '~/components/account/fields/answered-form';
import { ORDER_LIMITS, SHORTAGE_WISHES } from '~/domain/order/order-policies';
import { Choice, Choices } from '~/ui/choices/choices';
import { AreaField, FieldNote } from '~/ui/field/field';
import { Panel } from '~/ui/panel/panel';

interface Props {
  state: FormState;
  /** The posted wish for a shortage. */
  chosen: string | undefined;
}

/** What the buyer wants if a part runs short, and a remark. */
export function Wishes({ state, chosen }: Props) {
  const { t } = useTranslation('order');
  const { id, name, error } = state.secret('shortage');
  const checked = SHORTAGE_WISHES.find((wish) => wish === chosen) ?? SHORTAGE_WISHES[0];
  return (
    <Panel id="wishes" title={t('shortage.title')}>
      <div className="panel__b stack-4">
        <div>
          <Choices legend={t('shortage.title')}>
            {SHORTAGE_WISHES.map((wish, index) => (
              <Choice key={wish} id={index === 0 ? id : undefined} name={name} value={wish} checked={wish === checked}>
                <b>{t(`shortage.${wish}`)}</b>
                <span className="small">{t(`shortage.note.${wish}`)}</span>
              </Choice>
            ))}
          </Choices>
          <FieldNote id={id} error={error} />
        </div>
        <AreaField
          {...state.field('remark')} label={t('optional', { label: t('remark') })} hint={t('confirm.remarkHint', { most: ORDER_LIMITS.remark })} rows={2}
        />
      </div>
    </Panel>
  );
}
