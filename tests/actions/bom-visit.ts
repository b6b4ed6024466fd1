/** A visitor who posts forms of bills of materials, with an upstream that stores them in memory and matches lines by their part numbers. */
import * as v from 'valibot';
import { withButton, type BomForm } from '~/actions/bom/bom-form';
import type { BomVisit } from '~/actions/bom/bom-outcome';
import type { BomField } from '~/domain/bom/bom';
import type { User } from '~/domain/account/account-records';
import { createBoms, type BomCookie } from '~/upstream/boms';
import { CODES } from '~/upstream/contract/base/envelope';
import { bomSource } from '~/upstream/contract/records/stored-bom';
import { createShop } from '~/upstream/shop';
import { createTrade, type CartCookie } from '~/upstream/trade';
import { AT_ONCE, FILE_AT_ONCE, good, refused, TRADE_AT_ONCE, World, type Seen } from '../upstream/fake-upstream';
import { EMPTY_CART } from './trade-visit';

const ZONE = 'UTC';

/** The products of the upstream, by part number. */
const SOLD = ['LM358DR', 'SS34', 'AO3400A'];

export interface Visit extends BomVisit {
  bomCookie: BomCookie;
  /** Who is signed in. */
  user: User | null;
  /** What is remembered of columns. */
  columns: Map<string, ReadonlyMap<number, BomField>>;
  /** Names and payloads of calls, without those that read. */
  changes(): Array<[call: string, payload: Record<string, unknown>]>;
  stored: Map<string, Record<string, unknown>>;
  /** The bytes that the visitor has waited to have read. */
  waited: number[];
}

interface Options {
  /** Answers by the name of the call, instead of the usual ones. */
  answers?: Readonly<Record<string, (payload: Record<string, unknown>) => Response>>;
  user?: User;
  /** Why the isolate has no time to read a file. */
  busy?: 'others' | 'own';
  /** Whether the upstream tells the bytes of files. */
  tells?: boolean;
}

export function bomVisit({ answers = {}, user, busy, tells = true }: Options = {}): Visit {
  const world = new World();
  world.time = Date.now();
  const stored = new Map<string, Record<string, unknown>>();
  const usual = storeAnswers(stored, tells);
  world.upstream.answer = (seen) => (answers[nameOf(seen)] ?? usual[nameOf(seen)] ?? (() => good(EMPTY_CART)))(payloadOf(seen));
  const client = world.visit();
  const bomCookie: BomCookie = { key: undefined };
  const cartCookie: CartCookie = { value: { lines: 0 } };
  const columns: Visit['columns'] = new Map();
  const waited: number[] = [];
  const visit: Visit = {
    user: user ?? null, columns, stored, bomCookie, cartCookie, timeZone: ZONE, waited,
    boms: createBoms(client, 'en', bomCookie, ZONE, AT_ONCE, FILE_AT_ONCE),
    shop: createShop(client, 'en', 'PC_EN', ZONE),
    trade: createTrade(client, 'en', cartCookie, TRADE_AT_ONCE, FILE_AT_ONCE),
    session: sessionOf(() => visit.user),
    async waitToRead(bytes) {
      waited.push(bytes);
      return busy ?? 'now';
    },
    columnsCookie: { find: (key) => columns.get(key), keep: (key, fields) => void columns.set(key, fields) },
    changes: () => world.upstream.seen.map((seen): [string, Record<string, unknown>] => [nameOf(seen), payloadOf(seen)])
      .filter(([name]) => !/^bom\/(?:qry|match)/.test(name)),
  };
  return visit;
}

/** The form that a browser posts. A file is given as its text or bytes. */
export function bomForm(fields: Record<string, string | string[]>, file?: { name: string; content: BlobPart }): BomForm {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const text of [value].flat()) form.append(name, text);
  if (file) form.append('file', new File([file.content], file.name));
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string');
  return withButton({
    text: (name) => (texts(name).length === 1 ? (texts(name)[0] ?? '') : ''), all: texts, has: (name) => form.has(name), names: () => [...new Set(form.keys())],
    file: (name) => form.getAll(name).find((value) => typeof value !== 'string') ?? null,
  });
}

