import type { Texts } from '~/domain/text/language';
import type { MessageTable } from '../http/message-table';
import type { RegionPath } from '../region/store';

export const MESSAGES = {
  /** Also used for an address that belongs to somebody else, so that nobody learns that it exists (SECURITY, "Who may do what"). */
  noAddress: { cn: '没有这个收货地址，它可能已被删除。', en: 'There is no such address; it may have been removed.' },
  /** These texts follow the name of a field. @param name - of a country */
  notSentTo: ({ cn, en }: Texts) => ({
    cn: `目前不能发往${cn}。请选择列表中的国家或地区，或通过反馈告诉我们。`,
    en: `we do not ship to ${en} at present. Choose a country of the list, or tell us by feedback.`,
  }),
  isProvince: ({ cn, en }: Texts) => ({ cn: `${cn}请在中国的省份列表中选择。`, en: `choose China, then ${en} in the list of provinces.` }),
  wrongPhone: { cn: '不是该国家的电话号码，请以 + 和国家代码开头填写。', en: 'is no phone number of this country. Write it with + and the code of its country.' },
  notLatin: { cn: '请用拉丁字母填写。', en: 'must be in Latin letters, which carriers read everywhere.' },
  /** @param example - a postal code of the country */
  wrongPostalCode: (example: string | undefined) => ({
    cn: `不是该国家的邮政编码${example === undefined ? '' : `，例如 ${example}`}。`,
    en: `is no postal code of this country${example === undefined ? '' : `, such as ${example}`}.`,
  }),
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
