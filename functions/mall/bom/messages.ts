import { countText } from '~/domain/product/delivery';
import type { MessageTable } from '../http/message-table';

export const MESSAGES = {
  /** Also used for a bill of materials of somebody else, so that nobody learns that it exists (SECURITY, "Who may do what"). */
  noBom: { cn: '没有这份 BOM，它可能已被删除或已过期。', en: 'There is no such BOM; it may have been removed, or it has expired.' },
  noShare: { cn: '没有这个分享链接，它可能已被撤销。', en: 'There is no such link; it may have been revoked.' },
  outdated: {
    cn: '这份 BOM 已在别处修改，请重新打开后再修改。', en: 'This BOM has been changed elsewhere. Open it again before you change it.',
  },
  full: (most: number, megabytes: number, before: number) => ({
    cn: `最多可以保存 ${countText(most)} 份 BOM，共 ${megabytes} MB，首个订单付款前共 ${before} MB。如需继续保存，请先删除一份不再需要的 BOM。`,
    en: `You can keep up to ${countText(most)} BOMs with ${megabytes} MB in total, and ${before} MB before your first paid order. To store more, first remove one that you no longer need.`,
  }),
  tooLarge: (megabytes: number) => ({
    cn: `一份 BOM 连同其文件最多 ${megabytes} MB，请拆分后重试。`, en: `A BOM with its file can have up to ${megabytes} MB. Split it and try again.`,
  }),
  tooMany: { cn: '从您的网络保存的 BOM 过多或过大，请稍后重试；如未登录，请先登录。', en: 'Too many BOMs, or too large ones, were stored from your network. Try again later; if you are not signed in, sign in first.' },
} satisfies MessageTable;
