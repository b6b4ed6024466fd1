import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '~/domain/order/order-records';
import { Panel } from '~/ui/panel/panel';
import { IntentForm, type OrderForms } from './intent-form';

/** Buttons for the operator's steps. In a demonstration, buyers take these steps themselves. */
export function DemoPanel({ order: { demoSteps }, forms }: { order: OrderDetail; forms: OrderForms }) {
  const { t } = useTranslation('order');
  return (
    <Panel id="demo" title={t('demo.title')}>
      <div className="panel__b order-demo">
        <p className="hint">{t('demo.note')}</p>
        <div className="row">
          {demoSteps.map(({ step, refundNo }) => (
            <IntentForm key={`${step} ${refundNo}`} forms={forms} intent="demoStep" size="small" fields={{ step, refundNo }}>
              {refundNo ? t('demo.ofRefund', { step: t(`demo.step.${step}`), number: refundNo }) : t(`demo.step.${step}`)}
            </IntentForm>
          ))}
        </div>
      </div>
    </Panel>
  );
}
