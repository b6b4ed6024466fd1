import { formatAmount } from '~/domain/money/money-format';
import { countText } from '~/domain/product/delivery';
import type { Texts } from '~/domain/text/language';
import type { MessageTable } from '../http/message-table';

export const MESSAGES = {
  tooManyUnpaid: (most: number) => ({
    cn: `您有 ${most} 个待付款的订单，请先付款或取消其中的订单。`,
    en: `You have ${most} unpaid orders. Pay or cancel some of them first.`,
  }),
  /** @param most - amount in CNY */
  owesTooMuch: (most: number) => ({
    cn: `首个订单付款前，待付款的订单合计不能超过 ¥${countText(most)}。请先付款，或拆分订单。`,
    en: `Until your first order is paid, your unpaid orders can come to ¥${countText(most)} at most. Pay an order first, or split this one.`,
  }),
  holdsTooMany: (mpn: string, most: number) => ({
    cn: `首个订单付款前，${mpn} 最多可订 ${countText(most)} 个。付款后可继续订购。`,
    en: `Until your first order is paid, you can order up to ${countText(most)} pieces of ${mpn}. You can order more after paying.`,
  }),
  holdsEnough: (mpn: string) => ({
    cn: `首个订单付款前，${mpn} 暂时不能再订。请先为已有的订单付款，或稍后重试。`,
    en: `Until your first order is paid, you cannot order more of ${mpn} now. Pay an order first, or try again later.`,
  }),
  newBuyerTooOften: {
    cn: '首个订单付款前，您或您所在网络下单过多。请先为已有的订单付款，或稍后重试。',
    en: 'Until your first order is paid, you and your network can place few orders, and these are used up. Pay one of your orders first, or try again later.',
  },
  tooOften: { cn: '您今天的订单已很多，请明天再下单。', en: 'You have placed very many orders today. Place this one tomorrow.' },
  creditExceeded: {
    cn: '账期额度不足，或有逾期未付的订单。请先付清，或选择其他付款方式。',
    en: 'Your credit on account does not cover this order, or a payment is overdue. Pay what is due, or choose another way to pay.',
  },
  /** This text follows the name of a field. */
  missing: { cn: '不能为空。', en: 'is missing.' },
  /** This text follows the name of a field. @param example - a number of the country; empty if there is none */
  noTaxNumber: (example: string) => ({
    cn: `不是该国家的税号${example && `，例如 ${example}`}。`, en: `is no tax number of this country${example && `, such as ${example}`}.`,
  }),
  noAddress: { cn: '请选择收货地址，或填写新地址。', en: 'Choose a delivery address, or enter a new one.' },
  cartChanged: {
    cn: '购物车已有变动：这些元器件可能已在另一个页面下单。请核对订单列表和购物车后再提交。',
    en: 'The cart has changed: these parts may be ordered already, in another window. Check your orders and the cart, then place the order again.',
  },
  /** @param payable - amount to pay, in CNY */
  pricesChanged: (payable: string) => ({
    cn: `价格有变动，现应付 ${formatAmount(payable, 'cn')}，请确认后重新提交。`,
    en: `Prices have changed. The order now costs ${formatAmount(payable, 'en')}. Check the prices, then place the order again.`,
  }),
  /** @param payable - amount to pay, in CNY @param freight - the freight in it */
  costsWithFreight: (payable: string, freight: string) => ({
    cn: `含运费 ${formatAmount(freight, 'cn')}，现应付 ${formatAmount(payable, 'cn')}，请确认后重新提交。`,
    en: `With ${formatAmount(freight, 'en')} freight the order costs ${formatAmount(payable, 'en')}. Check the amounts, then place the order again.`,
  }),
  /** @param country - its name in both languages */
  notSentTo: ({ cn, en }: Texts) => ({
    cn: `目前不能发往${cn}。请选择其他收货地址，或通过反馈告诉我们。`,
    en: `We do not ship to this country at present: ${en}. Choose another address, or tell us by feedback.`,
  }),
  tooHeavy: ({ cn, en }: Texts) => ({
    cn: `这一单太重，不能作为一个包裹发往${cn}。请拆分订单，或通过反馈询价。`,
    en: `This order is too heavy for one parcel to this country: ${en}. Split the order, or ask for a price by feedback.`,
  }),
  noLongerSold: (productId: string) => ({ cn: `元器件 ${productId} 已停售，请从订单中移除。`, en: `Part ${productId} is no longer sold. Remove it from the order.` }),
  nothingToOrder: { cn: '没有可下单的元器件，请先在购物车中选择。', en: 'There is nothing to order. Select parts in the cart first.' },
  /** @param most - maximum amount of an order, in CNY */
  tooMuch: (most: number) => ({ cn: `单笔订单金额不能超过 ¥${countText(most)}，请拆分订单。`, en: `One order can be ¥${countText(most)} at most. Split it into smaller orders.` }),
  notCancellable: { cn: '只有待付款的订单可以取消；已付款的订单请申请退款。', en: 'Only an unpaid order can be cancelled. For a paid order, request a refund.' },
  notOnItsWay: { cn: '只有待收货的订单可以确认收货。', en: 'You can confirm receipt only of an order that has been shipped.' },
} satisfies MessageTable;
