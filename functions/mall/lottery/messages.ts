import type { MessageTable } from '../http/message-table';

export const MESSAGES = {
  noLottery: { cn: '没有这个抽奖活动。', en: 'There is no such lottery.' },
  notYet: { cn: '抽奖活动尚未开始。', en: 'The lottery has not started yet.' },
  ended: { cn: '抽奖活动已结束。', en: 'The lottery has ended.' },
  noDrawLeft: {
    cn: '您目前没有抽奖机会。每天可抽一次，活动期间每完成一个订单再加一次。',
    en: 'You have no draw left. There is one each day, and one more for each order that is completed during the lottery.',
  },
} satisfies MessageTable;
