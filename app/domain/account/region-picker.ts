/** The choice of province, city and district from lists that load one by one (README, "Regions"). */

import type { RegionOption } from './account-records';
import { chooseCity, chooseProvince, hasChildLevel, type RegionSelection } from './region-codes';

/** The regions below a region: loaded, loading, or failed to load. */
export type RegionList = readonly RegionOption[] | 'loading' | 'failed';

export interface RegionPicker {
  provinces: readonly RegionOption[];
  selection: RegionSelection;
  /** The lists, by the code of the region above. */
  lists: Readonly<Record<string, RegionList>>;
}

export type RegionStep =
  | { kind: 'province' | 'city' | 'district'; code: string }
  | { kind: 'asked' | 'failed' | 'retry'; parent: string }
  | { kind: 'answered'; parent: string; regions: readonly RegionOption[] };

const NOTHING: RegionSelection = { province: null, city: null, district: null };

/**
 * The picker after a step. Choosing a province clears city and district; choosing a city clears the district. An empty code clears the
 * choice. An answer is stored under its own region, so a late answer never shows below another region. If a province has only one city, or
 * a city only one district, that region is chosen automatically.
 */
export function regionStep(picker: RegionPicker, step: RegionStep): RegionPicker {
  return withOnly(taken(picker, step));
}

function taken(picker: RegionPicker, step: RegionStep): RegionPicker {
  const { selection, lists } = picker;
  switch (step.kind) {
    case 'province':
      return { ...picker, selection: step.code ? chooseProvince(step.code) : NOTHING };
    case 'city':
      return { ...picker, selection: step.code ? chooseCity(selection, step.code) : { ...selection, city: null, district: null } };
    case 'district':
      return { ...picker, selection: { ...selection, district: step.code || null } };
    case 'answered':
      return { ...picker, lists: { ...lists, [step.parent]: step.regions } };
    case 'asked':
      return { ...picker, lists: { ...lists, [step.parent]: 'loading' } };
    case 'failed':
      return { ...picker, lists: { ...lists, [step.parent]: 'failed' } };
    case 'retry':
      return { ...picker, lists: Object.fromEntries(Object.entries(lists).filter(([parent]) => parent !== step.parent)) };
  }
}

function withOnly(picker: RegionPicker): RegionPicker {
  const { selection } = picker;
  const chosen = { ...picker, selection: { ...selection, city: selection.city ?? onlyOf(cityChoices(picker)) } };
  return { ...chosen, selection: { ...chosen.selection, district: selection.district ?? onlyOf(districtChoices(chosen)) } };
}

function onlyOf(list: RegionList): string | null {
  const [first, second] = typeof list === 'string' ? [] : list;
  return first && !second ? first.code : null;
}

/** The cities of the chosen province. A province without a level below is its own city. */
export function cityChoices({ provinces, selection, lists }: RegionPicker): RegionList {
  return below(selection.province, provinces, lists);
}

/** The districts of the chosen city. A city without districts is its own district. */
export function districtChoices(picker: RegionPicker): RegionList {
  const cities = cityChoices(picker);
  return typeof cities === 'string' ? [] : below(picker.selection.city, cities, picker.lists);
}

/** The regions below `parent`; `parent` itself if it has no level below. @param among - the regions to find `parent` in */
function below(parent: string | null, among: readonly RegionOption[], lists: RegionPicker['lists']): RegionList {
  if (parent === null) return [];
  const itself = among.filter(({ code }) => code === parent);
  if (!hasChildLevel(parent)) return itself;
  const list = Object.hasOwn(lists, parent) ? lists[parent] : undefined;
  return list?.length === 0 ? itself : list ?? [];
}

/** Codes of the chosen regions whose lists have not been requested yet. */
export function listsWanted({ selection, lists }: RegionPicker): string[] {
  return [selection.province, selection.city].filter((code): code is string =>
    code !== null && hasChildLevel(code) && lists[code] === undefined);
}

/** Requests each list once: later calls share the request, or its answer. After a failure the next call requests the list again. */
export function askOnce<T>(ask: (parent: string) => Promise<T>): (parent: string) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return (parent) => {
    const known = asked.get(parent);
    if (known) return known;
    const answer = ask(parent);
    asked.set(parent, answer);
    answer.catch(() => asked.delete(parent));
    return answer;
  };
}
