import { useTranslation } from 'react-i18next';
import { Steps } from '~/ui/steps/steps';

const STEPS = ['cart', 'confirm', 'pay'] as const;

/** The steps from the cart to the payment. */
export function OrderSteps({ current }: { current: (typeof STEPS)[number] }) {
  const { t } = useTranslation('order');
  return <Steps label={t('confirm.steps')} steps={STEPS.map((step) => t(`confirm.step.${step}`))} current={STEPS.indexOf(current)} />;
}
