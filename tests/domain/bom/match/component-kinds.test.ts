import { describe, expect, test } from 'vitest';
import { componentOfDesignators, componentOfFootprint, excludesKind, kindsIn } from '../../../../app/domain/bom/match/component-kinds';

describe('kinds of components', () => {
  test.each([
    [['R1', 'R2'], 'resistor'], [['C0_1'], 'capacitor'], [['FB3'], 'bead'], [['LED1'], 'led'], [['Y1'], 'crystal'], [['U7'], undefined], [['R1', 'C1'], undefined], [[], undefined], [['X?'], undefined],
  ] as const)('%j stand for %s', (designators, component) => {
    expect(componentOfDesignators([...designators])).toBe(component);
  });

  test.each([
    ['C1', 'resistor', true], ['C1', 'capacitor', false], ['U1', 'capacitor', true], ['U1', 'diode', false], ['R1', 'fuse', false], ['J1', 'circuit', false], ['A1', 'capacitor', false],
  ] as const)('%s as a %s is excluded: %s', (designator, kind, excluded) => {
    expect(excludesKind([designator], kind)).toBe(excluded);
  });

  test.each([
    ['CAP CER 100NF 16V', ['capacitor']], ['IC LED DRIVER', ['circuit']], ['LED GREEN', ['diode']], ['IC SWITCH SPST', ['circuit', 'connector']], ['贴片电阻', ['resistor']], ['10k 1%', []],
  ])('%s names %j', (text, kinds) => {
    expect([...kindsIn(text)].toSorted()).toEqual(kinds);
  });
});

test.each([
  ['R_0603_1608Metric', 'resistor'], ['Capacitor_SMD:C_0402_1005Metric', 'capacitor'], ['C0805', 'capacitor'], ['CAPC1608X90N', 'capacitor'], ['LED_0603', 'led'], ['SOT-23', undefined], ['CONN_2x5', undefined],
] as const)('the footprint %s is for %s', (name, component) => {
  expect(componentOfFootprint(name)).toBe(component);
});
