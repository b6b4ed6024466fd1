import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { carryOut } from '~/actions/form/carry-out';
import { postedForm } from '~/actions/form/posted-form';
import { leadsToLogin, safeReturnPath } from '~/domain/account/return-path';
import { withChannel } from '~/domain/portal/channel';
import { IN_PAGE, type SignOutAnswer } from '~/domain/text/form-answer';

/** Signs out. The cookies of the user are cleared even if the upstream does not answer. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { session, account, cartCookie, channel, credentials } = context;
  const form = await postedForm(request);
  if (credentials.jar.accessToken) await carryOut(() => account.signOut());
  session.end();
  cartCookie.value = { lines: 0 };
  session.flash({ kind: 'result', key: 'account:message.signedOut' });
  const from = safeReturnPath(form.text('_r')) ?? refererPath(request) ?? '/';
  const goTo = leadsToLogin(from) ? withChannel('/login', channel) : null;
  if (form.text(IN_PAGE)) {
    const answer: SignOutAnswer = { goTo };
    return Response.json(answer);
  }
  return redirect(goTo ?? withChannel(from, channel), 303);
}

/** A GET request does not sign out. */
export const loader = ({ context }: LoaderFunctionArgs) => redirect(withChannel('/', context.channel));

function refererPath(request: Request): string | null {
  const referer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return null;
  const { origin, pathname, search } = new URL(referer);
  return origin === new URL(request.url).origin ? safeReturnPath(pathname + search) : null;
}
