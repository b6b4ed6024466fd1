/** The brands of an import. Spellings that differ in case, width or punctuation only are one brand. */
import { catalogueBrands } from '../vocabularies/brands';
import type { CatalogueBrand } from '../product';

const NO_BRAND: CatalogueBrand = { nameEn: 'Unbranded', nameCn: '无品牌', aliases: [], agent: false };

/** `Diodes Inc. (大大)`: a name, and another name in brackets. */
const TWO_NAMES = /^([^()]+)\(([^()]+)\)$/;

export class BrandBook {
  /** The brands of the catalogue, by English name. */
  readonly #brands = new Map<string, CatalogueBrand>();
  readonly #byName = new Map<string, CatalogueBrand>();
  /** By Chinese names and aliases too. */
  readonly #byFold = new Map<string, CatalogueBrand>();
  readonly #vocabulary = new Map<string, CatalogueBrand>();
  /** The brand of each spelling that was looked up. */
  readonly #known = new Map<string, string>();

  /** @param loaded - the brands of the loaded catalogue, in the order of their ids */
  constructor(loaded: readonly CatalogueBrand[]) {
    // A name of one maker wins over an alias of another one.
    const vocabulary = catalogueBrands();
    for (const brand of vocabulary) for (const name of [brand.nameEn, brand.nameCn]) this.#vocabulary.set(fold(name), brand);
    for (const brand of vocabulary) for (const alias of brand.aliases) if (!this.#vocabulary.has(fold(alias))) this.#vocabulary.set(fold(alias), brand);
    for (const brand of loaded) this.declare(brand);
  }

  /** Adds a brand with its names, or adds the names to the brand that it is. */
  declare(given: CatalogueBrand): void {
    const known = this.#byName.get(fold(given.nameEn));
    if (!known) this.#add({ ...given, nameCn: given.nameCn || given.nameEn, aliases: [...given.aliases] });
    else for (const name of [given.nameEn, ...given.aliases]) this.#addAlias(known, name);
    this.#known.clear();
  }

  /** The English name of the brand with this name or alias. A brand that is not known is added. Without a name it is `Unbranded`. */
  nameOf(spelling: string): string {
    let name = this.#known.get(spelling);
    if (name === undefined) this.#known.set(spelling, (name = this.#look(spelling)));
    return name;
  }

  /** All brands, those of the loaded catalogue first. */
  all(): CatalogueBrand[] {
    return [...this.#brands.values()];
  }

  #look(spelling: string): string {
    const folded = fold(spelling);
    if (folded === '') return this.#use(NO_BRAND).nameEn;
    const [, outer = '', inner = ''] = TWO_NAMES.exec(spelling.normalize('NFKC')) ?? [];
    const found = this.#find(folded) ?? this.#find(fold(outer)) ?? this.#find(fold(inner));
    if (!found) {
      this.#add({ nameEn: spelling, nameCn: spelling, aliases: [], agent: false });
      return spelling;
    }
    const brand = this.#use(found);
    this.#addAlias(brand, spelling);
    return brand.nameEn;
  }

  #find(folded: string): CatalogueBrand | undefined {
    return folded === '' ? undefined : (this.#byName.get(folded) ?? this.#byFold.get(folded) ?? this.#vocabulary.get(folded));
  }

  #use(brand: CatalogueBrand): CatalogueBrand {
    return this.#brands.get(brand.nameEn) ?? this.#add({ ...brand, aliases: [...brand.aliases] });
  }

  #add(brand: CatalogueBrand): CatalogueBrand {
    this.#brands.set(brand.nameEn, brand);
    this.#byName.set(fold(brand.nameEn), brand);
    for (const name of [brand.nameEn, brand.nameCn, ...brand.aliases]) {
      const folded = fold(name);
      if (folded !== '' && !this.#byFold.has(folded)) this.#byFold.set(folded, brand);
    }
    return brand;
  }

  #addAlias(brand: CatalogueBrand, name: string): void {
    if (![brand.nameEn, brand.nameCn, ...brand.aliases].includes(name)) brand.aliases.push(name);
    const folded = fold(name);
    if (!this.#byFold.has(folded)) this.#byFold.set(folded, brand);
  }
}

/** Letters and digits in lower case and half width, without accents. */
function fold(name: string): string {
  return name.normalize('NFKD').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
