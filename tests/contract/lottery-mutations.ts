import type { Faults } from '../fixtures/faults/faults';
import { edit, idle, put, rows, type Mutation } from './mutation-tools';

const GET = 'lottery/qryLottery';
const DRAW = 'lottery/draw';
const LIST = 'lottery/qryResultList';
const DRAWN = '{"drawNo":1,"drawTime":"2026-12-01T00:00:00Z","code":"P01"}';

function ofLottery(mutation: Mutation): Mutation {
  return { ...mutation, group: 'lottery' };
}

/** Puts another number into each answer. */
function freshNumber() {
  let made = 0;
  return (text: string) => text.replace(/"drawNo":\d+/, () => `"drawNo":${(made += 1)}`);
}

/** The list depends on each of these. */
export const LOTTERY_MUTATIONS = [
  edit(DRAW, 'anybody may', put(/"code":"ERR-TMS[^"]*"/, '"code":"0"'), 'anonymous'),
  edit(DRAW, 'another number each time', freshNumber(), 'same key'),
  idle(DRAW, DRAWN, 'anonymous', 'refuse malformed idempotencyKey', 'refuse unknown lotteryId', 'refuse draw without a draw left'),
].map(ofLottery);

/** Independent of each other. */
export const LOTTERY_CALL_MUTATIONS = [
  edit(GET, 'the seed before the end', put(/"seedHash"/, '"seed":"00","seedHash"'), 'seed'),
  edit(GET, 'a short hash', put(/"seedHash":"[^"]*"/, '"seedHash":"abc"'), 'seedHash'),
  edit(GET, 'more left than there are', put(/"left":\d+/g, '"left":99999999'), 'left'),
  edit(GET, 'no numbers', put(/"number":\d+,"left":\d+/g, '"left":0'), 'number'),
  edit(GET, 'a code twice', put(/"code":"P02"/, '"code":"P01"'), 'unique prizes.code'),
  edit(GET, 'unknown codes', put(/"code":"P02"/, '"code":"P99"'), 'code'),
  edit(GET, 'no names', put(/"name(Cn|En)":"[^"]*",/g, ''), 'text lottery.name'),
  edit(GET, 'draws for everybody', put(/"draws":(\d+)\}/, '"draws":$1,"drawsLeft":1}'), 'drawsLeft'),
  edit(GET, 'draws of nobody', put(/"drawsLeft":\d+,/, ''), 'drawsLeft of a user'),
  edit(GET, 'a lottery for any id', put(/"data":null/, '"data":{"lotteryId":"x","nameEn":"x","startTime":"2026-12-01T00:00:00Z","endTime":"2026-12-02T00:00:00Z","seedHash":"","prizes":[],"draws":0}'), 'unknown lotteryId'),
  edit(LIST, 'a list for any id', put(/"code":"ERR[^"]*"/, '"code":"0"'), 'refuse unknown lotteryId'),
  edit(LIST, 'rows twice', rows((all) => [...all, ...all]), 'order', 'total', 'page'),
  edit(LIST, 'accounts in full', put(/"userMask":"[^"]*"/g, '"userMask":"a@farad.example"'), 'userMask'),
  edit(LIST, 'draws of others as mine', put(/"mine":\[\]/, `"mine":[${DRAWN}]`), 'mine'),
  edit(LIST, 'none of mine', put(/"mine":\[.*\]\}/, '"mine":[]}'), 'listed'),
  { title: `${LIST}: unknown to the server`, applyTo: (faults: Faults) => faults.status(LIST, 404), faults: [] },
].map(ofLottery);
