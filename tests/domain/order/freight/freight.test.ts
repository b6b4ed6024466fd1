import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freightQuotes } from '../../../../app/domain/order/freight/checkout-freight';
import { billTo, filledInvoice } from '../../../../app/domain/order/checkout';
import { pieceWeight } from '../../../../app/domain/product/piece-weight';
import { freightOf, goodsWeight, withFreight, zoneOf, type FreightZone } from '../../../../app/domain/order/freight/freight';
import { orderAmounts } from '../../../../app/domain/order/amounts';
import { DEFAULT_FREIGHT } from '../../../../functions/mall/content/defaults/default-abroad';
import { check, checkLarge } from '../../property';

const ZONE: FreightZone = {
  countries: ['DE', 'FR'], packing: 200, classes: [{ upTo: 1_000, price: '166.80' }, { upTo: 500, price: '132.50' }, { upTo: 2_000, price: '239.00' }],
  more: { each: 500, price: '59.55' }, days: { least: 4, most: 8 },
};

/** An amount in cents, exactly. Random tables have amounts above what a number holds. */
function inCents(amount: string | undefined): bigint {
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(amount ?? '') ?? [];
  return BigInt(whole + fraction.padEnd(2, '0'));
}

/** What a parcel costs, in cents, computed with whole numbers only. @param units - its weight in parts of a gram @param parts - how many of them a gram has */
function centsOf(units: bigint, { packing = 0, classes, more }: FreightZone, parts = 1_000n): bigint | null {
  const weight = units + BigInt(packing) * parts;
  let best: { upTo: number; price: string } | undefined;
  let heaviest = classes[0];
  for (const one of classes) {
    if (BigInt(one.upTo) * parts >= weight && (!best || one.upTo < best.upTo)) best = one;
    if (heaviest && one.upTo > heaviest.upTo) heaviest = one;
  }
  if (best) return inCents(best.price);
  if (!heaviest || !more) return null;
  const step = BigInt(more.each) * parts;
  const over = weight - BigInt(heaviest.upTo) * parts;
  return inCents(heaviest.price) + inCents(more.price) * ((over + step - 1n) / step);
}

describe('freight', () => {
  test.each([
    ['0', '132.50'], ['300', '132.50'], ['300.0001', '166.80'], ['800', '166.80'], ['801', '239.00'], ['1800', '239.00'],
    ['1800.000001', '298.55'], ['2300', '298.55'], ['2300.5', '358.1'], ['101800', '12149'],
  ])('of %s g of goods is the price of the lightest class that fits them with the packing: %s', (weight, price) => {
    expect(Number(freightOf(ZONE, weight))).toBe(Number(price));
  });

  test('property: equals an oracle of whole numbers, to the cent, for random tables and parcels', () => {
    const price = fc.integer({ min: 0, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2));
    const zone = fc.record({
      countries: fc.constant<string[]>(['DE']), packing: fc.integer({ min: 0, max: 2_000 }),
      classes: fc.uniqueArray(fc.record({ upTo: fc.integer({ min: 1, max: 50_000 }), price }), { selector: ({ upTo }) => upTo, minLength: 1, maxLength: 6 }),
      more: fc.option(fc.record({ each: fc.integer({ min: 1, max: 5_000 }), price }), { nil: undefined }),
    });
    const lines = fc.array(fc.record({ milligrams: fc.integer({ min: 0, max: 5_000_000 }), quantity: fc.integer({ min: 1, max: 100_000 }) }), { maxLength: 6 });
    check(fc.tuple(zone, lines), ([table, parcel]) => {
      const weight = goodsWeight(parcel.map(({ milligrams, quantity }) => ({ weight: milligrams / 1_000, quantity })));
      const sum = parcel.reduce((all, { milligrams, quantity }) => all + BigInt(milligrams) * BigInt(quantity), 0n);
      const found = freightOf(table, weight);
      expect(found === null ? null : inCents(found)).toBe(centsOf(sum, table));
    });
  });

  test('above the last class is refused where further weight has no price', () => {
    const light = { countries: ['DE'], classes: [{ upTo: 500, price: '10' }] };
    expect([freightOf(light, '500'), freightOf(light, '500.01')]).toEqual(['10', null]);
  });

  test('is a part of what is paid, earns no discount, and is not lowered by one', () => {
    const amounts = orderAmounts([{ qty: 1_000, rangePrice: [{ min: 1, price: '1.23' }], hasDiscount: 'T' }], { itemList: [{ amount: '1000', discount: '0.9' }] });
    if (!amounts) throw new Error('no amounts');
    const { total, saving, payable, freight, shipping, discount } = withFreight(amounts, '132.50');
    expect({ total, saving, payable, freight, shipping, discount }).toEqual({ total: '1230', saving: '123', payable: '1239.5', freight: '132.50', shipping: 'FP2', discount: '0.9' });
    expect(withFreight(amounts, '0.00')).toMatchObject({ payable: '1107', shipping: 'FP0' });
  });

  test('of the default content has one zone a country, and rises with the weight', () => {
    const countries = DEFAULT_FREIGHT.flatMap((zone) => zone.countries);
    expect(new Set(countries).size).toBe(countries.length);
    for (const zone of DEFAULT_FREIGHT) {
      expect(zoneOf(DEFAULT_FREIGHT, zone.countries[0] ?? '')).toBe(zone);
      const prices = [0, 400, 900, 4_000, 9_000, 19_000, 19_900, 25_000].map((weight) => Number(freightOf(zone, String(weight))));
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
    }
    expect(zoneOf(DEFAULT_FREIGHT, 'KP')).toBeNull();
  });
});

