/** The attributes of an import: names become keys, and texts with units become numbers. */
import { isUnit, parseValue, type EngineeringValue } from '~/domain/values/engineering-value';
import { hash53 } from '../generator/random';
import type { CatalogueAttribute } from '../product';
import { catalogueAttributes } from '../vocabularies/attributes';
import { ATTRIBUTE_NAMES, DIELECTRIC } from './attribute-names';
import { LONGEST } from './record';
import { Misread, readText } from './fields';

const MOST_ATTRIBUTES = 100;
/** How many texts are remembered with their meaning. Most texts occur often. */
const MOST_KNOWN = 50_000;
/** What catalogues write where there is no value. */
const NO_VALUE = new Set(['', '-', '--', '—', 'n/a', 'N/A']);

/** A number as it is written in lists of figures. `007` is a name. */
const NUMBER = /^[+-]?(?:0|[1-9]\d*)(?:\.\d+)?$/;

export class AttributeBook {
  readonly #vocabulary = new Map(catalogueAttributes().map((one) => [one.key, one]));
  readonly #attributes = new Map<string, CatalogueAttribute>();
  readonly #byName = new Map<string, string>();
  readonly #mapped: ReadonlyMap<string, string>;
  readonly #keys = new Map<string, string>();
  readonly #meanings = new Map<string, EngineeringValue | null>();

  /** @param mapped - keys by foreign names */
  constructor(loaded: readonly CatalogueAttribute[], mapped: Readonly<Record<string, string>>) {
    this.#mapped = new Map(Object.entries(mapped));
    for (const one of this.#vocabulary.values()) this.#name(one);
    for (const [key, names] of Object.entries(ATTRIBUTE_NAMES)) for (const name of names) if (!this.#byName.has(fold(name))) this.#byName.set(fold(name), key);
    for (const one of loaded) this.declare(one);
  }

  declare(attribute: CatalogueAttribute): void {
    this.#attributes.set(attribute.key, attribute);
    this.#name(attribute);
    this.#keys.clear();
  }

  /**
   * The attributes of a product by their keys. A text that is a number with the unit of its attribute becomes a number.
   * @throws Misread with the name of the attribute
   */
  read(given: Readonly<Record<string, unknown>>): Record<string, number | string> {
    const found: Record<string, number | string> = {};
    const names = Object.keys(given);
    if (names.length > MOST_ATTRIBUTES) throw new Misread(`has more than ${MOST_ATTRIBUTES} entries`);
    for (const name of names) {
      const value = given[name];
      if (value === null || value === undefined || value === '') continue;
      const read = this.#value(name, value);
      // Of two names for one attribute, the one with a number counts.
      if (read !== undefined && typeof found[read.key] !== 'number') found[read.key] = read.value;
    }
    return found;
  }

  /** The attributes that are declared or used. */
  all(): CatalogueAttribute[] {
    return [...this.#attributes.values()].sort((a, b) => a.position - b.position);
  }

  #value(name: string, given: unknown): { key: string; value: number | string } | undefined {
    const fault = (reason: string) => new Misread(`${name.slice(0, LONGEST.key)}: ${reason}`);
    if (typeof given === 'number') {
      if (!Number.isFinite(given)) throw fault('must be a number or a text');
      return { key: this.#keyOf(name, ''), value: given };
    }
    if (typeof given === 'string') {
      const text = readAttribute(given, fault);
      if (NO_VALUE.has(text)) return undefined;
      const meaning = this.#meaningOf(text);
      const key = this.#keyOf(this.#keyOf(name, meaning?.unit ?? '') === 'temperature_coefficient' && DIELECTRIC.test(text) ? 'dielectric' : name, meaning?.unit ?? '');
      const { unit = '' } = this.#attributes.get(key) ?? {};
      // A number without a unit is one of the attribute's unit.
      const isNumber = meaning !== null && (meaning.unit === unit || meaning.unit === '');
      return { key, value: isNumber ? meaning.value : text };
    }
    if (typeof given !== 'object' || given === null) throw fault('must be a number or a text');
    const { value, unit = '' }: { value?: unknown; unit?: unknown } = given;
    if (typeof value !== 'number' || !Number.isFinite(value) || typeof unit !== 'string') throw fault('must have a number as its value');
    const key = this.#keyOf(name, unit);
    const own = this.#attributes.get(key)?.unit ?? '';
    return { key, value: own === unit || unit === '' ? value : `${value} ${unit}` };
  }

  #meaningOf(text: string): EngineeringValue | null {
    let meaning = this.#meanings.get(text);
    if (meaning === undefined) {
      meaning = meaningOf(text);
      if (this.#meanings.size >= MOST_KNOWN) this.#meanings.clear();
      this.#meanings.set(text, meaning);
    }
    return meaning;
  }

  /** The key of a name. An attribute that is not known is added, with the unit of its first value. */
  #keyOf(name: string, unit: string): string {
    let key = this.#keys.get(name);
    if (key !== undefined) return key;
    key = this.#mapped.get(name) ?? this.#find(name) ?? keyFromName(name);
    if (!this.#attributes.has(key)) {
      const last = [...this.#vocabulary.values(), ...this.#attributes.values()].reduce((most, { position }) => Math.max(most, position), 0);
      const label = readText(name, LONGEST.name);
      this.#attributes.set(key, this.#vocabulary.get(key) ?? { key, nameCn: label, nameEn: label, unit: isUnit(unit) ? unit : '', position: last + 1 });
    }
    this.#keys.set(name, key);
    return key;
  }

  #find(name: string): string | undefined {
    if (this.#attributes.has(name) || this.#vocabulary.has(name)) return name;
    return this.#byName.get(fold(name));
  }

  #name({ key, nameCn, nameEn }: CatalogueAttribute): void {
    for (const name of [nameEn, nameCn]) if (!this.#byName.has(fold(name))) this.#byName.set(fold(name), key);
  }
}

/** The number that a text states; `null` for other texts. */
function meaningOf(text: string): EngineeringValue | null {
  const parsed = parseValue(text);
  if (parsed.status !== 'value') return null;
  // `1000h` are hours and no henrys. `10m` may be metres or milli.
  return /\dh$/.test(text) || (parsed.unit === '' && !NUMBER.test(text)) ? null : parsed;
}

function readAttribute(given: string, fault: (reason: string) => Misread): string {
  try {
    return readText(given, LONGEST.value);
  } catch (error) {
    throw error instanceof Misread ? fault(error.message) : error;
  }
}

/** `Voltage - supply (max)` → `voltage_supply_max`. A name without Latin letters gets a key that depends on the name only. */
function keyFromName(name: string): string {
  const words = name.normalize('NFKD').toLowerCase().replace(/[^a-z0-9]+/g, '_').replace(/^_|_$/g, '').slice(0, LONGEST.key - 2);
  if (!/[a-z]/.test(words)) return `a_${hash53(fold(name)).toString(36)}`;
  return /^[a-z]/.test(words) ? words : `a_${words}`;
}

function fold(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
