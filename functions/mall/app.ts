import { Hono, type Context } from 'hono';
import { BOOKMARK } from '~/upstream/contract/base/bookmark';
import type { Call } from '~/upstream/contract/base/call';
import { COST } from '~/upstream/contract/base/cost';
import { PUBLIC_FILE_PATH } from '~/upstream/contract/calls';
import { CODES, OK, type Envelope } from '~/upstream/contract/base/envelope';
import { exportFile } from '~/upstream/contract/records/export';
import { languageOf, type Texts } from '~/domain/text/language';
import { accountPeriodRoutes } from './account-period/routes';
import { addressRoutes } from './address/routes';
import { bomRoutes } from './bom/routes';
import { DEFAULT_TIME_ZONE, type MallBindings, type MallOptions } from './http/bindings';
import { cartRoutes } from './cart/routes';
import { contentRoutes } from './content/routes';
import { differenceRoutes } from './difference/routes';
import { answerExport } from './export/routes';
import { composeMessage } from './letters/compose';
import { deliverMessages } from './outbox/deliver';
import { outboxRoutes } from './outbox/routes';
import { feedbackRoutes } from './feedback/routes';
import { answerFile } from './file/routes';
import { productRoutes } from './goods/routes';
import { invoiceRoutes } from './invoice/routes';
import { lotteryRoutes } from './lottery/routes';
import { deskRoutes } from './operator/desk-routes';
import { operatorRoutes } from './operator/routes';
import { whoRoutes } from './operator/who';
import { orderRoutes } from './order/routes';
import { paymentRoutes } from './payment/routes';
import { payoutRoutes } from './payout/routes';
import { Queries } from './db/queries';
import { openSession } from './db/sessions';
import { refundRoutes } from './refund/routes';
import { MESSAGES } from './http/messages';
import { Refusal } from './http/refusal';
import { createLog, currentLog, requestIdFrom, requestLog, runWithLog } from './log/log';
import { placeOf } from './log/redact';
import { regionRoutes } from './region/routes';
import { readBody, type JobContext, type MallContext } from './http/route';
import { savedProductRoutes } from './saved-goods/routes';
import { trackingRoutes } from './tracking/routes';
import { userRoutes } from './user/routes';

interface MallEnv {
  Bindings: { bindings: MallBindings; options: MallOptions };
  Variables: { context: MallContext; session?: D1DatabaseSession };
}

const ROUTES = [
  ...productRoutes, ...contentRoutes, ...userRoutes, ...regionRoutes, ...feedbackRoutes, ...trackingRoutes,
  ...addressRoutes, ...savedProductRoutes, ...cartRoutes, ...orderRoutes, ...paymentRoutes, ...refundRoutes, ...invoiceRoutes, ...accountPeriodRoutes,
  ...bomRoutes, ...lotteryRoutes, ...operatorRoutes, ...deskRoutes, ...payoutRoutes, ...differenceRoutes, ...outboxRoutes, ...whoRoutes,
];

/**
 * Creates the embedded mall. Its `fetch` answers all calls of the contract, under `/api/{product}/` (README, "A call").
 * It answers a trade error with HTTP 200 and a code, an unknown path with 404, and an unexpected error with 500 and no details.
 */
export function createMall(
  bindings: MallBindings,
  options: MallOptions = {},
): { fetch(request: Request): Promise<Response> } {
  const answer = async (request: Request) => app.fetch(request, { bindings, options });
  return {
    fetch(request) {
      // The storefront that has the mall in its process has a log already.
      const log = options.log ?? requestLog() ?? createLog(requestIdFrom(request.headers.get('x-request-id')), bindings.LOG_KEY);
      return runWithLog(log, () => answer(request));
    },
  };
}

const app = buildApp();

function buildApp(): Hono<MallEnv> {
  const mall = new Hono<MallEnv>();
  mall.use(async (c, next) => {
    const { bindings, options } = c.env;
    const now = (options.now ?? Date.now)();
    const timeZone = bindings.TIME_ZONE || DEFAULT_TIME_ZONE;
    c.set('context', {
      bindings,
      queries: new Queries(bindings.DB, options.observe),
      request: c.req.raw,
      language: languageOf(c.req.header('x-site-variant') === 'PC' ? 'PC' : 'PC_EN'),
      now,
      timeZone,
      headers: new Headers(),
      deliverSoon: (id) => options.waitUntil?.(deliverOne({ bindings, queries: new Queries(bindings.DB), now, timeZone }, id)),
    });
    await next();
  });
  mall.use('/api/:product/*', async (c, next) => {
    if (c.req.param('product') !== c.env.bindings.PRODUCT) return failure(c, 404, CODES.notFound, MESSAGES.noSuchCall);
    return next();
  });
  for (const { call, run } of ROUTES) {
    mall.on(call.method, `/api/:product/${call.path.replace(/\{(\w+)\}/g, ':$1')}`, async (c) => {
      const { product: _, ...fields } = c.req.param();
      enter(c, call);
      const input = call.method === 'GET' ? fields : await readBody(c.req.raw, call);
      const data = await run(input, c.var.context);
      return reply(c, 200, { code: OK, data: data ?? null, message: null });
    });
  }
  mall.get(`/api/:product/${PUBLIC_FILE_PATH}`, async (c) => {
    const file = await answerFile(c.req.query('url') ?? '');
    return file ?? failure(c, 404, CODES.notFound, MESSAGES.noSuchFile);
  });
  mall.post(`/api/:product/${exportFile.path}`, async (c) => {
    enter(c, exportFile);
    return answerExport(await readBody(c.req.raw, exportFile), c.var.context);
  });
  mall.notFound((c) => failure(c, 404, CODES.notFound, MESSAGES.noSuchCall));
  mall.onError((error, c) => {
    if (error instanceof Refusal) return failure(c, 200, error.code, error.texts, error.data);
    currentLog().failed({ event: 'mall_error', path: placeOf(new URL(c.req.url).pathname) }, error);
    return failure(c, 500, CODES.internal, MESSAGES.internal);
  });
  return mall;
}

/** Delivers one message. If that fails, the schedule tries it again. */
async function deliverOne(context: JobContext, id: string): Promise<void> {
  try {
    await deliverMessages(context, composeMessage, id);
  } catch (error) {
    currentLog().failed({ event: 'mail_failed' }, error);
  }
}

/** Gives a call its session of the database, if that has replicas. */
function enter(c: Context<MallEnv>, { policy }: Call): void {
  const { bindings, options } = c.env;
  if (!options.replicas) return;
  const session = openSession(bindings.DB, policy, c.req.raw);
  c.set('session', session);
  c.set('context', { ...c.var.context, queries: new Queries(session, options.observe) });
}

function failure(c: Context<MallEnv>, status: number, code: string, texts: Texts, data: Refusal['data'] = null): Response {
  return reply(c, status, { code, data, message: texts[c.var.context.language] });
}

function reply(c: Context<MallEnv>, status: number, body: Envelope): Response {
  const { headers: extra, queries } = c.var.context;
  const headers = new Headers(extra);
  headers.set('content-type', 'application/json; charset=utf-8');
  headers.set('cache-control', 'no-store');
  headers.set('x-content-type-options', 'nosniff');
  headers.set(COST, queries.summary());
  const bookmark = queries.wrote ? c.var.session?.getBookmark() : undefined;
  if (bookmark) headers.set(BOOKMARK, bookmark);
  return new Response(JSON.stringify(body), { status, headers });
}