describe('what checkout says', () => {
  const totals = { lines: 1, total: '100', eligible: '0', discount: '0', saving: '0', shipping: 'FP1', payable: '100', next: null, sellers: [] } as const;
  const line = { productId: 'P', mpn: 'M', brand: 'B', partRef: '', product: null, weight: 2, quantity: 100, selected: true, addedPrice: null, amounts: { unitPrice: '1', amount: '100', discounted: '100' } };
  const cart = { ownNumbers: false, shipments: [], lines: [line, { ...line, selected: false, quantity: 99_999 }, { ...line, amounts: null, quantity: 99_999 }], totals: { ...totals, sellers: [] } };

  test('counts the selected lines that can be ordered', () => {
    expect(freightQuotes([ZONE], cart)).toEqual(Object.fromEntries(['DE', 'FR'].map((code) => [code, { freight: '132.50', shipping: 'FP2', payable: '232.5', days: { least: 4, most: 8 } }])));
  });

  test('property: is what an order costs whose parts have weights of the catalogue or of their packages, in every zone, by an oracle of whole numbers', () => {
    // Tenths of a milligram, as the table of packages has them.
    const packages = { '0402': 15n, '0805': 150n, 'SOIC-8': 960n, 'TO-247': 62_000n, 'D8xL12mm': 12_064n, '': 10_000n } as const;
    const names = Object.keys(packages).filter((name): name is keyof typeof packages => name in packages);
    const part = fc.record({ tenths: fc.option(fc.integer({ min: 0, max: 2_000_000 }), { nil: null }), packageName: fc.constantFrom(...names), quantity: fc.integer({ min: 1, max: 20_000 }) });
    checkLarge(fc.tuple(fc.array(part, { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 99_999_999 })), ([parts, cents]) => {
      const lines = parts.map(({ tenths, packageName, quantity }) => ({ ...line, weight: pieceWeight({ ...(tenths === null ? {} : { weight: tenths / 10_000 }), packageName }), quantity }));
      const weight = parts.reduce((sum, { tenths, packageName, quantity }) => sum + (tenths === null ? packages[packageName] : BigInt(tenths)) * BigInt(quantity), 0n);
      const quotes = freightQuotes(DEFAULT_FREIGHT, { ...cart, lines, totals: { ...cart.totals, payable: (cents / 100).toFixed(2) } });
      for (const zone of DEFAULT_FREIGHT) {
        const freight = centsOf(weight, zone, 10_000n) ?? 0n;
        expect(inCents(quotes?.[zone.countries.at(-1) ?? '']?.payable) - BigInt(cents)).toBe(freight);
      }
    });
  });

  test.each([
    ['CN', { kind: 'good', payable: '100', shipping: 'FP1', freight: '0', days: null }],
    ['DE', { kind: 'good', payable: '232.5', shipping: 'FP2', freight: '132.50', days: { least: 4, most: 8 } }],
    ['US', { kind: 'notSent' }], ['toString', { kind: 'notSent' }],
  ])('to %s: %j', (country, bill) => {
    expect(billTo(country, totals, freightQuotes([ZONE], cart))).toEqual(bill);
  });

  test('that a parcel is too heavy, that freight is free, and that it is not known at present', () => {
    expect(billTo('DE', totals, freightQuotes([{ countries: ['DE'], classes: [{ upTo: 1, price: '1' }] }], cart))).toEqual({ kind: 'tooHeavy' });
    expect(billTo('DE', totals, freightQuotes([{ countries: ['DE'], classes: [{ upTo: 9_999, price: '0' }] }], cart))).toMatchObject({ kind: 'good', shipping: 'FP0', payable: '100' });
    expect(billTo('DE', totals, freightQuotes(null, cart))).toEqual({ kind: 'unknown' });
  });
});

describe('what is filled in for the invoice', () => {
  const remembered = { invoiceTitle: 'Ohm Inc', taxNo: '123456789', taxCountries: ['US', 'IL'] };

  test.each([
    ['US', remembered, ['Ohm Inc', '123456789']], ['DE', remembered, ['Ohm Inc', '']], ['CN', remembered, ['', '']], ['CN', { ...remembered, taxCountries: ['CN'] }, ['Ohm Inc', '123456789']],
    ['CN', { ...remembered, taxNo: '', taxCountries: [] }, ['', '']], ['DE', { ...remembered, taxNo: '', taxCountries: [] }, ['Ohm Inc', '']], ['DE', null, ['', '']],
  ])('to %s: what is not refused there', (country, details, filled) => {
    const { invoiceTitle, taxNo } = filledInvoice(country, details);
    expect([invoiceTitle, taxNo]).toEqual(filled);
  });
});
