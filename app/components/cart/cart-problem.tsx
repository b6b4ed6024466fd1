import { useTranslation } from 'react-i18next';
import { useWords } from '~/components/shell/messages/message-text';
import type { CartLine } from '~/domain/order/cart-lines';
import type { CartAnswer } from '~/domain/order/cart-form';
import { ErrorSummary } from '~/ui/error-summary/error-summary';
import { partRefId, quantityId } from './cart-view';
import { NOT_ADDED } from './not-added';

/** Says above the cart why a form was not carried out. The panel of the quick order shows its own errors. */
export function CartProblem({ answer, lines }: { answer: CartAnswer; lines: readonly CartLine[] }) {
  const { t } = useTranslation('cart');
  const say = useWords();
  const { refusal, wrongRef, message } = answer;
  if (refusal) {
    const { productId, product, words, intent } = refusal;
    const mpn = lines.find((line) => line.productId === productId)?.mpn ?? product?.mpn ?? productId;
    const id = intent === 'add' ? NOT_ADDED : quantityId(productId);
    return <ErrorSummary of={answer} title={t(intent === 'add' ? 'error.notAdded' : 'error.notSet', { mpn })} items={[{ id, text: say(words) }]} />;
  }
  if (wrongRef) {
    const { productId, words } = wrongRef;
    const mpn = lines.find((line) => line.productId === productId)?.mpn ?? productId;
    return <ErrorSummary of={answer} title={t('error.refNotSet', { mpn })} items={[{ id: partRefId(productId), text: say(words) }]} />;
  }
  return message?.kind === 'error' ? <ErrorSummary of={answer} title={say(message)} items={[]} /> : null;
}
