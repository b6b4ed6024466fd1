import { data, redirect, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData, useNavigation, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { readApproximation } from '~/actions/order/read-approximation';
import { postedForm } from '~/actions/form/posted-form';
import { postPayment } from '~/actions/order/pay-order';
import { PayScreen } from '~/components/order/pay/pay-screen';
import { isPrompting, usePosted } from '~/components/shell/messages/use-posted';
import { metaOf } from '~/components/shell/head-elements';
import { awaitedPath, orderPath, payPath, PAYMENT_RETURNED } from '~/domain/order/order-forms';
import { ORDER_STATUS, PAYMENT_STATUS } from '~/domain/order/states';
import { withChannel } from '~/domain/portal/channel';
import { visitedOrigin } from '~/domain/portal/site-address';
import { ownPageMeta } from '~/i18n/page-title.server';
import { translatorOf } from '~/i18n/translator.server';
import { isAnonymous, signedInUser } from '~/session/ask-sign-in';
import { critical } from '~/session/critical';
import { promptSignIn, reasonToSignIn, tokenDied } from '~/session/prompt-sign-in';
import { isUpstreamError } from '~/upstream/failures/upstream-error';

export const handle = { i18n: ['order', 'product', 'currency'] };
export const meta = metaOf;

/** The maximum length of a payment number, in characters. */
const NUMBER = 40;

/** Loads the data again even after a refusal, because the payment may have arrived in the meantime. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) => !isPrompting(change);

/** Starts the payment, at a provider by redirecting to its page; or sets its outcome at the test provider, and redirects to the order. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await postedForm(request);
  const { session, trade, channel, sites } = context;
  // A payment never waits for sign-in: the buyer starts it again after sign-in.
  if (await isAnonymous(session)) return promptSignIn(context, reasonToSignIn(session.failure), null);
  const posted = postPayment(trade, numberOf(params), form, visitedOrigin(sites, request.url)).catch((failure: unknown) => tokenDied(session, failure));
  const outcome = await critical(context, posted, 'order');
  if (isUpstreamError(outcome)) return promptSignIn(context, reasonToSignIn(outcome.failure), null);
  switch (outcome.kind) {
    case 'goTo':
      session.flash(outcome.message);
      return redirect(withChannel(outcome.path, channel), 303);
    case 'leave':
      return redirect(outcome.url, 303);
    case 'shown':
      return redirect(withChannel(outcome.path, channel), 303);
    case 'started':
      return data({ started: outcome.way, refusal: null, payBy: null });
    case 'again':
      return data({ started: null, refusal: outcome.words, payBy: outcome.payBy ?? null }, { status: outcome.status });
  }
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { trade } = context;
  const paymentNo = numberOf(params);
  await critical(context, signedInUser(context));
  if (new URL(request.url).searchParams.has(PAYMENT_RETURNED)) throw await comesBack(context, paymentNo);
  const page = await critical(context, trade.payment(paymentNo), 'order');
  const [order, approximation] = await critical(context, Promise.all([trade.order(page.payment.orderNo), readApproximation(context)]), 'order');
  const { t } = translatorOf(context);
  if (page.choices.includes('stripe')) context.allowCheckout();
  return {
    page, order, approximation,
    idempotencyKey: crypto.randomUUID(),
    meta: ownPageMeta(context, payPath(paymentNo), t('order:confirm.step.pay')),
  };
}

/** Leads a buyer who comes back from the provider to the order; to the payment if it was not made, or goes back because the order had closed. */
async function comesBack(context: AppLoadContext, paymentNo: string): Promise<Response> {
  const { trade, session, channel } = context;
  const { payment: { orderNo, status }, pending } = await critical(context, trade.returnedPayment(paymentNo), 'order');
  if (status === PAYMENT_STATUS.paid && (await critical(context, trade.order(orderNo), 'order')).status !== ORDER_STATUS.closed) {
    session.flash({ kind: 'result', key: 'order:message.paid' });
    return redirect(withChannel(orderPath(orderNo), channel));
  }
  if (!pending) return redirect(withChannel(payPath(paymentNo), channel));
  session.flash({ kind: 'notice', key: 'order:message.delayed' });
  return redirect(withChannel(awaitedPath(orderNo), channel));
}

function numberOf({ paymentNo = '' }: { paymentNo?: string }): string {
  return paymentNo.slice(0, NUMBER);
}

export default function PayRoute() {
  const shown = useLoaderData<typeof loader>();
  const posted = usePosted(useActionData<typeof action>()) ?? { started: null, refusal: null, payBy: null };
  const sent = useNavigation().formData;
  const busy = sent?.get('outcome') ?? sent?.get('intent') ?? sent?.get('payBy');
  return <PayScreen {...shown} {...posted} busy={typeof busy === 'string' ? busy : null} />;
}
