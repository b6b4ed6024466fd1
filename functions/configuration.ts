import type { SiteVariant } from '../app/domain/language';
import { parseSiteHosts } from '../app/session/site-variant';
import type { MallBindings } from './mall/bindings';

/** What wrangler.toml and the secrets give the Worker. */
export interface Env extends MallBindings {
  ASSETS: Fetcher;
  SHIELD: RateLimit;
  UPSTREAM?: Fetcher;
  PRODUCT_NAME: string;
  UPSTREAM_URL: string;
  SITE_HOSTS: string;
  IMAGE_HOSTS: string;
  TIME_ZONE: string;
  SESSION_SECRET: string;
}

/** The checked configuration (interfaces.md "Configuration"). */
export interface Configuration {
  product: string;
  productName: string;
  upstreamUrl: string;
  siteHosts: Record<string, SiteVariant>;
  imageHosts: string[];
  timeZone: string;
  secrets: string[];
}

const SECRET_LENGTH = 32;

/** @throws Error with one line that names the wrong variable */
export function readConfiguration(env: Env): Configuration {
  const secrets = (env.SESSION_SECRET ?? '').split(',').map((secret) => secret.trim()).filter(Boolean);
  if (secrets.length === 0 || secrets.some((secret) => secret.length < SECRET_LENGTH)) {
    throw new Error(`SESSION_SECRET must be set, each key at least ${SECRET_LENGTH} characters`);
  }
  if (!/^[a-z][a-z0-9-]{0,30}$/.test(env.PRODUCT ?? '')) {
    throw new Error('PRODUCT must be lower-case letters, digits and dashes, such as farad');
  }
  if (!env.PRODUCT_NAME) throw new Error('PRODUCT_NAME must be set');
  if (env.UPSTREAM_URL && !isBaseAddress(env.UPSTREAM_URL)) {
    throw new Error('UPSTREAM_URL must be an http or https address without query, or empty');
  }
  return {
    product: env.PRODUCT,
    productName: env.PRODUCT_NAME,
    upstreamUrl: env.UPSTREAM_URL ?? '',
    siteHosts: parseSiteHosts(env.SITE_HOSTS),
    imageHosts: (env.IMAGE_HOSTS ?? '').split(',').map((host) => host.trim().toLowerCase()).filter(Boolean),
    timeZone: checkTimeZone(env.TIME_ZONE || 'Asia/Shanghai'),
    secrets,
  };
}

function isBaseAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash, username } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && !search && !hash && !username;
}

function checkTimeZone(zone: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone;
  } catch {
    throw new Error('TIME_ZONE must be an IANA zone, such as Asia/Shanghai');
  }
}
