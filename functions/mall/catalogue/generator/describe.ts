/** Describes a product in one line, from its attributes. */
import type { Language } from '~/domain/text/language';
import { formatAttribute } from '../format';
import type { Draft } from './series';

/** Attributes that are not in the line, because the parameter table shows them. */
const LEFT_OUT = new Set([
  'temperature_min', 'temperature_max', 'temperature_coefficient', 'lifetime', 'mounting', 'esr', 'ripple_current', 'height',
  'b_value', 'rows', 'orientation', 'clamping_voltage', 'quiescent_current', 'directions', 'io_count', 'offset_voltage',
  'channels', 'resolution',
]);

export type Describe = (draft: Pick<Draft, 'attributes' | 'packageName'>, language: Language) => string;

/**
 * Returns a function that makes lines such as `10 kΩ ±1% 0.1 W 0603`: the attributes in their order, a supply range as one
 * value, and the package last. Values occur many times in a catalogue, so the text of each value is made only once.
 */
export function describer(unitOf: (key: string) => string): Describe {
  const texts = new Map<string, string>();
  const textOf = (key: string, value: number | string, language: Language) => {
    if (typeof value === 'string') return value;
    const id = `${language} ${key} ${value}`;
    let text = texts.get(id);
    if (text === undefined) texts.set(id, (text = formatAttribute(key, value, unitOf(key), language)));
    return text;
  };
  return ({ attributes, packageName }, language) => {
    const words: string[] = [];
    const { supply_voltage_min: lower, supply_voltage_max: upper } = attributes;
    const range = typeof lower === 'number' && typeof upper === 'number' ? `${lower}–${upper} V` : undefined;
    for (const [key, value] of Object.entries(attributes)) {
      if (LEFT_OUT.has(key) || (range && key === 'supply_voltage_max')) continue;
      if (range && key === 'supply_voltage_min') words.push(range);
      else words.push(textOf(key, value, language) + (key === 'positions' ? 'P' : ''));
    }
    if (packageName) words.push(packageName);
    return words.join(' ');
  };
}
