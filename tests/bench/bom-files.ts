import { readdirSync, readFileSync } from 'node:fs';
import { Zip, ZipDeflate, strToU8 } from 'fflate';
import { writeOds, writeXlsx } from 'hucre';
import { isolateMemory } from '../fixtures/servers/inspector';
import { defaultState, freePort, startServer } from '../fixtures/servers/servers';
import type { Bench } from './bench';
import { gated, milliseconds, type Figure } from './figures';
import { randomOf, type Random } from './random';

const FILES = 200;
/** Counts as a failure of the server. */
const NO_ANSWER = 599;
const MOST_MILLISECONDS = 2_000;
const MOST_MEMORY = 64;
const BOMB = 512;
const MEGABYTE = 2 ** 20;

/** Damaged and hostile files, posted to the shop as a browser posts them. */
export const bomFiles: Bench = {
  name: 'bom-files',
  async run() {
    await defaultState();
    const inspectorPort = await freePort();
    const server = await startServer('shop', 'bom-files', '', false, { INSPECTOR_PORT: String(inspectorPort) });
    try {
      return await measure(server.url, inspectorPort);
    } finally {
      await server.stop();
    }
  },
};

interface Hostile {
  name: string;
  bytes: Uint8Array;
}

async function measure(url: string, inspectorPort: number): Promise<Figure[]> {
  const files = await hostileFiles();
  // The first upload loads modules and columns.
  await post(url, { name: 'first.csv', bytes: strToU8(ROWS.map((row) => row.join(',')).join('\n')) });
  const before = await memoryOf(inspectorPort);
  const workers = workersOf();
  let slowest = { name: '', ms: 0 };
  let failed = 0;
  let grown = 0;
  const statuses = new Map<number, number>();
  for (const file of files) {
    const rss = rssOf(workers);
    const started = performance.now();
    const watch = watchRss(workers);
    const status = await post(url, file).catch((error: unknown) => {
      console.log(`${file.name}, ${file.bytes.length} B: ${error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error)}`);
      return NO_ANSWER;
    });
    const ms = performance.now() - started;
    const peak = watch() - rss;
    if (status >= 500) {
      failed++;
      console.log(`${file.name}: ${status}`);
    }
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (peak > grown) {
      grown = peak;
      console.log(`${file.name}: the process grew by ${(peak / MEGABYTE).toFixed(0)} MB`);
    }
    if (ms > slowest.ms) slowest = { name: file.name, ms };
  }
  const after = await memoryOf(inspectorPort);
  const extra = (after - before) / 1e6;
  console.log(`statuses: ${[...statuses].map(([status, count]) => `${status} × ${count}`).join(', ')}`);
  return [
    gated({ bench: 'bom-files', what: `slowest of ${files.length} hostile files, ${slowest.name}`, value: milliseconds(slowest.ms) }, slowest.ms, MOST_MILLISECONDS, ' ms'),
    gated({ bench: 'bom-files', what: 'answers of 500 and more', value: String(failed) }, failed, 0),
    gated({ bench: 'bom-files', what: 'isolate beside before', value: `${extra.toFixed(1)} MB` }, extra, MOST_MEMORY, ' MB'),
    { bench: 'bom-files', what: 'most growth of the process for one file', value: `${(grown / MEGABYTE).toFixed(0)} MB` },
  ];
}

async function post(url: string, { name, bytes }: Hostile): Promise<number> {
  const form = new FormData();
  form.set('intent', 'read');
  form.set('file', new File([new Uint8Array(bytes)], name));
  const answer = await fetch(`${url}/bom`, { method: 'POST', body: form, redirect: 'manual', headers: { 'sec-fetch-site': 'same-origin', 'cf-connecting-ip': address() } });
  await answer.arrayBuffer();
  return answer.status;
}

let next = 0;
/** An address of its own for each visitor: creating is limited by address. */
function address(): string {
  next++;
  return `2001:db8:${next.toString(16)}::1`;
}

async function memoryOf(port: number): Promise<number> {
  const { objects, buffers } = await isolateMemory(port);
  return objects + buffers;
}

