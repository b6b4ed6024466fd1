/** What kinds of components the categories of the loaded catalogue have. */
import { componentOf, type Component } from '~/domain/query/words/components';
import type { CatalogueFacts } from '../../goods/facts';

const known = new WeakMap<CatalogueFacts, ReadonlyMap<string, Component>>();

/** The component of each category of the deepest level whose name, or whose parent's name, says one. */
export function componentsByCategory(facts: CatalogueFacts): ReadonlyMap<string, Component> {
  let found = known.get(facts);
  if (!found) known.set(facts, (found = read(facts)));
  return found;
}

function read({ categories }: CatalogueFacts): ReadonlyMap<string, Component> {
  const found = new Map<string, Component>();
  // Parents come before their children.
  for (const { code, parent, nameEn } of categories.values()) {
    const component = componentOf(nameEn) ?? (parent === null ? undefined : found.get(parent));
    if (component) found.set(code, component);
  }
  return found;
}

const byComponent = new WeakMap<CatalogueFacts, Map<Component, string[]>>();

/** The categories of a component, of all levels. */
export function categoriesOf(component: Component, facts: CatalogueFacts): readonly string[] {
  let codes = byComponent.get(facts);
  if (!codes) {
    byComponent.set(facts, (codes = new Map()));
    for (const [code, has] of componentsByCategory(facts)) codes.set(has, [...(codes.get(has) ?? []), code]);
  }
  return codes.get(component) ?? [];
}
