import type { MessageTable } from '../http/message-table';

export const MESSAGES = {
  /** Name of the payment method `payNow` in a mall without a payment provider. */
  bankTransfer: { cn: '银行转账', en: 'Bank transfer' },
} satisfies MessageTable;
