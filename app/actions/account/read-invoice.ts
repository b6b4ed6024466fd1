/** The fields of an invoice, at checkout and on an order (app/routes/README.md, "Forms"). */
import { isAbroad } from '../../domain/address/countries';
import { readTaxNumber, taxNumberLike } from '../../domain/address/tax-number';
import { ORDER_LIMITS } from '../../domain/order/order-policies';
import type { InvoiceDetails } from '../../domain/order/order-records';
import { onlyWrong } from '../../domain/text/form-answer';
import type { Words } from '../../domain/text/message';
import { readField } from '../form/form-fields';
import type { PostedForm } from '../form/posted-form';

export const INVOICE_FIELDS = ['invoiceTitle', 'taxNo'] as const;

/** Reads the invoice fields. */
export function readInvoice(form: PostedForm): InvoiceDetails {
  return {
    invoiceTitle: readField(form, 'invoiceTitle'),
    taxNo: readField(form, 'taxNo', TYPED_TAX_NO),
  };
}

/** The maximum length of a typed tax number, in characters, including blanks and dashes. */
const TYPED_TAX_NO = 60;

/** The invoice as it is sent, for an order to a country: the tax number in its usual form. */
export function invoiceTo(country: string, { invoiceTitle, taxNo }: InvoiceDetails): { invoiceTitle: string; taxNo?: string } {
  const number = readTaxNumber(taxNo, country);
  return { invoiceTitle, ...(number === null ? {} : { taxNo: number }) };
}

/**
 * The errors of the fields. Outside of China a company may have no tax number.
 * @param wanted - `if any`: both fields may be empty, because an order needs no invoice
 * @param country - to which the order goes
 */
export function invoiceProblems({ invoiceTitle, taxNo }: InvoiceDetails, wanted: 'if any' | 'always', country: string): Record<string, Words> {
  if (wanted === 'if any' && !invoiceTitle && !taxNo) return {};
  const { invoiceTitle: most } = ORDER_LIMITS;
  return onlyWrong({
    invoiceTitle: !invoiceTitle ? { key: wanted === 'always' ? 'order:error.invoiceTitle' : 'order:error.noTitle' } : invoiceTitle.length > most ? { key: 'order:error.longTitle', values: { most } } : null,
    taxNo: taxNoProblem(taxNo, country),
  });
}

function taxNoProblem(taxNo: string, country: string): Words | null {
  if (!isAbroad({ country })) return readTaxNumber(taxNo, country) === null ? { key: 'order:error.taxNo' } : null;
  if (taxNo === '' || readTaxNumber(taxNo, country) !== null) return null;
  const example = taxNumberLike(country);
  return example ? { key: 'order:error.taxNoLike', values: { example } } : { key: 'order:error.taxNoAbroad' };
}
