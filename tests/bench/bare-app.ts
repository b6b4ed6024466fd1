/** The floor: a bare Remix app of the same versions, options and minifier, built and served in the same run. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRequestHandler, type ServerBuild } from '@remix-run/cloudflare';
import { build as bundleWorker } from 'esbuild';
import { Miniflare } from 'miniflare';
import { freePort, type RunningServer } from '../fixtures/servers/servers';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = `${root}.wrangler/bench/bare/`;

const SOURCES: Record<string, string> = {
  'package.json': JSON.stringify({ name: 'bare', private: true, type: 'module', sideEffects: false }),
  'vite.config.mjs': `
    import { vitePlugin as remix } from '@remix-run/dev';
    import options from '../../../remix.config.js';
    export default {
      plugins: [remix({ ...options, appDirectory: 'app' })],
      build: { target: 'es2022', sourcemap: false },
    };`,
  'app/routes.ts': `export default [{ id: 'index', index: true, file: 'routes/index.tsx' }];`,
  'app/root.tsx': `
    import { Links, Meta, Outlet, Scripts, ScrollRestoration } from '@remix-run/react';
    export default function App() {
      return (
        <html lang="en">
          <head><meta charSet="utf-8" /><Meta /><Links /></head>
          <body><Outlet /><ScrollRestoration /><Scripts /></body>
        </html>
      );
    }`,
  'app/routes/index.tsx': `
    import { useLoaderData } from '@remix-run/react';
    export const loader = () => ({ text: 'bare' });
    export default function Index() { return <h1>{useLoaderData<typeof loader>().text}</h1>; }`,
  'app/entry.client.tsx': `
    import { RemixBrowser } from '@remix-run/react';
    import { startTransition, StrictMode } from 'react';
    import { hydrateRoot } from 'react-dom/client';
    startTransition(() => { hydrateRoot(document, <StrictMode><RemixBrowser /></StrictMode>); });`,
  'app/entry.server.tsx': `
    import { RemixServer } from '@remix-run/react';
    import { renderToReadableStream } from 'react-dom/server.browser';
    export default async function handle(request, status, headers, context) {
      const body = await renderToReadableStream(<RemixServer context={context} url={request.url} />);
      headers.set('content-type', 'text/html; charset=utf-8');
      return new Response(body, { status, headers });
    }`,
};

/** Builds it, and serves it in the runtime of Workers. */
export async function openBareWorker(): Promise<RunningServer & { inspector: number }> {
  await place();
  await writeFile(`${folder}worker.js`, WORKER);
  const path = `${folder}bundle.js`;
  await bundleWorker({
    entryPoints: [`${folder}worker.js`], bundle: true, outfile: path, format: 'esm', target: 'es2022', conditions: ['worker'], minify: true, define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [port, inspector] = [await freePort(), await freePort()];
  const miniflare = new Miniflare({ modulesRoot: folder, modules: [{ type: 'ESModule', path }], host: '127.0.0.1', port, inspectorPort: inspector, compatibilityDate: '2025-01-01' });
  await miniflare.ready;
  return { url: `http://127.0.0.1:${port}`, inspector, stop: () => miniflare.dispose() };
}

const WORKER = `
  import { createRequestHandler } from '@remix-run/cloudflare';
  import * as build from './build/server/index.js';
  const handle = createRequestHandler(build, 'production');
  export default { fetch: (request) => handle(request) };`;

/** Builds it, and serves it in this process. */
export async function openBareApp(): Promise<RunningServer> {
  await place();
  return serve();
}

async function place(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [name, source] of Object.entries(SOURCES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), source);
  }
  await build();
}

async function build(): Promise<void> {
  const child = spawn(`${root}node_modules/.bin/remix`, ['vite:build', '--logLevel', 'warn'], {
    cwd: folder, env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The bare app does not build:\n${said}`);
}

async function serve(): Promise<RunningServer> {
  const built: ServerBuild = await import(/* @vite-ignore */ `${folder}build/server/index.js`);
  const handle = createRequestHandler(built, 'production');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = createServer((incoming, outgoing) => {
    answer(new URL(incoming.url ?? '/', url)).then(async (response) => {
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    }, (error: unknown) => outgoing.writeHead(500).end(String(error)));
  });
  async function answer(address: URL): Promise<Response> {
    if (address.pathname === '/') return handle(new Request(address));
    if (!address.pathname.startsWith('/assets/')) return new Response(null, { status: 404 });
    const type = address.pathname.endsWith('.js') ? 'text/javascript' : 'text/css';
    return new Response(await readFile(`${folder}build/client${address.pathname}`), { headers: { 'content-type': type } });
  }
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
