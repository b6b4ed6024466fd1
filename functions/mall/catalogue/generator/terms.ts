/** Prices, quantities, stock and deliveries of a product. They are plausible for its kind, and the same at every run. */
import { GOODS_TYPE } from '~/domain/product/product';
import type { CatalogueProduct } from '../product';
import { normal, pick, type Chance } from './random';
import type { PackagingClass } from './series';

type Terms = Pick<
  CatalogueProduct,
  | 'stock' | 'moq' | 'mpq' | 'step' | 'stepType' | 'tiers' | 'hasDiscount' | 'ordering' | 'orderingDays'
  | 'inTransit' | 'deliveryCn' | 'deliveryEn' | 'goodsType' | 'deliveryDays' | 'supplier'
>;

export interface TermsInput {
  packaging: PackagingClass;
  /** Price of one piece in yuan, if a whole pack is bought. */
  price: number;
  pack: number;
  /** From 0 to 1. */
  popularity: number;
  mostWanted: boolean;
}

const LEAD_DAYS = [7, 14, 14, 21, 28, 28, 35, 42, 56, 70, 84, 112] as const;

/** The terms of a first-party product, from the product's own random numbers. */
export function firstParty(input: TermsInput, chance: Chance): Terms {
  const { moq, step, stepType } = quantities(input, chance);
  const stock = stockOf(input, moq, chance);
  const ordering = chance() < (stock === 0 ? 0.6 : input.mostWanted ? 0.4 : 0.16);
  const arriving = chance() < (stock === 0 ? 0.3 : input.mostWanted ? 0.3 : 0.05);
  const days = stock === 0 ? '' : stock >= moq && chance() < 0.85 ? '1–3' : '3–5';
  return {
    stock,
    moq,
    mpq: input.pack,
    step,
    stepType,
    tiers: tiersOf(input, moq, chance),
    hasDiscount: chance() < 0.085,
    ordering,
    orderingDays: ordering ? pick(chance, LEAD_DAYS) : 0,
    inTransit: arriving ? deliveries(input, chance) : [],
    deliveryCn: days && `${days} 天`,
    deliveryEn: days && `${days} days`,
    goodsType: chance() < 0.01 ? GOODS_TYPE.ownX : GOODS_TYPE.own,
    deliveryDays: null,
    supplier: '',
  };
}

/** The terms of a partner's offer. It has its own stock, price and delivery, no discount, and cannot be ordered beyond the stock. */
export function thirdParty(input: TermsInput, supplier: string, chance: Chance): Terms {
  const priced = { ...input, price: input.price * (0.96 + chance() * 0.4) };
  const { moq, step } = quantities(priced, chance);
  const stock = Math.max(moq, stockOf({ ...priced, mostWanted: true }, moq, chance));
  return {
    stock,
    moq,
    mpq: input.pack,
    step,
    stepType: 0,
    tiers: tiersOf(priced, moq, chance).slice(0, 4),
    hasDiscount: false,
    ordering: false,
    orderingDays: 0,
    inTransit: [],
    deliveryCn: '',
    deliveryEn: '',
    goodsType: GOODS_TYPE.partner,
    deliveryDays: 3 + Math.floor(chance() * 13),
    supplier,
  };
}

function quantities({ packaging, price, pack, mostWanted }: TermsInput, chance: Chance): { moq: number; step: number; stepType: 0 | 1 } {
  // The most wanted products are sold in small quantities, and never only in whole packs.
  const draw = mostWanted ? 0.5 + chance() / 2 : chance();
  if (packaging === 'chip') {
    const moq = price > 0.15 ? pick(chance, [10, 10, 20]) : price > 0.03 ? pick(chance, [50, 50, 20]) : 100;
    if (draw < 0.04) return { moq: pack, step: pack, stepType: 0 };
    if (draw < 0.06 && (pack * 2) % moq === 0) return { moq: pack * 2, step: moq, stepType: 1 };
    return { moq, step: moq, stepType: draw < 0.2 ? 1 : 0 };
  }
  if (packaging === 'small') {
    const moq = price > 1 ? pick(chance, [1, 1, 5]) : price > 0.2 ? pick(chance, [5, 5, 10]) : pick(chance, [10, 20, 50]);
    if (draw < 0.03) return { moq: pack, step: pack, stepType: 0 };
    if (draw < 0.05 && (pack * 2) % moq === 0) return { moq: pack * 2, step: moq, stepType: 1 };
    return { moq, step: moq, stepType: draw < 0.15 ? 1 : 0 };
  }
  const moq = price > 2 ? 1 : pick(chance, [1, 1, 2, 5]);
  if (draw < 0.02 && price < 20) return { moq: pack, step: pack, stepType: 0 };
  return { moq, step: moq, stepType: draw < 0.08 && moq < pack ? 1 : 0 };
}

