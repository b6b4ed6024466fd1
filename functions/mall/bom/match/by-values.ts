/** Finds products by the values that lines state, in the search columns. All lines of a request share one pass over each category. */
import { assumptionsFor, fulfils, usualFor, type Assumption } from '~/domain/bom/match/assumptions';
import { kindOf } from '~/domain/bom/match/component-kinds';
import type { StatedLine, StatedValue } from '~/domain/bom/match/stated-line';
import { compareAttribute } from '~/domain/product/comparison';
import type { TextMeaning } from '~/domain/query/query';
import { mainUnitOf, type Component } from '~/domain/query/words/components';
import { outlineOf, sameOutline } from '~/domain/values/footprints';
import { samePackage } from '~/domain/values/packages';
import type { CatalogueFacts } from '../../goods/facts';
import { conditionsOf } from '../../goods/search/keyword-conditions';
import { rankAt, valueOf, type Block, type CodeColumn } from '../../search/columns/block';
import { inSlices, SLICES } from './slices';
import type { Columns } from '../../search/columns/held-columns';
import type { ValueCondition } from '../../search/conditions';
import { maskOf } from '../../search/evaluate';
import { costsOf } from '../../search/order';
import { componentsByCategory } from './category-components';

/** How many products are found for a line. */
const MOST_FOUND = 3;

/** Lines without the main value of their component need so many other values. */
const LEAST_VALUES = 2;

/** What each usual rating is worth that a product has and another one lacks: a share of what the line costs, and at least so many millionths of a yuan. */
const WORTH_MORE = 1;
const LEAST_WORTH = 1_000_000;

/** What a line asks of columns. */
export interface ValueRequest {
  stated: StatedLine;
  /** Pieces needed. */
  need: number;
  /** The brands that the line may name; `null` if it names none. */
  brands: ReadonlySet<number> | null;
}

/** What a product should have that the line does not state. */
export interface Expected {
  assumed: readonly Assumption[];
  usual: readonly Assumption[];
}

/** The products that agree with everything that a line states, the best first. */
export interface FoundByValues extends Expected {
  ranks: number[];
}

/** A condition of a line. Lines with the same condition share its mask. */
interface Check {
  key: string;
  condition: ValueCondition;
}

/** A line with what it asks for. */
interface Spec extends Expected {
  line: number;
  need: number;
  /** The condition that selects most, and the others. */
  main: Check;
  others: readonly Check[];
  /** The package; `null` if it is not stated, or cannot be compared. */
  packageName: string | null;
  brands: ReadonlySet<number> | null;
  codes: ReadonlySet<string>;
  best: Hit[];
}

/** A product that fits. The smaller the numbers, the better, the first one first. */
interface Hit {
  /** 1 if the line names another maker. */
  otherBrand: number;
  /** 0: enough in stock; 1: some; 2: none. */
  stock: number;
  unmet: number;
  cost: number;
  rank: number;
}

/** Finds products for lines that say enough about them. Lines that say too little are left out. */
export async function findByValues(requests: readonly ValueRequest[], facts: CatalogueFacts, columns: Columns, isPackage: (name: string) => boolean): Promise<Map<number, FoundByValues>> {
  const specs = (await inSlices(requests, SLICES.lines, (request) => specOf(request, facts, columns, isPackage) ?? [])).flat();
  const codes = new Set(specs.flatMap((spec) => [...spec.codes]));
  for (const { code, blobs } of columns.directory.categories) {
    if (!codes.has(code)) continue;
    const here = specs.filter((spec) => spec.codes.has(code));
    for (const blob of blobs) for (const block of await columns.blocks([blob])) search(block, here);
  }
  return new Map(specs.map(({ line, best, assumed, usual }) => [line, { ranks: best.map(({ rank }) => rank), assumed, usual }]));
}

function specOf({ stated, need, brands }: ValueRequest, facts: CatalogueFacts, columns: Columns, isPackage: (name: string) => boolean): Spec | undefined {
  const { component, wanted, outline } = stated;
  const { values, codes } = component === undefined ? { values: [], codes: new Set<string>() } : { values: stated.valuesFor(component).values, codes: codesOf(component, stated, facts) };
  const unit = mainUnitOf(component);
  const isMain = ({ meanings: [first] }: StatedValue) => first.operator === 'eq' && first.unit === unit;
  const main = unit === undefined ? values[0] : values.find(isMain);
  if (main === undefined || codes.size === 0 || (unit === undefined && values.length + (outline ? 1 : 0) < LEAST_VALUES)) return undefined;
  const checks = ({ meanings: [meaning] }: StatedValue) => {
    const conditions = meaning.operator === 'in' ? [atLeastText(meaning)] : conditionsOf(meaning, facts, columns.directory);
    return conditions.map((condition, at): Check => ({ key: `${at}${JSON.stringify(meaning)}`, condition }));
  };
  const [first, ...rest] = [main, ...values.filter((one) => one !== main)].flatMap(checks);
  if (!first) return undefined;
  const stating = new Set(values.flatMap(({ meanings: [meaning] }) => (meaning.operator === 'in' ? [meaning.key] : meaning.keys)));
  const [meaning] = main.meanings;
  const value = meaning.operator === 'eq' ? meaning.value : undefined;
  const packageName = outline?.name ?? (isPackage(wanted.package) ? wanted.package : null);
  return {
    line: wanted.line, need, main: first, others: rest, packageName, codes, best: [], brands,
    assumed: assumptionsFor(component, value, stating), usual: usualFor(component, value, stating, packageName !== null),
  };
}

/** A dielectric as stable as the stated one, or a more stable one; of other attributes, one of the stated texts. */
function atLeastText({ key, texts }: TextMeaning): ValueCondition {
  const passes = (value: string) => texts.some((text) => ['same', 'better'].includes(compareAttribute({ key, value: text }, { key, value })));
  return { keys: [key], passes: (value) => passes(String(value)) };
}

