import { extname } from 'node:path';
import { isNode, LineCounter, parseDocument, stringify, type Document, type YAMLError } from 'yaml';
import type { Content } from '../../../functions/mall/content/editing/content-rows';
import type { Fault, FaultPath } from '../../../functions/mall/content/editing/faults';

export type Format = 'yaml' | 'json';

/** A fault with its line, from 1; without one where the line is unknown. */
export interface FaultInFile extends Fault {
  line?: number | undefined;
}

/** What a file says, or why it cannot be read. */
export interface ParsedFile {
  value: unknown;
  faults: FaultInFile[];
  /** The line of a place, or of the nearest place around it. */
  lineOf(path: FaultPath): number | undefined;
}

const HEAD = `# The content of the shop. functions/mall/content/README.md describes its kinds and fields.
# npm run content -- validate FILE checks this file, npm run content -- import FILE puts it into the shop.
`;

/** The format of a file by the ending of its name. @throws Error for another ending */
export function formatOf(file: string): Format {
  const ending = extname(file).toLowerCase();
  if (ending === '.json') return 'json';
  if (ending === '.yaml' || ending === '.yml') return 'yaml';
  throw new Error(`${file} ends neither with .yaml nor with .json`);
}

/** The maximum size of a file, bytes. The default content has less than a tenth. */
const MOST_BYTES = 5 * 1024 * 1024;

/** Parses a file. Never throws: JSON and YAML that cannot be read are faults, and so is a file above 5 MB. */
export function parseContentFile(text: string, format: Format): ParsedFile {
  if (Buffer.byteLength(text) > MOST_BYTES) return { value: undefined, faults: [{ path: [], reason: 'must be at most 5 MB' }], lineOf: () => undefined };
  const lines = new LineCounter();
  const faults: FaultInFile[] = [];
  let document: Document | undefined;
  let value: unknown;
  try {
    // JSON is YAML too, so its lines are found in the same way.
    document = parseDocument(text, { lineCounter: lines, version: '1.2', schema: 'core' });
    if (format === 'yaml') faults.push(...[...document.errors, ...document.warnings].map(toFault));
    if (faults.length === 0) value = format === 'json' ? JSON.parse(text) : document.toJS({ maxAliasCount: 0 });
  } catch (error) {
    const [first] = document?.errors ?? [];
    faults.push({ path: [], reason: error instanceof Error ? error.message : String(error), line: first?.linePos?.[0].line });
  }
  return {
    value,
    faults,
    lineOf(path) {
      for (let length = path.length; length > 0; length--) {
        const node = document?.getIn(path.slice(0, length), true);
        if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
      }
      return undefined;
    },
  };
}

function toFault({ message, linePos }: YAMLError): FaultInFile {
  return { path: [], reason: message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? '', line: linePos?.[0].line };
}

/** Writes content as a file. The same content gives the same bytes. */
export function printContent(content: Content, format: Format): string {
  if (format === 'json') return `${JSON.stringify(content, null, 2)}\n`;
  return HEAD + stringify(content, { lineWidth: 0, version: '1.2', schema: 'core', aliasDuplicateObjects: false });
}
