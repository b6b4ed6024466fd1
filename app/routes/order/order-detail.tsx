import { data, redirect, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData, useNavigation, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { postedForm, type PostedForm } from '~/actions/form/posted-form';
import { postOrder, waitingForm } from '~/actions/order/change-order';
import { OrderScreen } from '~/components/order/detail/order-screen';
import { isPrompting, usePosted } from '~/components/shell/messages/use-posted';
import { metaOf } from '~/components/shell/head-elements';
import { orderPageOf } from '~/domain/order/lines/order-page';
import { orderPath, RECEIPT_ASKED } from '~/domain/order/order-forms';
import { withChannel } from '~/domain/portal/channel';
import { ownPageMeta } from '~/i18n/page-title.server';
import { isAnonymous, signedInUser } from '~/session/ask-sign-in';
import { critical } from '~/session/critical';
import { promptSignIn, reasonToSignIn, tokenDied } from '~/session/prompt-sign-in';
import { isUpstreamError, type Failure } from '~/upstream/failures/upstream-error';

export const handle = { i18n: ['order', 'account', 'product'], times: true };
export const meta = metaOf;
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) => !isPrompting(change);

/** The maximum length of an order number, in characters. */
const NUMBER = 40;

/** Carries out a form of an order, and shows the result on the page of the order. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await postedForm(request);
  const { session } = context;
  const orderNo = numberOf(params);
  if (await isAnonymous(session)) return keepUntilSignIn(context, orderNo, form, session.failure);
  const posted = postOrder(context.trade, orderNo, form).catch((failure: unknown) => tokenDied(session, failure));
  const outcome = await critical(context, posted, 'order');
  if (isUpstreamError(outcome)) return keepUntilSignIn(context, orderNo, form, outcome.failure);
  switch (outcome.kind) {
    case 'flash':
      if (outcome.message) session.flash(outcome.message);
      return seeOther(context, orderPath(orderNo));
    case 'goTo':
      for (const message of outcome.messages) session.flash(message);
      return seeOther(context, outcome.path);
    case 'again':
      return data({ answer: outcome.answer }, { status: outcome.status });
    case 'missing':
      throw Response.json({ requestId: context.requestId, missing: 'order' }, { status: 404 });
  }
}

/** Asks the visitor to sign in. A form that may wait is carried out after sign-in. */
function keepUntilSignIn(context: AppLoadContext, orderNo: string, form: PostedForm, failure: Failure | undefined) {
  const fields = waitingForm(orderNo, form);
  const waiting = fields && { action: { action: 'order_detail' as const, fields }, words: { key: 'account:message.signInToGoOn' } };
  return promptSignIn(context, reasonToSignIn(failure), waiting);
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { trade } = context;
  const orderNo = numberOf(params);
  await critical(context, signedInUser(context));
  const order = await critical(context, trade.order(orderNo), 'order');
  const { searchParams: asked } = new URL(request.url);
  const refunding = asked.get('refund') ?? '';
  return {
    ...orderPageOf(order, { pageNo: Number(asked.get('page')), productId: refunding }),
    refunding,
    receiving: asked.has(RECEIPT_ASKED),
    idempotencyKey: crypto.randomUUID(),
    meta: ownPageMeta(context, orderPath(orderNo), orderNo),
  };
}

function numberOf({ orderNo = '' }: { orderNo?: string }): string {
  return orderNo.slice(0, NUMBER);
}

function seeOther({ channel }: AppLoadContext, path: string) {
  return redirect(withChannel(path, channel), 303);
}

export default function OrderDetailRoute() {
  const page = useLoaderData<typeof loader>();
  const posted = usePosted(useActionData<typeof action>());
  const busy = useNavigation().formData?.get('intent');
  return <OrderScreen {...page} answer={posted?.answer} busy={typeof busy === 'string' ? busy : null} />;
}
