import type { MessageTable } from '../http/message-table';

export const MESSAGES = {
  noProduct: { cn: '没有这个元器件，它可能已经下架。', en: 'There is no such part; it may have been withdrawn.' },
  noRecommendation: { cn: '没有这组推荐元器件。', en: 'There is no such recommendation.' },
  sortKeyMissing: { cn: '按参数排序时，请说明是哪个参数。', en: 'name the parameter to sort by.' },
  facetStock: { cn: '库存', en: 'Stock' },
  stockEnough: { cn: '现货满足数量', en: 'In stock for my quantity' },
  stockSome: { cn: '有现货', en: 'In stock' },
  facetSeller: { cn: '卖家', en: 'Seller' },
  sellerOwn: { cn: '自营', en: 'First party' },
  sellerPartner: { cn: '第三方', en: 'Third party' },
  facetPackage: { cn: '封装', en: 'Package' },
} satisfies MessageTable;
