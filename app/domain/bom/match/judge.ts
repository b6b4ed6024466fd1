/** Compares a product with a line of a bill of materials, field by field (README, "Matching"). */

import { compareAttribute, type Verdict } from '../../product/comparison';
import type { Attribute } from '../../product/product';
import type { NumericMeaning, TextMeaning } from '../../query/query';
import { mainUnitOf, type Component } from '../../query/words/components';
import { formatValue, isUnit } from '../../values/engineering-value';
import { outlineOf, sameOutline } from '../../values/footprints';
import { samePackage } from '../../values/packages';
import { normalisePartNumber, splitPackingSuffix } from '../../values/part-number';
import { compareBrands } from './brand-names';
import { excludesKind, kindOf, type Kind } from './component-kinds';
import { TICK, type Tick, type TickKind } from './match-records';
import type { StatedLine, StatedValue } from './stated-line';

/** What of a product is compared. */
export interface JudgedProduct {
  mpn: string;
  /** The maker's names in all languages. */
  brandNames: readonly string[];
  packageName: string;
  attributes: readonly Attribute[];
  /** What kind of component its category has; `undefined` if the category does not say. */
  component: Component | undefined;
  /** The name of its category, in English. */
  categoryName: string;
}

/** What a judge must know about the catalogue. */
export interface KnownNames {
  isBrand(name: string): boolean;
  isPackage(name: string): boolean;
}

/** Numbers that differ by less than this share were only written with other prefixes. */
const ROUNDING = 1e-6;

/**
 * All ticks of a product. Fields that neither side states are left out.
 * @param number - the part number that the product was looked up by; empty if the line states none
 */
export function judge(line: StatedLine, product: JudgedProduct, known: KnownNames, number: string): Tick[] {
  const { wanted } = line;
  return [
    ...kindTicks(line, product),
    ...numberTicks(number, product),
    ...brandTicks(wanted.brand, product, known),
    ...valueTicks(line, product),
    ...packageTicks(line, product, known),
  ];
}

/** Whether any tick contradicts. */
export function contradicts(ticks: readonly Tick[]): boolean {
  return ticks.some(({ tick }) => tick === TICK.contradicts);
}

function kindTicks({ kinds, wanted, component }: StatedLine, product: JudgedProduct): Tick[] {
  const kind = kindOf(product.component);
  if (kind === undefined) return [];
  const has = product.categoryName;
  if (kinds.size > 0 && !kinds.has(kind)) return [{ field: 'kind', tick: TICK.contradicts, asked: component ?? [...kinds].join(', '), has }];
  if (excludesKind(wanted.designators, kind)) return [{ field: 'kind', tick: TICK.contradicts, asked: wanted.designators[0] ?? '', has }];
  return [];
}

/** A part number without the suffix of its packing is not contradicted by the whole one. */
function numberTicks(mpn: string, product: JudgedProduct): Tick[] {
  const [asked, has] = [normalisePartNumber(mpn), normalisePartNumber(product.mpn)];
  if (asked === '') return [];
  const base = normalisePartNumber(splitPackingSuffix(mpn)?.base ?? mpn);
  const tick = asked === has ? TICK.agrees : has.startsWith(base) || asked.startsWith(has) ? TICK.notStated : TICK.contradicts;
  return [{ field: 'mpn', tick, asked: mpn, has: product.mpn }];
}

function brandTicks(brand: string, product: JudgedProduct, { isBrand }: KnownNames): Tick[] {
  if (brand === '') return [];
  const has = product.brandNames[0] ?? '';
  const compared = compareBrands(brand, product.brandNames, isBrand);
  return [{ field: 'brand', tick: { same: TICK.agrees, other: TICK.contradicts, unknown: TICK.notStated }[compared], asked: brand, has }];
}

