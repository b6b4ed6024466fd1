/** The fields of an invoice, at checkout and on an order (app/routes/README.md, "Forms"). */
import { ORDER_LIMITS, TAX_NO } from '../../domain/order/order-policies';
import { onlyWrong } from '../../domain/text/form-answer';
import type { Words } from '../../domain/text/message';
import { readField } from '../form/form-fields';
import type { PostedForm } from '../form/posted-form';

export const INVOICE_FIELDS = ['invoiceTitle', 'taxNo'] as const;

export interface InvoiceFields {
  invoiceTitle: string;
  taxNo: string;
}

/** Reads the invoice fields. In the tax number, blanks and dashes are removed, and letters become upper case. */
export function readInvoice(form: PostedForm): InvoiceFields {
  return {
    invoiceTitle: readField(form, 'invoiceTitle'),
    taxNo: readField(form, 'taxNo', TYPED_TAX_NO).normalize('NFKC').replace(/[\s-]/g, '').toUpperCase(),
  };
}

/** The maximum length of a typed tax number, in characters, including blanks and dashes. */
const TYPED_TAX_NO = 60;

/** The errors of the fields. `if any`: both fields may be empty, because an order needs no invoice. */
export function invoiceProblems({ invoiceTitle, taxNo }: InvoiceFields, wanted: 'if any' | 'always'): Record<string, Words> {
  if (wanted === 'if any' && !invoiceTitle && !taxNo) return {};
  const { invoiceTitle: most } = ORDER_LIMITS;
  return onlyWrong({
    invoiceTitle: !invoiceTitle ? { key: wanted === 'always' ? 'order:error.invoiceTitle' : 'order:error.noTitle' } : invoiceTitle.length > most ? { key: 'order:error.longTitle', values: { most } } : null,
    taxNo: TAX_NO.test(taxNo) ? null : { key: 'order:error.taxNo' },
  });
}
