import type { MessageTable } from '../../http/message-table';

export const MESSAGES = {
  busy: { cn: '请稍后重试。', en: 'Try again in a moment.' },
  /** Does not say what is wrong: a forger must not learn it. */
  invalidCallback: { cn: '支付通知无效。', en: 'The call-back is not valid.' },
} satisfies MessageTable;
