import type { WaitToRead } from '../../app/actions/bom/bom-outcome';
import type { DemoAccount } from '../../app/domain/account/account-records';
import type { Sites } from '../../app/domain/portal/site-address';
import type { Language, SiteVariant } from '../../app/domain/text/language';
import { languageOf } from '../../app/domain/text/language';
import { CHANNEL, readChannel } from '../../app/domain/portal/channel';
import { readCookies, writeCookie } from '../../app/session/cookies';
import { openCredentials, type Credentials } from '../../app/session/credentials';
import { createSealer } from '../../app/session/seal';
import { openSession, type Session } from '../../app/session/session';
import { resolveVariant } from '../../app/session/site-variant';
import { createAccount, type Account } from '../../app/upstream/account';
import { createBusyClient } from '../../app/upstream/client/busy-client';
import { createBoms, type Boms } from '../../app/upstream/boms';
import type { LogLine } from '../../app/upstream/client/caller';
import { createClient } from '../../app/upstream/client/client';
import { createLotteries, type Lotteries } from '../../app/upstream/lotteries';
import { CONTRACT_VERSION } from '../../app/upstream/contract/calls';
import { createShop, type Shop } from '../../app/upstream/shop';
import { SHARED_AGENT } from '../../app/upstream/client/policies';
import type { SnapshotCache } from '../../app/upstream/client/snapshots/snapshots';
import { createFeedbacks, type Feedbacks } from '../../app/upstream/feedbacks';
import { createTracking, type Tracking } from '../../app/upstream/event-reports';
import { createTrade, type Trade } from '../../app/upstream/trade';
import type { Configuration, Env } from '../configuration';
import { createNonce, Timing } from '../headers';
import { createBomTurns } from '../isolate/bom-turns';
import { createFileTurn } from '../isolate/file-turn';
import type { Isolate } from '../isolate/isolate';
import type { Aside, Visit } from '../isolate/load';
import { createTradeTurns } from '../isolate/trade-turns';
import { networkOf } from '../isolate/visitor-network';
import { readHealth, type Health } from '../health';
import { areSlicesCrowded } from '../mall/bom/match/slices';
import { createLog, type Log } from '../mall/log/log';
import { placeOf } from '../mall/log/redact';
import { contentVersion } from '../mall/content/content-state';
import { catalogueState } from '../mall/goods/catalogue-state';
import { Queries } from '../mall/db/queries';
import { alerting } from '../mall/outbox/alerts';
import { DEMO_ACCOUNT } from '../mall/user/demo-account';
import { countryOf, pagePath, type Arrival } from './arrival';
import { RequestMeasure } from './measure';
import { chooseTransport } from './transport';
import { openVisitCookies, type VisitCookies } from './visit-cookies';
import { fileKey, keptFile, publicFile } from '../public-file';

/** The context that every loader and action receives. */
export type StorefrontContext = VisitCookies & {
  language: Language;
  variant: SiteVariant;
  productName: string;
  /** The name in API paths, `PRODUCT`. */
  product: string;
  timeZone: string;
  /** The channel parameter `p`, kept for the browser session. */
  channel: string | undefined;
  nonce: string;
  requestId: string;
  /** The country of the visitor's network, in two letters; empty if it is not known. */
  visitorCountry: string;
  /** Where the shop is on the web. The address of the request does not count. */
  sites: Sites;
  /** Path and query of the requested page. They are the same for its document and for its data. */
  path: string;
  /** Whether a script of the page makes the request; otherwise the request is for a document. */
  scripted: boolean;
  shop: Shop;
  account: Account;
  trade: Trade;
  feedbacks: Feedbacks;
  boms: Boms;
  lotteries: Lotteries;
  /** Whether the visitor's visits are counted. */
  tracking: VisitCookies['trackingCookie']['choice'];
  /** Reports events to the upstream, after the response. */
  reportEvents: Tracking['report'];
  session: Session;
  credentials: Credentials;
  /** The forms of the page may lead to a page of Stripe. */
  allowCheckout(): void;
  log(line: LogLine): void;
  /** Logs an unexpected error, with the page that it concerns. */
  logFailure(event: string, error: unknown): void;
  waitToRead: WaitToRead;
  /** Gets a public file of the upstream. */
  publicFile(url: string, signal: AbortSignal): Promise<Response>;
  health(): Promise<Health>;
  /** The demo account, which everybody may use; in a demonstration of the embedded mall only. */
  demoAccount: DemoAccount | undefined;
};

