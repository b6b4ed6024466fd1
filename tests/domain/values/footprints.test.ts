import { describe, expect, test } from 'vitest';
import { outlineOf, sameOutline } from '../../../app/domain/values/footprints';
import { check, unicode } from '../property';

describe('packages in the names of footprints', () => {
  test.each([
    ['R_0603_1608Metric', '0603'], ['Capacitor_SMD:C_0402_1005Metric', '0402'], ['my-library:XY-0402', '0402'], ['0805CAP', '0805'], ['LED_0603_1608Metric', '0603'],
    ['Package_SO:SOIC-8_3.9x4.9mm_P1.27mm', 'SOIC-8'], ['LQFP-48_7x7mm_P0.5mm', 'LQFP-48'], ['LQFP-48(7x7)', 'LQFP-48'], ['QFN-24-EP(4x4)', 'QFN-24'], ['SOT-23-5', 'SOT-23-5'],
    ['Package_TO_SOT_SMD:SOT-23', 'SOT-23'], ['D_SMA', 'SMA'], ['SMA(DO-214AC)', 'SMA'], ['Crystal_SMD_3225-4Pin_3.2x2.5mm', 'SMD3225-4P'], ['CAPC1608X90N', '0603'], ['RESC1005X40N', '0402'], ['CAPC2013X140N', '0805'], ['RESC1607X55N', '0603'],
    ['CP_Elec_6.3x7.7', 'SMD D6.3'], ['Capacitor_THT:CP_Radial_D10.0mm_P5.00mm', 'THT D10'], ['CAP-SMD_BD6.3-L6.6-W6.6-FD', 'SMD D6.3'], ['CAP-TH_BD5.0-P2.00-D0.8-FD', 'THT D5'],
    ['CAPAE660X550N', 'SMD D6.3'], ['CAPPRD500W60D1300H2200', 'THT D12.5'], ['SMD,D8xL10.2mm', 'SMD D8'], ['SMD D4xL5.4mm', 'SMD D4'], ['插件,D12.5xL20mm', 'THT D12.5'], ['D5xL11mm', 'THT D5'],
    ['SOP65P640X120-16N', 'SOP-16'], ['CP_EIA-3216-18_Kemet-A', 'CASE-A-3216-18'], ['SOIC-16-300mil', 'SOIC-16W'], ['D_MiniMELF', 'SOD-80'],
  ])('%s is %s', (text, name) => {
    expect(outlineOf(text)?.name).toBe(name);
  });

  test.each(['', '-', 'MountingHole_3.2mm', 'USB_C_Receptacle', 'R_Array_Convex_4x0603', 'Conn_01x04', 'logo', '插件,D2.4xL6.3mm', 'D5.2xL20mm', 'CP_Radial_Tantal_D5.0mm_P2.50mm', 'LED_D5.0mm', 'CAPC2016X90N', 'RESC0502X20N'])('%s is no package', (text) => {
    expect(outlineOf(text)).toBeNull();
  });

  test('a size is certain if the text says in which system it is, or if only one system has it', () => {
    expect(['0402', '0402 metric', 'C_0402_1005Metric', '0805'].map((text) => outlineOf(text)?.certain)).toEqual([false, true, true, true]);
  });

  test.each([
    ['SOP-8', 'SOIC-8', true], ['VQFN-24', 'QFN-24', true], ['LQFP-48', 'TQFP-48', true], ['SC-70', 'SOT-323', true], ['SOIC-8', 'SOIC-8W', false], ['SOT-23', 'SOT-23-5', false], ['0402', '0603', false],
    ['SMD D6.3', 'THT D6.3', false], ['SMD D6.3', 'SMD D8', false], ['SMD D6.3', '1206', false], ['TSSOP-16', 'SSOP-16', false], ['QFN-24', 'QFN-32', false],
  ])('%s fits %s: %s', (a, b, same) => {
    expect([sameOutline(a, b), sameOutline(b, a)]).toEqual([same, same]);
  });

  test('no text makes it fail', () => {
    check(unicode, (text) => void outlineOf(text));
  });
});

test('a pad below a small outline makes another package', () => {
  expect(['SOP-8-EP-150mil', 'ESOP-8', 'TSSOP-16-EP'].map((text) => outlineOf(text)?.name)).toEqual(['HSOP-8', 'ESOP-8', 'HTSSOP-16']);
  expect([sameOutline('HSOP-8', 'ESOP-8'), sameOutline('SOIC-8', 'ESOP-8'), sameOutline('QFN-24', 'QFN-24')]).toEqual([true, false, true]);
});
