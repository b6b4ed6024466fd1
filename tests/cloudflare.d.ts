/** The bindings of the Worker, as tests in workerd see them. */
declare namespace Cloudflare {
  interface Env {
    DB: D1Database;
    CATALOGUE: KVNamespace;
    PRODUCT: string;
    SIGN_IN_SHIELD: RateLimit;
    /** Answers the font of documents, whatever is asked for. */
    FONTS: Fetcher;
    /** `1` under `npm run soak`. */
    SOAK: string;
  }
}