function packageTicks({ wanted, outline }: StatedLine, { packageName }: JudgedProduct, { isPackage }: KnownNames): Tick[] {
  const asked = outline?.name ?? wanted.package;
  if (asked === '' || packageName === '' || packageName === '-') return [];
  const tick = (kind: TickKind): Tick[] => [{ field: 'package', tick: kind, asked, has: packageName }];
  if (samePackage(wanted.package, packageName)) return tick(TICK.agrees);
  const own = outlineOf(packageName);
  if (outline && own) return tick(sameOutline(outline.name, own.name) ? TICK.agrees : TICK.contradicts);
  // Both are names of the catalogue, so they can be compared as they are.
  return tick(isPackage(wanted.package) ? TICK.contradicts : TICK.notStated);
}

/** The unit of an attribute that has the main value of a component, and its key. */
const MAIN_KEYS: Readonly<Record<string, readonly string[]>> = {
  'Ω': ['resistance', 'impedance', 'nominal_resistance'], F: ['capacitance'], H: ['inductance'], Hz: ['frequency'],
};

function valueTicks(line: StatedLine, product: JudgedProduct): Tick[] {
  const component = product.component ?? line.component;
  const { values } = line.valuesFor(component);
  const ticks = new Map<string, Tick>();
  for (const [index, value] of values.entries()) {
    const tick = (index === 0 && value.inValue ? mainTick(value, component, product) : undefined) ?? valueTick(value, product);
    const before = tick && ticks.get(tick.field);
    // The words about a circuit name many figures, and not always which: only those in the column of values count against it.
    const isLoose = tick?.tick === TICK.contradicts && !value.inValue && (component === undefined || kindOf(component) === 'circuit');
    if (tick && !isLoose && (!before || weight(tick) > weight(before))) ticks.set(tick.field, tick);
  }
  return [...ticks.values()];
}

/** Of several statements about one field, a contradiction is shown before others. */
function weight({ tick }: Tick): number {
  return [TICK.notStated, TICK.better, TICK.agrees, TICK.contradicts].indexOf(tick);
}

/** The main value of a line, which has another unit than the main value of the product: 10 kΩ beside a capacitor, 100 nF beside a transistor. */
function mainTick(value: StatedValue, component: Component | undefined, product: JudgedProduct): Tick | undefined {
  const main = mainUnitOf(component);
  const never = main === undefined ? NEVER_MAIN[kindOf(component) ?? 'circuit'] : Object.keys(MAIN_KEYS).filter((unit) => unit !== main);
  if (component === undefined || value.meanings.some((meaning) => meaning.operator === 'in' || !never.includes(meaning.unit))) return undefined;
  const own = product.attributes.find(({ key }) => MAIN_KEYS[main ?? '']?.includes(key));
  return { field: own?.key ?? 'kind', tick: TICK.contradicts, asked: value.text, has: own?.value ?? product.categoryName };
}

/** Units that are never the main value of parts without a main unit. A circuit may be a potentiometer or an oscillator. */
const NEVER_MAIN: Readonly<Record<Kind, readonly string[]>> = {
  resistor: [], capacitor: [], inductor: [], crystal: [], diode: ['Ω', 'F', 'H'], transistor: ['Ω', 'F', 'H'], fuse: ['F', 'H'], relay: ['F', 'H'], connector: ['Ω', 'F', 'H'], circuit: ['F', 'H'],
};

function valueTick(value: StatedValue, product: JudgedProduct): Tick | undefined {
  const ticks = value.meanings.flatMap((meaning) => (meaning.operator === 'in' ? textTick(meaning, value, product) : numericTick(meaning, value, product)) ?? []);
  // Of several meanings of one value, the one that agrees counts.
  return ticks.find(({ tick }) => tick === TICK.agrees) ?? ticks.find(({ tick }) => tick === TICK.better) ?? ticks[0];
}

