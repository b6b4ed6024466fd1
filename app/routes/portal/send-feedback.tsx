import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { FEEDBACK_FORM_LIMIT, postFeedback, readPage } from '~/actions/feedback/post-feedback';
import { postedSmallFileForm } from '~/actions/form/posted-form';
import { FeedbackScreen } from '~/components/feedback/feedback-screen';
import { metaOf } from '~/components/shell/head-elements';
import { FEEDBACK_PATH, type FeedbackAnswer, sentPath } from '~/domain/feedback/feedback-rules';
import { withChannel } from '~/domain/portal/channel';
import { IN_PAGE } from '~/domain/text/form-answer';
import { pageMeta } from '~/i18n/page-title.server';
import { translatorOf } from '~/i18n/translator.server';
import { critical } from '~/session/critical';

export const handle = { i18n: ['feedback'] };
export const meta = metaOf;

const FORM_TYPES = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i;

/** Sends feedback, and shows its number. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (!FORM_TYPES.test(request.headers.get('content-type') ?? '')) throw new Response(null, { status: 415 });
  const { form, cut } = await postedSmallFileForm(request, FEEDBACK_FORM_LIMIT);
  const outcome = await critical(context, postFeedback(context, form, cut));
  if (outcome.kind === 'again') return data(outcome.answer, { status: outcome.status });
  const { no } = outcome;
  if (form.has(IN_PAGE)) return data<FeedbackAnswer>({ values: {}, fields: {}, sent: { no } });
  context.session.flash({ kind: 'notice', key: no ? 'feedback:sent.number' : 'feedback:sent.noNumber', values: { no } });
  return redirect(withChannel(sentPath(readPage(new URL(request.url).searchParams.get('from'))), context.channel), 303);
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { t } = translatorOf(context);
  return {
    from: readPage(searchParams.get('from')),
    sent: searchParams.has('sent'),
    signedIn: (await critical(context, context.session.user())) !== null,
    meta: pageMeta(context, FEEDBACK_PATH, { name: t('feedback:title'), description: t('feedback:lead'), noIndex: true }),
  };
}

export default function SendFeedbackRoute() {
  const { from, sent, signedIn } = useLoaderData<typeof loader>();
  return <FeedbackScreen from={from} sent={sent} signedIn={signedIn} answer={useActionData<typeof action>()} />;
}
