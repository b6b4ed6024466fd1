import { CODES, type RefusalData } from '~/upstream/contract/base/envelope';
import type { Language } from '~/domain/text/language';

/** A text in both languages; the answer carries the one of the site variant. */
export type Texts = Record<Language, string>;

/** A trade error: HTTP 200 with a code other than `'0'` and a message for the person (README, "A call"). */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;
  readonly texts: Texts;
  readonly data: RefusalData | null;

  constructor(code: string, texts: Texts, data: RefusalData | null = null) {
    super(texts.en);
    this.code = code;
    this.texts = texts;
    this.data = data;
  }
}

/** What was asked for does not exist. */
export function notFound(what: Texts): Refusal {
  return new Refusal(CODES.notFound, what);
}

/** What people enter, in their words; other fields only programs know, by their wire names. */
const ENTERED: Readonly<Record<string, Texts>> = {
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
  cartNum: { cn: '数量', en: 'Quantity' },
  invoiceTitle: { cn: '发票抬头', en: 'Invoice title' },
  taxNo: { cn: '税号', en: 'Tax number' },
  remark: { cn: '备注', en: 'Remark' },
  reason: { cn: '原因', en: 'Reason' },
  carrier: { cn: '承运商', en: 'Carrier' },
  trackingNo: { cn: '运单号', en: 'Tracking number' },
};

/** The payload breaks the contract; the message names the field. */
export function badPayload(field: string, why: Texts): Refusal {
  // A new address is entered within an order.
  const name = ENTERED[field.replace(/^address\./, '')] ?? { cn: field, en: field };
  return new Refusal(CODES.badPayload, { cn: `${name.cn}：${why.cn}`, en: `${name.en}: ${why.en}` });
}

const BLANK: Texts = { cn: '不能为空。', en: 'must not be blank.' };

/** What was entered in a field, without outer blanks. @throws Refusal where nothing is left */
export function filled(field: string, text: string): string {
  const tidy = text.trim();
  if (tidy === '') throw badPayload(field, BLANK);
  return tidy;
}
