import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupPartnerOffers, type ComparedProduct } from '~/domain/product/partner-offers';
import { checkLarge, unicode } from '../property';

const PAGE: ComparedProduct = { id: 'F1', mpn: '1N4148W', brand: 'CJ', brandNames: ['长电', 'CJ'] };
const ids = (products: readonly ComparedProduct[]) => products.map(({ id }) => id);
const offer = (id: string, over: Partial<ComparedProduct> = {}): ComparedProduct => ({ ...PAGE, id, ...over });

function grouped(offers: ComparedProduct[], page = PAGE) {
  const { sameMaker, otherMakers } = groupPartnerOffers(page, offers);
  return [ids(sameMaker), ids(otherMakers)];
}

describe('Partner offers', () => {
  it('are those of the same maker; products of other makers with the number are separate', () => {
    expect(grouped([offer('A', { brand: 'MDD', brandNames: ['辰达', 'MDD'] }), offer('B'), offer('C', { brand: 'MDD', brandNames: [] }), offer('D')]))
      .toEqual([['B', 'D'], ['A', 'C']]);
  });

  it('have each product once, without that of the page', () => {
    expect(grouped([offer('F1'), offer('F1', { brand: 'MDD' }), offer('B'), offer('B')])).toEqual([['B'], []]);
  });

  it('have the same number in any spelling; others are left out', () => {
    expect(grouped([offer('A', { mpn: '1n-4148 w' }), offer('B', { mpn: '１Ｎ４１４８Ｗ' }), offer('C', { mpn: '1N4148' }), offer('D', { mpn: '', brand: 'MDD' })]))
      .toEqual([['A', 'B'], []]);
    expect(grouped([offer('A', { mpn: '—' })], { ...PAGE, mpn: '—' })).toEqual([[], []]);
  });

  it.each([
    ['case and width', 'ｃｊ', 'CJ'], ['spaces and points', 'Texas Instruments', 'TEXAS-INSTRUMENTS.'], ['accents', 'Würth Elektronik', 'Wurth Elektronik'],
  ])('recognise a maker with any %s of its name', (_, one, other) => {
    expect(grouped([offer('A', { brand: other, brandNames: [] })], { ...PAGE, brand: one, brandNames: [] })).toEqual([['A'], []]);
  });

  it('recognise a maker by any of its names in any language', () => {
    const ti: ComparedProduct = { ...PAGE, brand: '德州仪器', brandNames: ['德州仪器', 'Texas Instruments'] };
    expect(grouped([offer('A', { brand: 'texas instruments', brandNames: [] }), offer('B', { brand: 'TI', brandNames: ['德州仪器'] })], ti))
      .toEqual([['A', 'B'], []]);
    expect(grouped([offer('A', { brand: '德州仪器', brandNames: ['Texas Instruments'] })], { ...ti, brandNames: undefined })).toEqual([['A'], []]);
  });

  it('treat a maker without a name as another one', () => {
    for (const brand of ['', ' ', '-']) {
      expect(grouped([offer('A', { brand, brandNames: [''] })], { ...PAGE, brand, brandNames: [''] })).toEqual([[], ['A']]);
    }
  });

  const name = fc.oneof(fc.constantFrom('CJ', 'cj', '长电', 'MDD', 'Würth', 'WURTH', ''), unicode);
  const anyPart = fc.record({
    id: fc.constantFrom('F1', 'A', 'B', 'C', 'D', 'E'), mpn: fc.oneof(fc.constantFrom('1N4148W', '1n4148-w', '1N4148'), unicode), brand: name,
    brandNames: fc.option(fc.array(name, { maxLength: 3 }), { nil: undefined }),
  });
  const answers = fc.tuple(anyPart, fc.array(anyPart, { maxLength: 8 }));

  it('property: each is in at most one group, in the order of the answer, and none is that of the page', () => {
    checkLarge(answers, ([page, offers]) => {
      const { sameMaker, otherMakers } = groupPartnerOffers(page, offers);
      const all = [...sameMaker, ...otherMakers];
      expect(new Set(ids(all)).size).toBe(all.length);
      expect(ids(all)).not.toContain(page.id);
      for (const group of [sameMaker, otherMakers]) {
        const places = group.map((one) => offers.indexOf(one));
        expect(places).toEqual([...places].sort((a, b) => a - b));
        expect(places).not.toContain(-1);
      }
    });
  });

  it('property: groups do not depend on the order of the answer, and equality of makers is symmetric', () => {
    checkLarge(answers, ([page, offers]) => {
      const distinct = [...new Map(offers.map((one) => [one.id, one])).values()];
      const [same, others] = grouped(distinct, page);
      const [sameTurned, othersTurned] = grouped([...distinct].reverse(), page);
      expect([sameTurned?.sort(), othersTurned?.sort()]).toEqual([same?.sort(), others?.sort()]);
      for (const one of distinct) {
        expect(grouped([page], one)).toEqual(grouped([one], page).map((group) => group.map(() => page.id)));
      }
    });
  });
});
