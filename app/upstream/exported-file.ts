import type { Language } from '../domain/text/language';
import { withEnding } from '../domain/text/file-name';
import type { UpstreamClient } from './client/client';
import type { Download } from './client/download';
import type { Payload } from './contract/base/call';
import { exportFile, FILE_TYPES } from './contract/records/export';
import { answerOf, type Turn } from './failures/in-turn';

/** A file to download, as the posted form selects it. */
export type FileWanted = Payload<typeof exportFile>;

/** Makes the call of a file when its turn has come. The turn lasts until the file is written. */
export type FileTurn = (call: () => Promise<Download>) => Turn<Download>;

/** Downloads a file when its turn has come. Its name has the ending of its format. @throws UpstreamError */
export async function downloadInTurn(client: UpstreamClient, wanted: FileWanted, inTurn: FileTurn, language: Language): Promise<Download> {
  const { name, body } = await answerOf(inTurn(() => client.download(exportFile, wanted, FILE_TYPES[wanted.format])), language);
  return { name: withEnding(name, wanted.format), body };
}
