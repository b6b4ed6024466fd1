import { withEnding } from '../domain/text/file-name';
import type { UpstreamClient } from './client/client';
import type { Download } from './client/download';
import type { Payload } from './contract/base/call';
import { exportFile, FILE_TYPES } from './contract/records/export';

/** A file to download, as the posted form selects it. */
export type FileWanted = Payload<typeof exportFile>;

/** Downloads a file. Its name has the ending of its format. @throws UpstreamError */
export async function downloadFile(client: UpstreamClient, wanted: FileWanted): Promise<Download> {
  const { name, body } = await client.download(exportFile, wanted, FILE_TYPES[wanted.format]);
  return { name: withEnding(name, wanted.format), body };
}
