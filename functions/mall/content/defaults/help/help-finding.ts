import type { HelpGroup } from './help-text';

export const HELP_FINDING: HelpGroup = {
  id: 'finding',
  name: ['查找元器件', 'Finding parts'],
  articles: [
    {
      id: 'part-number',
      name: ['按型号查找', 'Search by part number'],
      cn: `在搜索框输入完整型号或其中一段即可。横线、斜线、空格和大小写都不影响结果：LM358/NOPB 与 lm358nopb 是同一个型号。

型号片段至少三个字符时，会在型号的任意位置匹配；只有一两个字符时，只匹配型号的开头。

完全一致的型号排在最前面，其余按受欢迎程度排列。

## 输错了也能找到

没有完全一致的型号时，会查找只差一个字符的型号，以及去掉包装后缀的型号，并说明按哪个型号显示了结果。给一段文字加上引号（"10k"），就会按原样查找，不作更正。`,
      en: `Type a whole part number or any piece of it. Dashes, slashes, blanks and letter case make no difference: LM358/NOPB and lm358nopb are the same number.

A piece of three or more characters is found anywhere in a part number. One or two characters are found at its beginning only.

The exact part number comes first, then the others by popularity.

## If you mistype

If nothing has the number you typed, the search looks for numbers that differ in one character, and for the number without its packing suffix. The page says which number it shows instead. Put a piece in quotation marks ("10k") to search for it exactly as it is.`,
    },
    {
      id: 'values-and-words',
      name: ['按参数和名称查找', 'Search by value and words'],
      cn: `可以直接输入参数和名称，例如 [100nF 0603](/product_list/search/100nF%25200603)、[10k 1%](/product_list/search/10k%25201%2525)、贴片电阻。输入多个词时，结果必须同时符合所有的词。

品牌名称也是搜索词，中文名、英文名和常用别名都可以。

## 参数怎样理解

- 4k7、4.7k 和 4700 Ω 是同一个阻值；100n、0.1uF 和 104 是同一个容值。
- 耐压、电流和功率表示“至少”：输入 50V，也会找到 100 V 的电容。
- 精度表示“至多”：输入 5%，也会找到 1% 的电阻。
- ≥50V、“50V以上”、3~5A 这样的写法也可以。

列表上方会写明每个词的理解方式。一个词有多种理解时，可以在那里改选。`,
      en: `You can also search by values and words: [100nF 0603](/product_list/search/100nF%25200603), [10k 1%](/product_list/search/10k%25201%2525), chip resistor. A part must match all words.

You can search for a brand too, by its Chinese or English name or a common abbreviation.

## How values are read

- 4k7, 4.7k and 4700 Ω are the same resistance. 100n, 0.1uF and 104 are the same capacitance.
- A voltage, current or power is a minimum: 50V also finds capacitors for 100 V.
- A tolerance is a maximum: 5% also finds resistors of 1%.
- You can write ≥50V, min 50V or 3-5A.

Above the list you see how each piece was understood. Where a piece can mean several things, choose another meaning there.`,
    },
    {
      id: 'catalogue-and-brands',
      name: ['目录与品牌', 'Catalogue and brands'],
      cn: `[产品目录](/catalogue)分为三级，每一级都显示其中的元器件数量。[品牌页](/brand)列出全部制造商，点击品牌即可查看它的全部元器件。本商城代理的品牌另见[代理品牌](/agent)。

列表旁边的品牌和目录会随当前条件重新计数，选择其中一项即可缩小范围。`,
      en: `The [catalogue](/catalogue) has three levels, each with the number of parts in it. The [brand page](/brand) lists all brands; each leads to its parts. Brands that the shop distributes as an agent are on the page of [authorised brands](/agent).

The counts of brands and categories beside a list follow your filters. Choose one to narrow the list.`,
    },
    {
      id: 'result-list',
      name: ['结果列表', 'The result list'],
      cn: `列表逐页显示前 1,000 个结果。结果更多时请增加条件缩小范围。

填写需要的数量后，单价和合计都按这个数量计算，也可以只看库存足够的元器件。

没有结果时，页面会列出每个条件，以及去掉它之后有多少种元器件，并显示最接近的元器件和不同之处。`,
      en: `A list shows the first 1,000 results, page by page. If there are more, add a filter.

Enter the quantity you need. Unit prices and totals then change to match it. You can also show only parts with enough stock.

If there are no results, the page lists each filter with the number of parts you would find without it. It also shows the nearest parts and what differs.`,
    },
    {
      id: 'bom',
      name: ['BOM 选型下单', 'BOM in, cart out'],
      cn: `在 [BOM 页面](/bom)上传 EDA 工具导出的文件（最大 10 MB），或粘贴清单。列的顺序和语言不限，识别有误时可以修改。

每一行都会配上元器件并说明依据。与清单不符或有假设的行标为“请核对”，由您决定；不确定的元器件不会自动选定。

填写套数后，会按最划算的数量计算，并可一次全部加入购物车。文件中有内部料号一列时，您的料号会一并带入。

## 保存与分享

- 不登录也可以使用。没有保存的 BOM 在最后一次修改 7 天后删除。
- 登录后可以保存，并查看最近 50 个保存的版本。
- 可以生成一个只读链接发给同事。拿到链接的人看不到原文件，也不能修改；链接可以随时撤销。`,
      en: `On the [BOM page](/bom), upload the file of your EDA tool (up to 10 MB), or paste its lines. Columns may have any order and language, and you can change how they are read.

Each line gets a part, with the reason. A line that differs from its part, or for which something was assumed, is marked “Check”, and you decide. A doubtful part is never chosen for you.

Enter the number of sets. The quantities that cost least are computed, and all parts go to the cart in one step. If the file has a column with your own part numbers, named Internal part number or IPN for example, they come along.

## Saving and sharing

- You need not sign in. A BOM that is not saved is deleted 7 days after its last change.
- Signed in, you can save it and see the latest 50 saved versions.
- You can make a read-only link for a colleague. Whoever has the link sees neither the original file nor can change anything. You can revoke the link at any time.`,
    },
    {
      id: 'saved-and-compared',
      name: ['收藏与对比', 'Saved parts and comparing'],
      cn: `## 收藏

在元器件页面点“收藏”，它会出现在会员中心的[收藏](/membership_center?tab=saved)中，并显示实时库存和价格。收藏需要登录；未登录时点击，登录后会自动完成。

## 对比

在列表中勾选元器件，最多 6 种，即可并排对比：参数、封装，以及您的数量下的单价和库存。可以只看不同的参数；每一行中更好的数值会标出，但只在同一目录的元器件之间比较。`,
      en: `## Saved parts

Press “Save for later” on a part. It then appears under [saved parts](/membership_center?tab=saved) in your account, with live stock and prices. Saving needs an account. If you are not signed in, the part is saved once you have signed in.

## Comparing

Tick up to six parts in a list to see them side by side: parameters, package, and the price and stock at your quantity. You can show only the parameters that differ. The better value of a row is marked, but only among parts of one category.`,
    },
  ],
};
