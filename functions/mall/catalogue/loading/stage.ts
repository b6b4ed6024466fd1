/** Sorts a catalogue by popularity before it is loaded. */
import type { Catalogue } from '../product';
import { Checksum } from './checksum';
import { Ranking, type RankedProduct, type Spill } from './ranking';

/** A catalogue that can be loaded. */
export interface StagedCatalogue extends Pick<Catalogue, 'brands' | 'categories' | 'attributes'> {
  /** A checksum of the content and of the time of loading: a second load of the same content is another version, with columns of its own. */
  version: string;
  /** The number of products. */
  count: number;
  /** The products in the order of their ranks. They can be read once. */
  products(): AsyncIterable<RankedProduct>;
}

export interface StageOptions {
  /** The time of loading, ms since 1970. */
  now: number;
  /** Where products wait that do not fit into memory. */
  spill?: Spill;
  /** Called with the number of products that are read. */
  progress?: (products: number) => void;
}

/** Stages a whole catalogue. */
export async function stageCatalogue(catalogue: Catalogue, { now, spill, progress }: StageOptions): Promise<StagedCatalogue> {
  const { brands, categories, attributes } = catalogue;
  const checksum = new Checksum();
  checksum.add(String(now));
  for (const record of [...brands, ...categories, ...attributes]) checksum.add(JSON.stringify(record));
  const ranking = new Ranking(spill);
  let count = 0;
  for (const product of catalogue.products()) {
    const json = JSON.stringify(product);
    checksum.add(json);
    const waiting = ranking.add({ product, updatedAt: now }, json);
    if (waiting) await waiting;
    count += 1;
    if (count % PROGRESS_STEP === 0) progress?.(count);
  }
  return { brands, categories, attributes, version: checksum.digest(), count, products: () => ranking.products() };
}

/** How many products are read between two reports of progress. */
const PROGRESS_STEP = 1_000;
