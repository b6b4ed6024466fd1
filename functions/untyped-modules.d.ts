/** The output of `remix vite:build`. It exists only after a build. */
declare module '*/build/server/index.js' {
  import type { ServerBuild } from '@remix-run/cloudflare';

  export const assets: ServerBuild['assets'];
  export const assetsBuildDirectory: ServerBuild['assetsBuildDirectory'];
  export const basename: ServerBuild['basename'];
  export const entry: ServerBuild['entry'];
  export const future: ServerBuild['future'];
  export const isSpaMode: ServerBuild['isSpaMode'];
  export const mode: ServerBuild['mode'];
  export const publicPath: ServerBuild['publicPath'];
  export const routes: ServerBuild['routes'];
}

/** The options of Remix. The file is JavaScript, because the tools of Remix read it as JavaScript. */
declare module '*/remix.config.js' {
  import type { VitePluginConfig } from '@remix-run/dev';

  const config: VitePluginConfig;
  export default config;
}
