import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { landingPath, readReturnPath } from '~/actions/account/landing-path';
import { postLogin } from '~/actions/account/sign-in';
import { postedForm } from '~/actions/form/posted-form';
import { LoginScreen } from '~/components/account/login-screen';
import { metaOf } from '~/components/shell/head-elements';
import { withChannel } from '~/domain/portal/channel';
import { ownPageMeta } from '~/i18n/page-title.server';
import { translatorOf } from '~/i18n/translator.server';

export const handle = { i18n: ['account'] };
export const meta = metaOf;

/** Signs in, runs the actions that waited, and sends the visitor back. `intent=forget`: the sign-in dialog was closed, so its action is dropped. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await postedForm(request);
  if (form.text('intent') === 'forget') {
    context.session.dequeue(form.text('promptId'));
    return null;
  }
  const answered = await postLogin(context, form);
  if (answered) return data(answered.answer, { status: answered.status });
  return redirect(withChannel(landingPath(form, request, context.session.goal), context.channel), 303);
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const returnPath = readReturnPath(request, context.channel);
  if (await context.session.user()) throw redirect(withChannel(landingPath(undefined, request), context.channel));
  const by: 'password' | 'code' = new URL(request.url).searchParams.get('by') === 'code' ? 'code' : 'password';
  const { t } = translatorOf(context);
  return { returnPath, by, demoAccount: context.demoAccount, meta: ownPageMeta(context, '/login', t('account:login.title')) };
}

export default function LoginRoute() {
  const { returnPath, by, demoAccount } = useLoaderData<typeof loader>();
  return <LoginScreen returnPath={returnPath} by={by} demoAccount={demoAccount} answer={useActionData<typeof action>() ?? undefined} />;
}
