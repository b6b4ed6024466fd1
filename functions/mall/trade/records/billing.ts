import { INVOICE_STATUS } from '~/domain/order/states';
import { newNumber } from './trade-number';
import { transition } from './transitions';
import { sql, type Statement } from '../../db/queries';
import type { JobContext } from '../../http/route';

/** Bills an invoice that was applied for; the order is paid, or on account. What was refunded before is not billed. */
export function billing({ now, timeZone }: JobContext, orderNo: string): Statement[] {
  return [
    ...transition({ machine: 'invoice', number: orderNo, orderNo }, INVOICE_STATUS.requested, INVOICE_STATUS.billed, { actor: 'mall', cause: 'billed', at: now }),
    sql(
      'UPDATE trade_order SET invoice_no = ?2, invoice_issued_at = ?3, invoice_amount = payable - refunded WHERE order_no = ?1',
      orderNo, newNumber('V', now, timeZone), now,
    ),
  ];
}
