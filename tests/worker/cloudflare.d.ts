/** What the storefront's Worker has beside the mall's bindings. */
declare namespace Cloudflare {
  interface Env {
    ASSETS: Fetcher;
  }
}
