import type { HelpGroup } from './help-text';

export const HELP_PRICES: HelpGroup = {
  id: 'pricing',
  name: ['价格与优惠', 'Prices and offers'],
  articles: [
    {
      id: 'price-tiers',
      name: ['阶梯价格', 'Price tiers'],
      cn: `每个元器件有一个或多个价格阶梯。数量达到某一阶梯的起点，整批都按该阶梯的单价计算。

单价精确到小数点后六位，金额四舍五入到分，合计是各行金额之和。低于第一个阶梯的数量没有价格。

多买反而更省，或者多付不多就能多买很多时，价格旁边会提示下一阶梯。是否采纳由您决定。

下单时会再次核对价格。价格有变化时，会先给您看变化，经您确认后才下单。`,
      en: `Every part has one or more price tiers. When your quantity reaches a tier, its unit price applies to the whole line.

Unit prices have up to six decimals, and amounts are rounded to two. A total is the sum of its rounded line totals. A quantity below the first tier has no price.

Where more pieces cost less in total, or little more for many more pieces, a line beside the price says so. Taking it is up to you.

Prices are checked again when you order. If one has changed, you see the change and confirm it first.`,
    },
    {
      id: 'minimum-and-step',
      name: ['起订量、递增量与整包', 'Minimum, step and full packs'],
      cn: `起订量是可以购买的最小数量，递增量是两个可选数量之间的差。整包数量是一盘、一管或一盒的件数。

部分元器件的起订量超过整包数量时，只能按整包递增。数量不符合时，页面会给出最接近的可选数量。`,
      en: `The minimum is the smallest quantity you can buy. The step is the difference between two valid quantities. A full pack is the number of pieces on a reel, in a tube or in a box.

For some parts with a minimum above a full pack, the step is the full pack. If a quantity is not valid, the page offers the nearest valid ones.`,
    },
    {
      id: 'double-twelve',
      name: ['双十二折扣', 'The double-twelve sale (12.12)'],
      cn: `活动期间，带有活动标记的元器件按这些元器件的合计金额享受折扣，达到的最高门槛决定折扣。

- 未标记的元器件不参与，也不计入门槛。第三方元器件不参与。
- 门槛按折扣前的金额计算。
- 折扣在购物车和确认订单页逐行显示，每行四舍五入到分。
- 活动开始前会预告，但价格在活动时间内才会变化。以下单的时刻为准。

各档折扣和起止时间见[公告](/notice)。活动期间还有[抽奖](/help/lottery-rules)。`,
      en: `During the sale, marked parts have a discount. It depends on the total of the marked parts: the highest threshold that this total reaches decides.

- Other parts have no discount and do not count towards a threshold. Third-party goods do not take part.
- A threshold is compared with the total before the discount.
- Cart and checkout show the discount line by line. Each line is rounded to two decimals.
- A sale is announced before it starts, but prices change only during the sale. The moment of your order counts.

The [notice](/notice) has thresholds, discounts and dates. During the sale there is also a [lottery](/help/lottery-rules).`,
    },
    {
      id: 'lottery-rules',
      name: ['抽奖规则', 'Rules of the lottery'],
      cn: `双十二活动期间，登录后可以在会员中心的[抽奖](/membership_center?tab=lottery)页参加。

## 次数

- 每天一次。
- 活动期间每完成一笔订单，另加一次。收货须在活动期间内确认，下单日期不限；订单须已付款，全额退款或申请全额退款的订单不计。

不购买也可以参加每天的一次。

## 怎样抽出

结果由服务器抽出，与您使用的设备和页面无关。每种奖品有固定的数量和权重；数量发完后，抽中它的结果为“谢谢参与”。同一份奖品不会发出两次。

## 怎样验证

活动开始前公布一个种子的哈希值，活动结束后公布种子本身。每次抽奖有一个序号，结果由种子和序号按 HMAC-SHA-256 算出，因此任何人都可以重新计算全部结果。抽奖页附有计算方法，并可在浏览器中直接验证。

## 奖品

奖品为第三方零售商的购物卡，名称和数量见抽奖页。演示商城不发放奖品，抽奖仅用于展示。`,
      en: `During the double-twelve sale, signed-in buyers can take part on the [lottery](/membership_center?tab=lottery) page of their account.

## How often

- Once a day.
- Once more for each order that you complete during the sale: its receipt is confirmed within the sale, whenever it was placed. It must be paid; an order whose whole amount is refunded, or asked back, does not count.

The daily draw needs no purchase.

## How prizes are drawn

The server draws. Your device and the page have no influence. Each prize has a fixed number and a weight. Once all of a prize are given, a draw that would win it gives “Thanks for participating”. No prize is given twice.

## How to check it

The hash of a seed is published before the sale, and the seed itself after it. Each draw has a serial number, and its result is computed from seed and number with HMAC-SHA-256. So anyone can compute all results again. The page of the lottery explains how, and can do it in your browser.

## Prizes

Prizes are gift cards of a third-party retailer. Names and numbers are on the page of the lottery. A demonstration shop hands out no prizes: there the lottery only shows how it works.`,
    },
  ],
};
