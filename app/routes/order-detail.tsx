import { data, redirect, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { OrderScreen } from '~/components/order/detail/order-screen';
import { metaOf } from '~/components/shell/page-meta';
import { withChannel } from '~/domain/channel';
import { orderPath, RECEIPT_ASKED } from '~/domain/order/order-forms';
import { pageMeta } from '~/i18n/page-title.server';
import { keepForSignIn } from '~/session/after-login';
import { askToSignIn, isAnonymous, signedInUser, whyAnonymous } from '~/session/ask-sign-in';
import { critical } from '~/session/critical';
import { postedForm, type PostedForm } from '~/session/forms/form';
import { postOrder, waitingForm } from '~/session/forms/order-form';

export const handle = { i18n: ['order', 'account', 'product'], times: true };
export const meta = metaOf;

/** Characters of an order's number. */
const NUMBER = 40;

/** Carries out what is asked of an order, and tells of it on its page. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await postedForm(request);
  const { session } = context;
  const orderNo = numberOf(params);
  if (await isAnonymous(session)) throw keepUntilSignIn(context, orderNo, form);
  const outcome = await critical(context, postOrder(context.trade, orderNo, form), 'order');
  switch (outcome.kind) {
    case 'told':
      if (outcome.message) session.tell(outcome.message);
      return seeOther(context, orderPath(orderNo));
    case 'goTo':
      for (const message of outcome.messages) session.tell(message);
      return seeOther(context, outcome.path);
    case 'again':
      return data({ answer: outcome.answer }, { status: outcome.status });
    case 'missing':
      throw Response.json({ requestId: context.requestId, missing: 'order' }, { status: 404 });
  }
}

/** Leads to the sign-in page; what may wait is carried out afterwards. */
function keepUntilSignIn(context: AppLoadContext, orderNo: string, form: PostedForm): Response {
  const fields = waitingForm(orderNo, form);
  const kept = fields !== null && keepForSignIn(context.session, { action: 'order_detail', fields });
  return askToSignIn(context, whyAnonymous(context.session) ?? (kept ? { key: 'account:message.signInToGoOn' } : undefined));
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { trade } = context;
  const orderNo = numberOf(params);
  await critical(context, signedInUser(context));
  const order = await critical(context, trade.order(orderNo), 'order');
  const { searchParams: asked } = new URL(request.url);
  return {
    order,
    refunding: asked.get('refund') ?? '',
    receiving: asked.has(RECEIPT_ASKED),
    idempotencyKey: crypto.randomUUID(),
    meta: { ...pageMeta(context, orderPath(orderNo), { name: orderNo }), noIndex: true },
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
  const posted = useActionData<typeof action>();
  const busy = useNavigation().formData?.get('intent');
  return <OrderScreen {...page} answer={posted?.answer} busy={typeof busy === 'string' ? busy : null} />;
}
