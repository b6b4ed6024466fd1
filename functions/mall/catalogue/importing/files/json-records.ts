/** Reads JSON lines. */
import type { FileLine } from '../import-catalogue';

const NEWLINE = 0x0a;
/** The maximum length of a line, in bytes. The rest of a longer line is skipped without being kept. */
const LONGEST_LINE = 4_000_000;

/** The records of a file of JSON lines. Blank lines are skipped. */
export async function* jsonRecords(bytes: AsyncIterable<Uint8Array>, file: string): AsyncIterable<FileLine> {
  let line = 0;
  for await (const pieces of lines(bytes)) {
    line += 1;
    if (pieces === undefined) {
      yield { file, line, fault: `has more than ${LONGEST_LINE.toLocaleString('en')} bytes` };
      continue;
    }
    const text = decode(pieces);
    if (text === undefined) yield { file, line, fault: 'is no UTF-8' };
    else if (text.trim() !== '') yield recordOf(text, file, line);
  }
}

function recordOf(text: string, file: string, line: number): FileLine {
  try {
    return { file, line, record: JSON.parse(text) };
  } catch {
    return { file, line, fault: 'is no JSON' };
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Cuts bytes at line ends. @returns each line; `undefined` for one that is too long */
async function* lines(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array | undefined> {
  let pieces: Uint8Array[] = [];
  let length = 0;
  const take = () => {
    const line = length > LONGEST_LINE ? undefined : pieces.length === 1 ? pieces[0] : Buffer.concat(pieces);
    pieces = [];
    length = 0;
    return line;
  };
  for await (const chunk of bytes) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      length += end - start;
      pieces.push(chunk.subarray(start, end));
      yield take();
      start = end + 1;
    }
    length += chunk.length - start;
    if (length <= LONGEST_LINE) pieces.push(chunk.subarray(start));
    else pieces = [];
  }
  if (length > 0) yield take();
}
