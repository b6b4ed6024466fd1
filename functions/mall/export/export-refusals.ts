import { momentText } from '~/domain/time/moment';
import { EXPORT_LINES } from '~/domain/order/export-kinds';
import { CODES } from '~/upstream/contract/base/envelope';
import { Refusal } from '../http/refusal';
import { MESSAGES } from './messages';

/** There is no invoice yet. The text says what it waits for. */
export function notBilled(invoice: { applyTime?: string | undefined } | undefined, timeZone: string): Refusal {
  if (!invoice?.applyTime) return new Refusal(CODES.state, MESSAGES.noInvoice);
  return new Refusal(CODES.state, MESSAGES.notBilled(momentText(Date.parse(invoice.applyTime), timeZone)));
}

/** A file would have more lines than allowed. */
export function tooManyLines(): Refusal {
  return new Refusal(CODES.full, MESSAGES.tooManyLines(EXPORT_LINES));
}
