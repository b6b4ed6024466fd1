import { describe, expect, test } from 'vitest';
import { canMove, MACHINE, refundCounts, type Machine } from '../../../app/domain/order/states';

/** The table of app/domain/README.md, "Order states", a second time. */
const TABLE: Record<Machine, string> = {
  order: 'P0A>P0C P0A>P0F P0C>P0D P0C>P0F P0D>P0R P0D>P0F P0R>P0W',
  payment: 'P0C>P0S P0S>P0F',
  invoice: 'I0C>IOA IOA>I0S',
  [MACHINE.refundOnly]: 'S01>S03 S03>S04 S04>S05 S01>S06 S01>S07 S03>S07',
  [MACHINE.returnGoods]: 'S01>S02 S02>S03 S03>S04 S04>S05 S01>S06 S02>S06 S01>S07 S03>S07',
};

/** All states of all records. */
const STATES = [...new Set(Object.values(TABLE).join(' ').split(/[ >]/))];

describe('changes of state (app/domain/README.md, "Order states")', () => {
  test.each(Object.values(MACHINE))('%s', (machine) => {
    const found = STATES.flatMap((from) => STATES.filter((to) => canMove(machine, from, to)).map((to) => `${from}>${to}`));
    expect(found.sort()).toEqual(TABLE[machine].split(' ').sort());
  });

  test('no transition leads from or to an unknown state', () => {
    for (const other of ['', 'P0X', 'toString', '__proto__', 'S08']) {
      for (const machine of [MACHINE.order, MACHINE.payment, MACHINE.returnGoods]) {
        for (const state of STATES) expect([canMove(machine, other, state), canMove(machine, state, other)]).toEqual([false, false]);
      }
    }
  });

  test('cancelled and rejected refunds do not count', () => {
    expect((['S01', 'S02', 'S03', 'S04', 'S05', 'S06', 'S07'] as const).filter(refundCounts)).toEqual(['S01', 'S02', 'S03', 'S04', 'S05']);
  });
});
