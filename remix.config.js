/**
 * The options of Remix. vite.config.ts passes them to the plugin of Remix.
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
    // With lazy discovery, anybody could keep the Worker busy with cheap requests for manifests. The small route table does not need it.
    v3_lazyRouteDiscovery: false,
  },
};
