import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { passCallback } from '~/actions/order/pass-callback';
import { withChannel } from '~/domain/portal/channel';

/** The maximum size of a callback, in bytes. */
const CALLBACK_LIMIT = 4 * 1024;

/** Passes a callback of the payment provider on to the mall, which checks its signature. The signature covers the bytes, so they are not changed. */
export async function action({ request, context: { trade } }: ActionFunctionArgs) {
  return passCallback(request, CALLBACK_LIMIT, (body, headers) =>
    trade.paymentCallback(body, headers.get('x-pay-timestamp') ?? '', headers.get('x-pay-signature') ?? ''));
}

/** A GET request pays nothing. */
export const loader = ({ context }: LoaderFunctionArgs) => redirect(withChannel('/', context.channel));
