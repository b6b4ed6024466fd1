import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { remoteState } from './state-calls.mjs';

/** The file in a state folder that says how to reach the process that has the state open. Only its owner can read it. */
const fileOf = (stateDir) => join(stateDir, 'door.json');

/**
 * Lets other processes of this computer use the D1 and KV of a process that serves a state. Two processes cannot write to one SQLite file: while
 * one writes, calls of the other fail.
 * @param {string} stateDir
 * @param {(path: string, body: Uint8Array) => Promise<any>} send - has a call of `remoteState` carried out
 * @returns {Promise<{ close(): Promise<void> }>}
 */
export async function openDoor(stateDir, send) {
  const key = randomBytes(32).toString('base64url');
  const server = createServer((request, response) => {
    answer(request, key, send).then(
      (value) => response.end(JSON.stringify({ value })),
      (error) => response.writeHead(error.status ?? 500).end(JSON.stringify({ error: error.message })),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  mkdirSync(stateDir, { recursive: true });
  writeFileSync(fileOf(stateDir), JSON.stringify({ port: server.address().port, key }), { mode: 0o600 });
  return {
    async close() {
      rmSync(fileOf(stateDir), { force: true });
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * The D1 and KV of the process that serves a state.
 * @returns {Promise<{ db: any, kv: any, dispose(): Promise<void> } | undefined>} `undefined` if no process serves it
 */
export async function enterState(stateDir) {
  if (!existsSync(fileOf(stateDir))) return undefined;
  const { port, key } = JSON.parse(readFileSync(fileOf(stateDir), 'utf8'));
  const send = async (path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers: { 'x-door-key': key }, body });
    const { value, error } = await response.json();
    if (error !== undefined) throw new Error(error);
    return value;
  };
  // A process that was killed has left its file.
  if ((await send('/ping', 'null').catch(() => 'closed')) !== 'open') return undefined;
  return { ...remoteState(send), dispose: async () => undefined };
}

async function answer(request, key, send) {
  const given = Buffer.from(request.headers['x-door-key'] ?? '');
  const wanted = Buffer.from(key);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw Object.assign(new Error('wrong key'), { status: 403 });
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return send(request.url, new Uint8Array(Buffer.concat(chunks)));
}
