import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { passCallback } from '~/actions/order/pass-callback';
import { withChannel } from '~/domain/portal/channel';
import { STRIPE_CALLBACK_LIMIT } from '~/upstream/contract/records/payment';

/** Passes a callback of Stripe on to the mall, which checks its signature. */
export async function action({ request, context: { trade } }: ActionFunctionArgs) {
  return passCallback(request, STRIPE_CALLBACK_LIMIT, (body, headers) => trade.stripeCallback(body, headers.get('stripe-signature') ?? ''));
}

/** A GET request pays nothing. */
export const loader = ({ context }: LoaderFunctionArgs) => redirect(withChannel('/', context.channel));
