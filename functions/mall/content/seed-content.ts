import { cataloguePathOf } from '~/domain/catalogue/catalogue-code';
import type { Category } from '~/domain/catalogue/category';
import { productListPath } from '~/domain/catalogue/list-address';
import { DEFAULT_TIME_ZONE } from '../http/bindings';
import { CONTENT_STATE_KEY, contentState } from './content-state';
import { defaultContent, type ContentEntry } from './defaults/default-content';
import { DEFAULT_FLOORS, type FloorPlan } from './defaults/default-floors';
import type { ContentRow } from './editing/content-rows';

type NamedLevel = Pick<Category, 'code' | 'parentCode' | 'name'>;

/**
 * Writes the default content if the database has no content. A catalogue must be loaded, because the floors link to its categories.
 * Links to categories that the catalogue does not have are left out.
 * @param kv - gets the state of the content, so that entries begin and end in time
 * @returns the number of written entries; 0 if there was content already
 */
export async function seedContent(db: D1Database, kv?: Pick<KVNamespace, 'put'>, timeZone = DEFAULT_TIME_ZONE): Promise<number> {
  if (await db.prepare('SELECT 1 FROM content LIMIT 1').first()) return 0;
  const { results: categories } = await db.prepare('SELECT code, parent AS parentCode, name_en AS name FROM category').all<NamedLevel>();
  const rows = contentRows(categories);
  await db
    .prepare(
      `INSERT INTO content (kind, id, position, data)
       SELECT value ->> 'kind', value ->> 'id', value ->> 'position', value ->> 'data' FROM json_each(?1)`,
    )
    .bind(JSON.stringify(rows))
    .run();
  const entries = rows.map(({ data }): object => JSON.parse(data));
  await kv?.put(CONTENT_STATE_KEY, JSON.stringify(contentState(entries, 'default', timeZone)));
  return rows.length;
}

/** The rows of the default content. Positions start at 1 in each kind. @param categories - categories of the catalogue, with their English names */
export function contentRows(categories: readonly NamedLevel[]): ContentRow[] {
  const entries = [...defaultContent(), ...DEFAULT_FLOORS.map((plan) => floorEntry(plan, categories))];
  const positions = new Map<string, number>();
  return entries.map(({ kind, id, data }) => {
    const position = (positions.get(kind) ?? 0) + 1;
    positions.set(kind, position);
    return { kind, id, position, data: JSON.stringify(data) };
  });
}

function floorEntry({ category, links, ...floor }: FloorPlan, categories: readonly NamedLevel[]): ContentEntry {
  const named = (name: string) => categories.find((one) => one.name === name);
  const own = named(category);
  return {
    kind: 'floor',
    id: floor.floorId,
    data: {
      ...floor,
      ...(own ? { catalogCode: own.code } : {}),
      links: links.flatMap(({ category: wanted, ...names }) => {
        const found = named(wanted);
        if (!found) return [];
        return [{ ...names, linkUrl: productListPath('catalogue', cataloguePathOf(found.code, categories)) }];
      }),
    },
  };
}
