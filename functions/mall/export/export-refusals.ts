import { momentText } from '~/domain/time/moment';
import { EXPORT_LINES } from '~/domain/order/export-kinds';
import { CODES } from '~/upstream/contract/base/envelope';
import { Refusal } from '../http/refusal';
import { MESSAGES } from './messages';

/** The refusal for an invoice that is not issued yet. Its text says what must happen first. */
export function notBilled(invoice: { applyTime?: string | undefined } | undefined, timeZone: string): Refusal {
  if (!invoice?.applyTime) return new Refusal(CODES.state, MESSAGES.noInvoice);
  return new Refusal(CODES.state, MESSAGES.notBilled(momentText(Date.parse(invoice.applyTime), timeZone)));
}

/** The refusal for a file that would have too many lines. */
export function tooManyLines(): Refusal {
  return new Refusal(CODES.full, MESSAGES.tooManyLines(EXPORT_LINES));
}
