/** What each code means, written down a second time: exchanged names would show a paid order as unpaid. */
import { describe, expect, test } from 'vitest';
import { DICTIONARY, type DictionaryType } from '~/domain/text/dictionary';

/** Code, then name. Prizes are in `dictionary.test.ts`. */
const MEANINGS: ReadonlyArray<[type: DictionaryType, names: Record<string, string>]> = [
  ['quantityError', {
    invalid: 'Quantity not valid', stock_unavailable: 'Not enough stock', greater_than_stock_in_ordering_mode: 'Above stock, the rest is ordered',
    PER_ADD_QUANTITY_INVALID: 'Not a multiple of the step',
    GREATER_THAN_STOCK_NOT_INTEGE_MULTIPLE_IN_ORDERING_MODE: 'Above stock and not a multiple of the step',
  }],
  ['orderStatus', { P0A: 'Awaiting approval', P0C: 'Pending payment', P0D: 'Preparing', P0R: 'Shipped', P0W: 'Complete', P0F: 'Closed' }],
  ['orderFilter', { ALL: 'All', P0A: 'Awaiting approval', P0C: 'Pending payment', P0D: 'Preparing', P0R: 'Shipped', P0W: 'Complete', P0F: 'Closed' }],
  ['paymentStatus', { P0C: 'Unpaid', P0S: 'Paid', P0F: 'Cancelled' }],
  ['timeFilter', { '3m': 'Last 3 months', inyear: 'This year', all: 'All time' }],
  ['refundType', { T01: 'Refund only', T02: 'Return and refund' }],
  ['invoiceStatus', { I0C: 'No invoice yet', IOA: 'Requested', I0S: 'Billed' }],
  ['paymentMethod', { PW0: 'Pay now', PW1: 'Pay on account' }],
  ['refundStatus', {
    S01: 'Awaiting approval', S02: 'Awaiting your return', S03: 'Return on its way', S04: 'Refunding', S05: 'Complete', S06: 'Cancelled', S07: 'Rejected',
  }],
  ['goodsSource', { GT0: 'First-party mall', GT1: 'First-party mall X', GT2: 'Third party' }],
  ['goodsSourceSet', { T01: 'First party', T02: 'Third party' }],
  ['overdueFlag', { P0T: 'Overdue', P0F: 'Nothing overdue' }],
  ['feeType', { FP1: 'You pay the carrier', FP0: 'Free', FP2: 'Part of the total' }],
  ['language', { cn: 'Chinese', en: 'English' }],
  ['siteVariant', { PC: 'Chinese site', PC_EN: 'English site' }],
];

describe('what the codes mean', () => {
  test.each(MEANINGS)('%s', (type, names) => {
    expect(Object.fromEntries(DICTIONARY[type].map(({ code, nameEn }) => [code, nameEn]))).toEqual(names);
  });

  test('every type is here', () => {
    expect([...MEANINGS.map(([type]) => type), 'prize'].sort()).toEqual(Object.keys(DICTIONARY).sort());
  });

  test('gift cards: code and value', () => {
    const values = Object.fromEntries(DICTIONARY.prize.map(({ code, nameCn, nameEn }) => [code, [/\d+/.exec(nameCn)?.[0], /\d+/.exec(nameEn)?.[0]].map(Number)]));
    expect(values).toEqual({
      P01: [10, 10], P02: [200, 200], P03: [500, 500], P04: [15, 15], P05: [2000, 2000], P06: [1000, 1000], XXCY: [Number.NaN, Number.NaN],
    });
  });
});
