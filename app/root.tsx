import type { HeadersFunction, LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare';
import {
  isRouteErrorResponse, Links, Meta, Outlet, ScrollRestoration, useLoaderData, useMatches, useRouteError, useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react';
import { useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { stripMarkup } from '~/components/shell/campaign/strip-markup.server';
import { BareShell } from '~/components/shell/error/bare-shell';
import { BootContext } from '~/components/shell/boot';
import { errorKind, ErrorPage } from '~/components/shell/error/error-page';
import { ProgramScripts } from '~/components/shell/program/program-scripts';
import { Shell } from '~/components/shell/shell';
import { campaignAt } from '~/domain/sale/campaign';
import { zoneName } from '~/domain/time/deadline';
import { SHOWN_TYPES } from '~/domain/text/dictionary';
import { languageTag } from '~/domain/text/language';
import type { Message } from '~/domain/text/message';
import { isOffline } from '~/domain/order/cart-form';
import { isSignInPage } from '~/domain/account/return-path';
import { CollectorScript } from '~/components/tracking/collector-script';
import { Messages } from '~/i18n/messages';
import { NAMESPACES, type Namespace } from '~/i18n/namespaces';
import { translatorOf } from '~/i18n/translator.server';
import { askToSignIn } from '~/session/ask-sign-in';
import { critical, readPageError } from '~/session/critical';
import { eligibleInCart } from '~/upstream/eligible-in-cart';
import stylesUrl from './styles.css?url';

/** Id of the element after which streamed content begins. Everything before it is painted at once. */
const SHELL_END = 'shell-end';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: stylesUrl },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

/** The data of the shell, the names of codes, the signed-in user, and the messages. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { language, productName, product, channel, timeZone, demoAccount, session } = context;
  const [shell, names, user, strip] = await critical(
    context, Promise.all([context.shop.shell(), context.shop.names(SHOWN_TYPES), session.user(), readStrip(context)]),
  );
  const { failure } = session;
  if (failure?.leadsToSignIn && !isSignInPage(context.path)) throw askToSignIn(context, failure.words);
  if (failure?.words) session.flash({ kind: 'error', ...failure.words });
  const now = Date.now();
  return {
    shell,
    names,
    site: { language, productName, product, channel, timeZone, zone: zoneName(now, timeZone, language), demoAccount: user ? undefined : demoAccount, now },
    user: user && { name: user.name },
    cartLines: context.cartCookie.value.lines,
    strip,
    messages: session.takeMessages(),
  };
}

/** The markup of the sale's strip. A page does without it if the upstream does not answer. */
async function readStrip(context: LoaderFunctionArgs['context']): Promise<string> {
  const { shop, language, timeZone, channel } = context;
  const rule = await shop.announcedDiscount();
  const now = Date.now();
  if (!rule || !campaignAt(rule, now, null)) return '';
  return stripMarkup(rule, now, await eligibleInCart(context), { t: translatorOf(context).t, language, timeZone, channel });
}

/** The document of an error keeps only the header `retry-after`. */
export const headers: HeadersFunction = ({ errorHeaders }) => {
  const after = errorHeaders?.get('retry-after');
  return new Headers(after ? [['retry-after', after]] : []);
};

/**
 * Loads the shell's data again after a post that reached the shop, and before a sign-in page, because that page shows a message. A change of language
 * loads a new document.
 */
export const shouldRevalidate = ({ formMethod, actionResult, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  (formMethod === 'POST' && !isOffline(actionResult)) || (isSignInPage(nextUrl.pathname) && !isSignInPage(currentUrl.pathname));

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, language, productName } = useContext(BootContext);
  const { namespaces, hydrated } = useRouteHandles();
  return (
    <html lang={languageTag(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="application-name" content={productName} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#095540" />
        <ErrorTitle />
        <Meta />
        <Links />
        {/* Painting starts when everything before this element has arrived. Otherwise the layout would shift on narrow screens, which change the order. */}
        <link rel="expect" href={`#${SHELL_END}`} blocking="render" />
      </head>
      <body>
        {children}
        <div id={SHELL_END} hidden />
        <CollectorScript />
        {hydrated && (
          <>
            <Messages namespaces={namespaces} />
            <ScrollRestoration nonce={nonce} />
            <ProgramScripts />
          </>
        )}
      </body>
    </html>
  );
}

/** The title of an error page. No route gives it a title. */
function ErrorTitle() {
  const error = useRouteError();
  const { productName } = useContext(BootContext);
  const { t } = useTranslation();
  if (error === undefined || error === null) return null;
  const kind = isRouteErrorResponse(error) ? errorKind(error.status, readPageError(error.data).missing) : errorKind(500);
  return <title>{`${t(`error.${kind}.title`)} · ${t('title', { product: productName })}`}</title>;
}

export default function App() {
  const data = useLoaderData<typeof loader>();
  return (
    <Shell {...data}>
      <Outlet />
    </Shell>
  );
}

/**
 * Shows an error response in the shell of the shop, if the data of the shell was loaded. Shows an unexpected error without the shell, because the
 * shell may have thrown it.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  const data = useRouteLoaderData<typeof loader>('root');
  if (!isRouteErrorResponse(error)) return <BareShell><ErrorPage status={500} /></BareShell>;
  const page = <ErrorPage status={error.status} {...readPageError(error.data)} />;
  return data ? <Shell {...data}>{page}</Shell> : <BareShell>{page}</BareShell>;
}

/**
 * Reads the `handle` of the matched routes: the namespaces of their texts, and `static` for pages that people only read, which send no framework
 * script. The namespaces of the messages are added. An error page has the handles of the routes of its address.
 */
function useRouteHandles(): { namespaces: Namespace[]; hydrated: boolean } {
  const handles = useMatches().map(({ handle }) => (typeof handle === 'object' && handle !== null ? handle : {}));
  const told = useRouteLoaderData<typeof loader>('root')?.messages ?? [];
  return {
    // The browser finds the messages in the document.
    namespaces: import.meta.env.SSR ? namespacesOf(handles, told) : [],
    hydrated: !handles.some((handle) => 'static' in handle && handle.static === true),
  };
}

function namespacesOf(handles: readonly object[], told: readonly Message[]): Namespace[] {
  const named = [
    ...handles.flatMap((handle) => ('i18n' in handle && Array.isArray(handle.i18n) ? handle.i18n : [])),
    ...told.map((message) => ('key' in message ? message.key.split(':')[0] : '')),
  ];
  return NAMESPACES.filter((name) => named.includes(name));
}
