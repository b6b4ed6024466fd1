import type { MessageTable } from '../http/message-table';

/** Sentences of letters, most with the name of the shop. */
export const MESSAGES = {
  footer: { cn: '此消息由系统自动发送。', en: 'This message was sent automatically.' },
  seeOrder: { cn: '查看订单', en: 'See the order' },

  codeLogin: { cn: '登录验证码', en: 'Your code to sign in' },
  codeRegister: { cn: '注册验证码', en: 'Your code to register' },
  enterToSignIn: (shop: string) => ({ cn: `请输入以下验证码登录${shop}：`, en: `Enter this code to sign in to ${shop}:` }),
  enterToRegister: (shop: string) => ({ cn: `请输入以下验证码完成${shop}注册：`, en: `Enter this code to open your account at ${shop}:` }),
  codeLife: (minutes: number) => ({ cn: `验证码 ${minutes} 分钟内有效，仅可使用一次。`, en: `It is valid for ${minutes} minutes and counts once.` }),
  codeWarning: { cn: '如非本人操作，请忽略此消息。请勿将验证码告诉任何人。', en: 'If you did not ask for it, ignore this message. Tell the code to nobody.' },
  codeShort: (shop: string, code: string, minutes: number) => ({
    cn: `【${shop}】验证码 ${code}，${minutes} 分钟内有效，请勿告诉他人。`, en: `${shop}: your code is ${code}. It is valid for ${minutes} minutes. Tell it to nobody.`,
  }),
  noAccount: { cn: '该地址没有账号', en: 'There is no account for this address' },
  noAccountText: (shop: string) => ({
    cn: `有人请求用此地址登录${shop}，但它没有账号。如需账号，请先注册；如非本人操作，请忽略此消息。`,
    en: `Somebody asked to sign in to ${shop} with this address, which has no account. To have one, register. If it was not you, ignore this message.`,
  }),
  hasAccount: { cn: '您已有账号', en: 'You have an account already' },
  hasAccountText: (shop: string) => ({
    cn: `有人请求用此地址注册${shop}，但它已有账号，请直接登录。忘记密码时，可用验证码登录。如非本人操作，请忽略此消息。`,
    en: `Somebody asked to register at ${shop} with this address, which has an account: sign in. If you forgot the password, sign in by code. If it was not you, ignore this message.`,
  }),
  register: { cn: '注册', en: 'Register' },
  signIn: { cn: '登录', en: 'Sign in' },

  placed: (no: string) => ({ cn: `已收到订单 ${no}`, en: `We have your order ${no}` }),
  thanks: { cn: '感谢您的订购。', en: 'Thank you for your order.' },
  payBy: (until: string) => ({ cn: `请在 ${until} 前付款，逾期未付的订单将自动关闭。`, en: `Pay by ${until}. An order that is not paid by then closes.` }),
  onAccount: { cn: '该订单按账期付款，正在备货。', en: 'You pay it on account, and we are preparing it.' },
  pay: { cn: '去付款', en: 'Pay now' },
  placedShort: (shop: string, no: string, amount: string) => ({ cn: `【${shop}】已收到订单 ${no}，合计 ${amount}。`, en: `${shop}: we have your order ${no} of ${amount}.` }),

  paid: (no: string) => ({ cn: `订单 ${no} 已付款`, en: `Your order ${no} is paid` }),
  paidText: { cn: '我们已收到您的付款。', en: 'We have received your payment.' },
  preparing: { cn: '正在备货，发货后会通知您。', en: 'We are preparing your order, and write to you when it ships.' },
  paidShort: (shop: string, no: string, amount: string) => ({ cn: `【${shop}】已收到订单 ${no} 的付款 ${amount}。`, en: `${shop}: we have received ${amount} for your order ${no}.` }),

  shipped: (no: string) => ({ cn: `订单 ${no} 已发货`, en: `Your order ${no} has shipped` }),
  shippedText: { cn: '您的订单已发出。', en: 'Your order is on its way.' },
  someShort: { cn: '缺货的数量已办理退款。', en: 'Pieces that were short are refunded.' },
  shippedShort: (shop: string, no: string, carrier: string, tracking: string) => ({
    cn: `【${shop}】订单 ${no} 已发货，${carrier} ${tracking}。`, en: `${shop}: your order ${no} has shipped with ${carrier}, ${tracking}.`,
  }),
  nothingShips: (no: string) => ({ cn: `订单 ${no} 无法发货`, en: `Your order ${no} cannot be shipped` }),
  nothingShipsText: { cn: '很抱歉，所订元器件缺货，已全部办理退款。', en: 'We are sorry: the parts are out of stock. They are refunded.' },
  nothingShipsShort: (shop: string, no: string) => ({ cn: `【${shop}】订单 ${no} 缺货，已全部办理退款。`, en: `${shop}: the parts of your order ${no} are out of stock, and are refunded.` }),

  refundApproved: (no: string) => ({ cn: `退款申请 ${no} 已通过`, en: `Your refund ${no} is approved` }),
  refundRejected: (no: string) => ({ cn: `退款申请 ${no} 未通过`, en: `Your refund ${no} is rejected` }),
  refundAccepted: (no: string) => ({ cn: `退货 ${no} 已验收`, en: `Your return ${no} is accepted` }),
  moneyBack: { cn: '款项将退回给您。', en: 'The amount goes back to you.' },
  oweLess: { cn: '应付账款已相应减少。', en: 'You owe less by this amount.' },
  sendBack: { cn: '请寄回货物，并在订单中填写承运商和运单号。', en: 'Send the goods back, and enter carrier and tracking number at the order.' },
  notApproved: { cn: '很抱歉，我们无法同意这项申请。如有疑问，请通过“意见反馈”联系我们。', en: 'We are sorry that we cannot agree to it. If you have a question, write to us by the feedback page.' },
  returnNotAccepted: { cn: '寄回的货物未通过验收。如有疑问，请通过“意见反馈”联系我们。', en: 'The goods that came back did not pass our check. If you have a question, write to us by the feedback page.' },
  refundShort: (shop: string, subject: string, next: string) => ({ cn: `【${shop}】${subject}。${next}`, en: `${shop}: ${subject}. ${next}` }),

  shared: { cn: 'BOM 分享链接', en: 'The link to your bill of materials' },
  sharedText: { cn: '您为此 BOM 创建了只读链接，任何持有链接的人无需登录即可查看。可随时在 BOM 页面停止分享。', en: 'You have made a read-only link. Whoever has it can read this bill of materials without signing in. You can end it on the page of the bill of materials.' },
  openLink: { cn: '打开链接', en: 'Open the link' },
  ownBom: { cn: '管理 BOM', en: 'Your page of it' },
  sharedShort: (shop: string, url: string) => ({ cn: `【${shop}】BOM 只读链接：${url}`, en: `${shop}: the read-only link to your bill of materials is ${url}` }),

  deadLetters: { cn: '有消息未能送达', en: 'Messages were not delivered' },
  deadLettersText: (count: number) => ({ cn: `${count} 条消息已停止重试。`, en: `Given up by now: ${count} messages.` }),
  deadLettersNext: { cn: '查看原因：npm run desk -- outbox list --dead；修复后：npm run desk -- outbox retry ID --as NAME。', en: 'See why: npm run desk -- outbox list --dead. Then have them tried again: npm run desk -- outbox retry ID --as NAME.' },
  settlement: { cn: '订单状态变更多次失败', en: 'Changes of orders fail again and again' },
  settlementText: (count: number) => ({ cn: `${count} 项到期变更多次失败，将继续重试。`, en: `Failing at present: ${count}. They are tried on.` }),
  settlementNext: { cn: '日志中的 settle_failed 说明原因。', en: 'The log says why in its lines settle_failed.' },
  breaker: { cn: '上游调用失败，已暂停', en: 'Calls of the upstream fail, and rest' },
  breakerText: { cn: '一组上游调用连续失败，商城暂时不再发送。', en: 'A group of calls failed several times in a row, and is not sent for a while.' },
  breakerNext: { cn: '日志中的 breaker_open 说明是哪一组；/healthz 显示当前状态。', en: 'The log names the group in its lines breaker_open. /healthz shows how the shop is.' },
} satisfies MessageTable;

