/** What this software is. */
export const ABOUT_ARTICLE = {
  titleCn: '关于本商城', titleEn: 'About this shop',
  cn: `本商城由 Farad 驱动。Farad 是一套电子元器件网上商城的软件，以 MIT 许可证开放源代码：网页在离访客最近的节点生成，商城的后台也包含在内。

## 它能做什么

- [查找](/help/part-number)：按型号的任意一段、按参数的平时写法、按中英文名称，也可以从[目录](/catalogue)和[品牌](/brand)进入。
- [比较](/help/saved-and-compared)：最多六种元器件并排，价格按您的数量计算。
- [BOM](/bom)：读取 EDA 工具导出的清单，逐行配料并说明依据，算出最划算的数量。
- [下单](/help/how-to-order)：从购物车到付款、发货、[退货](/help/returns)和[发票](/help/invoices)，每一步都有记录。

## 我们的做法

- 数字先行：价格、库存和数量是页面的主角。
- 库存以实时为准：未能更新的数字会注明时间。
- 不替您猜：有两种可能时请您选择，并写明依据。
- 没有脚本也能用：每个页面和表单都不依赖 JavaScript。
- 少留信息：保存什么、保存多久，见[隐私说明](/help/privacy)。

## 目录里的数据

默认目录由软件按制造商的型号规则生成，用来试用和评估：价格、库存和日期是虚构的，个别组合可能并不存在，请以数据手册为准。运营者可以导入自己的目录，也可以接入自己的 ERP。

默认目录中的“代理”标记同样用于演示，不代表与这些制造商有代理关系。

有问题或建议，请写[反馈](/feedback)。`,
  en: `This shop runs on Farad, a free online mall for electronic components under the MIT licence. Its pages are made at the edge of the network, close to the visitor, and the commerce behind them is included.

## What it does

- [Finding](/help/part-number): by any piece of a part number, by values the way you write them, by names in English or Chinese, or from the [catalogue](/catalogue) and the [brands](/brand).
- [Comparing](/help/saved-and-compared): up to six parts side by side, priced at your quantity.
- [BOM](/bom): reads the list of your EDA tool, finds a part for each line with the reason, and works out the quantities that cost least.
- [Ordering](/help/how-to-order): from the cart to payment, shipment, [returns](/help/returns) and [invoices](/help/invoices), with a record of each step.

## How it works for you

- Figures first. Price, stock and quantity are the content of a page.
- Stock is live. A figure that could not be updated shows its time.
- Nothing is guessed for you. Where two things may be meant, you choose, and the reasons are given.
- It works without scripts. No page and no form needs JavaScript.
- It keeps little. What and for how long is in [Privacy](/help/privacy).

## The data of the catalogue

The default catalogue is generated from the part-numbering systems of the makers, to try and judge the shop. Prices, stock and dates are invented, and some combinations may not be made. The datasheet decides. Whoever runs the shop can import a catalogue of their own, or connect an ERP.

In the default catalogue the mark “Authorised” is part of the demonstration too. It does not mean that these makers have appointed this shop.

For questions and ideas there is the [feedback](/feedback) form.`,
};
