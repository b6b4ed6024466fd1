import { data, redirect, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData, useNavigation, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { addressLists } from '~/actions/account/address-lists';
import { carryOut } from '~/actions/form/carry-out';
import { LINES_FORM_LIMIT, postedForm, type PostedForm } from '~/actions/form/posted-form';
import { postConfirm, reopened, waitingOrder } from '~/actions/order/place-order';
import { readApproximation } from '~/actions/order/read-approximation';
import { ConfirmScreen } from '~/components/order/confirm/confirm-screen';
import { isPrompting, usePosted } from '~/components/shell/messages/use-posted';
import { metaOf } from '~/components/shell/head-elements';
import { taxCountries } from '~/domain/address/tax-number';
import { CART_PATH } from '~/domain/order/cart-form';
import { checkoutOf } from '~/domain/order/checkout';
import { freightQuotes } from '~/domain/order/freight/checkout-freight';
import { CONFIRM_PATH, orderPath, payPath } from '~/domain/order/order-forms';
import { withChannel } from '~/domain/portal/channel';
import { dayOf } from '~/domain/time/moment';
import { ownPageMeta } from '~/i18n/page-title.server';
import { translatorOf } from '~/i18n/translator.server';
import { isAnonymous, signedInUser } from '~/session/ask-sign-in';
import { critical } from '~/session/critical';
import { keepForSignIn, promptSignIn, reasonToSignIn, type SignInReason } from '~/session/prompt-sign-in';

export const handle = { i18n: ['order', 'account', 'product', 'currency'] };
export const meta = metaOf;
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) => !isPrompting(change);

/** Places the order, and redirects to its payment. For an order on account, redirects to the page of the order. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await postedForm(request, LINES_FORM_LIMIT);
  const { session, channel } = context;
  if (await isAnonymous(session)) return keepUntilSignIn(context, form, reasonToSignIn(session.failure));
  const outcome = await postConfirm(context, form);
  switch (outcome.kind) {
    case 'placed':
      session.dropOrderDraft();
      if (outcome.paymentNo !== null) return redirect(withChannel(payPath(outcome.paymentNo), channel), 303);
      session.flash({ kind: 'result', key: 'order:message.placed', values: { orderNo: outcome.orderNo } });
      return redirect(withChannel(orderPath(outcome.orderNo), channel), 303);
    case 'nothing':
      session.flash({ kind: 'notice', ...outcome.words });
      return redirect(withChannel(CART_PATH, channel), 303);
    case 'again': {
      const { answer, regions, status } = outcome;
      return data({ answer, regions }, { status });
    }
    case 'signIn':
      session.forget();
      return keepUntilSignIn(context, form, outcome);
  }
}

function keepUntilSignIn(context: AppLoadContext, form: PostedForm, why: SignInReason) {
  // The posted order replaces an older draft.
  context.session.dropOrderDraft();
  return promptSignIn(context, why, {
    action: { action: 'confirm_order', fields: waitingOrder(form) }, words: { key: 'order:message.signInToOrder' },
  });
}

export async function loader({ context }: LoaderFunctionArgs) {
  const { account, trade, shop, session, timeZone, channel } = context;
  // Checkout is never a return path (app/domain/README.md, "Return paths"), so a waiting action leads back to it.
  if (await isAnonymous(session)) keepForSignIn(session, { action: 'checkout', fields: {} });
  await critical(context, signedInUser(context));
  // An order can be placed without what is remembered.
  const invoiceDetails = carryOut(() => trade.invoiceDetails()).then(({ value }) => value);
  const freight = shop.freightZones('now');
  // Where the freight of now cannot be asked, the countries of lately still can be chosen.
  const countries = freight.then((zones) => zones ?? shop.freightZones());
  const [cart, addresses, lists, zones, credit, approximation, invoice] = await critical(context, Promise.all([
    trade.cart(), account.addresses(), addressLists(context, countries), freight, trade.accountCredit(), readApproximation(context), invoiceDetails,
  ]));
  const checkout = checkoutOf(cart, dayOf(Date.now(), timeZone));
  if (checkout.lines.length === 0) {
    session.flash({ kind: 'notice', key: 'order:message.nothing' });
    throw redirect(withChannel(CART_PATH, channel), 303);
  }
  const { t } = translatorOf(context);
  return {
    checkout, addresses, credit, lists, approximation, quotes: freightQuotes(zones, cart),
    invoice: invoice ? { ...invoice, taxCountries: taxCountries(invoice.taxNo, lists.countries.map(({ code }) => code)) } : null,
    filledIn: session.orderDraft && await reopened(account, session.orderDraft),
    idempotencyKey: crypto.randomUUID(),
    meta: ownPageMeta(context, CONFIRM_PATH, t('order:confirm.title')),
  };
}

export default function ConfirmOrderRoute() {
  const { lists, filledIn, ...page } = useLoaderData<typeof loader>();
  const entered = usePosted(useActionData<typeof action>()) ?? filledIn;
  const busy = useNavigation().formMethod === 'POST';
  return <ConfirmScreen {...page} lists={{ ...lists, ...entered?.regions }} answer={entered?.answer} busy={busy} />;
}
