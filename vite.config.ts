import { fileURLToPath } from 'node:url';
import { vitePlugin as remix, cloudflareDevProxyVitePlugin } from '@remix-run/dev';
import { defineConfig, type Plugin, type ViteDevServer } from 'vite';
import remixConfig from './remix.config.js';
import { type Chunk, chunksByFolder } from './scripts/lib/chunks';
import { gatheredText, gentleLocation, leanFramework, leanManifest, offeredReload, quietAborts } from './scripts/lib/framework-plugins';

declare module '@remix-run/cloudflare' {
  interface Future {
    v3_singleFetch: true;
  }
}

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const SERVER_TRANSLATION = path('./app/i18n/server-translation.ts');

/** Replaces react-i18next with code of the same interface: in the browser with a small reader of messages, on the server with a hook that only reads. */
function leanTranslations(): Plugin {
  return {
    name: 'lean-translations',
    enforce: 'pre',
    resolveId(source, importer, { ssr }) {
      if (source !== 'react-i18next' || importer === SERVER_TRANSLATION) return undefined;
      return ssr ? SERVER_TRANSLATION : path('./app/i18n/reader.tsx');
    },
  };
}

let devServer: ViteDevServer | undefined;

/** Remembers Vite's server under `npm run dev`. Each request loads the loaders' context through it, so a changed context needs no restart. */
function devContext(): Plugin {
  return {
    name: 'dev-context',
    configureServer(server) {
      devServer = server;
    },
  };
}

/** The code of every page, of every page with products, and of the forms that sell them: a few files instead of two dozen small ones. */
const CHUNKS: readonly Chunk[] = [
  ['framework', ['react', 'react-dom', '@remix-run/react/dist/esm'].map((folder) => `node_modules/${folder}`)],
  ['shell', ['app/components/shell', 'app/components/shell/error', 'app/components/shell/program', 'app/components/shell/reload', 'app/i18n']],
  ['product', ['app/components/product', 'app/components/product/save']],
  ['buy', ['app/components/product/add', 'app/components/product/quantity', 'app/domain/sale', 'app/ui/later', 'app/ui/quantity']],
];

/** Splits the browser's program into chunks by folder. */
function folderChunks(): Plugin {
  return {
    name: 'folder-chunks',
    config: (_config, { isSsrBuild }) =>
      (isSsrBuild ? undefined : { build: { rollupOptions: { output: { manualChunks: chunksByFolder(path('.'), CHUNKS) } } } }),
  };
}

/**
 * The files to preload for a dynamic import: the file and the files that it needs, without those that every page has. If only one file is left,
 * it is not preloaded.
 */
function laterChunks(_file: string, needed: string[]): string[] {
  const missing = needed.filter((name) => !/\/(framework|shell)-/.test(name));
  return missing.length > 1 ? missing : [];
}

const conditions = ['workerd', 'worker', 'browser'];

export default defineConfig({
  plugins: [
    leanTranslations(),
    offeredReload(),
    quietAborts(),
    gentleLocation(),
    leanFramework(),
    leanManifest(),
    gatheredText(),
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
