import { accountProblem } from '~/domain/account/account-rules';
import { parseSiteHosts } from '~/domain/portal/site-hosts';
import { ORDER_POLICY } from '~/domain/order/order-policies';
import { isDelivering, movesMoney, type MallBindings } from './bindings';

/** The minimum length of a secret, in characters. */
export const SECRET_LENGTH = 32;

/** The most lines of a bank account, and the longest one, in characters. */
const ACCOUNT = { lines: 10, line: 120 } as const;
/** The most days that unpaid orders may hold stock. */
const MOST_DAYS = ORDER_POLICY.transferAtMost / 86_400_000;

type MailSettings = Pick<MallBindings, 'MAIL_PROVIDER' | 'MAIL_FROM' | 'EMAIL' | 'OUTBOX_URL' | 'OUTBOX_SECRET' | 'ALERTS_TO' | 'SITE_ORIGIN' | 'SITE_HOSTS'>;
type PaymentSettings = Pick<MallBindings, 'DEMO' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL' | 'TRANSFER_ACCOUNT' | 'TRANSFER_DAYS'>;
type Settings = MailSettings & PaymentSettings
  & Pick<MallBindings, 'MALL_KEY' | 'OPERATOR_KEY' | 'LOG_KEY' | 'HASH_RATE' | 'TURNSTILE_SITE_KEY' | 'TURNSTILE_SECRET'>;

const PROVIDERS: ReadonlySet<string> = new Set(['none', 'webhook', 'cloudflare']);

/** A key in base64, of 24 bytes or more. */
const BASE64_KEY = /^(?:whsec_)?[A-Za-z0-9+/]{32,200}={0,2}$/;

/**
 * What is wrong with the mall's settings, as one line that names the variable; `undefined` if nothing is. Each of them may be unset. The shop and the mall alone
 * check the same.
 */
export function settingsFault(settings: Settings): string | undefined {
  const { MALL_KEY, OPERATOR_KEY, LOG_KEY, HASH_RATE, TURNSTILE_SITE_KEY, TURNSTILE_SECRET } = settings;
  const [short] = Object.entries({ MALL_KEY, OPERATOR_KEY, LOG_KEY }).filter(([, key]) => Boolean(key) && (key?.length ?? 0) < SECRET_LENGTH);
  if (short) return `${short[0]} must have at least ${SECRET_LENGTH} characters, or be unset`;
  if (HASH_RATE && !/^[1-9]\d{0,5}$/.test(HASH_RATE)) return 'HASH_RATE must be a whole number from 1 to 999999';
  const half = halfOf({ TURNSTILE_SITE_KEY, TURNSTILE_SECRET });
  return half ? `${half} must be set too, or neither of the two keys of Turnstile` : mailFault(settings) ?? paymentFault(settings);
}

function mailFault(settings: MailSettings): string | undefined {
  const { MAIL_PROVIDER: provider = '', MAIL_FROM, EMAIL, OUTBOX_URL: url, OUTBOX_SECRET: secret, ALERTS_TO: alerts, SITE_ORIGIN: origin = '', SITE_HOSTS: hosts = '' } = settings;
  if (provider && !PROVIDERS.has(provider)) return 'MAIL_PROVIDER must be webhook, cloudflare or none';
  if (url && !isPrivate(url)) return 'OUTBOX_URL must be an https address, or an http address of this machine';
  if (secret && !secret.split(',').every((key) => BASE64_KEY.test(key.trim()))) return 'OUTBOX_SECRET must be base64 of at least 24 bytes, as openssl rand -base64 33 makes it';
  const half = halfOf({ OUTBOX_URL: url, OUTBOX_SECRET: secret });
  if (half) return `${half} must be set too, or neither of both`;
  if (alerts && accountProblem(alerts)) return 'ALERTS_TO must be an e-mail address or a mobile number';
  if (!isDelivering(settings)) return undefined;
  if (provider === 'webhook' && !url) return 'OUTBOX_URL must be set for MAIL_PROVIDER webhook';
  if (provider === 'cloudflare' && (!MAIL_FROM?.includes('@') || accountProblem(MAIL_FROM))) return 'MAIL_FROM must be the address that mails come from, for MAIL_PROVIDER cloudflare';
  if (provider === 'cloudflare' && alerts && !alerts.includes('@')) return 'ALERTS_TO must be an e-mail address, since MAIL_PROVIDER cloudflare sends no text messages';
  if (provider === 'cloudflare' && !EMAIL) return 'EMAIL must be a send_email binding, for MAIL_PROVIDER cloudflare';
  if (!URL.canParse(origin)) return 'SITE_ORIGIN must be the address of the shop, which links in mails lead to';
  try {
    parseSiteHosts(hosts);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : 'SITE_HOSTS cannot be read';
  }
}

function paymentFault({ DEMO, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL, TRANSFER_ACCOUNT = '', TRANSFER_DAYS }: PaymentSettings): string | undefined {
  const half = halfOf({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET });
  if (half) return `${half} must be set too, or neither of the two keys of Stripe`;
  if (STRIPE_SECRET_KEY && !/^[sr]k_(?:test|live)_\w+$/.test(STRIPE_SECRET_KEY)) return 'STRIPE_SECRET_KEY must be a secret or restricted key of Stripe, such as sk_test_…';
  if (STRIPE_WEBHOOK_SECRET && !/^whsec_\S+$/.test(STRIPE_WEBHOOK_SECRET)) return 'STRIPE_WEBHOOK_SECRET must be the signing secret of a webhook of Stripe, whsec_…';
  // In a demonstration, buyers decide on their own refunds.
  if (DEMO === '1' && movesMoney({ STRIPE_SECRET_KEY })) return 'STRIPE_SECRET_KEY must be a test key in a demonstration (DEMO=1)';
  if (STRIPE_API_URL && !(isPrivate(STRIPE_API_URL) && /^https?:\/\/[^/?#]+\/?$/.test(STRIPE_API_URL))) {
    return 'STRIPE_API_URL must be an https address without a path, an http address of this machine, or unset';
  }
  const lines = TRANSFER_ACCOUNT.split(/[|\n]/);
  if (lines.length > ACCOUNT.lines || lines.some((line) => line.trim().length > ACCOUNT.line)) {
    return `TRANSFER_ACCOUNT must have at most ${ACCOUNT.lines} lines, separated by |, of at most ${ACCOUNT.line} characters`;
  }
  if (TRANSFER_DAYS && !(/^[1-9]\d?$/.test(TRANSFER_DAYS) && Number(TRANSFER_DAYS) <= MOST_DAYS)) return `TRANSFER_DAYS must be a whole number of days from 1 to ${MOST_DAYS}`;
  return undefined;
}

/** Whether nobody on the way can read what is sent to an address. */
export function isPrivate(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return !username && !password && (protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)));
}

/** The name of the variable that is missing of two that belong together; `undefined` if both are set, or neither. */
function halfOf(two: Record<string, string | undefined>): string | undefined {
  const missing = Object.entries(two).filter(([, value]) => !value);
  return missing.length === 1 ? missing[0]?.[0] : undefined;
}
