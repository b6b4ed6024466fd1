import { fileURLToPath } from 'node:url';
import { vitePlugin as remix, cloudflareDevProxyVitePlugin } from '@remix-run/dev';
import { defineConfig, type Plugin, type ViteDevServer } from 'vite';
import remixConfig from './remix.config.js';
import { type Chunk, chunksByFolder } from './scripts/lib/chunks';

declare module '@remix-run/cloudflare' {
  interface Future {
    v3_singleFetch: true;
  }
}

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** In the browser the messages are read by a small reader with the interface of react-i18next. */
function clientTranslations(): Plugin {
  return {
    name: 'client-translations',
    enforce: 'pre',
    resolveId(source, _importer, { ssr }) {
      return source === 'react-i18next' && !ssr ? path('./app/i18n/reader.tsx') : undefined;
    },
  };
}

/**
 * A route's chunk that does not come: the framework would load the page anew at once, and what was typed would be lost.
 * The page is told instead, and offers the reload (`app/components/shell/reload`).
 */
function offeredReload(): Plugin {
  const RELOAD = 'window.location.reload();';
  return {
    name: 'offered-reload',
    transform(code, id) {
      if (!/@remix-run\/react\/dist\/esm\/routeModules\.js/.test(id)) return undefined;
      if (code.split(RELOAD).length !== 2) throw new Error(`${id} reloads in another way`);
      return { code: code.replace(RELOAD, "window.dispatchEvent(new Event('routechunkerror'));"), map: null };
    },
  };
}

let devServer: ViteDevServer | undefined;

/** Under `npm run dev` the loaders' context is hot too: it is loaded through Vite, request by request. */
function devContext(): Plugin {
  return {
    name: 'dev-context',
    configureServer(server) {
      devServer = server;
    },
  };
}

/** What every page loads, what every page with parts loads, and what sells them: a few files instead of two dozen small ones. */
const CHUNKS: readonly Chunk[] = [
  ['framework', ['react', 'react-dom', '@remix-run/react/dist/esm'].map((folder) => `node_modules/${folder}`)],
  ['shell', [
    'app/components/shell', 'app/components/shell/error', 'app/components/shell/reload', 'app/i18n', 'app/domain/catalogue', 'app/domain/text',
    ...['alert', 'base', 'breadcrumbs', 'button', 'chip', 'icon', 'pagination', 'panel', 'quantity', 'skeleton', 'tag'].map((widget) => `app/ui/${widget}`),
  ]],
  ['product', ['app/components/product', 'app/components/product/save']],
  ['buy', ['app/components/product/add', 'app/components/product/quantity', 'app/domain/sale']],
];

/** The browser's program in chunks by folder. */
function folderChunks(): Plugin {
  return {
    name: 'folder-chunks',
    config: (_config, { isSsrBuild }) =>
      (isSsrBuild ? undefined : { build: { rollupOptions: { output: { manualChunks: chunksByFolder(path('.'), CHUNKS) } } } }),
  };
}

/** What is fetched ahead for a file that is loaded later: itself and what it needs, but for what every page has. Itself alone needs no call ahead. */
function laterChunks(_file: string, needed: string[]): string[] {
  const missing = needed.filter((name) => !/\/(framework|shell)-/.test(name));
  return missing.length > 1 ? missing : [];
}

const conditions = ['workerd', 'worker', 'browser'];

export default defineConfig({
  plugins: [
    clientTranslations(),
    offeredReload(),
    devContext(),
    folderChunks(),
    cloudflareDevProxyVitePlugin({
      getLoadContext: async (input) => (await devServer?.ssrLoadModule('/functions/dev-context.ts'))?.getDevLoadContext(input),
      persist: { path: `${process.env.STATE_DIR ?? '.wrangler/state'}/v3` },
    }),
    remix(remixConfig),
  ],
  resolve: { alias: { '~': path('./app') }, mainFields: ['browser', 'module', 'main'] },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  build: {
    cssTarget: ['chrome120', 'firefox121', 'safari17.2'],
    target: 'es2022',
    sourcemap: false,
    modulePreload: { resolveDependencies: laterChunks },
  },
});
