import type { WireHelpItem } from '~/upstream/contract/records/content';

interface Article {
  id: string;
  name: [cn: string, en: string];
  cn: string;
  en: string;
}

interface Group {
  id: string;
  name: [cn: string, en: string];
  articles: Article[];
}

const GROUPS: Group[] = [
  {
    id: 'finding',
    name: ['查找元器件', 'Finding parts'],
    articles: [
      {
        id: 'part-number',
        name: ['按型号查找', 'Search by part number'],
        cn: `在搜索框输入完整型号或其中一段即可。横线、斜线、空格和大小写都不影响结果：LM358/NOPB 与 lm358nopb 是同一个型号。

型号片段至少三个字符时，会在型号的任意位置匹配；只有一两个字符时，只匹配型号的开头。

完全一致的型号排在最前面，其余按受欢迎程度排列。`,
        en: `Type a whole part number or any piece of it. Dashes, slashes, blanks and letter case make no difference: LM358/NOPB and lm358nopb are the same number.

A piece of three or more characters is found anywhere in a part number. One or two characters are found at its beginning only.

The exact part number comes first, then the others by popularity.`,
      },
      {
        id: 'values-and-words',
        name: ['按参数和名称查找', 'Search by value and words'],
        cn: `可以直接输入参数和名称，例如 100nF 0603、10k 1%、贴片电阻。输入多个词时，结果必须同时符合所有的词。

品牌名称也是搜索词，中文名、英文名和常用别名都可以。`,
        en: `You can also search by values and words: 100nF 0603, 10k 1%, chip resistor. A part must match all words.

You can search for a brand too, by its Chinese or English name or a common abbreviation.`,
      },
      {
        id: 'catalogue-and-brands',
        name: ['目录与品牌', 'Catalogue and brands'],
        cn: `目录分为三级，每一级都显示其中的元器件数量。品牌页列出全部制造商，点击品牌即可查看它的全部元器件。

列表旁边的品牌和目录会随当前条件重新计数，选择其中一项即可缩小范围。`,
        en: `The catalogue has three levels, each with the number of parts in it. The brand page lists all brands; each leads to its parts.

The counts of brands and categories beside a list follow your filters. Choose one to narrow the list.`,
      },
      {
        id: 'result-list',
        name: ['结果列表', 'The result list'],
        cn: `列表逐页显示前 1,000 个结果。结果更多时请增加条件缩小范围。

填写需要的数量后，单价和合计都按这个数量计算，也可以只看库存足够的元器件。`,
        en: `A list shows the first 1,000 results, page by page. If there are more, add a filter.

Enter the quantity you need. Unit prices and totals then change to match it. You can also show only parts with enough stock.`,
      },
      {
        id: 'bom',
        name: ['BOM 选型下单', 'BOM in, cart out'],
        cn: `上传 EDA 工具导出的文件，或粘贴清单。列的顺序和语言不限，识别有误时可以修改。

每一行都会配上元器件并说明依据。与清单不符或有假设的行标为“核对”，由您决定；不确定的元器件不会自动选定。

填写套数后，会按最划算的数量计算，并可一次全部加入购物车。`,
        en: `Upload the file of your EDA tool, or paste its lines. Columns may have any order and language, and you can change how they are read.

Each line gets a part, with the reason. A line that differs from its part, or for which something was assumed, is marked “Check”, and you decide. A doubtful part is never chosen for you.

Enter the number of sets. The quantities that cost least are computed, and all parts go to the cart in one step.`,
      },
    ],
  },
  {
    id: 'pricing',
    name: ['价格与数量', 'Price and quantity'],
    articles: [
      {
        id: 'price-tiers',
        name: ['阶梯价格', 'Price tiers'],
        cn: `每个元器件有一个或多个价格阶梯。数量达到某一阶梯的起点，整批都按该阶梯的单价计算。

单价精确到小数点后六位，金额四舍五入到分，合计是各行金额之和。低于第一个阶梯的数量没有价格。`,
        en: `Every part has one or more price tiers. When your quantity reaches a tier, its unit price applies to the whole line.

Unit prices have up to six decimals, and amounts are rounded to two. A total is the sum of its rounded line totals. A quantity below the first tier has no price.`,
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
        cn: `活动期间，带有活动标记的元器件按这些元器件的合计金额享受折扣，达到的最高门槛决定折扣。未标记的元器件不参与，也不计入门槛。`,
        en: `During the sale, marked parts have a discount. It depends on the total of the marked parts: the highest threshold that this total reaches decides. Other parts have no discount and do not count towards a threshold.`,
      },
    ],
  },
  {
    id: 'stock',
    name: ['库存与货期', 'Stock and lead time'],
    articles: [
      {
        id: 'stock-figures',
        name: ['库存数字', 'Stock figures'],
        cn: `页面先显示最近一次的库存数字，随后更新为实时数字。若暂时无法取得实时数字，会保留原数字并注明它的时间。`,
        en: `A page first shows the last known stock figure, then the live one. If the live figure is not available, the last known one stays, with its time.`,
      },
      {
        id: 'ordering-mode',
        name: ['可订货的元器件', 'Parts available to order'],
        cn: `可订货的元器件可以购买超过现有库存的数量：库存以内的部分来自现货，其余部分按标明的采购周期订货。超出库存时，数量必须是递增量的整数倍。`,
        en: `You can buy more than the stock of parts that are available to order. Pieces in stock ship from stock, the others ship after the lead time shown. Above the stock, a quantity must be a multiple of the step.`,
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
        cn: `第三方元器件由合作供应商提供，有自己的库存、价格和交期，并且不参与折扣。相同型号的第三方报价列在元器件页面上。`,
        en: `Third-party goods come from a partner, with their own stock, price and delivery time, and are never discounted. Partners' offers of the same part number are listed on the product page.`,
      },
    ],
  },
  {
    id: 'site',
    name: ['使用本站', 'Using this site'],
    articles: [
      {
        id: 'languages',
        name: ['语言', 'Languages'],
        cn: `本站有中文和英文两种语言，可以在页面顶部随时切换，您停留的页面不变。搜索词可以使用任一语言，与界面语言无关。`,
        en: `The site is in Chinese and English. You can switch at the top of any page, and stay on that page. Search words may be in either language.`,
      },
      {
        id: 'prices-and-times',
        name: ['货币与时间', 'Currency and times'],
        cn: `价格以人民币计。时间按 24 小时制显示。`,
        en: `Prices are in Chinese yuan (CNY). Times are shown on the 24-hour clock.`,
      },
    ],
  },
];

/** The help centre: groups with their articles, in the shape of the contract. */
export const DEFAULT_HELP: WireHelpItem[] = GROUPS.map((group, index) => ({
  menuId: group.id,
  parentMenuId: null,
  nameCn: group.name[0],
  nameEn: group.name[1],
  showFlag: 'T',
  sort: index + 1,
  children: group.articles.map((article, at) => ({
    menuId: article.id,
    parentMenuId: group.id,
    nameCn: article.name[0],
    nameEn: article.name[1],
    contentCn: article.cn,
    contentEn: article.en,
    showFlag: 'T',
    sort: at + 1,
  })),
}));
