import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { RegionOption } from '~/domain/account/account-records';
import { REGION_CODE } from '~/domain/account/region-codes';
import { isUpstreamError } from '~/upstream/failures/upstream-error';

/** Answers with the regions below the region `parent`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const parent = new URL(request.url).searchParams.get('parent') ?? '';
  if (!REGION_CODE.test(parent)) return new Response('Not found', { status: 404 });
  try {
    const below = await context.account.regionsBelow(parent);
    const options: RegionOption[] = below.map(({ regionCode: code, regionName: name }) => ({ code, name }));
    // The names are in the visitor's language.
    return Response.json(options, { headers: { 'cache-control': 'private, max-age=300' } });
  } catch (error) {
    if (isUpstreamError(error)) return new Response('Unavailable', { status: error.failure.passing ? 503 : 404 });
    throw error;
  }
}
