/** See state-calls.mjs. */
export function remoteState(send: (path: string, body: string | Uint8Array<ArrayBuffer>) => Promise<unknown>): { db: object; kv: object };
