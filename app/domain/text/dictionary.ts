/** Every code with its names in both languages (README, "Dictionary"). */

import type { Language } from './language';

export interface DictionaryEntry {
  code: string;
  nameCn: string;
  nameEn: string;
}

/** A prize. Its name is its title. */
export interface PrizeEntry extends DictionaryEntry {
  subtitleCn: string;
  subtitleEn: string;
}

const ORDER_STATUS_ENTRIES = [
  entry('P0A', '待审核', 'Awaiting approval'),
  entry('P0C', '待付款', 'Pending payment'),
  entry('P0D', '待发货', 'Preparing'),
  entry('P0R', '待收货', 'Shipped'),
  entry('P0W', '已完成', 'Complete'),
  entry('P0F', '已关闭', 'Closed'),
];

/** The codes of each type, in the order in which pages offer them. */
export const DICTIONARY = {
  quantityError: [
    entry('invalid', '数量无效', 'Quantity not valid'),
    entry('stock_unavailable', '库存不足', 'Not enough stock'),
    entry('greater_than_stock_in_ordering_mode', '超出库存部分需订货', 'Above stock, the rest is ordered'),
    entry('PER_ADD_QUANTITY_INVALID', '数量不符合增量', 'Not a multiple of the step'),
    entry(
      'GREATER_THAN_STOCK_NOT_INTEGE_MULTIPLE_IN_ORDERING_MODE',
      '订货数量不符合增量',
      'Above stock and not a multiple of the step',
    ),
  ],
  orderStatus: ORDER_STATUS_ENTRIES,
  orderFilter: [entry('ALL', '全部', 'All'), ...ORDER_STATUS_ENTRIES],
  paymentStatus: [entry('P0C', '未付款', 'Unpaid'), entry('P0S', '已付款', 'Paid'), entry('P0F', '已取消', 'Cancelled')],
  timeFilter: [
    entry('3m', '近三个月', 'Last 3 months'),
    entry('inyear', '今年内', 'This year'),
    entry('all', '全部时间', 'All time'),
  ],
  refundType: [entry('T01', '仅退款', 'Refund only'), entry('T02', '退货退款', 'Return and refund')],
  invoiceStatus: [
    entry('I0C', '未开票', 'No invoice yet'),
    entry('IOA', '已申请', 'Requested'),
    entry('I0S', '已开票', 'Billed'),
  ],
  paymentMethod: [entry('PW0', '在线支付', 'Pay now'), entry('PW1', '账期支付', 'Pay on account')],
  refundStatus: [
    entry('S01', '待审核', 'Awaiting approval'),
    entry('S02', '待退货', 'Awaiting your return'),
    entry('S03', '待商城收货', 'Return on its way'),
    entry('S04', '退款中', 'Refunding'),
    entry('S05', '已完成', 'Complete'),
    entry('S06', '已取消', 'Cancelled'),
    entry('S07', '已驳回', 'Rejected'),
  ],
  goodsSource: [
    entry('GT0', '自营商城', 'First-party mall'),
    entry('GT1', '自营商城 X', 'First-party mall X'),
    entry('GT2', '第三方', 'Third party'),
  ],
  goodsSourceSet: [entry('T01', '自营', 'First party'), entry('T02', '第三方', 'Third party')],
  overdueFlag: [entry('P0T', '已逾期', 'Overdue'), entry('P0F', '无逾期', 'Nothing overdue')],
  feeType: [entry('FP1', '运费到付', 'You pay the carrier'), entry('FP0', '包邮', 'Free'), entry('FP2', '已计入应付金额', 'Part of the total')],
  language: [entry('cn', '中文', 'Chinese'), entry('en', '英文', 'English')],
  siteVariant: [entry('PC', '中文站', 'Chinese site'), entry('PC_EN', '英文站', 'English site')],
  prize: [
    giftCard('P01', 10),
    giftCard('P02', 200),
    giftCard('P03', 500),
    giftCard('P04', 15),
    giftCard('P05', 2000),
    giftCard('P06', 1000),
    prize('XXCY', '谢谢参与', 'thanks for participating'),
  ],
} satisfies Record<string, readonly DictionaryEntry[]>;

export type Dictionary = typeof DICTIONARY;
export type DictionaryType = keyof Dictionary;

/** Names of codes in one language, by type. */
export type Names<T extends DictionaryType = DictionaryType> = Readonly<Record<T, Readonly<Record<string, string>>>>;

/** The types whose names pages show. */
export const SHOWN_TYPES = [
  'orderStatus', 'orderFilter', 'paymentStatus', 'timeFilter', 'refundType', 'invoiceStatus', 'paymentMethod', 'refundStatus', 'overdueFlag', 'feeType',
  'goodsSource', 'goodsSourceSet', 'quantityError',
] as const satisfies readonly DictionaryType[];
export type ShownNames = Names<(typeof SHOWN_TYPES)[number]>;

/** The name of a code in a language; the code itself if it is unknown. */
export function dictionaryName(type: DictionaryType, code: string, language: Language, dictionary: Dictionary = DICTIONARY): string {
  const entries: readonly DictionaryEntry[] = dictionary[type];
  const found = entries.find((item) => item.code === code);
  if (!found) return code;
  return language === 'cn' ? found.nameCn : found.nameEn;
}

function entry(code: string, nameCn: string, nameEn: string): DictionaryEntry {
  return { code, nameCn, nameEn };
}

function prize(code: string, nameCn: string, nameEn: string, subtitleCn = '', subtitleEn = ''): PrizeEntry {
  return { ...entry(code, nameCn, nameEn), subtitleCn, subtitleEn };
}

/** All gift cards come from a third-party retailer. */
function giftCard(code: string, yuan: number): PrizeEntry {
  return prize(
    code,
    `${yuan} 元购物卡`,
    `CNY ${yuan} gift card`,
    '由第三方零售商提供',
    'Shopping gift card of a third-party retailer',
  );
}
