import { believeCatalogue, catalogueState, type CatalogueState } from './catalogue-state';
import { sql, type Queries, type Statement } from '../db/queries';
import { searchTokens } from '../search/words';

export interface BrandFact {
  id: number;
  nameCn: string;
  nameEn: string;
  /** The names of the brand, folded by {@link foldName}. */
  names: ReadonlySet<string>;
  /** The names and aliases of the brand, folded by {@link foldName}. */
  spellings: ReadonlySet<string>;
  productCount: number;
  /** Whether the mall is an agent of the brand. */
  agent: boolean;
}

export interface CategoryFact {
  code: string;
  parent: string | null;
  level: number;
  nameCn: string;
  nameEn: string;
  productCount: number;
}

export interface AttributeFact {
  nameCn: string;
  nameEn: string;
  unit: string;
  position: number;
}

/** The small tables of one catalogue version. Their content changes only with the version. */
export interface CatalogueFacts {
  version: string;
  productCount: number;
  brands: ReadonlyMap<number, BrandFact>;
  /** Parents before children, siblings in their order. */
  categories: ReadonlyMap<string, CategoryFact>;
  attributes: ReadonlyMap<string, AttributeFact>;
  /** Words in the names of brands and categories. Each of these words belongs to many products. */
  commonWords: readonly string[];
}

interface FactRow {
  id: number;
  code: string;
  parent: string | null;
  level: number;
  name_cn: string;
  name_en: string;
  aliases: string;
  parts: number;
  unit: string;
  position: number;
  agent: number;
}

const READ_FACTS: [Statement, Statement, Statement, Statement] = [
  sql('SELECT brand_id AS id, name_cn, name_en, aliases, parts, agent FROM brand ORDER BY brand_id'),
  sql('SELECT code, parent, level, name_cn, name_en, parts FROM category ORDER BY level, parent, position'),
  sql('SELECT key AS code, name_cn, name_en, unit, position FROM attribute'),
  sql('SELECT version, parts FROM catalogue_state'),
];

const known = new Map<string, CatalogueFacts>();

/**
 * Reads the small tables of the loaded catalogue. An isolate keeps the tables of one version.
 * @throws Error before the first catalogue is loaded
 */
export async function catalogueFacts(kv: KVNamespace, queries: Queries): Promise<CatalogueFacts> {
  const state = await catalogueState(kv);
  if (!state) throw new Error('no catalogue is loaded');
  const found = known.get(state.version);
  if (found) return found;
  const [brands, categories, attributes, [loaded = state]] = await queries.batchOf<FactRow, FactRow, FactRow, CatalogueState>(READ_FACTS);
  // KV and a replica of the database learn of a new catalogue at different times.
  if (loaded.version !== state.version) believeCatalogue(kv, loaded);
  const facts: CatalogueFacts = {
    version: loaded.version,
    productCount: loaded.parts,
    brands: new Map(brands.map((row) => [row.id, brandFact(row)])),
    categories: new Map(categories.map((row) => [row.code, {
      code: row.code, parent: row.parent, level: row.level, nameCn: row.name_cn, nameEn: row.name_en, productCount: row.parts,
    }])),
    attributes: new Map(attributes.map((row) => [row.code, {
      nameCn: row.name_cn, nameEn: row.name_en, unit: row.unit, position: row.position,
    }])),
    commonWords: searchTokens([...brands, ...categories].map((row) => `${row.name_cn} ${row.name_en}`).join(' ')),
  };
  known.clear();
  known.set(loaded.version, facts);
  return facts;
}

/** Folds a name for comparison: letter case, character width and blanks around the name make no difference. */
export function foldName(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}

/** Ids of the brands that have a name in either language. @param by - `aliases` to compare with aliases too */
export function brandsNamed(facts: CatalogueFacts, name: string, by: 'names' | 'aliases'): number[] {
  const wanted = foldName(name);
  return [...facts.brands.values()]
    .filter((brand) => (by === 'names' ? brand.names : brand.spellings).has(wanted))
    .map((brand) => brand.id);
}

function brandFact(row: FactRow): BrandFact {
  const aliases: unknown = JSON.parse(row.aliases);
  const names = [row.name_cn, row.name_en].filter(Boolean).map(foldName);
  const others = Array.isArray(aliases) ? aliases.map((alias) => foldName(String(alias))) : [];
  return {
    id: row.id, nameCn: row.name_cn, nameEn: row.name_en, productCount: row.parts, agent: row.agent === 1,
    names: new Set(names), spellings: new Set([...names, ...others]),
  };
}
