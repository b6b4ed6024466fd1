import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { formatCataloguePath } from '../../app/domain/catalogue/catalogue-code';
import { productListPath } from '../../app/domain/catalogue/list-address';
import { readSample } from '../browser/screens';
import { openCompressingProxy } from './compressing-proxy';
import type { Bench } from './bench';
import { atLeast, gated, median, table, type Figure } from './figures';

const VERSION = '12.8.2';
const ROUNDS = 5;
const LANGUAGES = ['cn', 'en'];
/** The least score for performance, and the limits of layout shift and of blocked time in ms. All other scores must be 100. */
const PERFORMANCE = 98;
const SHIFT = 0.01;
const BLOCKED = 50;

/** How an argument begins that chooses pages. */
const CHOICE = 'page/';

const folder = fileURLToPath(new URL('../../.wrangler/lighthouse/', import.meta.url));
const program = `${folder}node_modules/lighthouse/cli/index.js`;

const report = v.object({
  categories: v.record(v.string(), v.object({ score: v.nullable(v.number()), auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })) })),
  audits: v.record(v.string(), v.object({
    score: v.nullable(v.number()),
    numericValue: v.optional(v.number()),
    details: v.optional(v.unknown()),
  })),
});
/** The details of an audit that names elements. */
const elements = v.object({ items: v.array(v.object({ node: v.object({ snippet: v.string() }) })) });
type Report = v.InferOutput<typeof report>;

/**
 * Lighthouse on a simulated mobile phone: home, the list of a category, a product, and the bill of materials, in both languages, through a proxy that
 * compresses. The figure beside it is without compression, as the local runtime sends pages. The first run installs Lighthouse beside the state.
 * Arguments such as `page/home` and `page/list/en` choose pages. The figures of each page are printed as soon as they are there.
 */
export const lighthouse: Bench = {
  name: 'lighthouse',
  async run({ stage, files }) {
    const chosen = files.filter((text) => text.startsWith(CHOICE)).map((text) => text.slice(CHOICE.length));
    const isChosen = (page: string) => chosen.length === 0 || chosen.some((text) => `${page}/`.startsWith(`${text}/`));
    await install();
    const { shopUrl, mallUrl } = await stage();
    const { product, category } = await readSample(mallUrl);
    const proxy = await openCompressingProxy(shopUrl);
    const figures: Figure[] = [];
    try {
      for (const [name, path] of [
        ['home', '/'],
        ['list', productListPath('catalogue', formatCataloguePath(category.map(({ code }) => code)))],
        ['detail', `/product_detail/${product.id}`],
        ['bom', '/bom'],
      ] as const) {
        for (const language of LANGUAGES.filter((one) => isChosen(`${name}/${one}`))) {
          const runs: Report[] = [];
          for (let round = 0; round < ROUNDS; round += 1) runs.push(await audit(`${proxy.url}${path}?lang=${language}`));
          const raw = await audit(`${shopUrl}${path}?lang=${language}`);
          const found = figuresOf(`${name} ${language}`, runs, raw);
          console.log(table(found));
          figures.push(...found);
        }
      }
    } finally {
      await proxy.close();
    }
    if (figures.length === 0) throw new Error(`No page is called ${chosen.join(', ')}`);
    return figures;
  },
};

function figuresOf(what: string, runs: readonly Report[], raw: Report): Figure[] {
  const score = (one: Report, category: string) => Math.round((one.categories[category]?.score ?? 0) * 100);
  const numeric = (audit: string) => median(runs.map(({ audits }) => audits[audit]?.numericValue ?? Infinity));
  const [performance, shift, blocked] = [median(runs.map((run) => score(run, 'performance'))), numeric('cumulative-layout-shift'), numeric('total-blocking-time')];
  const others = ['accessibility', 'best-practices', 'seo'];
  const bad = [...new Set(runs.flatMap(({ categories, audits }) => others.flatMap((name) => (categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => [id, ...snippetsOf(audits[id]?.details)].join(' at ')))))];
  return [
    { ...atLeast({ bench: 'lighthouse', what: `${what}: performance (uncompressed ${score(raw, 'performance')})` }, performance, 100, PERFORMANCE / 100), value: String(performance) },
    { bench: 'lighthouse', what: `${what}: ${others.join(', ')}`, value: others.map((name) => median(runs.map((run) => score(run, name)))).join(', '), gate: '100', passed: bad.length === 0 },
    ...bad.map((id) => ({ bench: 'lighthouse', what: `${what}: fails ${id}`, value: '' })),
    gated({ bench: 'lighthouse', what: `${what}: layout shift`, value: shift.toFixed(3) }, shift, SHIFT),
    gated({ bench: 'lighthouse', what: `${what}: blocked time`, value: `${blocked.toFixed(0)} ms` }, blocked, BLOCKED, ' ms'),
  ];
}

/** The HTML of the elements that an audit names. */
function snippetsOf(details: unknown): string[] {
  const read = v.safeParse(elements, details);
  return read.success ? read.output.items.map(({ node }) => node.snippet) : [];
}

async function audit(url: string): Promise<Report> {
  const flags = '--headless --no-sandbox --disable-gpu --disable-background-networking';
  const json = await run(process.execPath, [program, url, '--quiet', '--output=json', `--chrome-flags=${flags}`]);
  return v.parse(report, JSON.parse(json));
}

async function install(): Promise<void> {
  if (existsSync(program)) return;
  mkdirSync(folder, { recursive: true });
  await run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--no-save', `lighthouse@${VERSION}`]);
}

function run(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] } });
    let output = '';
    child.stdout.on('data', (piece: Buffer) => (output += piece.toString()));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`${command} ended with code ${code}`))));
  });
}
