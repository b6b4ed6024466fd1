import { carryOut } from '../form/carry-out';
import { readBody } from '../form/posted-form';

/**
 * Passes a callback of a payment provider on. Its signature covers the bytes, so they are not changed.
 * @param limit - the maximum size of the callback, in bytes
 * @returns 200 once it has taken effect; otherwise the provider may send it again
 * @throws Response 413 for a callback that is too large
 */
export async function passCallback(request: Request, limit: number, pass: (body: string, headers: Headers) => Promise<void>): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
  const body = await readBody(request.body, limit);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await body.arrayBuffer());
  const { failure } = await carryOut(() => pass(text, request.headers));
  return failure ? Response.json({ ok: false, code: failure.code }, { status: failure.status }) : Response.json({ ok: true });
}
