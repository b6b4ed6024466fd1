import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { postedForm } from '~/actions/form/posted-form';
import { safeReturnPath } from '~/domain/account/return-path';
import { CART_PATH } from '~/domain/order/cart-form';
import { withChannel } from '~/domain/portal/channel';

/** Remembers the currency in which the visitor wants to see approximate sums. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await postedForm(request);
  context.currencyCookie.set(form.text('currency'));
  return redirect(withChannel(safeReturnPath(form.text('_r')) ?? CART_PATH, context.channel), 303);
}

/** A GET request changes nothing. */
export const loader = ({ context }: LoaderFunctionArgs) => redirect(withChannel(CART_PATH, context.channel));
