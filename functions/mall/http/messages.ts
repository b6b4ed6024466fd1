import type { Texts } from '~/domain/text/language';
import type { MessageTable } from './message-table';

export const MESSAGES = {
  noSuchCall: { cn: '没有这个接口。', en: 'There is no such call.' },
  noKey: { cn: '此商城只接受持有密钥的调用方，请检查密钥。', en: 'This mall answers callers with its key only. Check the key.' },
  tooManyKeys: { cn: '错误的密钥过多，请在 15 分钟后再试。', en: 'Too many wrong keys. Try again in 15 minutes.' },
  noSuchFile: { cn: '没有这个文件。', en: 'There is no such file.' },
  internal: { cn: '商城内部错误，请稍后重试。', en: 'The mall has an internal error. Try again later.' },
} satisfies MessageTable;

/** A number with its noun. */
function count(number: string, one: string, other = `${one}s`): string {
  return `${number} ${number === '1' ? one : other}`;
}

/** Messages that say what is wrong with a field. Each text follows the name of the field. */
export const FIELD_MESSAGES = {
  blank: { cn: '不能为空。', en: 'must not be blank.' },
  missing: { cn: '缺少此字段。', en: 'is missing.' },
  bodyTooLong: (most: number) => ({ cn: `不能超过 ${most} 字节。`, en: `must be at most ${most} bytes long.` }),
  notJson: { cn: '不是有效的 JSON。', en: 'is not valid JSON.' },
  atLeast: (least: string) => ({ cn: `不能小于 ${least}。`, en: `must be ${least} or more.` }),
  atMost: (most: string) => ({ cn: `不能大于 ${most}。`, en: `must be ${most} or less.` }),
  tooShort: (least: string) => ({ cn: `至少需要 ${least} 个字符。`, en: `must have at least ${count(least, 'character')}.` }),
  tooLong: (most: string) => ({ cn: `最多 ${most} 个字符。`, en: `must have at most ${count(most, 'character')}.` }),
  tooFew: (least: string) => ({ cn: `至少需要 ${least} 项。`, en: `must have at least ${count(least, 'entry', 'entries')}.` }),
  tooMany: (most: string) => ({ cn: `最多 ${most} 项。`, en: `must have at most ${count(most, 'entry', 'entries')}.` }),
  notWhole: { cn: '必须是整数。', en: 'must be a whole number.' },
  notNumber: { cn: '必须是数字。', en: 'must be a number.' },
  notText: { cn: '必须是文本。', en: 'must be text.' },
  notList: { cn: '必须是列表。', en: 'must be a list.' },
  notObject: { cn: '必须是一组带名称的字段。', en: 'must be a group of named fields.' },
  notOneOf: (values: string | null) => ({ cn: `必须是 ${values ?? ''}。`, en: `must be ${values ?? 'another value'}.` }),
  wrongFormat: { cn: '格式不正确。', en: 'has the wrong format.' },
} satisfies MessageTable;

/** The names of the fields that people fill in. All other fields are named by their wire names. */
export const FIELD_NAMES: Readonly<Record<string, Texts>> = {
  account: { cn: '账号', en: 'Account' },
  password: { cn: '密码', en: 'Password' },
  oldPassword: { cn: '当前密码', en: 'Current password' },
  validCode: { cn: '验证码', en: 'Verification code' },
  imgCode: { cn: '图片中的字符', en: 'Characters of the picture' },
  userName: { cn: '姓名', en: 'Name' },
  companyName: { cn: '公司', en: 'Company' },
  name: { cn: '收货人', en: 'Recipient' },
  phone: { cn: '电话', en: 'Phone' },
  province: { cn: '省份', en: 'Province' },
  city: { cn: '城市', en: 'City' },
  district: { cn: '区县', en: 'District' },
  detail: { cn: '街道与门牌号', en: 'Street and house number' },
  country: { cn: '国家或地区', en: 'Country' },
  line1: { cn: '街道与门牌号', en: 'Street and house number' },
  line2: { cn: '房间、楼层或公司', en: 'Flat, floor or company' },
  cityText: { cn: '城市', en: 'City' },
  state: { cn: '州或地区', en: 'State or region' },
  postalCode: { cn: '邮政编码', en: 'Postal code' },
  cartNum: { cn: '数量', en: 'Quantity' },
  invoiceTitle: { cn: '发票抬头', en: 'Invoice to' },
  taxNo: { cn: '税号', en: 'Tax number' },
  remark: { cn: '备注', en: 'Remark' },
  reason: { cn: '原因', en: 'Reason' },
  carrier: { cn: '承运商', en: 'Carrier' },
  trackingNo: { cn: '运单号', en: 'Tracking number' },
  content: { cn: '内容', en: 'Message' },
  contact: { cn: '联系方式', en: 'Contact' },
  screenshot: { cn: '截图', en: 'Screenshot' },
};
