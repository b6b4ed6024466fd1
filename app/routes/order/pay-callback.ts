import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { carryOut } from '~/actions/form/carry-out';
import { readBody } from '~/actions/form/posted-form';
import { withChannel } from '~/domain/portal/channel';

/** The maximum size of a callback, in bytes. */
const CALLBACK_LIMIT = 4 * 1024;

/** Passes a callback of the payment provider on to the mall, which checks its signature. The signature covers the bytes, so they are not changed. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
  const body = await readBody(request.body, CALLBACK_LIMIT);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await body.arrayBuffer());
  const { headers } = request;
  const { failure } = await carryOut(() =>
    context.trade.paymentCallback(text, headers.get('x-pay-timestamp') ?? '', headers.get('x-pay-signature') ?? ''));
  return failure ? Response.json({ ok: false, code: failure.code }, { status: failure.status }) : Response.json({ ok: true });
}

/** A GET request pays nothing. */
export const loader = ({ context }: LoaderFunctionArgs) => redirect(withChannel('/', context.channel));
