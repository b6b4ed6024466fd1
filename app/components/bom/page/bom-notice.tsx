import { useTranslation } from 'react-i18next';
import { useWords } from '~/components/shell/messages/message-text';
import type { BomAnswer } from '~/domain/bom/address/bom-answer';
import { buttonClass } from '~/ui/button/button';
import { ErrorSummary } from '~/ui/error-summary/error-summary';
import { BOM_FORM } from '../screen-form';
import { CartResult } from '../cart-result';
import { fieldId } from './field-answer';

/** What the last form has to say: why it was refused, or what was added to the cart and what was not. */
export function BomNotice({ answer }: { answer: BomAnswer }) {
  const { t } = useTranslation('bom');
  const words = useWords();
  const { cart, summary, fields } = answer;
  if (cart) {
    const again = new URLSearchParams([['intent', 'addToCart'], ...cart.left.flatMap(({ lines }) => lines.map((line) => ['line', String(line)]))]);
    return (
      <>
        <CartResult added={cart.added} refused={cart.left} />
        {cart.left.length > 0 && (
          <p className="doc"><button className={buttonClass({ size: 'small' })} form={BOM_FORM} data-event="addToCart" data-event-param="bom" name="do" value={again.toString()} type="submit">{t('added.again')}</button></p>
        )}
      </>
    );
  }
  const items = Object.entries(fields).map(([name, error]) => ({ id: fieldId(name), text: words(error) }));
  return <div className="doc"><ErrorSummary of={answer} title={summary ? words(summary) : t('error.fields')} items={items} /></div>;
}
