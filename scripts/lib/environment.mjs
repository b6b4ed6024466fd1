import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './process.mjs';

/** The folder of the local database, cache and index. */
export const stateDir = resolve(root, process.env.STATE_DIR ?? '.wrangler/state');

/** Variables of the process environment that win over the files (README, "Configuration"). */
const NAMES = [
  'PRODUCT', 'PRODUCT_NAME', 'UPSTREAM_URL', 'SITE_ORIGIN', 'SITE_HOSTS', 'IMAGE_HOSTS', 'TIME_ZONE', 'SESSION_SECRET', 'LOG_KEY', 'DEMO', 'MALL_KEY', 'OPERATOR_KEY',
  'TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET', 'TURNSTILE_URL', 'UPSTREAM_REST', 'HASH_RATE', 'MAIL_PROVIDER', 'MAIL_FROM', 'OUTBOX_URL', 'OUTBOX_SECRET', 'ALERTS_TO',
  'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL', 'TRANSFER_ACCOUNT', 'TRANSFER_DAYS',
];

const LOCAL_FILE = `${root}/.dev.vars`;

/** The secrets of a local shop. Each gets a random value when the first start with it finds none. */
const LOCAL_SECRETS = ['SESSION_SECRET', 'LOG_KEY'];

/** Creates `.dev.vars` with random secrets, and adds those that it does not have. */
export function ensureLocalSecrets() {
  const isNew = !existsSync(LOCAL_FILE);
  const known = readLocalFile();
  const missing = LOCAL_SECRETS.filter((name) => !(name in known));
  const lines = [...missing.map((name) => `${name}=${randomBytes(32).toString('base64url')}`), ...(isNew ? ['DEMO=1'] : [])];
  if (lines.length === 0) return;
  const before = isNew ? '' : `${readFileSync(LOCAL_FILE, 'utf8').trimEnd()}\n`;
  writeFileSync(LOCAL_FILE, `${before}${lines.join('\n')}\n`, { mode: 0o600 });
}

/** The key of the mall alone; makes one in `.dev.vars` if there is none. @returns {string} */
export function ensureMallKey(file = LOCAL_FILE) {
  const known = process.env.MALL_KEY || readLocalFile(file).MALL_KEY;
  if (known) return known;
  const made = randomBytes(32).toString('base64url');
  appendFileSync(file, `\nMALL_KEY=${made}\n`, { mode: 0o600 });
  return made;
}

/**
 * The variables of this start: those of `.dev.vars`, overridden by the process environment. They are in no further file and on no command line, where others could see secrets.
 * @param {Record<string, string>} defaults - variables that hold if neither names them
 * @returns {Record<string, string>}
 */
export function variablesOf(defaults = {}) {
  const named = NAMES.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  return { ...defaults, ...readLocalFile(), ...Object.fromEntries(named) };
}

/** The value of a variable: the process environment wins over `.dev.vars`. */
export function variable(name) {
  return process.env[name] ?? readLocalFile()[name];
}

/** The time zone of the shop: that of the process environment, else of `.dev.vars`, else of `wrangler.toml`. */
export function shopTimeZone(named = variable('TIME_ZONE'), deployed = readFileSync(`${root}/wrangler.toml`, 'utf8')) {
  return named || wranglerVariable('TIME_ZONE', deployed) || 'Asia/Shanghai';
}

/** The public address of the shop in `wrangler.toml`. @returns {string} @throws Error if it is missing, because a deployed shop without it answers no request */
export function requireSiteOrigin() {
  const origin = wranglerVariable('SITE_ORIGIN');
  if (!/^https?:/.test(origin ?? '')) throw new Error('SITE_ORIGIN in wrangler.toml must be the address of the shop, such as https://mall.example');
  return origin;
}

/** A variable of a deployed shop. @returns {string | undefined} */
export function wranglerVariable(name, text = readFileSync(`${root}/wrangler.toml`, 'utf8')) {
  return new RegExp(`^[ \\t]*${name}[ \\t]*=[ \\t]*"([^"\\n]*)"`, 'm').exec(text)?.[1];
}

function readLocalFile(file = LOCAL_FILE) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return Object.fromEntries(
    lines
      .map((line) => /^\s*([A-Z_]+)\s*=(.*)$/.exec(line))
      .filter(Boolean)
      .map(([, name, value]) => [name, value.trim().replace(/^(["'])(.*)\1$/, '$2')]),
  );
}

/** A port number from the process environment, or `fallback`. @throws Error if it is not a port */
export function portOf(name, fallback) {
  const port = Number(process.env[name] ?? fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${name} must be a port from 1 to 65535`);
  return port;
}
