import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { landingPath, readReturnPath } from '~/actions/account/landing-path';
import { postRegister } from '~/actions/account/sign-in';
import { postedForm } from '~/actions/form/posted-form';
import { RegisterScreen } from '~/components/account/register-screen';
import { metaOf } from '~/components/shell/head-elements';
import { withChannel } from '~/domain/portal/channel';
import { ownPageMeta } from '~/i18n/page-title.server';
import { translatorOf } from '~/i18n/translator.server';

export const handle = { i18n: ['account'] };
export const meta = metaOf;

/** Opens an account, signs in, runs the actions that waited, and sends the visitor back. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await postedForm(request);
  const answered = await postRegister(context, form);
  if (answered) return data(answered.answer, { status: answered.status });
  return redirect(withChannel(landingPath(form, request, context.session.goal), context.channel), 303);
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const returnPath = readReturnPath(request, context.channel);
  if (await context.session.user()) throw redirect(withChannel(landingPath(undefined, request), context.channel));
  const { t } = translatorOf(context);
  return { returnPath, meta: ownPageMeta(context, '/register', t('account:register.title')) };
}

export default function RegisterRoute() {
  const { returnPath } = useLoaderData<typeof loader>();
  return <RegisterScreen returnPath={returnPath} answer={useActionData<typeof action>()} />;
}
