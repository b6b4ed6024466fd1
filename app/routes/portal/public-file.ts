import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

/** Answers with a public file, for example a picture. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const url = new URL(request.url).searchParams.get('url');
  if (params.product !== context.product || !url) return new Response('Not found', { status: 404 });
  return context.publicFile(url, request.signal);
}
