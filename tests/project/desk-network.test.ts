/** The desk at a mall that is reached over the network, as the mall's own Worker answers. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admitCaller } from '../../functions/mall/admit-caller';
import { createMall } from '../../functions/mall/app';
import { atDesk, bindingsOf, openMigrated, OPERATOR_KEY } from '../fixtures/servers/desk-shop';
import type { OpenState } from '../fixtures/servers/production';

let folder: string;
let state: OpenState;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farad-network-'));
  state = await openMigrated(join(folder, 'state'));
});

afterAll(async () => {
  await state.dispose();
  await rm(folder, { recursive: true });
});

describe('a mall that is reached over the network', () => {
  test('gets the key of the operator, and what is wrong is one line', { timeout: 60_000 }, async () => {
    const both = bindingsOf(state);
    await state.db.prepare("INSERT INTO payout (payout_no, order_no, payment_no, reason, amount, created_at) VALUES ('M1', 'F1', 'P1', 'second', 5, 1)").run();
    const served = createMall(both);
    const mallPath = '/api/farad';
    const server = createServer((request, response) => {
      void (async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(Buffer.from(chunk));
        if (request.url?.startsWith('/other')) return response.end('a page');
        if (request.url?.startsWith('/moved')) return response.writeHead(307, { location: `http://127.0.0.1:${port}${mallPath}/operator/qryPayouts` }).end();
        const headers = new Headers(Object.entries(request.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as [string, string]] : [])));
        const admitted = await admitCaller(new Request(`http://mall.test${request.url}`, { method: 'POST', headers, body: Buffer.concat(chunks) }), both, 'network', Date.now());
        const answer = admitted instanceof Request ? await served.fetch(admitted) : admitted;
        return response.writeHead(answer.status).end(await answer.text());
      })();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = v.parse(v.object({ port: v.number() }), server.address());
    const at = async (path: string, key: string, ...args: string[]) => {
      process.env['OPERATOR_KEY'] = key;
      return atDesk({ folder }, [...args, '--url', `http://127.0.0.1:${port}${path}`]);
    };
    try {
      expect((await at(mallPath, OPERATOR_KEY, 'payouts', 'list', '--all')).output).toMatch(/^M1 /m);
      const before = await state.db.prepare('SELECT COUNT(*) AS n FROM operator_event').first('n');
      const wrong: Array<[path: string, key: string, args: string[], fault: string]> = [
        [mallPath, 'a wrong key of more than thirty-two signs', ['payouts', 'sent', 'M1', '--as', 'Ada', '--yes'], 'This mall answers callers with its key only. Check the key.'],
        [mallPath, '', ['payouts', 'list'], 'OPERATOR_KEY is not set. Set it to the key of the mall'],
        ['/other', OPERATOR_KEY, ['payouts', 'list'], `http://127.0.0.1:${port}/other is no mall: it answers 200`],
        // The key is for this address only.
        ['/moved', OPERATOR_KEY, ['payouts', 'list'], `http://127.0.0.1:${port}/moved is no mall: it answers 307`],
        [mallPath, OPERATOR_KEY, ['backup', join(folder, 'a.backup')], 'A mall that is reached by --url gives nobody its database. Use --remote'],
      ];
      for (const [path, key, args, fault] of wrong) expect(await at(path, key, ...args)).toEqual({ output: '', fault });
      expect((await atDesk({ folder }, ['payouts', 'list', '--url', 'http://mall.example/api/farad'])).fault).toBe(
        'http://mall.example/api/farad must begin with https, so that nobody on the way reads the key; or with http on this machine',
      );
      server.close();
      server.closeAllConnections();
      expect((await at(mallPath, OPERATOR_KEY, 'payouts', 'list')).fault).toBe(`http://127.0.0.1:${port}${mallPath} does not answer. Check the address and the connection`);
      expect(await state.db.prepare('SELECT COUNT(*) AS n FROM operator_event').first('n')).toBe(before);
    } finally {
      delete process.env['OPERATOR_KEY'];
      server.close();
    }
  });
});