/** Names of facts and columns. */
export const LABELS = {
  orderNo: { cn: '订单号', en: 'Order number' },
  customerOrderNo: { cn: '您的采购单号', en: 'Your order number' },
  placedAt: { cn: '下单时间', en: 'Ordered' },
  freight: { cn: '运费', en: 'Freight' },
  total: { cn: '应付金额', en: 'Order total' },
  deliverTo: { cn: '收货地址', en: 'Deliver to' },
  remark: { cn: '备注', en: 'Your remark' },
  paid: { cn: '付款金额', en: 'Amount paid' },
  paidAt: { cn: '付款时间', en: 'Paid on' },
  carrier: { cn: '承运商', en: 'Carrier' },
  trackingNo: { cn: '运单号', en: 'Tracking number' },
  shippedAt: { cn: '发货时间', en: 'Shipped' },
  part: { cn: '型号', en: 'Part number' },
  quantity: { cn: '数量', en: 'Quantity' },
  ordered: { cn: '订购', en: 'Ordered' },
  amount: { cn: '金额', en: 'Amount' },
  sent: { cn: '发货数量', en: 'Shipped' },
  refundNo: { cn: '退款编号', en: 'Refund number' },
  name: { cn: '名称', en: 'Name' },
  link: { cn: '链接', en: 'Link' },
  /** @param zone - name of the time zone */
  moment: (at: string, zone: string) => ({ cn: `${at} ${zone}`, en: `${at}, ${zone}` }),
  /** @param count - lines that do not stand in the letter */
  moreLines: (count: string) => ({ cn: `另有 ${count} 行，见订单。`, en: `${count} more lines are in the order.` }),
} satisfies MessageTable;
