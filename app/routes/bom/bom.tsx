import { data, redirect, type ActionFunctionArgs, type AppLoadContext, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { withButton } from '~/actions/bom/bom-form';
import type { BomOutcome } from '~/actions/bom/bom-outcome';
import { postBom } from '~/actions/bom/post-bom';
import { postedFileForm } from '~/actions/form/posted-form';
import type { BomPageData } from '~/components/bom/page/bom-page-data';
import { BomPages } from '~/components/bom/page/bom-pages';
import { isPrompting, usePosted } from '~/components/shell/messages/use-posted';
import { metaOf } from '~/components/shell/head-elements';
import { bomPath, readBomQuery } from '~/domain/bom/address/bom-address';
import { BOM_PATH } from '~/domain/bom/address/bom-path';
import type { BomAnswer } from '~/domain/bom/address/bom-answer';
import { FILE_LIMITS } from '~/domain/bom/file/file-limits';
import { withChannel } from '~/domain/portal/channel';
import type { FormAnswer, FormFields } from '~/domain/text/form-answer';
import { ownPageMeta, pageMeta } from '~/i18n/page-title.server';
import { translatorOf } from '~/i18n/translator.server';
import { critical } from '~/session/critical';
import { promptSignIn } from '~/session/prompt-sign-in';
import { bomPage, columnsPage, openBom } from './bom-page.server';

export const handle = { i18n: ['bom', 'upload', 'product'], times: true };
export const meta = metaOf;

/** The answer to a form, if the page stays or is shown again. */
interface Answered {
  /** The page of the form's bill; absent if nothing on the page has changed. */
  page?: BomPageData;
  answer?: BomAnswer;
  /** The answer to an upload that was refused. */
  upload?: FormAnswer;
  /** The form, if there was no time for it. */
  again?: FormFields;
}

/** The bills are matched again only if something has changed: not after adding to the cart, and not if the answer brings the page. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) => change.defaultShouldRevalidate && change.actionResult === undefined && !isPrompting(change);

/** What is read by a link is not stored and not indexed. */
const SHARED = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

/** The requests whose form is answered with a page. Their loader need not make it again. */
const answered = new WeakSet<AppLoadContext>();

/** Carries out a form of a bill of materials, or reads a new one. */
export async function action({ request, context }: ActionFunctionArgs) {
  const posted = await postedFileForm(request).catch((refusal: unknown) => {
    if (refusal instanceof Response && (refusal.status === 413 || refusal.status === 503)) return refusal.status;
    throw refusal;
  });
  if (posted === 503) return shown(context, { upload: { values: {}, fields: { file: { key: 'bom:file.busy' } } } }, posted);
  if (posted === 413) return shown(context, { upload: { values: {}, fields: { file: { key: 'bom:file.tooLarge', values: { megabytes: FILE_LIMITS.bytes / 2 ** 20 } } } } }, posted);
  const form = withButton(posted);
  const outcome = await critical(context, postBom(context, form), 'bom');
  return answerTo(context, outcome, new URL(request.url).searchParams);
}

async function answerTo(context: AppLoadContext, outcome: BomOutcome, asked: URLSearchParams) {
  const { session, channel, scripted } = context;
  switch (outcome.kind) {
    case 'done': {
      if (outcome.message) session.flash(outcome.message);
      if (outcome.calm && scripted) return data<Answered>({});
      const { no = '', ...query } = readBomQuery(asked);
      const kept = no === outcome.bomNo ? { ...query, goal: null } : {};
      return redirect(withChannel(outcome.path ?? bomPath({ ...kept, no: outcome.bomNo ?? '' }), channel), 303);
    }
    case 'upload':
      return shown(context, { upload: outcome.answer }, outcome.status);
    case 'again':
      return shown(context, { again: outcome.fields }, 503);
    case 'columns': {
      const { text } = outcome;
      const page = { ...columnsPage(outcome.open.bom, outcome.file, outcome.open.file !== undefined), ...(text === undefined ? {} : { text }) };
      return shown(context, { page, ...(outcome.answer ? { answer: outcome.answer } : {}) }, outcome.status);
    }
    case 'bom': {
      const query = { ...readBomQuery(outcome.query ?? asked), no: outcome.open.bom.bomNo, share: '' };
      const page = await bomPage(context, outcome.open, { query, waits: true });
      return shown(context, { page, ...(outcome.answer ? { answer: outcome.answer } : {}) }, outcome.status);
    }
    case 'signIn': {
      const { fields, words, toLogin } = outcome;
      const path = fields?.['bomNo'] ? bomPath({ no: fields['bomNo'] }) : context.path;
      return promptSignIn({ session, channel, scripted, path }, { words, toLogin }, fields && { action: { action: 'bom', fields }, words: { key: 'bom:message.signIn' } });
    }
  }
}

function shown(context: AppLoadContext, answer: Answered, status: number) {
  answered.add(context);
  return data(answer, { status });
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = readBomQuery(searchParams);
  const { boms } = context;
  const { t } = translatorOf(context);
  if (answered.has(context) || (!query.no && !query.share)) {
    return data({ page: null, meta: pageMeta(context, BOM_PATH, { name: t('upload:title'), description: t('meta:bom') }) });
  }
  const { bom, file } = await critical(context, openBom(boms, query, searchParams.has('columns')), 'bom');
  const page = await bomPage(context, { bom }, { query, waits: searchParams.has('view'), file });
  const meta = ownPageMeta(context, BOM_PATH, bom.name || t('upload:title'));
  return data({ page, meta }, { headers: query.share ? SHARED : {} });
}

export default function BomRoute() {
  const { page } = useLoaderData<typeof loader>();
  const posted = usePosted(useActionData<typeof action>());
  return <BomPages page={posted?.page ?? page} answer={posted?.answer} upload={posted?.upload} again={posted?.again} />;
}
