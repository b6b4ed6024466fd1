import { Form, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '~/components/shell/messages/message-text';
import { SiteLink } from '~/components/shell/site-link';
import { useSite } from '~/components/shell/site-context';
import { BOM_PATH } from '~/domain/bom/address/bom-path';
import { formatUnitPrice, priceDecimals } from '~/domain/money/money-format';
import { unitPriceAt } from '~/domain/money/price-tiers';
import { showsPrice } from '~/domain/product/availability';
import { countText } from '~/domain/product/delivery';
import type { Product } from '~/domain/product/product';
import { productListPath } from '~/domain/catalogue/list-path';
import { CART_PATH, type CartAnswer, type QuickAnswer, type QuickRefusal } from '~/domain/order/cart-form';
import { choiceText, QUICK_TEXT_LIMIT } from '~/domain/order/quick/quick-choice';
import { buttonClass } from '~/ui/button/button';
import { ErrorSummary } from '~/ui/error-summary/error-summary';
import { AreaField } from '~/ui/field/field';
import { Panel } from '~/ui/panel/panel';

const FIELD = 'quick-text';
/** Id of the form that opens the text as a bill of materials. */
const AS_BOM = 'quick-bom';

/** Adds products from pasted lines, each with part number and quantity. Lines that were not added stay in the field, with the reason. */
export function QuickOrderPanel({ answer }: { answer: CartAnswer | undefined }) {
  const { t } = useTranslation('cart');
  const quick = answer?.quick;
  const [text, setText] = useLeftText(answer);
  const busy = useNavigation().formData?.get('intent') === 'quickOrder';
  return (
    <Panel id="quick" title={t('quick.title')}>
      {quick?.asBom && <form id={AS_BOM} method="post" action={BOM_PATH} target="_blank" rel="noopener"><input type="hidden" name="intent" value="read" /><input type="hidden" name="text" value={text} /></form>}
      <Form method="post" action={CART_PATH} preventScrollReset className="panel__b form quick" data-event="addToCart" data-event-param="quickOrder">
        <input type="hidden" name="intent" value="quickOrder" />
        {quick && <Left quick={quick} />}
        <AreaField
          id={FIELD} name="text" label={t('quick.label')} hint={t('quick.hint')} rows={rowsOf(text)} maxLength={QUICK_TEXT_LIMIT} spellCheck={false}
          autoCapitalize="none" value={text} onChange={({ target }) => setText(target.value)}
        />
        <p><button className={buttonClass({ kind: 'primary' })} aria-busy={busy || undefined} type="submit">{t('quick.submit')}</button></p>
      </Form>
    </Panel>
  );
}

/** The height of the text area, in rows. */
function rowsOf(text: string): number {
  return Math.min(16, Math.max(6, text.split('\n').length + 1));
}

/** Why lines were not added. If a part number has several makers, each of their products is offered. */
function Left({ quick }: { quick: QuickAnswer }) {
  const { t } = useTranslation('cart');
  const words = useWords();
  const { refusals, added, summary } = quick;
  const title = summary ? words(summary) : [
    t('quick.left', { count: refusals.length }), added > 0 ? t('quick.added', { count: added }) : '',
  ].filter(Boolean).join(t('join'));
  const unknown = refusals.filter(({ outcome }) => outcome === 'unknown');
  return (
    <>
      <ErrorSummary of={quick} title={title} items={refusals.map(({ line, words: why }) => ({ id: FIELD, text: t('quick.line', { line, words: words(why) }) }))} />
      {refusals.map((refusal) => <Choices key={refusal.line} refusal={refusal} />)}
      {quick.asBom && <p>{t(`quick.asBom.${quick.asBom}`)} <button className={buttonClass({ size: 'small' })} form={AS_BOM} type="submit">{t('quick.asBom.open')}</button></p>}
      {unknown.length > 0 && (
        <p className="row">
          {t('quick.search')}{' '}
          {unknown.map(({ line, partNumber }) => <SiteLink key={line} href={productListPath('search', partNumber)}>{partNumber}</SiteLink>)}
        </p>
      )}
    </>
  );
}

/** Buttons for a line that was not added: the products that it may mean, or the quantities that can be bought. A click adds one. */
function Choices({ refusal: { line, partNumber, quantity, outcome, candidates, nearest } }: { refusal: QuickRefusal }) {
  const { t } = useTranslation('cart');
  if (outcome !== 'several' && outcome !== 'quantity') return null;
  const choices = candidates.flatMap((product) => (outcome === 'several'
    ? [{ ...product, pieces: quantity, value: choiceText({ partNumber, productId: product.productId }) }]
    : nearest.map((pieces) => ({ ...product, pieces, value: choiceText({ partNumber, productId: product.productId, instead: { of: quantity, pieces } }) }))));
  if (choices.length === 0) return null;
  return (
    <fieldset>
      <legend className="lab">{t(outcome === 'several' ? 'quick.which' : 'quick.howMany', { line, number: partNumber })}</legend>
      <ul className={outcome === 'several' ? 'quick__c' : 'row'}>
        {choices.map(({ value, mpn, brand, pieces, product }) => (
          <li key={value}>
            <button className={buttonClass({ size: 'small' })} name="choose" value={value} type="submit">
              {t('quick.choose', { quantity: countText(pieces), mpn, brand })}
            </button>
            {outcome === 'several' && product && <Figures product={product} pieces={pieces} />}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** What tells the products of several makers apart: package, stock and price. */
function Figures({ product, pieces }: { product: Product; pieces: number }) {
  const { t } = useTranslation('cart');
  const { language } = useSite();
  const price = showsPrice(product) ? unitPriceAt(product.rangePrice, pieces) : null;
  return (
    <span className="small">
      {[
        product.packageName, t('quick.stock', { stock: countText(product.stock) }),
        price === null ? t('quick.noPrice') : t('quick.each', { price: formatUnitPrice(price, priceDecimals(price), language) }),
      ].filter(Boolean).join(' · ')}
    </span>
  );
}

/** The text of the field. After a post it becomes the lines that were not added, unless somebody has changed the text since. */
function useLeftText(answer: CartAnswer | undefined): [string, (text: string) => void] {
  const { formData, state } = useNavigation();
  const [text, setText] = useState(answer?.quick?.text ?? '');
  const posted = useRef<{ text: string; answer: CartAnswer | undefined }>();
  useEffect(() => {
    if (state === 'submitting') {
      if (formData?.get('intent') === 'quickOrder') posted.current = { text: String(formData.get('text')), answer };
      return;
    }
    const { current } = posted;
    if (!current || (state !== 'idle' && answer === current.answer)) return;
    posted.current = undefined;
    if (!answer?.offline) setText((now) => (now === current.text ? (answer?.quick?.text ?? '') : now));
  }, [formData, state, answer]);
  return [text, setText];
}
