import type { Texts } from '~/domain/text/language';
import type { MessageTable } from '../http/message-table';
import type { RegionPath } from '../region/store';

export const MESSAGES = {
  /** Also used for an address that belongs to somebody else, so that nobody learns that it exists (SECURITY, "Who may do what"). */
  noAddress: { cn: '没有这个收货地址，它可能已被删除。', en: 'There is no such address; it may have been removed.' },
  full: (most: number) => ({
    cn: `最多可以保存 ${most} 个收货地址，如需新增，请先删除一个不再需要的地址。`,
    en: `You can keep up to ${most} addresses. To add another, first remove one that you no longer need.`,
  }),
} satisfies MessageTable;

export const NO_SUCH_REGION: Readonly<Record<keyof RegionPath, Texts>> = {
  province: { cn: '没有这个省份。', en: 'there is no such province.' },
  city: { cn: '所选省份没有这个城市。', en: 'there is no such city in the province.' },
  district: { cn: '所选城市没有这个区县。', en: 'there is no such district in the city.' },
};
