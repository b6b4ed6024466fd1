import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { showCaptcha } from '~/actions/account/shown-captcha';
import { isUpstreamError } from '~/upstream/failures/upstream-error';

const DATA = /^data:(image\/(?:svg\+xml|png|jpeg|gif|webp));base64,(.*)$/s;

/** Answers with the picture of a new captcha. The previous captcha becomes invalid. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { image } = await showCaptcha(context).catch((error: unknown) => {
    if (isUpstreamError(error)) throw new Response('Unavailable', { status: 503 });
    throw error;
  });
  const [, type = '', base64 = ''] = DATA.exec(image) ?? [];
  if (!type) return new Response('Unavailable', { status: 503 });
  return new Response(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)), {
    headers: { 'content-type': type, 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'; sandbox" },
  });
}
