/** The categories of an import: ours by code or name, and foreign ones by name. */
import { hash53 } from '../generator/random';
import type { CatalogueCategory } from '../product';
import { catalogueCategories } from '../vocabularies/categories';
import { LONGEST } from './record';
import { Misread, readText } from './fields';

/** The number of a foreign category has ten digits, so it is never one of ours, which have at most six. */
const FOREIGN_NUMBERS = 1e10;
const SEPARATOR = ' > ';
const CODE = /^[123]_\d{2,12}$/;
const MOST_LEVELS = 3;

export class CategoryBook {
  readonly #vocabulary = new Map(catalogueCategories().map((category) => [category.code, category]));
  readonly #categories = new Map<string, CatalogueCategory>();
  /** Codes by the parent's code and a folded name. */
  readonly #byName = new Map<string, string>();
  readonly #mapped: ReadonlyMap<string, string>;
  /** Codes by the names of all levels, as they are written in files. */
  readonly #known = new Map<string, string>();

  /** @param mapped - codes by foreign names, which are joined by ` > ` */
  constructor(loaded: readonly CatalogueCategory[], mapped: Readonly<Record<string, string>>) {
    this.#mapped = new Map(Object.entries(mapped));
    for (const category of this.#vocabulary.values()) this.#name(category);
    for (const category of loaded) this.declare(category);
  }

  declare(category: CatalogueCategory): void {
    this.#categories.set(category.code, category);
    this.#name(category);
  }

  /**
   * The code of a category that is written as a code, as names joined by ` > `, or as a list of names. Foreign names get a number that depends
   * on the names only, so that it is the same at every import.
   * @throws Misread if there is no such code, or no name
   */
  codeOf(written: unknown): string {
    if (written === undefined || written === null) throw new Misread('is missing');
    const levels: unknown[] = Array.isArray(written) ? written.filter((name) => name !== undefined && name !== null) : readText(written, LONGEST.name).split(SEPARATOR);
    const names = levels.map((name) => readText(name, LONGEST.name)).filter(Boolean);
    const path = names.join(SEPARATOR);
    if (CODE.test(path)) return this.#use(path);
    const known = this.#known.get(path);
    if (known !== undefined) return known;
    if (names.length === 0) throw new Misread('must not be empty');
    if (names.length > MOST_LEVELS) throw new Misread(`has more than ${MOST_LEVELS} levels`);
    let code: string | null = null;
    for (const [index, name] of names.entries()) {
      const mapped: string | undefined = this.#mapped.get(names.slice(0, index + 1).join(SEPARATOR));
      code = this.#use(mapped ?? this.#byName.get(nameKey(code, name)) ?? this.#create(code, name));
      if (code.startsWith(`${MOST_LEVELS}_`)) break;
    }
    if (code === null) throw new Misread('must not be empty');
    this.#known.set(path, code);
    return code;
  }

  /** A category that was declared or used. */
  categoryOf(code: string): CatalogueCategory | undefined {
    return this.#categories.get(code);
  }

  /** The categories that are declared or used. @throws Error that names a category without its parent */
  all(): CatalogueCategory[] {
    for (const { code, parent } of this.#categories.values()) {
      if (parent !== null && !this.#categories.has(parent)) throw new Error(`the category ${code} has a parent that is missing: ${parent}`);
    }
    return [...this.#categories.values()];
  }

  /** Adds one of our categories with those above it. */
  #use(code: string): string {
    for (let one: string | null = code; one !== null && !this.#categories.has(one); ) {
      const category: CatalogueCategory | undefined = this.#vocabulary.get(one);
      if (!category) throw new Misread(`there is no category ${code}`);
      this.#categories.set(one, category);
      one = category.parent;
    }
    return code;
  }

  #create(parent: string | null, name: string): string {
    const level = parent === null ? 1 : parent.startsWith('1_') ? 2 : 3;
    let number = hash53(nameKey(parent, name), level) % FOREIGN_NUMBERS;
    const code = () => `${level}_${String(number).padStart(10, '0')}`;
    while (this.#categories.has(code())) number = (number + 1) % FOREIGN_NUMBERS;
    const siblings = [...this.#categories.values()].filter((one) => one.parent === parent);
    const position = siblings.reduce((last, one) => Math.max(last, one.position), 0) + 1;
    this.declare({ code: code(), parent, level, position, nameCn: name, nameEn: name });
    return code();
  }

  #name(category: CatalogueCategory): void {
    for (const name of [category.nameEn, category.nameCn]) {
      const key = nameKey(category.parent, name);
      if (!this.#byName.has(key)) this.#byName.set(key, category.code);
    }
  }
}

function nameKey(parent: string | null, name: string): string {
  return `${parent ?? ''}${SEPARATOR}${name.normalize('NFKC').toLowerCase()}`;
}
