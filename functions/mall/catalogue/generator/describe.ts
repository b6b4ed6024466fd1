/** Describes a product in one line: what it is, the values by which it is chosen, and its package. */
import type { Language } from '~/domain/text/language';
import { formatAttribute } from '../format';
import { DESCRIBING } from '../vocabularies/attributes';
import { counted } from '../value-names';
import type { Draft } from './series';

/** What a description is made of. */
export interface Describable {
  /** The kind of product, such as `Dual op-amp`, in the language of the description. */
  name: string;
  attributes: Draft['attributes'];
  /** Empty if the kind of product has no packages; the line then ends with the way of mounting. */
  packageName: string;
}

export type Describe = (product: Describable, language: Language) => string;

/** The number of values in a description. */
const MOST_VALUES = 6;
const COMMA: Readonly<Record<Language, string>> = { cn: '，', en: ', ' };
/** A text that says that a product lacks something. */
const LACKING = 'No';

/**
 * Returns a function that makes lines such as `Dual op-amp, 3–32 V, 700 kHz, SOIC-8`. A value that the name states is not repeated, and
 * the two ends of a supply range are one value. Values occur many times in a catalogue, so the text of each value is made only once.
 */
export function describer(unitOf: (key: string) => string): Describe {
  const texts = new Map<string, string>();
  const names = new Map<string, string>();
  const textOf = (key: string, value: number | string, language: Language) => {
    const id = `${language} ${key} ${value}`;
    return kept(texts, id, () => counted(key, formatAttribute(key, value, unitOf(key), language), language));
  };
  return ({ name, attributes, packageName }, language) => {
    const { supply_voltage_min: lower, supply_voltage_max: upper, mounting = '' } = attributes;
    const told = kept(names, name, () => plain(name));
    const words = [name];
    for (const key of DESCRIBING) {
      const value = attributes[key];
      if (value === undefined || value === LACKING || (key === 'supply_voltage_min' && upper !== undefined)) continue;
      const text = key === 'supply_voltage_max' && lower !== undefined ? `${lower}–${upper} V` : textOf(key, value, language);
      if (!states(told, text)) words.push(text);
      if (words.length > MOST_VALUES) break;
    }
    const body = packageName || textOf('mounting', mounting, language);
    if (!states(told, body)) words.push(body);
    return words.join(COMMA[language]);
  };
}

/** The text of a key, which is made when it is first needed. */
function kept(texts: Map<string, string>, key: string, make: () => string): string {
  let text = texts.get(key);
  if (text === undefined) texts.set(key, (text = make()));
  return text;
}

/** A name in lower case whose figures have no zeros at their end: `2.50 mm` is `2.5 mm`. */
function plain(name: string): string {
  return name.toLowerCase().replace(/(?<=\d)\.0+(?!\d)/g, '').replace(/(\.\d*?[1-9])0+(?!\d)/g, '$1');
}

/** Whether a name contains a text, and not as the end of a longer figure. */
function states(name: string, text: string): boolean {
  const at = name.indexOf(text.toLowerCase());
  return at >= 0 && !(/^[\d.]/.test(text) && /[\d.]/.test(name.charAt(at - 1)));
}
