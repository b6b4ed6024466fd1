/** See state-calls.mjs. */
export function remoteState(send: (path: string, body: string | Uint8Array) => Promise<unknown>): { db: object; kv: object };
