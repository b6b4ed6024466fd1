import { beforeAll, describe, expect, test } from 'vitest';
import { matchBom } from '../../../app/upstream/contract/records/bom-match';
import type { CatalogueProduct } from '../../../functions/mall/catalogue/product';
import type { WireLine } from '../../fixtures/mall/bom-lines';
import { ask, loadMall } from '../../fixtures/mall/mall';
import { smallCatalogue } from '../../fixtures/mall/mall-catalogue';

/** Passives that differ in one respect each: number, category, package, attributes, and price of a piece in CNY. */
const PASSIVES: ReadonlyArray<readonly [mpn: string, category: string, packageName: string, attributes: CatalogueProduct['attributes'], price: number]> = [
  ['CHEAP-10V', '3_020101', '1210', { capacitance: 22e-6, tolerance: 20, voltage: 10, dielectric: 'X5R' }, 0.1],
  ['USUAL-25V', '3_020101', '1210', { capacitance: 22e-6, tolerance: 20, voltage: 25, dielectric: 'X5R' }, 0.2],
  ['STABLE', '3_020101', '1812', { capacitance: 47e-9, tolerance: 10, voltage: 50, dielectric: 'X7R' }, 0.1],
  ['UNSTABLE', '3_020101', '1812', { capacitance: 47e-9, tolerance: 10, voltage: 50, dielectric: 'Y5V' }, 0.01],
  ['CAN-8', '3_020202', 'D8xL12mm', { capacitance: 220e-6, tolerance: 20, voltage: 35 }, 0.1],
  ['CAN-10', '3_020202', 'D10xL16mm', { capacitance: 220e-6, tolerance: 20, voltage: 35 }, 0.2],
  ['CAN-10-SMD', '3_020201', 'SMD D10xL10.2mm', { capacitance: 220e-6, tolerance: 20, voltage: 35 }, 0.05],
  ['TINY', '3_010101', '0201', { resistance: 3.3, tolerance: 1, power: 0.05 }, 0.01],
  ['USUAL', '3_010101', '0603', { resistance: 3.3, tolerance: 1, power: 0.1 }, 0.02],
];

const products = [...smallCatalogue().products()];
const passives = products.slice(0, PASSIVES.length).map((one, index): CatalogueProduct => {
  const [mpn = '', category = '', packageName = '', attributes = {}, price = 0] = PASSIVES[index] ?? [];
  return { ...one, id: `F9${String(index).padStart(9, '0')}`, mpn, category, packageName, attributes, tiers: [[1, price * 1e6]], stock: 50_000, moq: 1, step: 1, goodsType: 'GT0' };
});

beforeAll(() => loadMall({ ...smallCatalogue(), products: () => [...products, ...passives] }));

async function match(line: Omit<WireLine, 'line'>) {
  const { data: { rows: [row] } } = await ask(matchBom, { lines: [{ quantity: 1, ...line, line: 1 }] });
  return { state: row?.state, doubts: row?.doubts ?? [], numbers: row?.candidates.map(({ goods }) => goods.mpn) ?? [] };
}

describe('passives that are found by their values', () => {
  test('of ratings that the line does not state, usual ones come first if they cost little more', async () => {
    expect((await match({ value: '22uF', package: '1210', designators: ['C1'] })).numbers).toEqual(['USUAL-25V', 'CHEAP-10V']);
    expect((await match({ value: '22uF', package: '1210', designators: ['C1'], quantity: 1_000 })).numbers).toEqual(['CHEAP-10V', 'USUAL-25V']);
  });

  test('a more stable dielectric does for a stated one, a less stable one does not', async () => {
    expect((await match({ value: '47nF 50V X5R', package: '1812', designators: ['C1'] })).numbers).toEqual(['STABLE']);
    expect((await match({ value: '47nF 50V Y5V', package: '1812', designators: ['C1'] })).numbers).toEqual(['UNSTABLE', 'STABLE']);
  });

  test.each([
    ['Capacitor_THT:CP_Radial_D10.0mm_P5.00mm', ['CAN-10']], ['CAP-TH_BD8.0-P3.50-D0.6-FD', ['CAN-8']], ['CP_Elec_10x12.5', ['CAN-10-SMD']], ['CAPAE530X540N', []],
  ])('the can of %s: %j', async (name, numbers) => {
    expect(await match({ value: '220uF 25V', package: name, designators: ['C1'] })).toEqual({ state: numbers.length > 0 ? 'check' : 'not_found', doubts: [], numbers });
  });

  test('a capacitor that has no usual voltage is doubted if the line states none', async () => {
    expect((await match({ value: '220uF', package: 'CP_Elec_10x12.5', designators: ['C1'] })).doubts).toEqual(['noVoltage']);
    expect((await match({ value: '22uF', package: '1210', designators: ['C1'] })).doubts).toEqual([]);
  });

  test('without a package, a resistor of the usual power comes first', async () => {
    expect(await match({ value: '3R3', designators: ['R1'] })).toMatchObject({ doubts: ['noPackage'], numbers: ['USUAL', 'TINY'] });
  });
});

test('the own number of a line comes before its alternates, even if its separators differ', async () => {
  const line = { mpn: 'STM32-F103C8T6', alternates: [{ mpn: 'STM32F103CBT6' }] };
  expect([...new Set((await match(line)).numbers)]).toEqual(['STM32F103C8T6', 'STM32F103CBT6']);
  expect(await match({ ...line, mpn: 'STM32F103C8T9' })).toMatchObject({ state: 'check', doubts: ['alternate'] });
});
