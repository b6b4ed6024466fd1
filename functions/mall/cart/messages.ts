import { countText } from '~/domain/product/delivery';
import type { MessageTable } from '../http/message-table';

export const MESSAGES = {
  unknownProduct: (partNumber: string) => ({
    cn: `没有找到型号 ${partNumber}，请检查后重试，或搜索相近的型号。`,
    en: `No part has the number ${partNumber}. Check it, or search for a similar number.`,
  }),
  several: (mpn: string) => ({ cn: `${mpn} 有多个品牌或供应商，请选择其中一个。`, en: `${mpn} is sold by more than one manufacturer or partner. Choose one.` }),
  full: (most: number) => ({
    cn: `购物车最多可放 ${countText(most)} 种元器件，如需再加入，请先移除一种不再需要的元器件。`,
    en: `The cart holds up to ${countText(most)} parts. To add another, first remove one that you no longer need.`,
  }),
  /** @param name - id or part number of the product */
  withdrawn: (name: string) => ({ cn: `没有元器件 ${name}，它可能已经下架。`, en: `There is no part ${name}; it may have been withdrawn.` }),
  /** @param name - part number of the product, or its id if it is no longer sold */
  notInCart: (name: string) => ({ cn: `购物车中已没有 ${name}，请重新添加。`, en: `${name} is not in the cart any more. Add it again.` }),
  tooManyFromAddress: {
    cn: '您所在的网络添加的元器件过多。请登录后继续，或稍后重试。', en: 'Too much was added to carts from your network. Sign in to go on, or try again later.',
  },
  noLongerSold: (mpn: string) => ({ cn: `${mpn} 已停售，请从购物车中移除。`, en: `${mpn} is no longer sold. Remove it from the cart.` }),
} satisfies MessageTable;

/** Messages that say why a quantity cannot be ordered, and which quantities can be ordered instead. */
export const QUANTITY_MESSAGES = {
  tooMany: (mpn: string, most: number) => ({ cn: `${mpn} 每个订单最多购买 ${countText(most)} 个。`, en: `You can buy at most ${countText(most)} pieces of ${mpn} in one order.` }),
  noPrice: (mpn: string, wanted: number) => ({ cn: `${mpn} 购买 ${countText(wanted)} 个时没有价格。`, en: `${mpn} has no price for a quantity of ${countText(wanted)}.` }),
  tooMuch: (mpn: string, wanted: number, mostAmount: number) => ({
    cn: `${mpn} 购买 ${countText(wanted)} 个时金额超过单笔订单上限 ¥${countText(mostAmount)}。`,
    en: `${countText(wanted)} pieces of ${mpn} cost more than ¥${countText(mostAmount)}, the most for one order.`,
  }),
  notForSale: (mpn: string) => ({ cn: `${mpn} 目前无法购买。`, en: `${mpn} cannot be bought at present.` }),
  tooFew: (mpn: string, least: number) => ({ cn: `${mpn} 最少购买 ${countText(least)} 个。`, en: `You must buy at least ${countText(least)} pieces of ${mpn}.` }),
  aboveStock: (mpn: string, stock: number) => ({ cn: `${mpn} 库存只有 ${countText(stock)} 个。`, en: `The stock of ${mpn} is only ${countText(stock)}.` }),
  offStep: (mpn: string, step: number) => ({ cn: `${mpn} 须按 ${countText(step)} 的倍数购买。`, en: `${mpn} is sold in multiples of ${countText(step)}.` }),
  withThoseInCart: (inCart: number, sum: number) => ({
    cn: `购物车中已有 ${countText(inCart)} 个，共 ${countText(sum)} 个。`,
    en: `You have ${countText(inCart)} in the cart, which makes ${countText(sum)} in all.`,
  }),
  canAdd: (only: number) => ({ cn: `还可以添加 ${countText(only)} 个。`, en: `You can add only ${countText(only)} more.` }),
  canAddEither: (lower: number, higher: number) => ({
    cn: `还可以添加 ${countText(lower)} 或 ${countText(higher)} 个。`, en: `You can add ${countText(lower)} or ${countText(higher)} more.`,
  }),
  nearest: (only: number) => ({ cn: `最接近的可购买数量是 ${countText(only)} 个。`, en: `The nearest quantity is ${countText(only)}.` }),
  nearestEither: (lower: number, higher: number) => ({
    cn: `最接近的可购买数量是 ${countText(lower)} 或 ${countText(higher)} 个。`,
    en: `The nearest quantities are ${countText(lower)} and ${countText(higher)}.`,
  }),
} satisfies MessageTable;
