import type { MessageTable } from '../http/message-table';

export const MESSAGES = {
  tooMany: { cn: '从这里提交的反馈过多，请一小时后重试。', en: 'Too much feedback was sent from here. Try again in an hour.' },
  tooManyScreenshots: {
    cn: '今天提交的截图过多，请去掉截图后提交。', en: 'Too many screenshots were sent today. Send your feedback without one.',
  },
  noPicture: { cn: '必须是 PNG、JPEG 或 WebP 图片。', en: 'must be a PNG, JPEG or WebP picture.' },
  tooLarge: (megabytes: number) => ({ cn: `最多 ${megabytes} MB。`, en: `must be at most ${megabytes} MB.` }),
  noFeedback: { cn: '没有这条反馈。', en: 'There is no such feedback.' },
} satisfies MessageTable;
