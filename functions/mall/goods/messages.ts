import type { MessageTable } from '../http/message-table';

export const MESSAGES = {
  noProduct: { cn: '没有这个元器件，它可能已经下架。', en: 'There is no such part; it may have been withdrawn.' },
  noRecommendation: { cn: '没有这组推荐元器件。', en: 'There is no such recommendation.' },
  unsearchable: {
    cn: '搜索条件可以是关键词、品牌、目录分类、封装、库存和数量，请改用其中之一。',
    en: 'parts can be searched by keyword, brand, catalogue code, package, stock and quantity; use one of these instead.',
  },
} satisfies MessageTable;