function stockOf({ packaging, price, pack, popularity, mostWanted }: TermsInput, moq: number, chance: Chance): number {
  if (chance() < (mostWanted ? 0.01 : 0.115 - popularity * 0.05)) return 0;
  const middle = 900 * price ** -0.62 * (0.25 + popularity * 2.2) * (mostWanted ? 3 : 1);
  const drawn = Math.min(4_800_000, middle * Math.exp(normal(chance) * 1.25));
  if (packaging !== 'piece' && drawn > pack && chance() < 0.35) return Math.round(drawn / pack) * pack;
  const whole = Math.floor(drawn);
  return packaging === 'chip' && chance() < 0.5 ? Math.floor(whole / moq) * moq : whole;
}

/** The price at some quantities, as a multiple of the price at a whole pack, for each packaging class. */
function ladder({ packaging, price, pack }: TermsInput): Array<readonly [quantity: number, factor: number]> {
  if (packaging === 'chip') {
    return [[1, 2.3], [100, 1.95], [1000, 1.38], [pack, 1], [5 * pack, 0.91], [10 * pack, 0.865]];
  }
  if (packaging === 'small') {
    return [[1, 1.95], [10, 1.7], [100, 1.35], [500, 1.13], [pack, 1], [5 * pack, 0.94], [10 * pack, 0.905]];
  }
  if (price > 60) return [[1, 1.12], [10, 1.05], [30, 1.02], [100, 1]];
  return [[1, 1.42], [10, 1.21], [30, 1.11], [100, 1.05], [500, 1.015], [1000, 1]];
}

function tiersOf(input: TermsInput, moq: number, chance: Chance): Array<[number, number]> {
  const most = 4 + Math.floor(chance() * 3);
  const spread = 0.85 + chance() * 0.3;
  const found: Array<[number, number]> = [];
  const steps = ladder(input);
  const start = steps.findLast(([quantity]) => quantity <= moq) ?? steps[0];
  const above = steps.filter(([quantity]) => quantity > moq);
  for (const [min, factor] of start ? [[moq, start[1]] as const, ...above] : above) {
    const yuan = input.price * (1 + (factor - 1) * spread);
    const price = roundPrice(yuan * (1 + (chance() - 0.5) * 0.01));
    const last = found.at(-1);
    if (last && (min <= last[0] || price >= last[1])) continue;
    found.push([min, price]);
    if (found.length === most) break;
  }
  return found;
}

/** Converts yuan to millionths of a yuan, with four significant digits. Prices below 0.01 yuan keep all six decimals. */
function roundPrice(yuan: number): number {
  const millionths = yuan * 1e6;
  const grain = yuan < 0.01 ? 1 : 10 ** Math.max(0, Math.floor(Math.log10(millionths)) - 3);
  return Math.max(1, Math.round(millionths / grain) * grain);
}

function deliveries({ pack, price, packaging }: TermsInput, chance: Chance): Array<[number, number]> {
  const unit = packaging === 'piece' && price > 5 ? Math.max(10, Math.round(pack / 10)) : pack;
  const first: [number, number] = [unit * (1 + Math.floor(chance() * 8)), 2 + Math.floor(chance() * 28)];
  if (chance() < 0.6) return [first];
  return [first, [unit * (1 + Math.floor(chance() * 12)), first[1] + 5 + Math.floor(chance() * 40)]];
}
