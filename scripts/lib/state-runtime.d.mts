/** See state-runtime.mjs. */
type Body = string | Uint8Array<ArrayBuffer>;

export const STATE_WORKER: { modulesRoot: string; modules: Array<{ type: 'ESModule'; path: string }> };

export function askState(
  fetchWorker: (url: string, init: { method: string; body: Body }) => Promise<{ json(): Promise<unknown> }>, path: string, body: Body,
): Promise<unknown>;
