import { redirect, type ActionFunctionArgs } from '@remix-run/cloudflare';
import { readForm } from '~/actions/form/posted-form';
import { readExportForm } from '~/actions/order/read-export';
import { safeReturnPath } from '~/domain/account/return-path';
import { bomPath } from '~/domain/bom/address/bom-address';
import { withChannel } from '~/domain/portal/channel';
import { contentDisposition } from '~/domain/text/file-name';
import { translatorOf } from '~/i18n/translator.server';
import { askToSignIn, isAnonymous } from '~/session/ask-sign-in';
import { FILE_TYPES } from '~/upstream/contract/records/export';
import { isUpstreamError } from '~/upstream/failures/upstream-error';
import type { FileWanted } from '~/upstream/exported-file';

/** Answers with a file of the visitor's data. After a refusal, redirects to the page of the form, with a message. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return notAllowed();
  const { session, trade, boms, channel } = context;
  const form = await readForm(request);
  const wanted = readExportForm(params['what'] ?? '', form);
  if (typeof wanted === 'number') return new Response(null, { status: wanted });
  const back = safeReturnPath(form.text('_r')) ?? pageOf(wanted);
  if (!OF_VISITORS.has(wanted.what) && (await isAnonymous(session))) return askToSignIn(context, session.failure?.words, back);
  if (wanted.format === 'pdf' && (await context.waitToRead(DOCUMENT_WEIGHT)) !== 'now') {
    session.flash({ kind: 'error', key: 'order:error.busyDocument' });
    return redirect(withChannel(back, channel), 303);
  }
  try {
    const { name, body } = await (wanted.what === 'bom' ? boms.download(wanted) : trade.download(wanted));
    return new Response(body, {
      headers: { 'content-type': FILE_TYPES[wanted.format], 'content-disposition': contentDisposition(name), 'cache-control': 'private, no-store' },
    });
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    const { message, words, signIn, missing } = error.failure;
    if (signIn) {
      session.forget();
      return askToSignIn(context, words, back);
    }
    // If the data does not exist, or belongs to another user, there is no page to return to.
    if (missing) {
      const { t } = translatorOf(context);
      const text = MISSING_WORDS[wanted.what]?.map((key) => t(key)).join('\n') ?? message;
      return new Response(text, { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    }
    if (words) session.flash({ kind: 'error', ...words });
    return redirect(withChannel(back, channel), 303);
  }
}

/** The document of a long order keeps an isolate from other work for as long as reading a file of so many bytes, so documents take turns. */
const DOCUMENT_WEIGHT = 64 * 1024;

/** What needs no user. */
const OF_VISITORS: ReadonlySet<FileWanted['what']> = new Set(['cart', 'bom']);

const NO_ORDER = ['common:error.missingOrder.title', 'common:error.missingOrder.advice'];
/** What is said of a record that does not exist. */
const MISSING_WORDS: Partial<Record<FileWanted['what'], readonly string[]>> = {
  order: NO_ORDER, invoice: NO_ORDER, bom: ['common:error.missingBom.title', 'common:error.missingBom.advice'],
};

/** A GET request makes no file. */
export const loader = notAllowed;

function notAllowed(): Response {
  return new Response(null, { status: 405, headers: { allow: 'POST' } });
}

/** The page that offers the file. */
function pageOf(wanted: FileWanted): string {
  switch (wanted.what) {
    case 'cart':
      return '/shopping_cart';
    case 'orders':
      return '/membership_center?tab=orders';
    case 'bom':
      return bomPath(wanted.shareKey === undefined ? { no: wanted.bomNo ?? '' } : { share: wanted.shareKey });
    default:
      return `/order_detail/${encodeURIComponent(wanted.orderNo)}`;
  }
}
