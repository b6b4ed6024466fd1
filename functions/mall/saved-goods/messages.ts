import type { MessageTable } from '../http/message-table';

export const MESSAGES = {
  full: (most: number) => ({
    cn: `最多可以收藏 ${most} 个元器件，如需再收藏，请先移除一个不再需要的元器件。`,
    en: `You can save up to ${most} parts. To save another, first remove one that you no longer need.`,
  }),
  /** The text names the product, because several products can be saved at once. */
  unknown: (productId: string) => ({ cn: `没有元器件 ${productId}，它可能已经下架。`, en: `There is no part ${productId}; it may have been withdrawn.` }),
} satisfies MessageTable;
