import type { MessageTable } from '../http/message-table';

export const MESSAGES = {
  noLine: { cn: '该订单中没有这个元器件。', en: 'This part is not in the order.' },
  notCancellable: { cn: '该退款申请已不能取消。', en: 'This refund can no longer be cancelled.' },
  nothingToSendBack: { cn: '该退货申请现在不能填写物流信息。', en: 'You cannot enter a return parcel for this refund now.' },
  tooMany: (most: number) => ({ cn: `最多可申请退款 ${most} 个。`, en: `You can request a refund for ${most} pieces at most.` }),
  notNow: { cn: '该元器件现在不能申请这种退款。', en: 'You cannot request this kind of refund for this part now.' },
} satisfies MessageTable;
