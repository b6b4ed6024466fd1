import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { NamesProvider } from '~/components/order/names';
import { PayScreen } from '~/components/order/pay/pay-screen';
import { metaOf } from '~/components/shell/page-meta';
import { withChannel } from '~/domain/channel';
import { TRADE_TYPES } from '~/domain/dictionary';
import { pageMeta } from '~/i18n/page-title.server';
import { translatorOf } from '~/i18n/translator.server';
import { signedInUser } from '~/session/ask-sign-in';
import { critical } from '~/session/critical';
import { postedForm } from '~/session/forms/form';
import { postPayment } from '~/session/forms/pay-form';

export const handle = { i18n: ['order', 'product'] };
export const meta = metaOf;

/** Characters of a payment's number. */
const NUMBER = 40;

/** A payment that is refused may have arrived meanwhile. */
export const shouldRevalidate = () => true;

/** Plays the buyer at the test provider, and leads back to the order. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await postedForm(request);
  const { session, trade, channel } = context;
  await critical(context, signedInUser(context));
  const { message, path, status } = await critical(context, postPayment(trade, numberOf(params), form), 'order');
  if (status !== 303) return data({ refusal: message }, { status });
  if (message) session.tell(message);
  return redirect(withChannel(path, channel), 303);
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { trade, shop } = context;
  const paymentNo = numberOf(params);
  await critical(context, signedInUser(context));
  const [page, names] = await critical(context, Promise.all([trade.payment(paymentNo), shop.names(TRADE_TYPES)]), 'order');
  const { payUntil } = await critical(context, trade.order(page.payment.orderNo), 'order');
  const { t } = translatorOf(context);
  return { page, payUntil, names, meta: { ...pageMeta(context, `/pay/${encodeURIComponent(paymentNo)}`, { name: t('order:test.title') }), noIndex: true } };
}

function numberOf({ paymentNo = '' }: { paymentNo?: string }): string {
  return paymentNo.slice(0, NUMBER);
}

export default function PayRoute() {
  const { names, ...shown } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal ?? null;
  const busy = useNavigation().formData?.get('outcome');
  return <NamesProvider names={names}><PayScreen {...shown} refusal={refusal} busy={typeof busy === 'string' ? busy : null} /></NamesProvider>;
}
