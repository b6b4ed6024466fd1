/**
 * The options of Remix; vite.config.ts hands them to its plugin.
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  appDirectory: 'app',
  serverModuleFormat: 'esm',
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_routeConfig: true,
    // The manifest endpoint of lazy discovery is a cheap way to burn CPU; the route table is small.
    v3_lazyRouteDiscovery: false,
  },
};
