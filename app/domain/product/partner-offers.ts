/** What other sellers offer under a part number: the same part, or another maker's. */

import { normalisePartNumber } from '../values/part-number';

/** A part as it is compared with an offer. */
export interface OfferedPart {
  id: string;
  mpn: string;
  brand: string;
  /** The maker's names in all languages, where they are known. */
  brandNames?: readonly string[] | undefined;
}

export interface PartnerOffers<T> {
  /** The same part from other sellers. */
  sameMaker: T[];
  /** Parts of other makers that bear the same number: they may have other ratings. */
  otherMakers: T[];
}

/**
 * Sorts the offers for a part number, whatever the upstream sends; each group keeps the upstream's order. Left out are the
 * part itself, an offer that comes twice, and whatever has another number.
 */
export function groupPartnerOffers<T extends OfferedPart>(part: OfferedPart, offers: readonly T[]): PartnerOffers<T> {
  const number = normalisePartNumber(part.mpn);
  const groups: PartnerOffers<T> = { sameMaker: [], otherMakers: [] };
  const seen = new Set([part.id]);
  for (const offer of offers) {
    if (seen.has(offer.id) || number === '' || normalisePartNumber(offer.mpn) !== number) continue;
    seen.add(offer.id);
    groups[isSameMaker(part, offer) ? 'sameMaker' : 'otherMakers'].push(offer);
  }
  return groups;
}

/**
 * Two parts have the same maker if the makers share a name, in whatever language. Case, width, accents, spaces and
 * punctuation do not count. Abbreviations are other names: a maker that is not recognised stands apart, never among the same.
 */
function isSameMaker(one: OfferedPart, other: OfferedPart): boolean {
  const names = new Set(makerNames(one));
  return makerNames(other).some((name) => names.has(name));
}

function makerNames({ brand, brandNames = [] }: OfferedPart): string[] {
  return [brand, ...brandNames].map(foldName).filter((name) => name !== '');
}

function foldName(name: string): string {
  return name.normalize('NFKD').toUpperCase().replace(/[^\p{L}\p{Nd}]/gu, '');
}
