import type { StatementRecord } from '../db/queries';
import type { Log } from '../log/log';

/** The time zone of a shop that does not set `TIME_ZONE`. */
export const DEFAULT_TIME_ZONE = 'Asia/Shanghai';

/** A `send_email` binding of Cloudflare. It writes the MIME text of a mail from its parts. */
export interface MailBinding {
  send(mail: {
    from: { email: string; name: string }; to: string; subject: string; text: string; html?: string; headers?: Record<string, string>;
  }): Promise<unknown>;
}

/** The settings and services that the Worker gives to the embedded mall. */
export interface MallBindings {
  DB: D1Database;
  /** Holds the search columns of each catalogue version, under `current` the loaded version, and under `feedback/` screenshots. */
  CATALOGUE: KVNamespace;
  /** The `{product}` of the paths. */
  PRODUCT: string;
  /** IANA time zone of calendar days, such as days of arrival. Default: {@link DEFAULT_TIME_ZONE}. */
  TIME_ZONE?: string;
  /** Name of the shop on its documents. Default: `PRODUCT`. */
  PRODUCT_NAME?: string;
  /** The static files of the shop. The mall reads the font of its documents from them. */
  ASSETS?: Pick<Fetcher, 'fetch'>;
  /** `1` for a demonstration: it shows verification codes and answers of captchas, has a test provider, and buyers do the mall's work on their orders. */
  DEMO?: string;
  /** The secrets of the Worker, separated by commas. The test provider of a demonstration signs its call-backs with the first one. */
  SESSION_SECRET?: string;
  /** Whoever sends this key in the header `mall-key` may call the mall's Worker. If it is not set, only the storefront's binding and operators may. */
  MALL_KEY?: string;
  /** A caller who sends this key in the header `operator-key` is an operator. If it is not set, there are no operators. */
  OPERATOR_KEY?: string;
  /** The keys of the widget of Cloudflare Turnstile: both or none. With them its challenges take the place of proofs of work. */
  TURNSTILE_SITE_KEY?: string;
  TURNSTILE_SECRET?: string;
  /** Where tokens of the widget are checked instead of at Cloudflare, for tests. */
  TURNSTILE_URL?: string;
  /** The keys of Stripe: both or none. With them buyers pay there. */
  STRIPE_SECRET_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
  /** Where Stripe's API is instead of at Stripe, for tests. */
  STRIPE_API_URL?: string;
  /** `1` for a mall that works beside the shop on its data, as the desk does. It has no keys of providers: the shop's schedule ends what needs one. */
  DESK?: string;
  /** The lines of the bank account for transfers, separated by `|`. With them buyers may pay by bank transfer beside a provider. */
  TRANSFER_ACCOUNT?: string;
  /** How many days an order waits for a bank transfer. Default: 3. */
  TRANSFER_DAYS?: string;
  /** Hashes numbers of records and accounts in log lines. */
  LOG_KEY?: string;
  /** How many times as many passwords an isolate hashes as by default (README, "Hashes"), for machines that serve nobody else. Default: 1. */
  HASH_RATE?: string;
  /** What delivers the messages of the outbox (README, "Mail"): `webhook`, `cloudflare`, or nothing: `none`, which is the default. */
  MAIL_PROVIDER?: string;
  /** The address from which Cloudflare sends mails. */
  MAIL_FROM?: string;
  /** The `send_email` binding of the provider `cloudflare`. */
  EMAIL?: MailBinding;
  /** Where messages are posted: all of the provider `webhook`, of the provider `cloudflare` those to mobile numbers. */
  OUTBOX_URL?: string;
  /** The keys that sign them, in base64, separated by commas. */
  OUTBOX_SECRET?: string;
  /** The e-mail address or mobile number of the operator, for alerts. If it is not set, only the log has them. */
  ALERTS_TO?: string;
  /** The public address of the shop, for links in messages. */
  SITE_ORIGIN?: string;
  /** JSON of host name → site variant: links in messages of a language lead to its host. */
  SITE_HOSTS?: string;
  /** Says which deployed Worker this is. */
  CF_VERSION_METADATA?: Pick<WorkerVersionMetadata, 'id'>;
  /** Limits the sign-in calls of an address before they reach the database. */
  SIGN_IN_SHIELD?: RateLimit;
}

/** Functions that tests and benchmarks can set, to replace the clock or to watch the mall. */
export interface MallOptions {
  /** The clock: milliseconds since 1970. */
  now?: () => number;
  /** Called with every D1 statement after it has run. */
  observe?: (statement: StatementRecord) => void;
  /** Whether the database has replicas. Each call then has a session of its own, and its answer a bookmark if it has changed something. */
  replicas?: boolean;
  /** Gets all lines about this mall's calls, in place of the console. */
  log?: Log;
  /** Keeps the Worker alive for work after the answer. If it is not set, the schedule does such work. */
  waitUntil?: (work: Promise<unknown>) => void;
}

/** Whether something delivers the messages of the outbox. */
export function isDelivering({ MAIL_PROVIDER: provider }: Pick<MallBindings, 'MAIL_PROVIDER'>): boolean {
  return Boolean(provider) && provider !== 'none';
}

/** Whether payments at Stripe move money, as those with a key of its live mode do. */
export function movesMoney({ STRIPE_SECRET_KEY: key = '' }: Pick<MallBindings, 'STRIPE_SECRET_KEY'>): boolean {
  return key.includes('_live_');
}
