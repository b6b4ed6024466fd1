/** Reads catalogue files: JSON lines or CSV, plain or gzip. */
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import type { FileLine } from '../import-catalogue';
import { csvRecords } from './csv-records';
import { jsonRecords } from './json-records';

const GZIP = [0x1f, 0x8b];
const CSV = /\.(?:csv|tsv|txt)(?:\.gz)?$/i;

/** @param onBytes - called with the number of bytes that are read, compressed if the file is */
export type OnBytes = (bytes: number) => void;

/**
 * Reads files one after the other, without holding more than a few records. A name that ends with `.csv` or `.tsv` means a CSV file, any other
 * name JSON lines. A gzip file is recognised by its first bytes.
 * @throws Error if a file cannot be read, or if a gzip file is incomplete
 */
export async function* fileRecords(files: readonly string[], onBytes: OnBytes = () => undefined): AsyncIterable<FileLine> {
  for (const file of files) yield* CSV.test(file) ? csvRecords(await bytesOf(file, onBytes), file) : jsonRecords(await bytesOf(file, onBytes), file);
}

/** The size of files, in bytes. */
export async function sizeOf(files: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const file of files) bytes += (await stat(file)).size;
  return bytes;
}

async function bytesOf(file: string, onBytes: OnBytes): Promise<AsyncIterable<Uint8Array>> {
  const handle = await open(file);
  const { buffer } = await handle.read(new Uint8Array(GZIP.length), 0, GZIP.length, 0);
  await handle.close();
  const stream = createReadStream(file);
  const isGzip = GZIP.every((byte, index) => buffer[index] === byte);
  return chunks(file, stream, isGzip, onBytes);
}

async function* chunks(file: string, stream: ReturnType<typeof createReadStream>, isGzip: boolean, onBytes: OnBytes): AsyncIterable<Uint8Array> {
  const unpacked = createGunzip();
  if (isGzip) {
    stream.on('error', (error) => unpacked.destroy(error));
    stream.pipe(unpacked);
  }
  try {
    for await (const chunk of isGzip ? unpacked : stream) {
      onBytes(stream.bytesRead);
      yield chunk;
    }
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  } finally {
    stream.destroy();
    unpacked.destroy();
  }
}
