import type { HelpGroup } from './help-text';

export const HELP_ORDERING: HelpGroup = {
  id: 'ordering',
  name: ['下单与付款', 'Ordering and payment'],
  articles: [
    {
      id: 'how-to-order',
      name: ['怎样下单', 'How to order'],
      cn: `- 在元器件页面或列表中填写数量，加入购物车。有清单时用[快速下单](/help/quick-order)或 [BOM](/help/bom) 更快。
- 在[购物车](/shopping_cart)中勾选本次要买的行，点“结算”。不登录也可以使用购物车；结算需要[登录](/help/account)，购物车会一并带过去。
- 填写或选择收货地址、付款方式、发票抬头，并说明缺货时怎样处理。发往其他国家的订单在此显示[运费](/help/shipping)。
- 需要时，在购物车或确认订单时填写您的料号，并填写您的采购单号。两者会印在单据上并写入导出文件，也可以用来查找订单。
- 提交订单。系统会再次核对价格和库存；有变化时先给您看，经您确认后才下单。
- 在期限内[付款](/help/payment)。付款期限内库存为您保留。
- 首个订单付款前，每种元器件最多可订库存的一半（20 个以内不限），待付款的订单合计不超过 ¥50,000。

## 缺货时怎样处理

- 先发现有的：缺少的数量退款。
- 到齐再发：全部到齐后一起发货。
- 去掉该元器件：这一行退款，其余照常发货。

## 修改与取消

付款前可以在订单页取消，为您保留的库存随之释放。付款后、发货前，可以[申请退款](/help/returns)。订单不能修改，可以用“再次购买”把各行重新放入购物车。`,
      en: `- Enter a quantity on a part or in a list, and add it to the cart. With a list of your own, a [quick order](/help/quick-order) or a [BOM](/help/bom) is faster.
- In the [cart](/shopping_cart), tick the lines of this order and check out. The cart needs no account. Checkout does: [sign in](/help/account), and your cart comes along.
- Enter or choose the delivery address, how to pay and the name for the invoice, and say what to do if a part runs short. For another country, the [freight](/help/shipping) shows here.
- If you like, give each line your own part number, in the cart or at checkout, and the order your own order number. Both stand on documents and in exports, and find the order later.
- Place the order. Prices and stock are checked once more. If anything has changed, you are asked first.
- [Pay](/help/payment) by the deadline. Until then the stock is reserved for you.
- Until your first order is paid, you can order half the stock of a part (20 pieces always), and your unpaid orders can come to ¥50,000 at most.

## If a part runs short

- Ship what is in stock: missing pieces are refunded.
- Ship when complete: everything ships together once it is in stock.
- Leave the part out: its line is refunded, everything else ships.

## Changing and cancelling

Until it is paid, you can cancel an order on its page, and the reserved stock is released. Once it is paid and until it ships, you can [request a refund](/help/returns). An order cannot be changed. “Buy again” puts its lines back into the cart.`,
    },
    {
      id: 'quick-order',
      name: ['快速下单', 'Quick order'],
      cn: `在[购物车](/shopping_cart)页面粘贴型号和数量，每行一种，型号在前，例如：LM358DR 100。可以直接粘贴电子表格中的几列，一次最多 200 行。

- 能确定的行直接加入购物车。
- 一行有两种理解，或者型号有多家在卖时，会请您选择，不会替您猜。
- 没有加入的行留在输入框里，并说明原因。

粘贴的是带表头的整张表时，可以改为按 [BOM](/help/bom) 打开，每一行都会附上依据。`,
      en: `Paste part numbers and quantities on the page of the [cart](/shopping_cart), one part a line, the number first: LM358DR 100. You can paste columns of a spreadsheet, up to 200 lines at once.

- Lines that are clear go to the cart.
- Where a line can be read in two ways, or several sellers have the number, you choose. Nothing is guessed.
- Lines that were not added stay in the field, with the reason.

If you paste a whole table with a header, you can open it as a [BOM](/help/bom) instead, where each line says why it got its part.`,
    },
    {
      id: 'payment',
      name: ['付款', 'Payment'],
      cn: `价格和付款均以人民币计。英文网站会按商城公布的汇率另外显示约合的美元或欧元金额，仅供参考，实际收取的总是人民币金额。付款方式在确认订单时选择：

- 在线支付：在支付服务商的页面付款，本站不接触银行卡信息。请在 30 分钟内付款。
- 银行转账：付款页提供转账时可以选择。请在 3 天内转账，并在附言中填写付款单号，以便核对。
- [账期支付](/help/account-period)：适用于有信用额度的客户。

付款页会写明您的付款方式和具体期限。

## 逾期未付

逾期未付的订单会自动关闭，保留的库存随之释放。订单关闭后才到账的款项会退回。

## 只付一次

每笔付款只计一次。付款失败时，可以在期限内再次付款；正在处理的付款无需重复操作。

演示商城使用测试支付，不会发生真实扣款。`,
      en: `Prices and payments are in Chinese yuan. Beside sums, this site shows about how much they are in USD or EUR, by a rate of the shop and its day. You are always charged in yuan. You choose how to pay when you confirm the order:

- Pay now: you pay on the page of a payment provider. The shop never sees your card. Pay within 30 minutes.
- Bank transfer: where the page of your payment offers it. Transfer within 3 days, and enter the payment number as the reference, so that your payment can be matched.
- [Pay on account](/help/account-period): for customers with credit.

The page of your payment names the way to pay and the exact deadline.

## If you miss the deadline

An order that is not paid in time closes by itself, and its stock is released. Money that arrives later is paid back.

## Paid once

Each payment counts once. If a payment fails, you can try again until the deadline. While a payment is being processed, there is nothing more to do.

A demonstration shop uses a test payment, and no money moves.`,
    },
    {
      id: 'account-period',
      name: ['账期支付', 'Buying on account'],
      cn: `有信用额度的客户可以选择账期支付，先收货后付款。额度、已用金额和应付日期见会员中心的[账期](/membership_center?tab=account)。

- 额度足够且没有逾期款项时，订单立即通过。
- 货款在收货后 30 天内支付。
- 有逾期款项时，不能再以账期下单，付清后恢复。
- 账期订单退款时，未付的部分直接冲减应付金额，不另行退款。

需要额度请通过[反馈](/feedback)联系商城。`,
      en: `Customers with credit can choose to pay on account: the goods come first, the payment later. Your credit, what is used, and due dates are under [buying on account](/membership_center?tab=account).

- An order is approved at once if your credit is enough and nothing is overdue.
- Payment is due within 30 days after receipt.
- While an amount is overdue, you cannot place further orders on account.
- If an order on account is refunded before you have paid it, you owe less, and nothing is paid out.

To ask for credit, [contact the shop](/feedback).`,
    },
    {
      id: 'invoices',
      name: ['发票', 'Invoices'],
      cn: `可以在确认订单时填写发票抬头和税号，也可以之后在订单页申请，每笔订单一次。已关闭的订单不能开票。

- 发往中国的订单，税号为 15 至 20 位字母和数字。发往其他国家的订单可以填写该国家的税号，也可以留空。
- 发往其他国家的运费列在发票上。
- 填写的内容会记住，下次结算时自动填入。可以在会员中心的[发票](/membership_center?tab=invoices)中修改或删除。
- 发票在订单付款后开出；账期订单通过后即可开出。已退款的金额不计入。
- 开出的发票可以在订单页或会员中心的[发票](/membership_center?tab=invoices)中下载 PDF。

这里的发票是本商城的销售单据。中国大陆的税务发票须在税务机关的平台上开具；如有需要，请通过[反馈](/feedback)联系商城。`,
      en: `Enter the name and tax number for the invoice at checkout, or request the invoice later on the page of the order, once for each order. A closed order has no invoice.

- For an order within China, a tax number has 15 to 20 letters and digits. For another country, enter a tax number of that country, or leave it empty.
- The freight to another country is on the invoice.
- What you enter is remembered and filled in at the next checkout. Change or remove it under [invoices](/membership_center?tab=invoices).
- The invoice is issued once the order is paid. For an order on account, once it is approved. Refunded amounts are left out.
- Download it as PDF on the page of the order, or under [invoices](/membership_center?tab=invoices) in your account.

These invoices are the shop's own sales documents. A fiscal invoice of mainland China is issued on the platform of its tax administration. [Contact the shop](/feedback) if you need one.`,
    },
  ],
};
