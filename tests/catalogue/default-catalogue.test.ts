import { beforeAll, describe, expect, it } from 'vitest';
import { tally, type Tally } from '../../functions/mall/catalogue/loading/checksum';
import { defaultCatalogue } from '../../functions/mall/catalogue/generator/default-catalogue';
import type { CatalogueProduct } from '../../functions/mall/catalogue/product';
import { drawingSlugs } from '../../functions/mall/file/drawing/package-drawing';

const HAN = /\p{Script=Han}/u;
/** Generating takes several seconds, more on a busy machine. */
const PATIENCE = 240_000;
/** After a change of products, put the checksum here that `npm run catalogue -- generate` prints. */
const CHECKSUM = 'b5d53b2a44c009fe6169676942ff18e0cea966664c3eb7e03ff5a3e6bd30b345';

const catalogue = defaultCatalogue();
const products: CatalogueProduct[] = [];
let first: Tally;

beforeAll(() => {
  first = tally(catalogue, (product) => products.push(product));
}, PATIENCE);

/** Chinese, or an abbreviation that is used in both languages: `DDR4 SDRAM`, `USB Type-C`. */
function isChinese(name: string): boolean {
  return HAN.test(name) || (name !== '' && !/[a-z]{5}/.test(name));
}

/** A few of the products that break a rule, for the message. */
function breaking(holds: (product: CatalogueProduct) => boolean): string[] {
  return products.filter((product) => !holds(product)).slice(0, 5).map(({ brand, mpn }) => `${brand} ${mpn}`);
}

