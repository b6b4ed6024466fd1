import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData, useNavigation, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { postedForm } from '~/actions/form/posted-form';
import { postPayment } from '~/actions/order/pay-order';
import { PayScreen } from '~/components/order/pay/pay-screen';
import { isPrompting, usePosted } from '~/components/shell/messages/use-posted';
import { metaOf } from '~/components/shell/head-elements';
import { payPath } from '~/domain/order/order-forms';
import { withChannel } from '~/domain/portal/channel';
import { ownPageMeta } from '~/i18n/page-title.server';
import { translatorOf } from '~/i18n/translator.server';
import { isAnonymous, signedInUser } from '~/session/ask-sign-in';
import { critical } from '~/session/critical';
import { promptSignIn, reasonToSignIn, tokenDied } from '~/session/prompt-sign-in';
import { isUpstreamError } from '~/upstream/failures/upstream-error';

export const handle = { i18n: ['order', 'product'] };
export const meta = metaOf;

/** The maximum length of a payment number, in characters. */
const NUMBER = 40;

/** Loads the data again even after a refusal, because the payment may have arrived in the meantime. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) => !isPrompting(change);

/** Starts the payment; or sets its outcome at the test provider, and redirects to the order. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await postedForm(request);
  const { session, trade, channel } = context;
  // A payment never waits for sign-in: the buyer starts it again after sign-in.
  if (await isAnonymous(session)) return promptSignIn(context, reasonToSignIn(session.failure), null);
  const posted = postPayment(trade, numberOf(params), form).catch((failure: unknown) => tokenDied(session, failure));
  const outcome = await critical(context, posted, 'order');
  if (isUpstreamError(outcome)) return promptSignIn(context, reasonToSignIn(outcome.failure), null);
  switch (outcome.kind) {
    case 'goTo':
      session.flash(outcome.message);
      return redirect(withChannel(outcome.path, channel), 303);
    case 'started':
      return data({ started: outcome.way, refusal: null });
    case 'again':
      return data({ started: null, refusal: outcome.words }, { status: outcome.status });
  }
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { trade } = context;
  const paymentNo = numberOf(params);
  await critical(context, signedInUser(context));
  const page = await critical(context, trade.payment(paymentNo), 'order');
  const order = await critical(context, trade.order(page.payment.orderNo), 'order');
  const { t } = translatorOf(context);
  return {
    page, order,
    idempotencyKey: crypto.randomUUID(),
    meta: ownPageMeta(context, payPath(paymentNo), t('order:confirm.step.pay')),
  };
}

function numberOf({ paymentNo = '' }: { paymentNo?: string }): string {
  return paymentNo.slice(0, NUMBER);
}

export default function PayRoute() {
  const shown = useLoaderData<typeof loader>();
  const posted = usePosted(useActionData<typeof action>()) ?? { started: null, refusal: null };
  const sent = useNavigation().formData;
  const busy = sent?.get('outcome') ?? sent?.get('intent');
  return <PayScreen {...shown} {...posted} busy={typeof busy === 'string' ? busy : null} />;
}
