import type { MessageTable } from '../http/message-table';

export const MESSAGES = {
  noMail: { cn: '没有这条消息，请在列表中核对编号。', en: 'There is no such message. Check its id in the list.' },
  sentAlready: { cn: '该消息已被服务商接收。', en: 'The provider has already accepted this message.' },
  codeOver: { cn: '验证码已失效，用户可重新获取。', en: 'Its code is over. The visitor can ask for another one.' },
} satisfies MessageTable;
