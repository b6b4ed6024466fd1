/** The bindings of the Worker for tests in workerd. */
declare namespace Cloudflare {
  interface Env {
    DB: D1Database;
    REPLICA: D1Database;
    CATALOGUE: KVNamespace;
    PRODUCT: string;
    SIGN_IN_SHIELD: RateLimit;
    MALL?: Fetcher;
    CF_VERSION_METADATA?: WorkerVersionMetadata;
    /** Answers every request with the font of documents. */
    FONTS: Fetcher;
    /** `1` under `npm run soak`. */
    SOAK: string;
  }
}
