import type { HelpGroup } from './help-text';

export const HELP_DELIVERY: HelpGroup = {
  id: 'delivery',
  name: ['配送与售后', 'Delivery and after sales'],
  articles: [
    {
      id: 'shipping',
      name: ['配送与运费', 'Shipping'],
      cn: `## 中国的运费

- 订单实付金额满 199 元：包邮，运费由商城承担。
- 不满 199 元：运费到付，您在收货时直接付给承运商。

这两种情况下，运费都不计入在本站支付的金额。

## 发往其他国家

- 运费按国家和重量计算，是应付金额中单独的一行，与订单一起支付。
- 选择收货地址后，确认订单页显示运费和大致的运输天数。
- 重量是元器件的重量加包装；目录没有写明重量时，按封装估算。
- 活动折扣不适用于运费。
- 收货人和地址请用拉丁字母填写，各国承运商才能辨认。
- 地址列表中没有的国家目前不能发往，请通过[反馈](/feedback)告诉我们。

进口关税和税款由收货方在当地缴纳，不含在应付金额中。

## 什么时候发货

- 现货在付款后 2 个工作日内发出，周六、周日不计，公共假期顺延。
- 需要订货的部分，在途货物到货后发出；在途数量不够时，在标明的[采购周期](/help/ordering-mode)之后发出。
- 第三方元器件由合作供应商按标明的天数交付。

确认订单页和订单页写明哪些元器件在哪一天前一起发货。选择“等齐再发”时，自营元器件到齐后一次发出。这些日期是预计值。

## 收货

订单页显示承运商和运单号。收到后请核对数量并点“确认收货”；发货满 15 天没有确认的订单，视为已经收货。[退货期限](/help/returns)从收货起算。`,
      en: `## Within China

- An order of ¥199 or more, after discounts: free. The shop pays the carrier.
- Below ¥199: you pay the carrier when the parcel arrives.

In both cases shipping is no part of what you pay here.

## To other countries

- Freight depends on the country and the weight. It is a line of the total, and you pay it with the order.
- Once you choose an address, checkout shows the freight, and about how many days a parcel takes.
- The weight is that of the parts and the packing. Where the catalogue states no weight, it is estimated from the package.
- The discount of a sale does not apply to freight.
- Write the recipient and the address in Latin letters, which carriers read everywhere.
- We do not ship to countries that are not in the list of the address form at present. [Tell us](/feedback) if you need one.

Import duties and taxes are paid by the recipient in their country, and are not included.

## When it ships

- Pieces in stock ship within 2 working days after payment. Saturdays, Sundays and public holidays do not count.
- Pieces to order ship when pieces in transit arrive, and if these are too few, after the [lead time](/help/ordering-mode) shown.
- Third-party goods are delivered by the partner in the number of days shown.

Checkout and the page of the order say which parts ship together, and by which day. With “Ship when complete”, the shop's own parts ship once, when all of them are there. These days are estimates.

## Receipt

The page of the order shows the carrier and the tracking number. Count the pieces, then confirm receipt. An order that you do not confirm counts as received 15 days after it was shipped. The [return period](/help/returns) starts with the receipt.`,
    },
    {
      id: 'order-status',
      name: ['订单状态', 'Status of an order'],
      cn: `会员中心的[订单](/membership_center?tab=orders)列出全部订单，可以按状态、时间和单号查找。

- 待审核：等待商城审核。
- 待付款：库存已为您保留，直到付款期限。
- 待发货：已付款或账期已通过，正在备货。
- 待收货：已发货，订单页有运单号。
- 已完成：已收货。
- 已关闭：已取消、未按时付款，或全部退款。

订单页的“订单记录”写明每次变化的时间和由谁作出。订单可以下载为 PDF、Excel 或 CSV。`,
      en: `All [orders](/membership_center?tab=orders) are in your account. You can find them by status, time and number.

- Awaiting approval: the shop still has to approve it.
- Pending payment: the stock is reserved for you until the deadline.
- Preparing: paid, or approved on account, and being packed.
- Shipped: on its way. The page of the order has the tracking number.
- Complete: received.
- Closed: cancelled, not paid in time, or fully refunded.

The history on the page of an order says when each change was made, and by whom. An order can be downloaded as PDF, workbook or CSV.`,
    },
    {
      id: 'returns',
      name: ['退货与退款', 'Returns and refunds'],
      cn: `在订单页的相应一行点“退货退款”，填写数量和原因。

## 仅退款

用于没有发货的数量：发货之前，或实发少于订购时。商城审核后退款，库存随之释放。

## 退货退款

用于已经收到的数量，在收货后 30 天内申请。

- 商城审核同意后，请把货寄回发货地址，包裹上写明退款单号，并在订单页填写承运商和运单号。
- 请保持原包装密封。
- 商城收到并检查后退款。

## 退多少，退到哪里

退款金额按这一行的实付金额和退回数量的比例计算，精确到分；各次退款合计不会超过实付金额。发往其他国家的运费，只在整个订单都没有发货时退回。款项按原付款方式退回。[账期](/help/account-period)订单未付的部分直接冲减应付金额。

## 取消

审核通过之前，以及寄出退货之前，可以在订单页取消申请。商城也可能驳回申请。进度见会员中心的[退货与退款](/membership_center?tab=refunds)。`,
      en: `On the page of the order, press “Return or refund” at the line, and enter pieces and reason.

## Refund only

For pieces that were not shipped: before shipment, or where less was shipped than ordered. Once the shop approves it, the amount is paid back.

## Return and refund

For pieces that you received. Request it within 30 days after receipt.

- Once the shop has approved it, send the goods to the address the parcel came from. Write the number of the refund on your parcel, and enter carrier and tracking number on the page of the order.
- Keep the packaging sealed.
- The shop checks the goods, then pays the amount back.

## How much, and where to

The amount is what you paid for the line, in proportion to the pieces, to the cent. All refunds of a line together never exceed what you paid for it. Freight to another country is paid back only if nothing of the order ships. The money goes back the way it was paid. For an unpaid order [on account](/help/account-period) you owe less instead.

## Changing your mind

You can cancel a request on the page of the order until it is approved, and a return until you have sent the goods. The shop may reject a request. The progress is under [returns and refunds](/membership_center?tab=refunds) in your account.`,
    },
  ],
};