describe('the default catalogue', () => {
  it('has its recorded checksum, so it is equal in every run', () => {
    expect(first.checksum).toBe(CHECKSUM);
  });

  it('has many products, brands and categories', () => {
    const level = (one: number) => catalogue.categories.filter((category) => category.level === one).length;
    expect(first.products).toBeGreaterThanOrEqual(120_000);
    expect(level(1)).toBeGreaterThanOrEqual(12);
    expect(level(2)).toBeGreaterThanOrEqual(60);
    expect(level(3)).toBeGreaterThanOrEqual(150);
    expect(new Set(products.map(({ brand }) => brand)).size).toBeGreaterThanOrEqual(40);
    const circuits = products.filter(({ category, goodsType }) => /^3_(08|09|1[0-3])/.test(category) && goodsType !== 'GT2');
    expect(circuits.length).toBeGreaterThanOrEqual(600);
    expect(new Set(circuits.map(({ packageName }) => packageName)).size).toBeGreaterThan(30);
  });

  it('names categories in both languages, in one tree without empty branches', () => {
    const filled = new Set(products.map(({ category }) => category));
    const codes = new Set(catalogue.categories.map(({ code }) => code));
    expect(breaking(({ category }) => codes.has(category) && category.startsWith('3_'))).toEqual([]);
    for (const { code, parent, level, nameCn, nameEn } of catalogue.categories) {
      expect(code).toMatch(new RegExp(`^${level}_\\d{${level * 2}}$`));
      expect(parent).toBe(level === 1 ? null : `${level - 1}_${code.slice(2, -2)}`);
      expect(HAN.test(nameEn), nameEn).toBe(false);
      expect(nameCn.length > 0 && nameEn.length > 0, code).toBe(true);
    }
    const leaves = catalogue.categories.filter(({ level }) => level === 3).map(({ code }) => code);
    expect(leaves.filter((code) => !filled.has(code))).toEqual([]);
    expect(new Set(catalogue.categories.map(({ code }) => code)).size).toBe(catalogue.categories.length);
    expect(catalogue.categories.filter(({ nameCn }) => !isChinese(nameCn)).map(({ nameCn }) => nameCn)).toEqual([]);
  });

  it('has a product of every brand and no brand twice', () => {
    const used = new Set(products.map(({ brand }) => brand));
    const names = new Set(catalogue.brands.map(({ nameEn }) => nameEn));
    expect(breaking(({ brand }) => names.has(brand))).toEqual([]);
    expect(catalogue.brands.map(({ nameEn }) => nameEn).filter((name) => !used.has(name))).toEqual([]);
    expect(new Set(catalogue.brands.map(({ nameEn }) => nameEn.toLowerCase())).size).toBe(catalogue.brands.length);
    expect(catalogue.brands.filter(({ nameCn }) => nameCn === '').map(({ nameEn }) => nameEn)).toEqual([]);
    expect(catalogue.brands.filter(({ agent }) => agent).length).toBeGreaterThan(10);
  });

  it('sells every part number of a brand once, and ids are unique', () => {
    const key = ({ brand, mpn, supplier }: CatalogueProduct) => `${brand}|${mpn}|${supplier}`;
    expect(new Set(products.map(key)).size).toBe(products.length);
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    expect(breaking(({ id }) => /^F\d{10}$/.test(id))).toEqual([]);
  });

  it('has price tiers with ascending quantities and descending prices, in whole millionths', () => {
    expect(breaking(({ tiers, moq }) => tiers.length >= 1 && tiers.length <= 6 && tiers[0]?.[0] === moq)).toEqual([]);
    expect(breaking(({ tiers }) => tiers.every(([min, price], index) => {
      const before = tiers[index - 1];
      return Number.isInteger(min) && Number.isInteger(price) && price > 0 && (!before || (min > before[0] && price < before[1]));
    }))).toEqual([]);
    const sixDecimals = products.filter(({ tiers }) => tiers.some(([, price]) => price % 10 !== 0));
    expect(sixDecimals.length).toBeGreaterThan(1000);
    expect(new Set(products.map(({ tiers }) => tiers.length))).toEqual(new Set([1, 2, 3, 4, 5, 6].filter((n) => products.some(({ tiers }) => tiers.length === n))));
  });

  it('has minimum, step and pack quantities that fit each other', () => {
    expect(breaking(({ moq, mpq, step }) => moq >= 1 && mpq >= 1 && step >= 1 && moq % step === 0)).toEqual([]);
    expect(breaking(({ stock }) => Number.isInteger(stock) && stock >= 0)).toEqual([]);
    expect(products.some(({ stepType, moq, mpq }) => stepType === 1 && moq > mpq)).toBe(true);
    expect(breaking(({ ordering, orderingDays }) => ordering === orderingDays > 0)).toEqual([]);
    expect(breaking(({ inTransit }) => inTransit.every(([pieces, days]) => pieces > 0 && days > 0))).toEqual([]);
  });

  it('has stock like a shop', () => {
    const share = (holds: (product: CatalogueProduct) => boolean) => products.filter(holds).length / products.length;
    expect(share(({ stock }) => stock === 0)).toBeGreaterThan(0.06);
    expect(share(({ stock }) => stock === 0)).toBeLessThan(0.14);
    expect(share(({ hasDiscount }) => hasDiscount)).toBeGreaterThan(0.06);
    expect(share(({ hasDiscount }) => hasDiscount)).toBeLessThan(0.1);
    expect(share(({ ordering }) => ordering)).toBeGreaterThan(0.1);
    expect(share(({ inTransit }) => inTransit.length > 0)).toBeGreaterThan(0.03);
    expect(share(({ goodsType }) => goodsType === 'GT1')).toBeGreaterThan(0.002);
  });

  it('has partners\' offers of its own products, ranked after all of them', () => {
    const own = new Map(products.filter(({ goodsType }) => goodsType !== 'GT2').map((product) => [`${product.brand}|${product.mpn}`, product]));
    const offers = products.filter(({ goodsType }) => goodsType === 'GT2');
    expect(offers.length).toBeGreaterThan(2000);
    expect(offers.length).toBeLessThan(4500);
    expect(offers.filter((one) => !own.has(`${one.brand}|${one.mpn}`) || one.supplier === '' || !one.deliveryDays || one.hasDiscount)).toEqual([]);
    const least = [...own.values()].reduce((lowest, { popularity }) => Math.min(lowest, popularity), Infinity);
    expect(offers.reduce((highest, { popularity }) => Math.max(highest, popularity), 0)).toBeLessThan(least);
  });

  it('has attributes with known keys and finite numbers', () => {
    const keys = new Set(catalogue.attributes.map(({ key }) => key));
    expect(keys.size).toBeLessThanOrEqual(170);
    expect([...keys].filter((key) => !/^[a-z][a-z0-9_]*$/.test(key))).toEqual([]);
    expect(catalogue.attributes.filter(({ nameCn, nameEn }) => !nameCn || HAN.test(nameEn))).toEqual([]);
    expect(breaking(({ attributes }) => Object.keys(attributes).every((key) => keys.has(key)))).toEqual([]);
    expect(breaking(({ attributes }) => Object.values(attributes).every((value) => typeof value === 'string' || Number.isFinite(value)))).toEqual([]);
    expect(breaking(({ attributes }) => Object.values(attributes).every((value) => typeof value === 'number' || !HAN.test(value)))).toEqual([]);
    const used = new Set(products.flatMap(({ attributes }) => Object.keys(attributes)));
    expect([...keys].filter((key) => !used.has(key))).toEqual([]);
  });

  it('has names and descriptions in both languages', () => {
    expect(breaking(({ nameCn, nameEn }) => isChinese(nameCn) && nameEn !== '' && !HAN.test(nameEn))).toEqual([]);
    expect(breaking(({ descriptionCn, descriptionEn }) => descriptionCn !== '' && descriptionEn !== '' && !HAN.test(descriptionEn))).toEqual([]);
    const resistor = products.find(({ mpn }) => mpn === 'RC0603FR-0710KL');
    expect(resistor?.descriptionEn).toBe('Thick film chip resistor, 10 kΩ, ±1%, 75 V, 0.1 W, 0603');
    expect(resistor?.descriptionCn).toBe('厚膜贴片电阻，10 kΩ，±1%，75 V，0.1 W，0603');
    expect(breaking(({ packageName }) => !HAN.test(packageName))).toEqual([]);
  });

  it('says of every product what it is, in lines such as a distributor writes', () => {
    const lineOf = (mpn: string) => products.find((product) => product.mpn === mpn);
    expect(lineOf('LM358DR')?.descriptionEn).toBe('Dual general purpose op-amp, 3–32 V, 700 kHz, SOIC-8');
    expect(lineOf('LM358DR')?.descriptionCn).toBe('双路通用运放，3–32 V，700 kHz，SOIC-8');
    expect(lineOf('AO3400A')?.descriptionEn).toBe('N-channel MOSFET, 30 V, 5.7 A, 26 mΩ, 0.9 W, SOT-23');
    expect(breaking(({ descriptionEn, nameEn }) => descriptionEn.startsWith(nameEn) && descriptionEn.length <= 160)).toEqual([]);
    expect(breaking(({ descriptionCn, nameCn }) => descriptionCn.startsWith(nameCn))).toEqual([]);
    expect(breaking(({ descriptionEn }) => !/undefined|NaN|null/.test(descriptionEn))).toEqual([]);
  });

  it('has enough parameters to choose by', () => {
    const general = ['mounting', 'temperature_min', 'temperature_max', 'packing', 'rohs', 'lifecycle'];
    // The two ends of a range are one parameter.
    const own = ({ attributes }: CatalogueProduct) =>
      Object.keys(attributes).filter((key) => !general.includes(key) && key !== 'supply_voltage_min').length;
    expect(breaking(({ packageName, attributes }) => packageName !== '' && general.every((key) => key in attributes))).toEqual([]);
    expect(breaking((product) => !/^3_0[1-8]/.test(product.category) || own(product) >= 6)).toEqual([]);
    expect(breaking((product) => own(product) >= 4)).toEqual([]);
  });

  it('has a delivery time for every product in stock', () => {
    expect(breaking(({ stock, deliveryCn, deliveryEn, deliveryDays }) => stock === 0 || deliveryDays !== null || (deliveryCn !== '' && deliveryEn !== ''))).toEqual([]);
  });

  it('offers a datasheet only where its address is known', () => {
    const sheetOf = (mpn: string) => products.find((product) => product.mpn === mpn)?.datasheetUrl;
    expect(sheetOf('LM358DR')).toBe('https://www.ti.com/lit/ds/symlink/lm358.pdf');
    expect(sheetOf('STM32F103C8T6')).toBe('https://www.st.com/resource/en/datasheet/stm32f103c8.pdf');
    expect(sheetOf('RC0603FR-0710KL')).toBe('');
    expect(breaking(({ datasheetUrl }) => /^(?:https:\/\/\S+\.pdf)?$/.test(datasheetUrl))).toEqual([]);
  });

  it('uses existing drawings only', () => {
    const known = new Set(drawingSlugs.map((slug) => `/package/${slug}.svg`));
    expect(breaking(({ images }) => images.every((image) => known.has(image)))).toEqual([]);
    expect(new Set(products.flatMap(({ images }) => images)).size).toBeGreaterThan(80);
    expect(products.some(({ images }) => images.length === 0)).toBe(true);
  });

  it('ranks popular products first', () => {
    const ranked = [...products].sort((a, b) => b.popularity - a.popularity).slice(0, 200).map(({ mpn }) => mpn);
    const wanted = [
      'CL10B104KB8NNNC', 'RC0603FR-0710KL', 'STM32F103C8T6', 'AO3400A', 'SS34', 'IRF540NPBF', 'CH340C', 'LM358DR', 'GD32F303RCT6',
      'GRM188R71H104KA93D', 'AMS1117-3.3', 'NE555P',
    ];
    expect(wanted.filter((mpn) => !ranked.includes(mpn))).toEqual([]);
    expect(products.some(({ mpn }) => mpn === 'LM358/NOPB')).toBe(true);
    const kinds = new Set(products.filter(({ popularity }) => popularity > 1000).map(({ category }) => category.slice(0, 4)));
    expect(kinds.size).toBeGreaterThanOrEqual(8);
  });
});
