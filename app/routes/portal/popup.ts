import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { postedForm } from '~/actions/form/posted-form';
import { safeReturnPath } from '~/domain/account/return-path';
import { withChannel } from '~/domain/portal/channel';
import { IN_PAGE } from '~/domain/text/form-answer';

/** Remembers that the visitor has closed a popup. A script gets an empty answer, because its page stays as it is. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await postedForm(request);
  context.popupCookie.close(form.text('popupId'));
  if (form.text(IN_PAGE)) return new Response(null, { status: 204 });
  return redirect(withChannel(safeReturnPath(form.text('_r')) ?? '/', context.channel), 303);
}

/** A GET request closes nothing. */
export const loader = ({ context }: LoaderFunctionArgs) => redirect(withChannel('/', context.channel));
