import { INVOICE_STATUS } from '~/domain/order/states';
import { newNumber } from './trade-number';
import { transition } from './transitions';
import { sql, type Statement } from '../../db/queries';
import type { JobContext } from '../../http/route';

/** Issues a requested invoice of an order that is paid or on account. Refunded amounts are not billed. */
export function billing({ now, timeZone }: JobContext, orderNo: string): Statement[] {
  return [
    ...transition({ machine: 'invoice', number: orderNo, orderNo }, INVOICE_STATUS.requested, INVOICE_STATUS.billed, { actor: 'mall', cause: 'billed', at: now }),
    sql(
      'UPDATE trade_order SET invoice_no = ?2, invoice_issued_at = ?3, invoice_amount = payable - refunded WHERE order_no = ?1',
      orderNo, newNumber('V', now, timeZone), now,
    ),
  ];
}
