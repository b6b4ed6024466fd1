/** The malls that benchmarks of catalogues ask. */
import { basename } from 'node:path';
import { MALL_HEADERS } from '../fixtures/mall/mall-key';
import { readState, type StateRow } from '../fixtures/mall/state-reader';
import { defaultState, freePort, startOn } from '../fixtures/servers/servers';
import type { Tools } from './bench';
import { fromWireNames } from '../fixtures/wire/rename';
import { envelope } from '../../app/upstream/contract/base/envelope';
import { searchAnswer, searchGoods } from '../../app/upstream/contract/records/search';
import type { Call, Data, Payload } from '../../app/upstream/contract/base/call';
import * as v from 'valibot';

const PRODUCT = 'farad';

/** What a search costs. */
export interface Cost {
  milliseconds: number;
  statements: number;
  rowsRead: number;
  rowsReturned: number;
  roundTrips: number;
}

export interface DataMall {
  /** The state's name, its folder, and its number of products. */
  name: string;
  state: string;
  products: number;
  /** Where debuggers reach its Worker. */
  inspectorPort: number;
  search(payload: Payload<typeof searchGoods>): Promise<{ found: Data<typeof searchGoods>; cost: Cost }>;
  /** Makes any call. */
  send<C extends Call>(call: C, payload: Payload<C>): Promise<{ data: Data<C>; cost: Cost }>;
  /** Runs SQL on its database. */
  read(sql: string): Promise<StateRow[]>;
}

/**
 * Starts a mall on each state folder of the command line, one after the other; without one, on the default catalogue.
 * @param work - measures one mall
 */
export async function onEachMall<Result>({ files }: Tools, work: (mall: DataMall) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const state of files.length > 0 ? files : [await defaultState()]) {
    const inspectorPort = await freePort();
    const server = await startOn(state, { INSPECTOR_PORT: String(inspectorPort) });
    try {
      results.push(await work(await mallOf(state, inspectorPort, server.url)));
    } finally {
      await server.stop();
    }
  }
  return results;
}

async function mallOf(state: string, inspectorPort: number, url: string): Promise<DataMall> {
  const read = async (sql: string) => (await readState(state, [sql]))[0] ?? [];
  const [row] = await read('SELECT parts FROM catalogue_state');
  async function send<C extends Call>(call: C, payload: Payload<C>): Promise<{ data: Data<C>; cost: Cost }> {
    const started = performance.now();
    const response = await fetch(`${url}/api/${PRODUCT}/${call.path}`, { method: 'POST', headers: { ...MALL_HEADERS, 'content-type': 'application/json' }, body: JSON.stringify(payload) });
    const body: unknown = await response.json();
    const milliseconds = performance.now() - started;
    const { code, data, message } = v.parse(envelope, body);
    if (code !== '0') throw new Error(`${JSON.stringify(payload).slice(0, 200)}: ${code} ${message}`);
    const [statements = 0, rowsRead = 0, rowsReturned = 0, roundTrips = 0] = (response.headers.get('x-mall-queries') ?? '').split(';').map(Number);
    return { data: v.parse<C['data']>(call.data, fromWireNames(PRODUCT, data)), cost: { milliseconds, statements, rowsRead, rowsReturned, roundTrips } };
  }
  return {
    name: basename(state), state, products: Number(row?.['parts'] ?? 0), inspectorPort, read,
    send,
    async search(payload) {
      const { data, cost } = await send(searchGoods, payload);
      return { found: v.parse(searchAnswer, data), cost };
    },
  };
}
