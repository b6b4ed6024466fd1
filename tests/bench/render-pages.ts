/** Renders pages of the built shop in this process, again and again, without loading their data each time. It needs the condition `worker`, as React's renderer for Workers does. */
import { createRequestHandler, type AppLoadContext, type EntryContext, type ServerBuild } from '@remix-run/cloudflare';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { createIsolate } from '../../functions/isolate/isolate';
import type { Env } from '../../functions/configuration';
import { serve } from '../../functions/serve';
import { MALL_HEADERS } from '../fixtures/mall/mall-key';
import { DESKTOP_AGENT } from '../fixtures/servers/raw-http';
import { FakeCache } from '../upstream/fake-upstream';
import { median } from './figures';

const ROUNDS = 40;
const WARM_UP = 20;

/** The median time of rendering a page, ms: as the shop does, and as text at once. */
export interface RenderTimes {
  shop: number;
  text: number;
  bytes: number;
}

type Render = ServerBuild['entry']['module']['default'];
type Tree = (request: Request, entry: EntryContext, context: AppLoadContext) => Parameters<typeof renderToString>[0];

/** What a page is rendered of. */
interface Loaded {
  request: Request;
  entry: EntryContext;
  context: AppLoadContext;
}

/** @param built - the shop's build @param paths - pages, with their language */
export async function renderTimes(built: ServerBuild, mallUrl: string, paths: readonly string[]): Promise<RenderTimes[]> {
  const { default: render, pageOf } = v.parse(v.object({ default: v.custom<Render>(isFunction), pageOf: v.custom<Tree>(isFunction) }), built.entry.module);
  const load = loaderOf(built, render, mallUrl);
  const found: RenderTimes[] = [];
  for (const path of paths) {
    // Snapshots are written behind the first answer.
    await load(path);
    const { request, entry, context } = await load(path);
    const handoff = entry.serverHandoffStream ? await new Response(entry.serverHandoffStream).text() : '';
    const anew = (): EntryContext => ({ ...entry, serverHandoffStream: new Response(handoff).body ?? undefined });
    const shop = async () => (await (await render(request, 200, new Headers(), anew(), context)).text()).length;
    const text = async () => renderToString(pageOf(request, anew(), context)).length;
    const times: Array<[shop: number, text: number]> = [];
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const pair: [number, number] = [await timed(shop), await timed(text)];
      if (round >= 0) times.push(pair);
    }
    found.push({ shop: median(times.map(([one]) => one)), text: median(times.map(([, one]) => one)), bytes: await shop() });
  }
  return found;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function';
}

/** Loads pages by the shop's own handler, over a mall. */
function loaderOf(built: ServerBuild, render: Render, mallUrl: string): (path: string) => Promise<Loaded> {
  const cache = new FakeCache();
  Object.assign(globalThis, { caches: { open: async () => cache } });
  const env = v.parse(v.custom<Env>(() => true), {
    PRODUCT: 'farad', PRODUCT_NAME: 'Farad', UPSTREAM_URL: mallUrl, MALL_KEY: MALL_HEADERS['mall-key'], SITE_ORIGIN: 'https://shop.example', SITE_HOSTS: '', IMAGE_HOSTS: '', TIME_ZONE: 'Asia/Shanghai',
    SESSION_SECRET: 'a key of benchmarks only of more than 32 signs', DEMO: '',
  });
  const isolate = createIsolate();
  return async (path) => {
    let loaded: Loaded | undefined;
    const module = {
      ...built.entry.module,
      default: (async (request, status, headers, entry, context) => {
        const [own, other] = entry.serverHandoffStream?.tee() ?? [];
        loaded = { request, entry: { ...entry, serverHandoffStream: other }, context };
        return render(request, status, headers, { ...entry, serverHandoffStream: own }, context);
      }) satisfies Render,
    };
    const behind: Array<Promise<unknown>> = [];
    const request = new Request(`https://shop.example${path}`, { headers: { 'user-agent': DESKTOP_AGENT } });
    const response = await serve(request, env, { waitUntil: (work) => void behind.push(work) }, createRequestHandler({ ...built, entry: { module } }, 'production'), isolate);
    const body = await response.text();
    await Promise.all(behind);
    if (!loaded || response.status !== 200) throw new Error(`${path} answers ${response.status}: ${body.slice(0, 200)}`);
    return loaded;
  };
}
