import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { bin, run, step } from './process.mjs';

/** Names of the program, the best one first. That one can only run headless, but it uses less CPU and memory. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/**
 * The path of a Chromium for the browser tests: `CHROMIUM_PATH`, Playwright's own or the system's. If there is none, Playwright downloads one.
 * If that fails, and if the user is root, the system's package manager installs one.
 * @throws Error if both fail
 */
export async function ensureChromium() {
  const found = await find();
  if (found) return found;
  try {
    await step('Getting Chromium', () => run(bin('playwright'), ['install', 'chromium'], { quiet: true }));
  } catch {
    await installBySystem();
  }
  const path = await find();
  if (!path) throw new Error('No Chromium found: set CHROMIUM_PATH to one');
  return path;
}

async function find() {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) {
    if (!existsSync(CHROMIUM_PATH)) throw new Error(`CHROMIUM_PATH names no file: ${CHROMIUM_PATH}`);
    return CHROMIUM_PATH;
  }
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  return PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name))).find((path) => existsSync(path));
}

async function installBySystem() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error('Chromium could not be downloaded: install it, or set CHROMIUM_PATH');
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await step('Installing Chromium by the package manager', async () => {
    await run('apt-get', ['update', '-qq'], { quiet: true, env });
    const install = (browser) => run('apt-get', ['install', '-y', '-qq', browser, 'fonts-noto-cjk'], { quiet: true, env });
    await install('chromium-headless-shell').catch(() => install('chromium'));
  });
}
