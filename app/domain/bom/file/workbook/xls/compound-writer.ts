import { CFB } from './compound-file';

const SECTOR = 512;
const PER_SECTOR = SECTOR / 4;
const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const TABLE = 0xfffffffd;

/** Writes a container (OLE2) with one stream, of at most 7 MB. */
export function writeCompoundFile(name: string, stream: Uint8Array): Uint8Array {
  const length = Math.max(stream.length, CFB.cutoff);
  const sectors = Math.ceil(length / SECTOR);
  let tables = 1;
  while (tables * PER_SECTOR < sectors + 1 + tables) tables += 1;
  const bytes = new Uint8Array((1 + sectors + 1 + tables) * SECTOR);
  const view = new DataView(bytes.buffer);
  const put = (at: number, value: number): void => view.setUint32(at, value, true);
  const { at } = CFB;

  bytes.set(SIGNATURE);
  view.setUint16(at.sectorShift, 9, true);
  view.setUint16(at.miniShift, 6, true);
  put(at.tables, tables);
  put(at.directory, sectors);
  put(at.cutoff, CFB.cutoff);
  put(at.miniTable, CFB.endOfChain);
  put(at.moreTables, CFB.endOfChain);
  for (let index = 0; index < CFB.tablesInHeader; index += 1) put(at.firstTables + index * 4, index < tables ? sectors + 1 + index : CFB.free);

  bytes.set(stream, SECTOR);
  const directory = (1 + sectors) * SECTOR;
  putEntry(view, directory, 'Root Entry', CFB.type.root, CFB.endOfChain, 0);
  put(directory + at.child, 1);
  putEntry(view, directory + CFB.entry, name, CFB.type.stream, 0, length);

  const table = (1 + sectors + 1) * SECTOR;
  for (let index = 0; index < tables * PER_SECTOR; index += 1) {
    const isWithin = index < sectors - 1;
    put(table + index * 4, isWithin ? index + 1 : index <= sectors ? CFB.endOfChain : index <= sectors + tables ? TABLE : CFB.free);
  }
  return bytes;
}

function putEntry(view: DataView, from: number, name: string, type: number, start: number, size: number): void {
  for (const [index, character] of [...name].entries()) view.setUint16(from + index * 2, character.charCodeAt(0), true);
  view.setUint16(from + CFB.at.nameLength, (name.length + 1) * 2, true);
  view.setUint8(from + CFB.at.type, type);
  for (const at of [CFB.at.left, CFB.at.right, CFB.at.child]) view.setUint32(from + at, CFB.free, true);
  view.setUint32(from + CFB.at.start, start, true);
  view.setUint32(from + CFB.at.size, size, true);
}
