import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { takeAction } from '~/actions/after-login';
import { postedForm } from '~/actions/form/posted-form';
import { safeReturnPath } from '~/domain/account/return-path';
import { withChannel } from '~/domain/portal/channel';
import { IN_PAGE, type SaveAnswer } from '~/domain/text/form-answer';
import { askToSignIn } from '~/session/ask-sign-in';
import { newPromptId } from '~/session/prompt-sign-in';

/** Saves a product for later, or removes it. If nobody is signed in, the action waits for sign-in. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { session, channel } = context;
  const form = await postedForm(request);
  const back = safeReturnPath(form.text('_r')) ?? '/membership_center?tab=saved';
  const fields = { intent: form.text('intent'), goodsId: form.text('goodsId') };
  const inPage = form.text(IN_PAGE) !== '';
  const promptId = newPromptId();
  const outcome = await takeAction(context, { action: 'saved_parts', fields, ...(inPage ? { promptId } : {}) });
  if (outcome.kind === 'signIn') {
    const { words, toLogin } = outcome;
    if (inPage && !toLogin) return Response.json({ prompt: 'signIn', promptId, ...(words ? { message: words } : {}) } satisfies SaveAnswer, { status: 401 });
    return askToSignIn(context, words ?? { key: 'account:message.signInToSave' }, back);
  }
  const { message } = outcome;
  if (!inPage) {
    if (message) session.flash(message);
    return redirect(withChannel(back, channel), 303);
  }
  if (message?.kind === 'result') return Response.json({ saved: true } satisfies SaveAnswer);
  return Response.json((message ? { message } : { saved: false }) satisfies SaveAnswer, { status: 422 });
}

/** A GET request saves nothing. */
export const loader = ({ context }: LoaderFunctionArgs) => redirect(withChannel('/', context.channel));
