/** One line about a product, made of its attributes. */
import type { Language } from '~/domain/text/language';
import { formatAttribute } from '../format';
import type { Draft } from './series';

/** Keys that the line leaves out: the parameter table shows them. */
const LEFT_OUT = new Set([
  'temperature_min', 'temperature_max', 'temperature_coefficient', 'lifetime', 'mounting', 'esr', 'ripple_current', 'height',
  'b_value', 'rows', 'orientation', 'clamping_voltage', 'quiescent_current', 'directions', 'io_count', 'offset_voltage',
  'channels', 'resolution',
]);

export type Describe = (draft: Pick<Draft, 'attributes' | 'packageName'>, language: Language) => string;

/**
 * Makes `10 kΩ ±1% 0.1 W 0603`: attributes in their order, the package last, a supply range as one. Values
 * repeat a thousand times over a catalogue, so each is written once.
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
