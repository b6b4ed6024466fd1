import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COST, costOf, type AnswerCost } from '../../app/upstream/contract/base/cost';
import { PAGE_TIME, PageTime, type RequestKind } from '../../functions/isolate/page-time';
import { REQUEST_WORK, RequestWork } from '../../functions/isolate/request-work';

const NETWORK = '203.0.113';
const KIND: RequestKind = { route: '/shopping_cart', network: NETWORK };
const { calls, sent, most } = REQUEST_WORK;
const nothing: AnswerCost = { statements: 0, rowsRead: 0, rowsWritten: 0, bytes: 0 };
/** An answer that takes so many ms. */
const taking = (ms: number): AnswerCost => ({ ...nothing, rowsRead: ms / calls.rowsRead });

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

/** The pages of an isolate, and what they are charged. */
function pages() {
  const gate = new PageTime();
  const charged: number[] = [];
  const charge = gate.charge.bind(gate);
  gate.charge = (takes, payer) => {
    if (takes > 0) charged.push(takes);
    charge(takes, payer);
  };
  const begin = (of = KIND) => new RequestWork(gate, of, { kind: PAGE_TIME.takes.trade, known: gate.known(of) });
  return { gate, begin, sum: () => charged.reduce((all, ms) => all + ms, 0) };
}

test('S41: a request counts as its kind, and so does the next one', () => {
  const { gate, begin, sum } = pages();
  begin().add(taking(PAGE_TIME.takes.trade));
  expect([sum(), gate.known(KIND)]).toEqual([0, 0]);
});

test('S41: what calls take beyond the kind counts at once, and of the next such request before it begins', () => {
  const { gate, begin, sum } = pages();
  begin().add(taking(PAGE_TIME.takes.trade + 300));
  expect([sum(), gate.known(KIND)]).toEqual([300, 300]);
  expect([gate.known({ ...KIND, route: '/' }), gate.known({ ...KIND, network: '198.51.100' })]).toEqual([0, 0]);
  begin().add(taking(PAGE_TIME.takes.trade + 300));
  expect(sum()).toBe(300);
  begin().add(taking(PAGE_TIME.takes.trade + 350));
  expect([sum(), gate.known(KIND)]).toEqual([350, 350]);
});

test('what rules count does not count twice', () => {
  const { begin, sum } = pages();
  const work = begin();
  work.counts(200);
  work.add(taking(PAGE_TIME.takes.trade + 200));
  work.send(1_000 / sent.page, 'page');
  expect(sum()).toBeCloseTo(1_000);
});

test('S41: what a rule gives back counts again as far as it was taken', () => {
  const { begin, sum } = pages();
  const work = begin();
  work.add(taking(PAGE_TIME.takes.trade));
  work.counts(-PAGE_TIME.takes.trade / 3);
  expect(sum()).toBeCloseTo(PAGE_TIME.takes.trade / 3);
});

test('S41: what is posted counts, but not all of a large file', () => {
  const { begin, sum } = pages();
  const { takes, most: counted } = REQUEST_WORK.posted;
  const work = begin();
  work.receive(PAGE_TIME.takes.trade / takes);
  expect(sum()).toBe(0);
  for (let piece = 0; piece < 20; piece++) work.receive(counted / 10);
  expect(sum()).toBeCloseTo(counted * takes - PAGE_TIME.takes.trade);
});

test('a usual request ends what is known, and so does time', () => {
  const { gate, begin } = pages();
  begin().add(taking(500));
  const usual = begin();
  usual.add(taking(1));
  expect(gate.known(KIND)).toBeGreaterThan(0);
  usual.end();
  expect(gate.known(KIND)).toBe(0);
  begin().add(taking(500));
  vi.advanceTimersByTime(PAGE_TIME.known);
  expect(gate.known(KIND)).toBe(0);
});

test('S41: requests that came before it was known wait for what such a one takes, and those that would wait too long do not come', async () => {
  const { begin } = pages();
  const early = Array.from({ length: 10 }, () => begin());
  begin().add(taking(PAGE_TIME.takes.trade + 500));
  const since = Date.now();
  const came: number[] = [];
  const late: number[] = [];
  const all = early.map(async (work, index) => ((await work.catchUp((waiting) => waiting())) ? came : late).push(index));
  await vi.advanceTimersByTimeAsync(PAGE_TIME.wait + 1);
  await Promise.all(all);
  expect([came.length > 0, late.length > 0, Date.now() - since]).toEqual([true, true, PAGE_TIME.wait + 1]);
  expect(await begin().catchUp((waiting) => waiting())).toBe(true);
});

test('a visitor of an unknown network pays for nothing', () => {
  const { gate, begin } = pages();
  const nobody: RequestKind = { ...KIND, network: undefined };
  begin(nobody).add(taking(1_000));
  expect(gate.known(nobody)).toBe(0);
});

test('property: a request is charged what its work is beyond its rules, at most once and within a bound', () => {
  const step = fc.oneof(
    fc.record({ statements: fc.nat(500), rowsRead: fc.nat(100_000), rowsWritten: fc.nat(2_000), bytes: fc.nat(2_000_000) }),
    fc.record({ page: fc.nat(3_000_000) }), fc.record({ data: fc.nat(3_000_000) }),
  );
  fc.assert(fc.property(fc.array(step, { maxLength: 8 }), fc.nat(500), (steps, ruled) => {
    const { begin, sum } = pages();
    const work = begin();
    work.counts(ruled);
    let takes = 0;
    for (const one of steps) {
      if ('page' in one) {
        work.send(one.page, 'page');
        takes += one.page * sent.page;
      } else if ('data' in one) {
        work.send(one.data, 'data');
        takes += one.data * sent.data;
      } else {
        work.add(one);
        takes += one.statements * calls.statements + one.rowsRead * calls.rowsRead + one.rowsWritten * calls.rowsWritten + one.bytes * calls.bytes;
      }
    }
    expect(sum()).toBeCloseTo(Math.min(Math.max(takes - PAGE_TIME.takes.trade - ruled, 0), most));
  }));
});

describe('the cost of an answer', () => {
  const read = (text?: string) => costOf({ headers: new Headers(text === undefined ? {} : { [COST]: text }), bytes: 7 });

  test('is read from its header, and from its length', () => {
    expect(read('3;400;20;2;5')).toEqual({ statements: 3, rowsRead: 400, rowsWritten: 5, bytes: 7 });
  });

  test.each([undefined, '', ';;;;', 'a;b;c;d;e', '-1;-2;-3;-4;-5', '1e9;1e9;;;Infinity', '9999999999;9999999999'])('is nothing that an upstream does not say in numbers (%j)', (text) => {
    expect(read(text)).toEqual({ ...nothing, bytes: 7 });
  });
});
