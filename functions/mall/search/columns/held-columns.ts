/** The search columns that an isolate holds. */
import { decodeBlock, indexOfRank, type Block } from './block';
import { directoryKey, parseDirectory, type Directory } from './directory';

/** How many bytes of columns an isolate holds. Those that were used least recently leave first. */
const MOST_BYTES = 40_000_000;

/** How many blobs are read at the same time: a Worker has six connections. */
const AT_ONCE = 6;

/** What changed in a product after the catalogue was loaded: its stock, and its tiers as `[min, price in millionths of a yuan]`. */
export interface Change {
  seq: number;
  rank: number;
  stock: number;
  tiers: ReadonlyArray<readonly [min: number, price: number]>;
}

/** The columns of one catalogue version, loaded as they are needed, with all changes that the isolate knows. */
export class Columns {
  readonly version: string;
  readonly directory: Directory;
  readonly #kv: KVNamespace;
  /** The least recently used block comes first. */
  readonly #blocks = new Map<string, Block>();
  readonly #changes = new Map<number, Change>();
  #bytes = 0;
  #lastChange = 0;

  constructor(kv: KVNamespace, version: string, directory: Directory) {
    this.#kv = kv;
    this.version = version;
    this.directory = directory;
  }

  /** The number of the last change that the columns contain; 0 before the first one. */
  get lastChange(): number {
    return this.#lastChange;
  }

  /** Bytes of the blocks in memory. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Reads blocks by the keys of their blobs, in the given order. @throws Error if a blob is missing */
  async blocks(keys: readonly string[]): Promise<Block[]> {
    const found: Block[] = [];
    for (let start = 0; start < keys.length; start += AT_ONCE) {
      found.push(...(await Promise.all(keys.slice(start, start + AT_ONCE).map((key) => this.#block(key)))));
    }
    return found;
  }

  /** Puts changes into the columns. @param changes - in the order of their numbers */
  apply(changes: readonly Change[]): void {
    for (const change of changes) {
      this.#changes.set(change.rank, change);
      this.#lastChange = Math.max(this.#lastChange, change.seq);
    }
    for (const block of this.#blocks.values()) for (const change of changes) setStock(block, change);
  }

  /** The price tiers of a product, if they have changed since the catalogue was loaded. */
  changedTiers(rank: number): Change['tiers'] | undefined {
    return this.#changes.get(rank)?.tiers;
  }

  async #block(key: string): Promise<Block> {
    const known = this.#blocks.get(key);
    if (known) {
      this.#blocks.delete(key);
      this.#blocks.set(key, known);
      return known;
    }
    const blob = await this.#kv.get(key, 'arrayBuffer');
    if (!blob) throw new Error(`the search columns ${key} are missing`);
    const block = decodeBlock(blob);
    for (const change of this.#changes.values()) setStock(block, change);
    this.#keep(key, block);
    return block;
  }

  #keep(key: string, block: Block): void {
    this.#bytes += block.bytes - (this.#blocks.get(key)?.bytes ?? 0);
    this.#blocks.set(key, block);
    for (const [oldest, { bytes }] of this.#blocks) {
      if (this.#bytes <= MOST_BYTES || oldest === key) break;
      this.#blocks.delete(oldest);
      this.#bytes -= bytes;
    }
  }
}

const known = new WeakMap<KVNamespace, Columns>();

/** The columns of a catalogue version. An isolate holds those of one version. @throws Error if there are none */
export async function openColumns(kv: KVNamespace, version: string): Promise<Columns> {
  const held = known.get(kv);
  if (held?.version === version) return held;
  const json = await kv.get(directoryKey(version), 'json');
  if (json === null) throw new Error(`the search columns of catalogue ${version} are missing`);
  const columns = new Columns(kv, version, parseDirectory(json));
  known.set(kv, columns);
  return columns;
}

function setStock(block: Block, { rank, stock }: Change): void {
  const index = indexOfRank(block, rank);
  if (index >= 0) block.stock[index] = Math.min(stock, 0xffffffff);
}
