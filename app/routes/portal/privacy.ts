import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { postedForm } from '~/actions/form/posted-form';
import { safeReturnPath } from '~/domain/account/return-path';
import { withChannel } from '~/domain/portal/channel';
import { PRIVACY_PATH } from '~/domain/tracking/tracking-choice';

/** Switches the counting of visits on or off. Without one of the two values nothing changes. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await postedForm(request);
  const tracking = form.text('tracking');
  if (tracking === 'on' || tracking === 'off') {
    context.trackingCookie.set(tracking === 'on');
    context.session.flash({ kind: 'result', key: `tracking:message.${tracking}` });
  }
  return redirect(withChannel(safeReturnPath(form.text('_r')) ?? PRIVACY_PATH, context.channel), 303);
}

/** A GET request changes nothing. */
export const loader = ({ context }: LoaderFunctionArgs) => redirect(withChannel(PRIVACY_PATH, context.channel));
