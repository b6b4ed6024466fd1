import type { Sites } from '../app/domain/portal/site-address';
import { parseSiteHosts, sitesOf } from '../app/domain/portal/site-hosts';
import type { SiteVariant } from '../app/domain/text/language';
import { BREAKER } from '../app/upstream/client/policies';
import type { MallBindings } from './mall/http/bindings';
import { SECRET_LENGTH, settingsFault } from './mall/http/settings-fault';

/** The bindings and variables of the Worker, from wrangler.toml and the secrets. */
export interface Env extends MallBindings {
  ASSETS: Fetcher;
  /** A service binding to the upstream. */
  UPSTREAM?: { fetch(request: Request): Promise<Response> };
  /** A service binding to the embedded mall as a Worker of its own. It answers what is private; public reads are answered here. */
  MALL?: { fetch(request: Request): Promise<Response> };
  /** Keeps snapshots for locations whose cache does not have them. */
  SNAPSHOTS?: KVNamespace;
  /** A dataset of Analytics Engine that gets a point of each request. */
  HEALTH?: AnalyticsEngineDataset;
  PRODUCT_NAME: string;
  UPSTREAM_URL: string;
  SITE_ORIGIN: string;
  IMAGE_HOSTS: string;
  TIME_ZONE: string;
  SESSION_SECRET: string;
  UPSTREAM_REST?: string;
}

/** The variables that `readConfiguration` reads. Some may be missing. */
type Variables = Partial<Pick<
  Env, 'PRODUCT' | 'PRODUCT_NAME' | 'UPSTREAM_URL' | 'SITE_ORIGIN' | 'SITE_HOSTS' | 'IMAGE_HOSTS' | 'TIME_ZONE' | 'SESSION_SECRET' | 'MALL_KEY' | 'OPERATOR_KEY'
  | 'TURNSTILE_SITE_KEY' | 'TURNSTILE_SECRET' | 'UPSTREAM_REST' | 'LOG_KEY' | 'HASH_RATE' | 'DEMO'
  | 'MAIL_PROVIDER' | 'MAIL_FROM' | 'EMAIL' | 'OUTBOX_URL' | 'OUTBOX_SECRET' | 'ALERTS_TO'
  | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL' | 'TRANSFER_ACCOUNT' | 'TRANSFER_DAYS'
>>;

/** The checked configuration (README, "Configuration"). */
export interface Configuration {
  product: string;
  productName: string;
  upstreamUrl: string;
  /** What the storefront sends to `upstreamUrl` in the header `mall-key`. */
  mallKey: string | undefined;
  siteHosts: Record<string, SiteVariant>;
  sites: Sites;
  imageHosts: string[];
  timeZone: string;
  secrets: string[];
  /** Whether visitors pass challenges of Cloudflare Turnstile. */
  turnstile: boolean;
  /** How long a failing group of calls rests, in ms; 0: never. */
  upstreamRest: number;
}

const known = new WeakMap<Variables, Configuration>();

/**
 * The configuration of a Worker. Its variables do not change while it runs, so they are read once.
 * @throws Error with one line that names the wrong variable
 */
export function configurationOf(env: Variables): Configuration {
  const configuration = known.get(env) ?? readConfiguration(env);
  known.set(env, configuration);
  return configuration;
}

/** Reads and checks the variables. @throws Error with one line that names the wrong variable */
export function readConfiguration(env: Variables): Configuration {
  const { PRODUCT: product = '', PRODUCT_NAME: productName = '', UPSTREAM_URL: upstreamUrl = '' } = env;
  const secrets = (env.SESSION_SECRET ?? '').split(',').map((secret) => secret.trim()).filter(Boolean);
  if (secrets.length === 0 || secrets.some((secret) => secret.length < SECRET_LENGTH)) {
    throw new Error(`SESSION_SECRET must be set, each key at least ${SECRET_LENGTH} characters`);
  }
  if (!/^[a-z][a-z0-9-]{0,30}$/.test(product)) {
    throw new Error('PRODUCT must be lower-case letters, digits and dashes, such as farad');
  }
  if (!productName) throw new Error('PRODUCT_NAME must be set');
  if (upstreamUrl && !isBaseAddress(upstreamUrl)) {
    throw new Error('UPSTREAM_URL must be an http or https address without query, or empty');
  }
  const fault = settingsFault(env);
  if (fault) throw new Error(fault);
  const siteHosts = parseSiteHosts(env.SITE_HOSTS ?? '');
  return {
    product,
    productName,
    upstreamUrl,
    mallKey: env.MALL_KEY || undefined,
    siteHosts,
    sites: sitesOf(readOrigin(env.SITE_ORIGIN ?? ''), siteHosts),
    imageHosts: parseImageHosts(env.IMAGE_HOSTS ?? ''),
    timeZone: checkTimeZone(env.TIME_ZONE || 'Asia/Shanghai'),
    secrets,
    turnstile: Boolean(env.TURNSTILE_SITE_KEY),
    upstreamRest: readRest(env.UPSTREAM_REST),
  };
}

/** Reads a number of seconds. */
function readRest(text: string | undefined): number {
  if (!text) return BREAKER.rest;
  if (!/^\d{1,3}$/.test(text)) throw new Error('UPSTREAM_REST must be a whole number of seconds, such as 15; 0 for never');
  return Number(text) * 1000;
}

function readOrigin(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !isBaseAddress(text) || url.pathname !== '/') throw new Error('SITE_ORIGIN must be the address of the shop, such as https://mall.example');
  return url;
}

function isBaseAddress(text: string): boolean {
  if (!URL.canParse(text) || /[?#]/.test(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && !username && !password;
}

/** Reads host names. They must be spelled as in addresses, because any other spelling would never match. */
function parseImageHosts(list: string): string[] {
  const hosts = list.split(',').map((host) => host.trim().toLowerCase()).filter(Boolean);
  for (const host of hosts) {
    const address = `https://${host}/`;
    if (!URL.canParse(address) || new URL(address).href !== address || !/^[a-z0-9.-]+$/.test(host)) {
      throw new Error('IMAGE_HOSTS must be host names separated by commas, such as images.example');
    }
  }
  return hosts;
}

function checkTimeZone(zone: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone;
  } catch {
    throw new Error('TIME_ZONE must be an IANA zone, such as Asia/Shanghai');
  }
}
