import { countText } from '~/domain/product/delivery';
import type { MessageTable } from '../http/message-table';

export const MESSAGES = {
  noInvoice: {
    cn: '该订单尚未申请发票。请先在订单页申请，开票后即可下载。',
    en: 'You have not requested an invoice yet. Request it on the page of the order. Once it is issued, you can download it.',
  },
  /** @param applied - when the invoice was requested, in the time zone of the mall */
  notBilled: (applied: string) => ({
    cn: `发票已于 ${applied} 申请，订单付款后即开票，届时可下载。`,
    en: `You requested the invoice on ${applied}. It is issued once the order is paid. Then you can download it.`,
  }),
  tooManyLines: (most: number) => ({
    cn: `一个文件最多 ${countText(most)} 行，请缩短时间范围或按型号筛选。`,
    en: `One file can have at most ${countText(most)} lines. Choose a shorter time, or search for a part number.`,
  }),
} satisfies MessageTable;
