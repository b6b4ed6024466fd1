import type { HelpGroup } from './help-text';

export const HELP_STOCK: HelpGroup = {
  id: 'stock',
  name: ['库存与货期', 'Stock and lead time'],
  articles: [
    {
      id: 'stock-figures',
      name: ['库存数字', 'Stock figures'],
      cn: `页面先显示最近一次的库存数字，随后更新为实时数字。若暂时无法取得实时数字，会保留原数字并注明它的时间。

放入购物车不会占用库存。下单时会再次核对，并为您保留库存，直到付款期限。`,
      en: `A page first shows the last known stock figure, then the live one. If the live figure is not available, the last known one stays, with its time.

A part in the cart is not reserved. When you order, the stock is checked again and reserved for you until the payment deadline.`,
    },
    {
      id: 'ordering-mode',
      name: ['可订货的元器件', 'Parts available to order'],
      cn: `可订货的元器件可以购买超过现有库存的数量：库存以内的部分来自现货，其余部分按标明的采购周期订货。超出库存时，数量必须是递增量的整数倍。

采购周期从下单起算，是预计值。在途货物足够时，以其到货日期为准；更早的订单先得。页面上的时间线会标出现有、在途和订货的数量各在哪一天到齐。`,
      en: `You can buy more than the stock of parts that are available to order. Pieces in stock ship from stock, the others ship after the lead time shown. Above the stock, a quantity must be a multiple of the step.

The lead time starts with your order and is an estimate. If enough pieces are in transit, the day of their arrival counts instead; earlier orders come first. The timeline on a part shows by which day how many pieces are there: from stock, in transit and to order.`,
    },
    {
      id: 'in-transit',
      name: ['在途数量', 'In transit'],
      cn: `在途数量是已经向制造商订购、尚未入库的数量，附有预计到货日期。日期已过的到货不再列出。`,
      en: `Pieces in transit are ordered from the manufacturer and have not arrived yet. Each delivery shows its expected day. Deliveries whose day has passed are not listed.`,
    },
    {
      id: 'third-party',
      name: ['第三方元器件', 'Third-party goods'],
      cn: `第三方元器件由合作供应商提供，有自己的库存、价格和交期，并且不参与折扣。相同型号的第三方报价列在元器件页面上。

同一型号可能来自不同制造商。这样的报价单独列出，请先核对数据手册。`,
      en: `Third-party goods come from a partner, with their own stock, price and delivery time, and are never discounted. Partners' offers of the same part number are listed on the product page.

Different manufacturers may use the same number. Such offers are listed apart. Check the datasheet first.`,
    },
  ],
};
