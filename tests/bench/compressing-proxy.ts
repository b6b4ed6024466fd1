import { createServer, request } from 'node:http';
import { pipeline } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';

const TEXT = /^(?:text\/|application\/(?:javascript|json|xml)|image\/svg)/;

/** A running proxy. */
export interface CompressingProxy {
  url: string;
  close(): Promise<void>;
}

/**
 * Starts a proxy before a local shop that compresses texts, as the network of the deployed shop does, for visitors who take that. It passes each piece on at once, so pages
 * still stream.
 * @param target - address of the shop
 * @param onRequest - told the path of each request
 */
export async function openCompressingProxy(target: string, onRequest: (path: string) => void = () => undefined): Promise<CompressingProxy> {
  const server = createServer((incoming, outgoing) => {
    const { host: _, ...headers } = incoming.headers;
    const url = new URL(incoming.url ?? '/', target);
    onRequest(url.pathname);
    const passed = request(url, { method: incoming.method, headers: { ...headers, 'accept-encoding': 'identity' } }, (answer) => {
      const { 'content-encoding': __, 'content-length': length, ...kept } = answer.headers;
      if (!TEXT.test(kept['content-type'] ?? '') || incoming.method === 'HEAD' || incoming.headers['accept-encoding'] === 'identity') {
        outgoing.writeHead(answer.statusCode ?? 502, { ...kept, ...(length === undefined ? {} : { 'content-length': length }) });
        answer.pipe(outgoing);
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, { ...kept, 'content-encoding': 'br' });
      const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
      answer.on('data', () => brotli.flush());
      pipeline(answer, brotli, outgoing, () => undefined);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => new Promise((resolve) => { server.closeAllConnections(); server.close(() => resolve()); }) };
}