function storeAnswers(stored: Map<string, Record<string, unknown>>, tells: boolean): Record<string, (payload: Record<string, unknown>) => Response> {
  const found = (payload: Record<string, unknown>) => stored.get(String(payload['bomNo']));
  return {
    'bom/saveBom': (payload) => {
      const { bomKey: _, ...content } = payload;
      const before = found(payload);
      if (content['bomNo'] !== undefined && !before) return refused(CODES.notFound);
      if (before && before['version'] !== content['version']) return refused(CODES.outdated, 'changed elsewhere');
      const bomNo = String(content['bomNo'] ?? `B${stored.size + 1}`);
      const version = Number(before?.['version'] ?? 0) + 1;
      stored.set(bomNo, { name: '', saved: 'F', repairs: [], ...before, ...content, bomNo, version, updateTime: '2026-11-24T08:00:00Z' });
      return good({ bomNo, version, bomKey: 'k'.repeat(43) });
    },
    'bom/qryBom': (payload) => {
      const bom = found(payload);
      if (!bom) return refused(CODES.notFound);
      return good({ ...bom, bomKey: 'k'.repeat(43), ...(payload['withSource'] === 'T' ? {} : { source: withoutRows(bom['source'], tells) }) });
    },
    'bom/copyBom': (payload) => {
      stored.set('B9', { ...found(payload), bomNo: 'B9', version: 1 });
      return good({ bomNo: 'B9', version: 1 });
    },
    'bom/removeBom': () => good({}),
    'bom/shareBom': () => good({ shareKey: 's'.repeat(32) }),
    'bom/revokeShare': () => good(null),
    'bom/rememberChoice': () => good(null),
    'bom/qryChoices': () => good({ rows: [] }),
    'bom/match': ({ lines }) => good({ rows: rowsOf(lines) }),
    'cart/addBatch': ({ lines }) => good({ lines: 1, cartKey: 'c'.repeat(43), rows: wantedOf(lines).map((line, index) => ({ line: index + 1, partNumber: line.goodsId, quantity: line.cartNum, outcome: 'added', candidates: [] })) }),
  };
}

/** A file as an answer has it that does not ask for it. */
function withoutRows(source: unknown, tells: boolean): unknown {
  const { bytes: _, ...file } = v.parse(bomSource, source);
  return { ...file, sheets: file.sheets.map(({ name }) => ({ name })), ...(tells ? { storedBytes: bytesOf(source) } : {}) };
}

/** How many bytes a file takes in the store of the upstream. */
export function bytesOf(source: unknown): number {
  return new TextEncoder().encode(JSON.stringify(source)).length;
}

/** Lines whose part number is sold are matched. */
function rowsOf(lines: unknown): unknown[] {
  const wanted: Array<{ line: number; mpn?: string; goodsId?: string }> = Array.isArray(lines) ? lines : [];
  return wanted.map(({ line, mpn = '', goodsId }) => {
    const number = goodsId?.replace(/^G-/, '') ?? mpn;
    const isSold = SOLD.includes(number);
    return {
      line, state: isSold ? 'matched' : 'not_found', ...(isSold ? { rung: goodsId ? 'chosen' : 'number' } : {}),
      candidates: isSold ? [{ goods: goodsOf(number), rung: goodsId ? 'chosen' : 'number', ticks: [{ field: 'mpn', tick: 'agrees', asked: number, has: number }] }] : [],
    };
  });
}

function goodsOf(mpn: string) {
  return { id: `G-${mpn}`, mpn, brandName: 'Maker', goodsName: 'part', description: 'a part', goodsType: 'GT0', stock: 10_000, moq: 1, perAddQuantity: 1, rangePrice: [{ min: 1, price: '0.5' }] };
}

function wantedOf(lines: unknown): Array<{ goodsId: string; cartNum: number }> {
  return Array.isArray(lines) ? lines : [];
}

function sessionOf(user: () => User | null): BomVisit['session'] {
  return {
    user: async () => user(), failure: undefined, signedIn: () => undefined, forget: () => undefined, end: () => undefined, enqueue: () => true, dequeue: () => undefined,
    takeQueue: () => [], flash: () => undefined, takeMessages: () => [], goal: undefined, reopenOrder: () => undefined, orderDraft: undefined,
    dropOrderDraft: () => undefined, ids: {}, setPendingId: () => undefined, commit: async () => [],
  };
}

function nameOf({ url }: Seen): string {
  return new URL(url).pathname.replace('/api/farad/', '');
}

function payloadOf({ body }: Seen): Record<string, unknown> {
  return body === '' ? {} : JSON.parse(body);
}
