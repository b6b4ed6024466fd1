import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { postedForm } from '~/actions/form/posted-form';
import { safeReturnPath } from '~/domain/account/return-path';
import { withChannel } from '~/domain/portal/channel';

/** Closes a popup in a browser without script: the page comes again without it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await postedForm(request);
  context.popupCookie.markShown(form.text('popupId'));
  return redirect(withChannel(safeReturnPath(form.text('_r')) ?? '/', context.channel), 303);
}

/** A GET request closes nothing. */
export const loader = ({ context }: LoaderFunctionArgs) => redirect(withChannel('/', context.channel));
