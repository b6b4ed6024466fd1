import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

/** Answers with the drawing of a package that the build has not placed as a file. */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  return context.publicFile(`/package/${params.file ?? ''}`, request.signal);
}
