import { data, redirect, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData, type ClientActionFunctionArgs, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { postBatch } from '~/actions/bom/add-batch';
import { postQuickOrder } from '~/actions/cart/add-quick-order';
import { asVisitor, postCart, type CartOutcome } from '~/actions/cart/change-cart';
import { LINES_FORM_LIMIT, postedForm, type PostedForm } from '~/actions/form/posted-form';
import { readApproximation } from '~/actions/order/read-approximation';
import { CartScreen } from '~/components/cart/cart-screen';
import { metaOf } from '~/components/shell/head-elements';
import { safeReturnPath } from '~/domain/account/return-path';
import { CART_PATH, isOffline, type CartAnswer } from '~/domain/order/cart-form';
import { withChannel } from '~/domain/portal/channel';
import { saleAt } from '~/domain/sale/sale';
import { IN_PAGE } from '~/domain/text/form-answer';
import { ownPageMeta } from '~/i18n/page-title.server';
import { translatorOf } from '~/i18n/translator.server';
import { critical } from '~/session/critical';

export const handle = { i18n: ['cart', 'product', 'currency'], times: true };
export const meta = metaOf;

/** Changes the cart. If a script posted the form, answers with the result as data; otherwise redirects to `_r`, or to the cart. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await postedForm(request, LINES_FORM_LIMIT);
  const outcome = await postOutcome(context, form);
  if (outcome.kind === 'again') return data(outcome.answer, { status: outcome.status });
  const { message } = outcome;
  const answer: CartAnswer = message ? { message } : {};
  if (form.text(IN_PAGE)) return data(answer);
  if (message) context.session.flash(message);
  throw redirect(withChannel(safeReturnPath(form.text('_r')) ?? outcome.path ?? CART_PATH, context.channel), 303);
}

function postOutcome(context: AppLoadContext, form: PostedForm): Promise<CartOutcome> {
  switch (form.text('intent')) {
    case 'quickOrder': return postQuickOrder(context, form);
    case 'addBatch': return critical(context, postBatch(context, form), 'bom');
    default: return postCart(context, form);
  }
}

/** If the form does not reach the shop, the page stays as it is and shows a message. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<CartAnswer> {
  try {
    return await serverAction<typeof action>();
  } catch (failure) {
    if (!(failure instanceof TypeError)) throw failure;
    return { offline: true, message: { kind: 'error', key: 'cart:error.offline' } };
  }
}

export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && !isOffline(actionResult);

export async function loader({ context }: LoaderFunctionArgs) {
  const { session, trade, shop } = context;
  const [cart, rule, user, approximation] = await critical(
    context,
    Promise.all([asVisitor(session, () => trade.cart()), shop.discountRule(), session.user(), readApproximation(context)]),
  );
  const at = Date.now();
  const { t } = translatorOf(context);
  return {
    cart, at, approximation,
    cartLines: cart.lines.length,
    sale: saleAt(rule, at),
    signedIn: user !== null,
    meta: ownPageMeta(context, CART_PATH, t('cart:title')),
  };
}

export default function ShoppingCartRoute() {
  const { cart, sale, at, signedIn, approximation } = useLoaderData<typeof loader>();
  return <CartScreen cart={cart} sale={sale} at={at} signedIn={signedIn} approximation={approximation} answer={useActionData<typeof action>()} />;
}
