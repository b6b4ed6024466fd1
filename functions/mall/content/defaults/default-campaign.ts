/** The double-twelve sale. Its discount, its lottery, its banner and its popup have the same period. */
const PERIOD = { startTime: '2026-12-01T00:00:00+08:00', endTime: '2026-12-12T23:59:59+08:00' };

export const DEFAULT_DISCOUNT = {
  itemList: [
    { amount: '500', discount: '0.95' },
    { amount: '2000', discount: '0.92' },
    { amount: '5000', discount: '0.88' },
  ],
  ...PERIOD,
};

export const DEFAULT_LOTTERY = {
  lotteryId: 'double-twelve-2026', nameCn: '双十二抽奖', nameEn: 'Double-twelve lottery',
  prizes: [
    { code: 'P01', number: 200, weight: 600 },
    { code: 'P02', number: 20, weight: 60 },
    { code: 'P03', number: 8, weight: 20 },
    { code: 'P04', number: 100, weight: 300 },
    { code: 'P05', number: 1, weight: 2 },
    { code: 'P06', number: 3, weight: 8 },
    { code: 'XXCY', weight: 9010 },
  ],
  ...PERIOD,
};

export const CAMPAIGN_BANNER = {
  bannerId: 'double-twelve', photoUrl: '/banner/double-twelve.svg', linkUrl: '/notice',
  titleCn: '双十二，低至 88 折', titleEn: 'Double-twelve sale (12.12): up to 12% off',
  ...PERIOD,
};

export const DEFAULT_POPUP = {
  popupId: 'double-twelve',
  titleCn: '双十二抽奖', titleEn: 'Double-twelve lottery',
  contentCn: '12 月 1 日至 12 日，登录后每天抽一次，每完成一笔订单再抽一次。结果由服务器抽出，活动结束后人人可以验证。',
  contentEn: 'From 1 to 12 December, signed-in buyers draw once a day, and once more for each completed order. The server draws, and after the sale anyone can check the results.',
  photoUrl: '/banner/double-twelve.svg', linkUrl: '/membership_center?tab=lottery',
  ...PERIOD,
};
