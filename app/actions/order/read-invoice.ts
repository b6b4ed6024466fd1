/** The fields of an invoice, at checkout and on an order (app/routes/README.md, "Forms"). */
import { ORDER_LIMITS, TAX_NO } from '../../domain/order/policies';
import { onlyWrong } from '../../domain/text/form-answer';
import type { Words } from '../../domain/text/message';
import { readField } from '../form/form-fields';
import type { PostedForm } from '../form/posted-form';

export const INVOICE_FIELDS = ['invoiceTitle', 'taxNo'] as const;

export interface InvoiceFields {
  invoiceTitle: string;
  taxNo: string;
}

/** The tax number as it is printed on licences: without blanks and dashes, in capitals. */
export function readInvoice(form: PostedForm): InvoiceFields {
  return {
    invoiceTitle: readField(form, 'invoiceTitle'),
    taxNo: readField(form, 'taxNo', TYPED_TAX_NO).normalize('NFKC').replace(/[\s-]/g, '').toUpperCase(),
  };
}

/** Characters that are read of a tax number, with what may stand between its signs. */
const TYPED_TAX_NO = 60;

/** What is wrong with them. Both or neither, unless the invoice is what is asked for. */
export function invoiceProblems({ invoiceTitle, taxNo }: InvoiceFields, wanted: 'if any' | 'always'): Record<string, Words> {
  if (wanted === 'if any' && !invoiceTitle && !taxNo) return {};
  const { invoiceTitle: most } = ORDER_LIMITS;
  return onlyWrong({
    invoiceTitle: !invoiceTitle ? { key: wanted === 'always' ? 'order:error.invoiceTitle' : 'order:error.noTitle' } : invoiceTitle.length > most ? { key: 'order:error.longTitle', values: { most } } : null,
    taxNo: TAX_NO.test(taxNo) ? null : { key: 'order:error.taxNo' },
  });
}
