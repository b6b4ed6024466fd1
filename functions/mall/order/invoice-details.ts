import { sql, type Statement } from '../db/queries';

/** Remembers what a user gave for an invoice, for the next one. */
export function rememberInvoice(userCode: string, { invoiceTitle, taxNo }: { invoiceTitle: string; taxNo: string }): Statement {
  return sql(
    `INSERT INTO invoice_details (user_code, invoice_title, tax_no) VALUES (?1, ?2, ?3)
     ON CONFLICT (user_code) DO UPDATE SET invoice_title = excluded.invoice_title, tax_no = excluded.tax_no`,
    userCode, invoiceTitle, taxNo,
  );
}

/** Selects what is remembered for the next invoice of a user. @returns a statement with at most one row: `invoiceTitle` and `taxNo` */
export function selectInvoice(userCode: string): Statement {
  return sql('SELECT invoice_title AS invoiceTitle, tax_no AS taxNo FROM invoice_details WHERE user_code = ?1', userCode);
}

/** Forgets what was remembered for the next invoice of a user. */
export function forgetInvoice(userCode: string): Statement {
  return sql('DELETE FROM invoice_details WHERE user_code = ?1', userCode);
}
