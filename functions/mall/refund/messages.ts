import type { MessageTable } from '../http/message-table';

export const MESSAGES = {
  noLine: { cn: '该订单中没有这个元器件。', en: 'This part is not in the order.' },
  notCancellable: { cn: '该退款申请已不能取消。', en: 'This refund can no longer be cancelled.' },
  nothingToSendBack: { cn: '该退货申请现在不能填写物流信息。', en: 'You cannot enter a return parcel for this refund now.' },
  tooMany: (most: number) => ({ cn: `最多可申请退款 ${most} 个。`, en: `You can request a refund for ${most} pieces at most.` }),
  tooOften: (most: number) => ({
    cn: `该元器件的退款申请已达 ${most} 次，不能再申请。请通过反馈联系我们。`,
    en: `You have requested ${most} refunds for this part, the most for one line. Send us feedback if you need another.`,
  }),
  tooOftenOfOrder: (most: number) => ({
    cn: `该订单的退款申请已达 ${most} 次，不能再申请。请通过反馈联系我们。`,
    en: `You have requested ${most} refunds for this order, the most there can be. Send us feedback if you need another.`,
  }),
  tooOftenToday: { cn: '您今天的退款申请过多，请明天再试。', en: 'You have requested too many refunds today. Try again tomorrow.' },
  notNow: { cn: '该元器件现在不能申请这种退款。', en: 'You cannot request this kind of refund for this part now.' },
} satisfies MessageTable;
