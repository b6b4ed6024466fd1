import { withEnding } from '../domain/text/file-name';
import type { UpstreamClient } from './client/client';
import type { Download } from './client/download';
import { FILE_LIMIT } from './client/policies';
import type { Payload } from './contract/base/call';
import { exportFile, FILE_TYPES } from './contract/records/export';

/** A file to download, as the posted form selects it. */
export type FileWanted = Payload<typeof exportFile>;

/** Downloads a file. Its name has the ending of its format. Writing it is most of the work, so the turn lasts until it is written, however slowly the visitor reads it. @throws UpstreamError */
export function downloadInTurn(client: UpstreamClient, wanted: FileWanted, inTurn: (call: () => Promise<void>) => Promise<void>): Promise<Download> {
  return new Promise((resolve, reject) => {
    inTurn(async () => {
      const { name, body } = await client.download(exportFile, wanted, FILE_TYPES[wanted.format]);
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({}, undefined, { highWaterMark: FILE_LIMIT });
      const written = body.pipeTo(writable).catch(() => undefined);
      resolve({ name: withEnding(name, wanted.format), body: readable });
      await written;
    }).catch(reject);
  });
}