/** The categories whose products a line may mean: those that its words name, else all of its component. */
function codesOf(component: Component, { component: own, kinds }: StatedLine, facts: CatalogueFacts): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [code, has] of componentsByCategory(facts)) {
    const isSame = has === component || (component === 'capacitor' && has === 'electrolytic') || (component === 'inductor' && has === 'bead' && kinds.size === 0);
    if (isSame || (kindOf(has) === 'diode' && component === 'diode' && own === 'diode')) found.add(code);
  }
  return found;
}

function search(block: Block, specs: readonly Spec[]): void {
  const masks = new Masks(block);
  const costOf = block.prices ? costsOf(block.prices) : () => NaN;
  for (const [column, byCode] of masks.drivers(specs)) {
    const { codes } = column;
    for (let index = 0; index < block.length; index++) {
      for (const spec of byCode[codes[index] ?? 0] ?? []) {
        if (!masks.passes(spec, index)) continue;
        const stock = block.stock[index] ?? 0;
        const cost = costOf(index, spec.need);
        const unmet = (all: readonly Assumption[]) => all.reduce((sum, one) => sum + (masks.fulfils(one, index) ? 0 : 1), 0);
        keep(spec.best, {
          otherBrand: spec.brands === null || masks.isOf(spec.brands, index) ? 0 : 1,
          stock: stock >= spec.need ? 0 : stock > 0 ? 1 : 2,
          unmet: unmet(spec.assumed),
          cost: Number.isNaN(cost) ? Infinity : comparedCost(cost, unmet(spec.usual)),
          rank: rankAt(block, index),
        });
      }
    }
  }
}

/** What a product costs, and what its lack of usual ratings is worth. Millionths of a yuan. */
export function comparedCost(cost: number, lacking: number): number {
  return cost + lacking * Math.max(cost * WORTH_MORE, LEAST_WORTH);
}

/** Keeps the best hits in their order. */
function keep(best: Hit[], hit: Hit): void {
  let place = best.length;
  while (place > 0 && isBetter(hit, best[place - 1])) place--;
  if (place >= MOST_FOUND) return;
  best.splice(place, 0, hit);
  if (best.length > MOST_FOUND) best.pop();
}

function isBetter(a: Hit, b: Hit | undefined): boolean {
  if (!b) return true;
  return (a.otherBrand - b.otherBrand || a.stock - b.stock || a.unmet - b.unmet || a.cost - b.cost || a.rank - b.rank) < 0;
}

/** Which values of a block's columns pass which conditions. Each is found out once. */
class Masks {
  readonly #block: Block;
  readonly #checks = new Map<string, Array<{ column: CodeColumn; mask: Uint8Array }>>();
  readonly #byPackage = new Map<string, Uint8Array>();

  constructor(block: Block) {
    this.#block = block;
  }

  /** For each column that has main values, the lines by the code of their value. */
  drivers(specs: readonly Spec[]): Map<CodeColumn, Array<Spec[] | undefined>> {
    const drivers = new Map<CodeColumn, Array<Spec[] | undefined>>();
    for (const spec of specs) {
      for (const { column, mask } of this.#check(spec.main)) {
        const byCode = drivers.get(column) ?? [];
        drivers.set(column, byCode);
        for (let code = 1; code < mask.length; code++) if (mask[code] === 1) (byCode[code] ??= []).push(spec);
      }
    }
    return drivers;
  }

  /** Whether a product passes the other conditions of a line, and has its package. */
  passes({ others, packageName }: Spec, index: number): boolean {
    if (packageName !== null && this.#packages(packageName)[this.#block.packageName.codes[index] ?? 0] !== 1) return false;
    return others.every((check) => this.#check(check).some(({ column, mask }) => mask[column.codes[index] ?? 0] === 1));
  }

  fulfils(assumption: Assumption, index: number): boolean {
    const condition: ValueCondition = { keys: [assumption.key], passes: (value) => fulfils(assumption, value) };
    return this.#check({ key: `assumed ${assumption.key} ${assumption.text}`, condition }).some(({ column, mask }) => mask[column.codes[index] ?? 0] === 1);
  }

  /** Whether a product is of one of the brands. */
  isOf(brands: ReadonlySet<number>, index: number): boolean {
    const { brand } = this.#block;
    const id = valueOf(brand, brand.codes[index] ?? 0);
    return typeof id === 'number' && brands.has(id);
  }

  #check({ key, condition }: Check): Array<{ column: CodeColumn; mask: Uint8Array }> {
    let found = this.#checks.get(key);
    if (!found) {
      const columns = condition.keys.flatMap((one) => this.#block.attributes.get(one) ?? []);
      this.#checks.set(key, (found = columns.map((column) => ({ column, mask: maskOf(column, (value) => condition.passes(value)) }))));
    }
    return found;
  }

  #packages(name: string): Uint8Array {
    let mask = this.#byPackage.get(name);
    if (!mask) {
      this.#byPackage.set(name, (mask = maskOf(this.#block.packageName, (value) => {
        const own = knownOutline(String(value));
        return own === null ? samePackage(name, String(value)) : sameOutline(name, own);
      })));
    }
    return mask;
  }
}

/** The outlines of package names. A catalogue has some thousands of names. */
const outlines = new Map<string, string | null>();
const MOST_OUTLINES = 20_000;

function knownOutline(name: string): string | null {
  const known = outlines.get(name);
  if (known !== undefined) return known;
  if (outlines.size >= MOST_OUTLINES) outlines.clear();
  const found = outlineOf(name)?.name ?? null;
  outlines.set(name, found);
  return found;
}