declare module '@remix-run/cloudflare' {
  interface AppLoadContext extends StorefrontContext {}
}

/** The state of one request: the context of its loaders, its times, and the cookies to set. */
export interface RequestScope {
  context: StorefrontContext;
  timing: Timing;
  measure: RequestMeasure;
  /** Whether the forms of the page may lead to a page of Stripe. */
  leadsToCheckout(): boolean;
  /** The `Set-Cookie` lines. Call it once, before the body streams. @param shown - whether the answer shows messages */
  commitCookies(shown: boolean): Promise<string[]>;
}

/** What a request needs from the runtime of the Worker, or under `npm run dev` from the development server. */
export interface Platform {
  env: Env;
  background: Pick<ExecutionContext, 'waitUntil'>;
  snapshots: SnapshotCache;
  isolate: Isolate;
}

/** Builds the context of one request from its address, its cookies and the configuration. */
export async function createRequestScope(
  request: Request, configuration: Configuration, { env, background, snapshots, isolate }: Platform, { id: requestId, started, shed, aside: wait, work }: Arrival,
): Promise<RequestScope> {
  let hasWaited = false;
  const aside: Aside = (waiting) => {
    hasWaited = true;
    return wait(waiting);
  };
  const publicUrl = new URL(request.url);
  const secure = publicUrl.protocol === 'https:';
  const cookies = readCookies(request.headers.get('cookie'), secure);
  const sealer = createSealer(configuration.secrets);
  const credentials = await openCredentials(cookies, sealer, secure);
  const { variant, remember } = resolveVariant({
    host: publicUrl.hostname,
    siteHosts: configuration.siteHosts,
    search: publicUrl.searchParams,
    cookie: cookies.get('lang'),
    acceptLanguage: request.headers.get('accept-language'),
  });
  const language = languageOf(variant);
  const channel = readChannel(publicUrl.searchParams.get(CHANNEL)) ?? readChannel(cookies.get(CHANNEL));
  const timing = new Timing();
  const measure = new RequestMeasure(work);
  const requestLog = createLog(requestId, env.LOG_KEY);
  const log = (line: LogLine) => requestLog.note(line);
  const waitUntil = (work: Promise<unknown>) => background.waitUntil(work);
  const transport = chooseTransport(env, configuration, waitUntil);
  const [state, content] = transport.kind === 'embedded' && !shed
    ? await Promise.all([catalogueState(env.CATALOGUE), contentVersion(env.CATALOGUE, Date.now())]) : [];

  const client = shed ? createBusyClient(language) : createClient({
    transport,
    product: configuration.product,
    variant,
    language,
    scope: {
      contractVersion: CONTRACT_VERSION,
      upstream: transport.base,
      catalogueVersion: state?.version ?? '',
      contentVersion: content ?? '',
      product: configuration.product,
      variant,
    },
    cache: snapshots,
    tier: env.SNAPSHOTS,
    jar: credentials.jar,
    userAgent: request.headers.get('user-agent') ?? SHARED_AGENT,
    requestId,
    visitorAddress: request.headers.get('cf-connecting-ip') ?? 'local',
    signal: request.signal,
    started,
    isolate: isolate.upstream,
    rest: configuration.upstreamRest,
    wasBlocked: () => hasWaited || isolate.load.wasBlocked(Date.now()) || areSlicesCrowded(Date.now()),
    onRest: (group) => {
      log({ event: 'breaker_open', group });
      // Another database has no outbox of ours.
      if (transport.kind !== 'url') waitUntil(tellOfRest(env, requestLog));
    },
    onMembershipCentre: /^\/membership_center(?:\.data)?$/.test(publicUrl.pathname),
    waitUntil,
    log,
    timing: (name, { ms, state: answer }) => {
      if (name === 'upstream') timing.upstream(ms ?? 0);
      else timing.cache(answer ?? 'miss');
    },
    measure,
    now: () => Date.now(),
  });
  const visitCookies = openVisitCookies(cookies, request.headers, secure);
  const { cartCookie, bomCookie, columnsCookie, popupCookie, trackingCookie, currencyCookie } = visitCookies;
  const scripted = publicUrl.pathname.endsWith('.data');
  const visit: Visit = { network: networkOf(request), aside, ...(work ? { counts: (ms) => work.counts(ms), catchUp: () => work.catchUp(aside) } : {}) };
  const fileTurn = createFileTurn(isolate, { ...visit, signal: request.signal });
  const tradeTurns = createTradeTurns(isolate, { ...visit, scripted });
  const account = createAccount(client, language, tradeTurns);
  const trade = createTrade(client, language, cartCookie, tradeTurns, fileTurn);
  const session = await openSession({
    cookies, sealer, secure, credentials, fetchUser: () => account.profile(), now: () => Date.now(),
  });

  let checkout = false;
  return {
    timing,
    measure,
    leadsToCheckout: () => checkout,
    context: {
      ...visitCookies,
      language,
      variant,
      product: configuration.product,
      productName: configuration.productName,
      timeZone: configuration.timeZone,
      channel,
      nonce: createNonce(),
      requestId,
      visitorCountry: countryOf(request),
      sites: configuration.sites,
      path: pagePath(publicUrl),
      scripted,
      shop: createShop(client, language, variant, configuration.timeZone),
      account,
      trade,
      feedbacks: createFeedbacks(client),
      boms: createBoms(client, language, bomCookie, configuration.timeZone, createBomTurns(isolate, visit), fileTurn),
      lotteries: createLotteries(client, language),
      tracking: trackingCookie.choice,
      reportEvents: createTracking(client, { source: configuration.product, channel, waitUntil, log }).report,
      session,
      credentials,
      allowCheckout() {
        checkout = true;
      },
      log,
      logFailure: (event, error) => requestLog.failed({ event, path: placeOf(publicUrl.pathname) }, error),
      async waitToRead(bytes) {
        return (await isolate.pages.textComes(bytes, visit)) ? isolate.uploads.wait(bytes, visit.network, aside) : 'own';
      },
      publicFile: (url, signal) =>
        keptFile(fileKey(`${transport.base} ${configuration.product}`, url), snapshots, waitUntil, () =>
          publicFile(url, { transport, configuration, signal }),
        ),
      health() {
        const read = () => readHealth(env, transport, configuration.product);
        return transport.kind === 'embedded' ? read() : isolate.health.get(read);
      },
      demoAccount: transport.kind === 'embedded' && env.DEMO === '1' ? DEMO_ACCOUNT : undefined,
    },
    async commitCookies(shown) {
      const lines = [
        ...(await session.commit(shown)), ...cartCookie.commit(), ...bomCookie.commit(), ...columnsCookie.commit(), ...popupCookie.commit(), ...trackingCookie.commit(),
        ...currencyCookie.commit(),
      ];
      if (remember && remember !== cookies.get('lang')) lines.push(writeCookie('lang', remember, secure));
      if (channel && channel !== cookies.get(CHANNEL)) lines.push(writeCookie(CHANNEL, channel, secure));
      return lines;
    },
  };
}

/** Puts an alert into the outbox of the mall: a group of calls rests. */
async function tellOfRest(env: Env, log: Log): Promise<void> {
  try {
    await new Queries(env.DB).batch(alerting('breaker', env.ALERTS_TO, Date.now()));
  } catch (error) {
    log.failed({ event: 'alert_failed' }, error);
  }
}
