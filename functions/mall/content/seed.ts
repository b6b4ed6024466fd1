import { categoryTrail, formatCataloguePath } from '~/domain/catalogue-code';
import type { Category } from '~/domain/category';
import { productListPath } from '~/domain/list-address';
import { defaultContent, DEFAULT_FLOORS, type ContentEntry, type FloorPlan } from './default-content';

/**
 * Writes the default content where there is none, after the catalogue is loaded: the floors link to its
 * categories, and leave out those that it does not have. Yields the number of entries written, 0 if there
 * was content already.
 */
export async function seedContent(db: D1Database): Promise<number> {
  if (await db.prepare('SELECT 1 FROM content LIMIT 1').first()) return 0;
  const { results: categories } = await db
    .prepare('SELECT code, parent AS parentCode, name_en AS name, parts AS count FROM category')
    .all<Category>();
  const entries = [...defaultContent(), ...DEFAULT_FLOORS.map((plan) => floorEntry(plan, categories))];
  const positions = new Map<string, number>();
  const rows = entries.map(({ kind, id, data }) => {
    const position = (positions.get(kind) ?? 0) + 1;
    positions.set(kind, position);
    return { kind, id, position, data: JSON.stringify(data) };
  });
  await db
    .prepare(
      `INSERT INTO content (kind, id, position, data)
       SELECT value ->> 'kind', value ->> 'id', value ->> 'position', value ->> 'data' FROM json_each(?1)`,
    )
    .bind(JSON.stringify(rows))
    .run();
  return rows.length;
}

function floorEntry({ category, links, ...floor }: FloorPlan, categories: Category[]): ContentEntry {
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
        const path = formatCataloguePath(categoryTrail(found.code, categories).map(({ code }) => code));
        return [{ ...names, linkUrl: productListPath('catalogue', path) }];
      }),
    },
  };
}
