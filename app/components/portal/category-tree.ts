import type { Category } from '~/domain/catalogue/category';
import { productListPath } from '~/domain/catalogue/list-path';

export interface CategoryNode extends Category {
  /** The address of the category's list. */
  href: string;
  children: CategoryNode[];
}

/** The flat list of categories as a tree, in the same order. */
export function categoryTree(categories: readonly Category[]): CategoryNode[] {
  const byParent = new Map<string | null, Category[]>();
  for (const category of categories) {
    const siblings = byParent.get(category.parentCode);
    if (siblings) siblings.push(category);
    else byParent.set(category.parentCode, [category]);
  }
  const below = (parent: string | null, path: string): CategoryNode[] =>
    (byParent.get(parent) ?? []).map((category) => {
      const own = path ? `${path}_${category.code}` : category.code;
      // This always ends, because categories whose parents form a circle are never reached from the top level.
      return { ...category, href: productListPath('catalogue', own), children: below(category.code, own) };
    });
  return below(null, '');
}

/** The node with this code, anywhere in the tree. */
export function findCategory(nodes: readonly CategoryNode[], code: string): CategoryNode | undefined {
  for (const node of nodes) {
    const found = node.code === code ? node : findCategory(node.children, code);
    if (found) return found;
  }
  return undefined;
}
