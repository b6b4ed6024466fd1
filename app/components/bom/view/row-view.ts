/** What a row of the table shows of a line. */

import type { BomLine, BomSettings } from '~/domain/bom/bom';
import { needsLook } from '~/domain/bom/address/bom-address';
import type { LinePlan } from '~/domain/bom/build/line-plans';
import type { BomPlan } from '~/domain/bom/build/plan';
import { dayOfPurchase, purchaseOf, type Purchase } from '~/domain/bom/build/purchase';
import type { LineMatch } from '~/domain/bom/match/match-records';
import { mainImage } from '~/domain/product/product-image';
import type { Product } from '~/domain/product/product';
import { nearestQuantities, quantityStep } from '~/domain/product/quantity';
import type { Language } from '~/domain/text/language';
import { saidOf, searchOf, type LineNames } from './line-names';
import { refusalOf } from './refusal-words';
import { shortReason } from './short-reason';
import { respectsOf, sentenceOf, ticksOf } from './tick-views';
import type { CandidateView, OrderView, PanelView, PartView, RowView } from './view-records';

/** A panel shows at most so many candidates side by side. */
const MOST_CANDIDATES = 4;

/** What the rows of a bill of materials have in common. */
export interface RowsInput {
  plan: BomPlan;
  settings: BomSettings;
  language: Language;
  /** `YYYY-MM-DD` in the shop's time zone. */
  today: string;
  names: LineNames;
  /** The line that is open; `null`: none. */
  open: number | null;
  /** Whether lines that need a look have their candidates beside them. */
  hasPanels: boolean;
}

/** @param match - absent if the line is not matched yet */
export function rowOf(line: BomLine, match: LineMatch<Product> | undefined, input: RowsInput): RowView {
  const { plan, language } = input;
  const planned = plan.ofLine.get(line.line);
  const { product = null, purchase = null } = planned ?? {};
  const ticks = match ? ticksOf(match, product, language) : [];
  const [first = line.line] = purchase?.lines ?? [];
  const isFirst = first === line.line;
  const hasPanel = match && input.hasPanels && (needsLook(match.state) || input.open === line.line);
  return {
    ...input.names.of(line.line),
    said: saidOf(line),
    state: match?.state ?? 'waiting',
    reason: match ? shortReason(line, match, ticks) : { key: '' },
    sentence: match ? sentenceOf(match, language) : '',
    warnings: line.warnings.map(({ code, ...values }) => ({ key: `bom:warning.${code}`, values })),
    skip: line.skip,
    part: match?.state !== 'skipped' && product ? partOf(product) : null,
    ticks,
    need: needOf(line, planned, input.settings),
    order: purchase && isFirst ? orderOf(purchase, input) : null,
    boughtWith: isFirst ? null : input.names.short(first),
    cost: purchase && isFirst ? costOf(purchase) : null,
    out: planned?.included === false ? (planned.reason ?? 'refused') : null,
    candidates: match?.candidates.length ?? 0,
    ...(hasPanel ? { panel: panelOf(line, match, product, input) } : {}),
  };
}

function needOf({ quantity }: BomLine, planned: LinePlan | undefined, { sets }: BomSettings): RowView['need'] {
  if (!planned || planned.need === null || !quantity) return null;
  return { pieces: planned.need, each: quantity, sets, spare: Math.max(planned.need - quantity * sets, 0) };
}

/** A part with what a row shows of it. */
export function partOf({ id, mpn, brand, name, description, packageName, images, ...terms }: Product): PartView {
  const { stock, onWayNum, onWayDetailList, goodsType, orderGoodsFlag, moq, deliveryCycle, orderGoodsCycle } = terms;
  return {
    id, mpn, brand, packageName,
    description: description || name,
    images: JSON.stringify([{ photoUrl: mainImage(images) }]),
    stock: {
      stock, onWayNum, goodsType, orderGoodsFlag,
      onWayDetailList: onWayDetailList.slice(0, 1),
      ...(moq === undefined ? {} : { moq }),
      ...(deliveryCycle === undefined ? {} : { deliveryCycle }),
      ...(orderGoodsCycle === undefined ? {} : { orderGoodsCycle }),
    },
  };
}

function orderOf(purchase: Purchase, input: RowsInput): OrderView {
  const { product, quantity, need, lines } = purchase;
  const { lower, higher } = purchase.nearest ?? nearestQuantities(product, quantity);
  const day = purchase.refusal ? null : dayOfPurchase(purchase, input.today);
  return {
    quantity,
    isTyped: purchase.typed,
    over: quantity - need,
    step: quantityStep(product),
    less: lower,
    more: higher,
    refusal: purchase.refusal && refusalOf(product, purchase.refusal),
    day: day === input.today ? null : day,
    alsoFor: input.names.ofSeveral(lines.slice(1)),
  };
}

function costOf({ amount, unitPrice, nudge }: Purchase): RowView['cost'] {
  if (amount === null || unitPrice === null) return null;
  return { amount, unitPrice, nudge: nudge && { quantity: nudge.quantity, more: nudge.more, difference: nudge.difference } };
}

function panelOf(line: BomLine, match: LineMatch<Product>, product: Product | null, { settings, language }: RowsInput): PanelView {
  const shown = match.candidates.slice(0, MOST_CANDIDATES);
  const { designators, quantity, code, mpn, brand, value, package: packageName, text } = line;
  return {
    respects: respectsOf(shown, language),
    candidates: shown.map((candidate) => candidateOf(candidate.product, line, settings)),
    chosen: product?.id ?? '',
    fields: { designators: designators.join(', '), quantity: quantity === null ? '' : String(quantity), code, mpn, brand, value, package: packageName, text },
    search: searchOf(line),
  };
}

function candidateOf(product: Product, line: BomLine, settings: BomSettings): CandidateView {
  const purchase = line.quantity ? purchaseOf(product, [{ ...line, ordered: null }], settings) : null;
  const { quantity = null, amount = null, unitPrice = null } = typeof purchase === 'string' || !purchase ? {} : purchase;
  return { ...partOf(product), quantity, amount, unitPrice };
}
