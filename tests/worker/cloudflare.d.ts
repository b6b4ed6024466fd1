/** Bindings of the storefront's Worker beside those of the mall. */
declare namespace Cloudflare {
  interface Env {
    ASSETS: Fetcher;
  }
}