function textTick({ key, texts, name }: TextMeaning, { text }: StatedValue, { attributes }: JudgedProduct): Tick | undefined {
  const own = attributes.find((one) => one.key === key);
  if (!own) return undefined;
  const asked = name.en || text;
  // `green` is said of a part that is yellow green.
  if (texts.includes(own.value) || [text, ...texts].some((one) => hasText(own.value, one))) return { field: key, tick: TICK.agrees, asked, has: own.value };
  const verdicts = texts.map((one) => compareAttribute({ key, value: one }, own));
  return { field: key, tick: TICK_OF[best(verdicts)], asked, has: own.value };
}

function hasText(value: string, text: string): boolean {
  const fold = (one: string) => ` ${one.toLowerCase().replace(/[\s-]+/g, ' ').trim()} `;
  return fold(value).includes(fold(text)) || fold(value).replaceAll(' ', '') === fold(text).replaceAll(' ', '');
}

const TICK_OF: Readonly<Record<Verdict, TickKind>> = { same: TICK.agrees, better: TICK.better, worse: TICK.contradicts, other: TICK.contradicts };

function best(verdicts: readonly Verdict[]): Verdict {
  return (['same', 'better', 'worse', 'other'] as const).find((one) => verdicts.includes(one)) ?? 'other';
}

/** Compares with the first of the meaning's attributes that the product has, or with the one that agrees. */
function numericTick(meaning: NumericMeaning, { text }: StatedValue, product: JudgedProduct): Tick | undefined {
  const own = ownAttributes(meaning, product);
  const ticks = own.map((attribute): Tick => ({ field: attribute.key, tick: compareNumber(meaning, attribute), asked: askedText(meaning, text), has: attribute.value }));
  const agreeing = ticks.find(({ tick }) => tick !== TICK.contradicts);
  if (agreeing) return agreeing;
  // Without a rule for the component, the value may belong to an attribute that the product's data do not have.
  return meaning.keys.length === 0 && own.length !== 1 ? undefined : ticks[0];
}

function ownAttributes({ keys, unit }: NumericMeaning, { attributes }: JudgedProduct): Attribute[] {
  if (keys.length > 0) return keys.flatMap((key) => attributes.find((one) => one.key === key && one.number !== undefined) ?? []);
  return attributes.filter((one) => one.number !== undefined && (one.unit ?? '') === unit && unit !== '');
}

function compareNumber(meaning: NumericMeaning, { key, number = NaN }: Attribute): TickKind {
  const has = Math.abs(number);
  switch (meaning.operator) {
    case 'eq': return equal(meaning.value, number) ? TICK.agrees : TICK.contradicts;
    case 'ge': return equal(meaning.min, has) ? TICK.agrees : has > meaning.min ? TICK.better : TICK.contradicts;
    case 'le': return equal(meaning.max, has) ? TICK.agrees : has < meaning.max ? TICK.better : TICK.contradicts;
    case 'range': return number >= meaning.min * (1 - ROUNDING) && number <= meaning.max * (1 + ROUNDING) ? TICK.agrees : TICK.contradicts;
    case 'covers': {
      const isLow = key === meaning.keys[0];
      return (isLow ? number <= meaning.min || equal(number, meaning.min) : number >= meaning.max || equal(number, meaning.max)) ? TICK.agrees : TICK.contradicts;
    }
  }
}

function equal(a: number, b: number): boolean {
  return a === b || Math.abs(a - b) <= ROUNDING * Math.max(Math.abs(a), Math.abs(b));
}

/** The stated value as pages write values; as it is typed if it is a range. */
function askedText(meaning: NumericMeaning, typed: string): string {
  const figure = meaning.operator === 'eq' ? meaning.value : meaning.operator === 'ge' ? meaning.min : meaning.operator === 'le' ? meaning.max : undefined;
  if (figure === undefined || !isUnit(meaning.unit)) return typed;
  const text = formatValue(figure, meaning.unit, 'en');
  return meaning.keys.includes('tolerance') ? `±${text}` : text;
}
