/** Makes catalogue parts of what the trade families declare. */
import { codeOf } from '../categories';
import type { Language } from '~/domain/language';
import { formatAttribute } from '../format';
import { drawingFor } from '../packages';
import type { CataloguePart } from '../part';
import { chanceOf, hash53 } from './random';
import type { Draft, Series } from './series';
import { firstParty, thirdParty, type TermsInput } from './trade';

/** Parts with a place of their own at the front lie above this popularity. */
const HOT = 1000;
/** Keys that a one-line description leaves out: a parameter table shows them. */
const NOT_DESCRIBED = new Set([
  'temperature_min', 'temperature_max', 'temperature_coefficient', 'lifetime', 'mounting', 'esr', 'ripple_current', 'height',
  'b_value', 'rows', 'orientation', 'clamping_voltage', 'quiescent_current', 'directions', 'io_count', 'offset_voltage',
]);

export type UnitOf = (key: string) => string;

/** Gives ids that depend on brand and part number only; a rare clash takes the next free number. */
export class GoodsIds {
  readonly #taken = new Set<number>();

  next(key: string): string {
    let number = hash53(key, 0x1d) % 1e10;
    while (this.#taken.has(number)) number = (number + 1) % 1e10;
    this.#taken.add(number);
    return `F${String(number).padStart(10, '0')}`;
  }
}

/** Turns one draft into a first-party part. */
export function expand(series: Series, draft: Draft, ids: GoodsIds, unitOf: UnitOf): CataloguePart {
  const digits = draft.category ?? series.category;
  const [nameCn, nameEn] = draft.name ?? series.name;
  const key = `${series.brand}|${draft.mpn}`;
  const chance = chanceOf(key);
  const fame = series.fame * draft.fame;
  const popularity = draft.hot ? HOT + 1000 - draft.hot : fame * (900 + chance() * 100);
  const drawing = draft.drawing ?? drawingFor(draft.packageName, digits);
  return {
    id: ids.next(key),
    mpn: draft.mpn,
    brand: series.brand,
    category: codeOf(digits),
    nameCn,
    nameEn,
    descriptionCn: describe(draft, unitOf, 'cn') || nameCn,
    descriptionEn: describe(draft, unitOf, 'en') || nameEn,
    packageName: draft.packageName,
    attributes: draft.attributes,
    datasheetUrl: '',
    images: drawing ? [`/package/${drawing}.svg`] : [],
    ...firstParty(termsInput(series, draft, fame), chance),
    popularity: Math.round(popularity * 1000) / 1000,
  };
}

/** A partner's offer of the same part, ranked behind everything first-party. */
export function offer(series: Series, draft: Draft, part: CataloguePart, supplier: string, ids: GoodsIds): CataloguePart {
  const key = `${part.brand}|${part.mpn}|${supplier}`;
  const chance = chanceOf(key);
  return {
    ...part,
    id: ids.next(key),
    ...thirdParty(termsInput(series, draft, series.fame * draft.fame), supplier, chance),
    popularity: Math.round(part.popularity) / 1e5,
  };
}

function termsInput(series: Series, draft: Draft, fame: number): TermsInput {
  return { trade: series.trade, price: draft.price, pack: draft.pack, fame, hot: draft.hot !== undefined };
}

/** `10 kΩ ±1% 0.1 W 0603` from the attributes in their order, the package last. */
function describe(draft: Draft, unitOf: UnitOf, language: Language): string {
  const words: string[] = [];
  const { attributes } = draft;
  for (const [key, value] of Object.entries(attributes)) {
    if (NOT_DESCRIBED.has(key)) continue;
    if (key === 'supply_voltage_max' && attributes.supply_voltage_min !== undefined) continue;
    const text = formatAttribute(key, value, unitOf(key), language);
    const upper = attributes.supply_voltage_max;
    if (key === 'supply_voltage_min' && typeof value === 'number' && typeof upper === 'number') {
      words.push(`${value}–${upper} V`);
    } else if (key === 'positions') words.push(`${text}P`);
    else if (key === 'channels' || key === 'resolution') continue;
    else words.push(text);
  }
  if (draft.packageName) words.push(draft.packageName);
  return words.join(' ');
}
