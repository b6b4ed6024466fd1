import { countText } from '~/domain/product/delivery';
import { momentText } from '~/domain/time/moment';
import { EXPORT_LINES } from '~/domain/order/export-kinds';
import { CODES } from '~/upstream/contract/base/envelope';
import { Refusal } from '../http/refusal';

/** There is no invoice yet: says what it waits for. */
export function notBilled(invoice: { applyTime?: string | undefined } | undefined, timeZone: string): Refusal {
  if (!invoice?.applyTime) {
    return new Refusal(CODES.state, {
      cn: '该订单尚未申请发票。请先在订单页申请，开票后即可下载。',
      en: 'No invoice was asked for yet. Ask for it on the page of the order; once it is billed, it can be downloaded.',
    });
  }
  const applied = momentText(Date.parse(invoice.applyTime), timeZone);
  return new Refusal(CODES.state, {
    cn: `发票已于 ${applied} 申请，订单付款后即开票，届时可下载。`,
    en: `The invoice was asked for on ${applied}. It is billed, and can be downloaded, once the order is paid.`,
  });
}

/** More lines than one file has. */
export function tooManyLines(): Refusal {
  const most = countText(EXPORT_LINES);
  return new Refusal(CODES.full, {
    cn: `一个文件最多 ${most} 行，请缩短时间范围或按型号筛选。`,
    en: `One file has up to ${most} lines. Choose a shorter time, or search for a part.`,
  });
}
