import { describe, expect, test } from 'vitest';
import { toListedDraws, toLottery, toOwnDraws } from '~/upstream/to-domain/wire-lottery';

const WIRE = {
  lotteryId: 'L', nameCn: '抽奖', nameEn: 'Lottery', startTime: '2026-12-01T00:00:00+08:00', endTime: '2026-12-12T23:59:59+08:00', seedHash: 'h', draws: 3,
  prizes: [
    { code: 'P01', titleEn: 'A card', number: 5, left: 2, weight: 1 }, { code: 'P02', number: 4, weight: 0 },
    { code: 'P99', titleEn: 'Unknown', number: 1, left: 1, weight: 1 }, { code: 'XXCY', number: 7, left: 7, weight: 9 },
  ],
};

describe('a lottery of the upstream', () => {
  test('has the texts of the upstream or ours, and no prizes with unknown codes', () => {
    const { prizes, ...lottery } = toLottery(WIRE, 'en');
    expect(lottery).toEqual({
      id: 'L', name: 'Lottery', startsAt: Date.parse('2026-11-30T16:00:00Z'), endsAt: Date.parse('2026-12-12T15:59:59Z'), seedHash: 'h', seed: null, draws: 3, own: null,
    });
    expect(prizes).toMatchObject([
      { code: 'P01', title: 'A card', number: 5, left: 2 }, { code: 'P02', title: 'CNY 200 gift card', number: 4, left: 4 },
      { code: 'XXCY', title: 'thanks for participating', subtitle: '', number: null, left: null },
    ]);
    expect(toLottery(WIRE, 'cn').prizes.at(-1)?.title).toBe('谢谢参与');
  });

  test('has the draws of the user, and the seed, if they are sent', () => {
    expect(toLottery({ ...WIRE, seed: 's', drawsLeft: 2, dayDraw: 'T', orderNos: ['F1'] }, 'en')).toMatchObject({ seed: 's', own: { left: 2, day: true, orderNos: ['F1'] } });
    expect(toLottery({ ...WIRE, seed: '', drawsLeft: 0 }, 'en')).toMatchObject({ seed: null, own: { left: 0, day: false, orderNos: [] } });
  });

  test('has draws with known codes', () => {
    const at = '2026-12-02T00:00:00Z';
    expect(toListedDraws([{ drawNo: 2, code: 'P01', drawTime: at, userMask: 'a***' }, { drawNo: 1, code: 'P99', drawTime: at, userMask: 'b***' }]))
      .toEqual([{ drawNo: 2, code: 'P01', at: Date.parse(at), user: 'a***' }]);
    expect(toOwnDraws([{ drawNo: 2, code: 'XXCY', drawTime: at, orderNo: 'F1' }, { drawNo: 1, code: 'XXCY', drawTime: at }]).map(({ orderNo }) => orderNo)).toEqual(['F1', null]);
  });
});
