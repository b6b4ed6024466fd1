/** What can be downloaded (app/routes/README.md, "Downloads"). */

export const EXPORT_FORMATS = ['pdf', 'xlsx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The formats of each export. The PDF of an order is an order confirmation. */
export const EXPORTS = {
  cart: ['xlsx', 'csv'],
  orders: ['xlsx', 'csv'],
  order: ['pdf', 'xlsx', 'csv'],
  invoice: ['pdf'],
  bom: ['xlsx', 'csv'],
} as const satisfies Record<string, readonly ExportFormat[]>;

export type ExportKind = keyof typeof EXPORTS;

/** The maximum number of order lines in one export. */
export const EXPORT_LINES = 10_000;
