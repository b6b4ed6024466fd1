import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './process.mjs';

/** The folder of the local database, cache and index. */
export const stateDir = resolve(root, process.env.STATE_DIR ?? '.wrangler/state');

/** Variables of the process environment that win over the files (README, "Configuration"). */
const NAMES = [
  'PRODUCT', 'PRODUCT_NAME', 'UPSTREAM_URL', 'SITE_ORIGIN', 'SITE_HOSTS', 'IMAGE_HOSTS', 'TIME_ZONE', 'SESSION_SECRET', 'DEMO', 'OPERATOR_KEY', 'HASH_RATE',
  'TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET', 'TURNSTILE_URL',
];

const LOCAL_FILE = `${root}/.dev.vars`;

/** Creates `.dev.vars` with a random secret, if it does not exist. */
export function ensureLocalSecrets() {
  if (existsSync(LOCAL_FILE)) return;
  writeFileSync(LOCAL_FILE, `SESSION_SECRET=${randomBytes(32).toString('base64url')}\nDEMO=1\n`, { mode: 0o600 });
}

/**
 * Writes the variables of this start to a file that only its owner can read: those of `.dev.vars`, overridden by the process environment.
 * Wrangler does not read the process environment, and on a command line other users could see secrets.
 * @param {Record<string, string>} defaults - variables that hold if neither names them
 * @returns {string} the file's path
 */
export function writeVariables(defaults = {}) {
  const file = `${stateDir}/variables.env`;
  const variables = new Map(Object.entries({ ...defaults, ...readLocalFile() }));
  for (const name of NAMES) {
    const value = process.env[name];
    if (value !== undefined) variables.set(name, value);
  }
  mkdirSync(stateDir, { recursive: true });
  writeFileSync(file, [...variables].map(([name, value]) => `${name}=${JSON.stringify(value)}\n`).join(''), { mode: 0o600 });
  chmodSync(file, 0o600);
  return file;
}

/** The value of a variable: the process environment wins over `.dev.vars`. */
export function variable(name) {
  return process.env[name] ?? readLocalFile()[name];
}

/** The time zone of the shop: that of the process environment, else of `.dev.vars`, else of `wrangler.toml`. */
export function shopTimeZone(named = variable('TIME_ZONE'), deployed = readFileSync(`${root}/wrangler.toml`, 'utf8')) {
  return named || /^\s*TIME_ZONE\s*=\s*"([^"]+)"/m.exec(deployed)?.[1] || 'Asia/Shanghai';
}

/** Checks that `wrangler.toml` names the public address of the shop, because a deployed shop without it answers no request. @throws Error if not */
export function requireSiteOrigin() {
  if (!/^\s*SITE_ORIGIN\s*=\s*"https?:/m.test(readFileSync(`${root}/wrangler.toml`, 'utf8'))) {
    throw new Error('SITE_ORIGIN in wrangler.toml must be the address of the shop, such as https://mall.example');
  }
}

function readLocalFile() {
  const lines = existsSync(LOCAL_FILE) ? readFileSync(LOCAL_FILE, 'utf8').split('\n') : [];
  return Object.fromEntries(
    lines
      .map((line) => /^\s*([A-Z_]+)\s*=\s*(.*?)\s*$/.exec(line))
      .filter(Boolean)
      .map(([, name, value]) => [name, value.replace(/^(["'])(.*)\1$/, '$2')]),
  );
}

/** A port number from the process environment, or `fallback`. @throws Error if it is not a port */
export function portOf(name, fallback) {
  const port = Number(process.env[name] ?? fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${name} must be a port from 1 to 65535`);
  return port;
}
