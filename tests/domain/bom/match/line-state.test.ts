import { describe, expect, test } from 'vitest';
import { matchOf } from '../../../../app/domain/bom/match/line-state';
import type { Rung, Tick } from '../../../../app/domain/bom/match/match-records';

const WANTED = { line: 1, designators: ['C1'], quantity: 1, code: '', mpn: '', brand: '', value: '10uF', package: '', text: '', alternates: [] };
const tick = (field: string, more: Partial<Tick> = {}): Tick => ({ field, tick: 'agrees', asked: 'x', has: 'x', ...more });
const [value, size, dielectric, voltage] = [tick('capacitance'), tick('package'), tick('dielectric', { assumed: true }), tick('voltage')];
const assumed = tick('voltage', { tick: 'notStated', assumed: true });

function doubtsOf(rung: Rung, ticks: Tick[]) {
  const { state, doubts } = matchOf(WANTED, [{ product: { id: 'F1', mpn: 'A1', brand: 'B' }, rung, ticks }]);
  return [state, ...doubts];
}

describe('a part that is found by its values', () => {
  test.each<[string, Tick[], string[]]>([
    ['a ceramic capacitor', [value, size, dielectric, assumed], []],
    ['another capacitor with its voltage', [value, size, voltage], []],
    ['another capacitor without a voltage', [value, size, assumed], ['noVoltage']],
    ['a resistor', [tick('resistance'), size], []],
    ['without a package', [value, voltage], ['noPackage']],
    ['in a package that cannot be compared', [value, voltage, tick('package', { tick: 'notStated' })], ['noPackage']],
  ])('%s', (_, ticks, doubts) => {
    expect(doubtsOf('values', ticks)).toEqual(['check', ...doubts]);
  });

  test('by its number, it needs neither', () => {
    expect(doubtsOf('number', [value])).toEqual(['matched']);
  });
});
