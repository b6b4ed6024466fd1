/** What can be downloaded. */

export const EXPORT_FORMATS = ['pdf', 'xlsx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What is exported, and as what. An order as PDF is its confirmation. */
export const EXPORTS = {
  cart: ['xlsx', 'csv'],
  orders: ['xlsx', 'csv'],
  order: ['pdf', 'xlsx', 'csv'],
  invoice: ['pdf'],
} as const satisfies Record<string, readonly ExportFormat[]>;

export type ExportKind = keyof typeof EXPORTS;

/** Lines of orders that one export has at most. */
export const EXPORT_LINES = 10_000;
