/** Offers of partners for a part number: the same product, or a product of another maker. */

import { normalisePartNumber } from '../values/part-number';

/** The fields by which a product and an offer are compared. */
export interface ComparedProduct {
  id: string;
  mpn: string;
  brand: string;
  /** The maker's names in all languages, if known. */
  brandNames?: readonly string[] | undefined;
}

export interface PartnerOffers<T> {
  /** Partners' offers of the same product. */
  sameMaker: T[];
  /** Products of other makers with the same part number. Their ratings may differ. */
  otherMakers: T[];
}

/**
 * Groups the offers for a part number by maker. Each group keeps the upstream's order. The product itself, repeated offers and
 * offers with another part number are left out.
 */
export function groupPartnerOffers<T extends ComparedProduct>(product: ComparedProduct, offers: readonly T[]): PartnerOffers<T> {
  const number = normalisePartNumber(product.mpn);
  const groups: PartnerOffers<T> = { sameMaker: [], otherMakers: [] };
  const seen = new Set([product.id]);
  for (const offer of offers) {
    if (seen.has(offer.id) || number === '' || normalisePartNumber(offer.mpn) !== number) continue;
    seen.add(offer.id);
    groups[isSameMaker(product, offer) ? 'sameMaker' : 'otherMakers'].push(offer);
  }
  return groups;
}

/**
 * Two products have the same maker if the makers share a name in any language. Case, width, accents, spaces and punctuation do
 * not matter. An abbreviation counts as another name, so an unknown abbreviation never means the same maker.
 */
function isSameMaker(one: ComparedProduct, other: ComparedProduct): boolean {
  const names = new Set(makerNames(one));
  return makerNames(other).some((name) => names.has(name));
}

function makerNames({ brand, brandNames = [] }: ComparedProduct): string[] {
  return [brand, ...brandNames].map(foldName).filter((name) => name !== '');
}

function foldName(name: string): string {
  return name.normalize('NFKD').toUpperCase().replace(/[^\p{L}\p{Nd}]/gu, '');
}
