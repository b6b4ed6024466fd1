import type { MessageTable } from '../http/message-table';

export const MESSAGES = {
  notPreparing: { cn: '只有待发货的订单可以发货。', en: 'Only an order with the status “Preparing” can be shipped.' },
  refundsOpen: { cn: '请先处理该订单的退款申请。', en: 'Decide on the refunds of this order first.' },
  buyerWaits: { cn: '买家希望等待全部到齐后发货。', en: 'The buyer wants all pieces in one shipment. Ship the order when all are in stock.' },
  refundDecided: { cn: '该退款申请已审核。', en: 'This refund has already been approved or rejected.' },
  noReturn: { cn: '没有待收的退货。', en: 'No goods are on their way back for this refund.' },
  nothingDue: { cn: '该订单无需付款。', en: 'There is nothing to pay for this order.' },
  /** @param due - amount in CNY */
  wrongAmount: (due: string) => ({ cn: `应为 ${due} 元。`, en: `must be ${due} CNY, the full amount due.` }),
  noLogKey: { cn: '未设置 LOG_KEY，请使用生产日志时所用的值。', en: 'LOG_KEY is not set. Set it to the key that the lines were written with.' },
  noSuchHash: { cn: '没有与该值对应的记录；请检查 LOG_KEY 是否与写日志时相同。', en: 'No record has this hash. Check that LOG_KEY is the key that the line was written with.' },
  noAccount: { cn: '没有这个账号。', en: 'There is no such account.' },
  nothingToSet: { cn: '缺少库存和价格。', en: 'neither stock nor prices are given.' },
  noPartNamed: { cn: '缺少编号或型号。', en: 'no part is named: give its id, own number or part number.' },
  noPart: (given: string) => ({ cn: `没有元器件 ${given}。`, en: `there is no part ${given}.` }),
  noPartOfBrand: (given: string, brand: string) => ({ cn: `${given} 没有品牌 ${brand} 的元器件。`, en: `there is no part ${given} of ${brand}.` }),
  severalParts: (given: string, many: number, ids: string) => ({
    cn: `${given} 对应 ${many} 个元器件（${ids}），请给出编号或品牌。`, en: `${many} parts have the number ${given}: ${ids}. Give the id or the brand.`,
  }),
  partTwice: (id: string, line: number) => ({ cn: `${id} 已在第 ${line} 行。`, en: `${id} stands on line ${line} already.` }),
  quantitiesRise: { cn: '数量须为逐级递增的正整数。', en: 'quantities must be at least 1 and rise.' },
  priceNotExact: (price: string) => ({ cn: `价格 ${price} 无法精确到百万分之一元。`, en: `${price} has more than 6 decimals, or is too high.` }),
  priceZero: { cn: '价格须大于零。', en: 'a price must be above 0.' },
} satisfies MessageTable;