/** The processes of the runtime that this process has started. */
function workersOf(): number[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/comm`, 'utf8').startsWith('workerd') ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}

function rssOf(workers: readonly number[]): number {
  return workers.reduce((sum, pid) => {
    try {
      return sum + Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
    } catch {
      return sum;
    }
  }, 0);
}

/** Watches the memory of processes. @returns a function that ends it and gives the peak */
function watchRss(workers: readonly number[]): () => number {
  let peak = rssOf(workers);
  const timer = setInterval(() => (peak = Math.max(peak, rssOf(workers))), 5);
  return () => {
    clearInterval(timer);
    return Math.max(peak, rssOf(workers));
  };
}

const ROWS: string[][] = [
  ['Designator', 'Qty', 'MPN', 'Manufacturer', 'Value', 'Footprint', '备注'],
  ...Array.from({ length: 60 }, (_, index) => [`R${index * 2 + 1},R${index * 2 + 2}`, '2', `RC0603FR-07${index + 1}KL`, 'YAGEO', `${index + 1}k`, 'R_0603_1608Metric', '电阻']),
];

async function hostileFiles(): Promise<Hostile[]> {
  const random = randomOf(200);
  const csv = ROWS.map((row) => row.join(',')).join('\r\n');
  const bases: Hostile[] = [
    { name: 'a.csv', bytes: strToU8(csv) }, { name: 'a.tsv', bytes: utf16(csv.replaceAll(',', '\t')) },
    { name: 'a.xlsx', bytes: await writeXlsx({ sheets: [{ name: 'BOM', rows: ROWS }] }) }, { name: 'a.ods', bytes: await writeOds({ sheets: [{ name: 'BOM', rows: ROWS }] }) },
  ];
  const special: Hostile[] = [
    { name: 'bomb.xlsx', bytes: await bomb('xl/worksheets/sheet1.xml', BOMB) }, { name: 'bomb.ods', bytes: await bomb('content.xml', BOMB) },
    { name: 'columns.csv', bytes: strToU8(Array.from({ length: 40 }, () => 'x,'.repeat(100_000)).join('\n')) },
    { name: 'line.csv', bytes: strToU8('a'.repeat(10 * MEGABYTE - 1)) }, { name: 'quotes.csv', bytes: strToU8('"'.repeat(10 * MEGABYTE - 1)) },
    { name: 'commas.csv', bytes: strToU8(','.repeat(10 * MEGABYTE - 1)) }, { name: 'zeros.bin', bytes: new Uint8Array(9 * MEGABYTE) },
    { name: 'ranges.csv', bytes: strToU8(`Designator,Qty\n${Array.from({ length: 19_000 }, (_, index) => `R${index}-R${index + 400},1`).join('\n')}`) },
    { name: 'large.csv', bytes: strToU8(`${ROWS[0]?.join(',')}\n${Array.from({ length: 19_999 }, (_, index) => ROWS[1 + (index % 60)]?.join(',')).join('\n')}`) },
    { name: 'blanks.txt', bytes: strToU8(`${' '.repeat(5 * MEGABYTE)}R1 ${'\t'.repeat(4 * MEGABYTE)}`) },
  ];
  const damaged = Array.from({ length: FILES - special.length }, (_, index) => damage(random.oneOf(bases), index, random));
  return [...special, ...damaged];
}

/** A file with flipped bits, cut off, with bytes of another file, or in another encoding. */
function damage({ name, bytes }: Hostile, index: number, random: Random): Hostile {
  const copy = bytes.slice();
  const way = index % 4;
  if (way === 0) for (let flips = 1 + random.below(40); flips > 0; flips--) copy[random.below(copy.length)] = random.below(256);
  if (way === 1) return { name: `${index}-cut-${name}`, bytes: copy.slice(0, random.below(copy.length)) };
  if (way === 2) {
    const start = random.below(copy.length);
    copy.fill(random.oneOf([0, 0x22, 0x2c, 0xff]), start, start + random.below(200));
  }
  if (way === 3) return { name: `${index}-swapped-${name}`, bytes: name.endsWith('csv') || name.endsWith('tsv') ? copy.reverse() : utf16(new TextDecoder('latin1').decode(copy)) };
  return { name: `${index}-damaged-${name}`, bytes: copy };
}

function utf16(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
}

/** A workbook with one part that unfolds to many megabytes. */
function bomb(part: string, megabytes: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const zip = new Zip((error, chunk, final) => {
      if (error) reject(error);
      chunks.push(chunk);
      if (final) resolve(new Uint8Array(Buffer.concat(chunks)));
    });
    const types = new ZipDeflate('[Content_Types].xml');
    zip.add(types);
    types.push(strToU8('<Types/>'), true);
    const large = new ZipDeflate(part, { level: 9 });
    zip.add(large);
    const block = new Uint8Array(MEGABYTE).fill(0x20);
    for (let index = 1; index <= megabytes; index++) large.push(block, index === megabytes);
    zip.end();
  });
}
