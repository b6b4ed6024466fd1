import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import type { AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { isbot } from 'isbot';
import type { ReactElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { BootContext } from './components/shell/boot';
import { translatorOf } from './i18n/translator.server';
import { TIMEOUTS } from './upstream/client/policies';
import { deadlineSignal } from './upstream/deadline-signal';

/**
 * The time limit of streamed data, ms. It is as long as a visitor's request may take, and below the time limit of React's rendering, so that React can still write
 * the fallbacks. Figures that stream in have a shorter limit of their own.
 */
export const streamTimeout = TIMEOUTS.wall;
const RENDER_DEADLINE = TIMEOUTS.wall + 1_000;

/** Logs an unexpected error. Of a refusal of the router, such as a form that is posted to a page without forms, it logs the status: the rest repeats the address. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  if (request.signal.aborted) return;
  context.logFailure('failed', isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : error);
}

/** The tree of a page. */
export function pageOf(request: Request, entry: EntryContext, context: AppLoadContext): ReactElement {
  return (
    <BootContext.Provider value={context}>
      <I18nextProvider i18n={translatorOf(context)}>
        <RemixServer context={entry} url={request.url} nonce={context.nonce} />
      </I18nextProvider>
    </BootContext.Provider>
  );
}

export default async function handleRequest(
  request: Request, status: number, headers: Headers, entry: EntryContext, context: AppLoadContext,
) {
  headers.set('content-type', 'text/html; charset=utf-8');
  for (const href of styleSheets(entry)) headers.append('link', `<${href}>; rel=preload; as=style`);
  if (request.method === 'HEAD') return new Response(null, { headers, status });
  let responseStatus = status;
  // React never lets go of the signal, and keeps the whole page with it.
  const { signal, forget } = deadlineSignal(RENDER_DEADLINE, request.signal);
  const body = await renderToReadableStream(pageOf(request, entry, context), {
    nonce: context.nonce,
    signal,
    onError(error) {
      if (signal.aborted) return;
      responseStatus = 500;
      context.logFailure('render', error);
    },
  });
  body.allReady.catch(() => undefined).finally(forget);
  if (isbot(request.headers.get('user-agent'))) await body.allReady;
  return new Response(body, { headers, status: responseStatus });
}

/**
 * The style sheets of a page, which the head of its document names too. As headers they are there before the document is: Cloudflare sends them as early hints, while the
 * page is made.
 */
function styleSheets({ staticHandlerContext, routeModules }: EntryContext): string[] {
  return staticHandlerContext.matches.flatMap(({ route }) => {
    const links = routeModules[route.id]?.links?.() ?? [];
    return links.flatMap((link) => ('href' in link && link.rel === 'stylesheet' && link.href ? [link.href] : []));
  });
}
