import type { MessageTable } from '../../http/message-table';

export const MESSAGES = {
  busy: { cn: '请稍后重试。', en: 'Try again in a moment.' },
  /** The text does not say what is wrong, because a forger must not learn it. */
  invalidCallback: { cn: '支付通知无效。', en: 'The payment notice is not valid.' },
} satisfies MessageTable;
