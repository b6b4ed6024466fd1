/** Reads the container of XLS files (OLE2). */

import { FILE_FAULT, type FileFault } from '../../file-fault';
import { WORKBOOK_LIMITS } from '../../file-limits';

/** Where values stand in the header and in an entry of the directory, as in {@link writeCompoundFile}. */
export const CFB = {
  header: 512,
  entry: 128,
  /** Streams below this size lie in small sectors within the stream of the root. */
  cutoff: 4096,
  miniSector: 64,
  /** Tables that the header itself names. */
  tablesInHeader: 109,
  endOfChain: 0xfffffffe,
  free: 0xffffffff,
  type: { stream: 2, root: 5 },
  at: {
    sectorShift: 30, miniShift: 32, tables: 44, directory: 48, cutoff: 56, miniTable: 60, miniTables: 64, moreTables: 68, moreCount: 72, firstTables: 76,
    nameLength: 64, type: 66, left: 68, right: 72, child: 76, start: 116, size: 120,
  },
} as const;

const { at: AT } = CFB;
const TRUNCATED: FileFault = { code: FILE_FAULT.truncated };

/** The streams that lie directly in a container. Those of embedded objects and of macros lie deeper. */
export interface CompoundFile {
  names: ReadonlySet<string>;
  /** The bytes of a stream; `null` if it is damaged or not there. */
  stream: (name: string) => Uint8Array | null;
}

interface Entry {
  name: string;
  type: number;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

/** Opens a container. Takes memory for its tables, and for the streams that are asked for. */
export function readCompoundFile(bytes: Uint8Array): CompoundFile | FileFault {
  if (bytes.length < CFB.header) return TRUNCATED;
  const view = viewOf(bytes);
  const shift = view.getUint16(AT.sectorShift, true);
  if ((shift !== 9 && shift !== 12) || view.getUint16(AT.miniShift, true) !== 6 || view.getUint32(AT.cutoff, true) !== CFB.cutoff) return TRUNCATED;
  const size = 1 << shift;
  const next = readTable(view, size);
  if (next === null) return TRUNCATED;
  /** The bytes of a chain of sectors, at most as many as the file has; `null` if the chain is shorter than said or leaves the file. */
  const chain = (start: number, length: number): Uint8Array | null => {
    if (length > bytes.length) return null;
    const all = new Uint8Array(length);
    let number = start;
    for (let at = 0; at < length; at += size) {
      const from = (number + 1) * size;
      if (from >= bytes.length) return null;
      all.set(bytes.subarray(from, Math.min(from + size, from + length - at)), at);
      number = next[number] ?? CFB.endOfChain;
    }
    return all;
  };
  const directory = chain(view.getUint32(AT.directory, true), chainLength(next, view.getUint32(AT.directory, true)) * size);
  const entries = directory ? readEntries(directory) : [];
  const root = entries.find(({ type }) => type === CFB.type.root);
  if (!root) return TRUNCATED;
  const small = (start: number, length: number): Uint8Array | null => {
    const [within, table] = [chain(root.start, root.size), chain(view.getUint32(AT.miniTable, true), view.getUint32(AT.miniTables, true) * size)];
    return within && table ? smallStream(within, table, start, length) : null;
  };
  const streams = new Map(childrenOf(root, entries).filter(({ type }) => type === CFB.type.stream).map((entry) => [entry.name, entry]));
  return {
    names: new Set(streams.keys()),
    stream: (name) => {
      const entry = streams.get(name);
      return entry ? (entry.size < CFB.cutoff ? small : chain)(entry.start, entry.size) : null;
    },
  };
}

/** The table that names the sector after each sector; `null` if it is not as long as the file. */
function readTable(view: DataView, size: number): Uint32Array | null {
  const perSector = size / 4;
  const sectors = Math.ceil(view.byteLength / size);
  const count = view.getUint32(AT.tables, true);
  if (count > sectors) return null;
  const table = new Uint32Array(count * perSector).fill(CFB.endOfChain);
  let [at, more, left]: [number, number, number] = [AT.firstTables, view.getUint32(AT.moreTables, true), CFB.tablesInHeader];
  for (let found = 0; found < count; found += 1) {
    if (left === 0) {
      [at, left] = [(more + 1) * size, perSector - 1];
      if (at + size > view.byteLength) return null;
      more = view.getUint32(at + left * 4, true);
    }
    const from = (view.getUint32(at, true) + 1) * size;
    if (from + size > view.byteLength) return null;
    for (let index = 0; index < perSector; index += 1) table[found * perSector + index] = view.getUint32(from + index * 4, true);
    [at, left] = [at + 4, left - 1];
  }
  return table;
}

/** How many sectors a chain has, at most as many as the table. */
function chainLength(next: Uint32Array, start: number): number {
  let length = 0;
  for (let number = start; number < next.length && length < next.length; number = next[number] ?? CFB.endOfChain) length += 1;
  return length;
}

function readEntries(directory: Uint8Array): Entry[] {
  const view = viewOf(directory);
  const entries: Entry[] = [];
  for (let from = 0; from + CFB.entry <= directory.length && entries.length < WORKBOOK_LIMITS.streams; from += CFB.entry) {
    const number = (at: number): number => view.getUint32(from + at, true);
    const length = Math.min(view.getUint16(from + AT.nameLength, true), AT.nameLength);
    entries.push({
      name: new TextDecoder('utf-16le').decode(directory.subarray(from, from + length)).replace(/\0.*/s, ''),
      type: directory[from + AT.type] ?? 0,
      left: number(AT.left), right: number(AT.right), child: number(AT.child), start: number(AT.start), size: number(AT.size),
    });
  }
  return entries;
}

/** The entries that lie directly in a storage: they form a tree. */
function childrenOf(storage: Entry, entries: readonly Entry[]): Entry[] {
  const children = new Set<Entry>();
  const open = [storage.child];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const entry = entries[index];
    if (!entry || children.has(entry)) continue;
    children.add(entry);
    open.push(entry.left, entry.right);
  }
  return [...children];
}

/** A stream in small sectors; `null` if its chain leaves the table. */
function smallStream(bytes: Uint8Array, table: Uint8Array, start: number, length: number): Uint8Array | null {
  const view = viewOf(table);
  const stream = new Uint8Array(length);
  let number = start;
  for (let at = 0; at < length; at += CFB.miniSector) {
    const from = number * CFB.miniSector;
    if ((number + 1) * 4 > table.length || from >= bytes.length) return null;
    stream.set(bytes.subarray(from, Math.min(from + CFB.miniSector, from + length - at)), at);
    number = view.getUint32(number * 4, true);
  }
  return stream;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
