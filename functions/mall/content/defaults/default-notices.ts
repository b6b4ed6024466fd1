/** Notices, the newest first. Their content is an article without links, since the home page shows it in a narrow place. */
export const DEFAULT_NOTICES = [
  {
    noticeId: 'double-twelve', publishTime: '2026-11-20T09:00:00+08:00',
    titleCn: '双十二满额折扣：12 月 1 日至 12 日', titleEn: 'Double-twelve sale (12.12): discounts from 1 to 12 December',
    contentCn: `活动期间，带有活动标记的元器件合计满 500 元享 95 折，满 2,000 元享 92 折，满 5,000 元享 88 折。

时间为 12 月 1 日 00:00 至 12 月 12 日 23:59（中国标准时间），以下单的时刻为准。第三方元器件不参与。`,
    contentEn: `During the sale, marked parts are 5% off from ¥500 in total, 8% off from ¥2,000 and 12% off from ¥5,000.

It runs from 1 December, 00:00, to 12 December, 23:59, China Standard Time. The moment of your order counts. Third-party goods do not take part.`,
  },
  {
    noticeId: 'bom-saved', publishTime: '2026-11-19T09:00:00+08:00',
    titleCn: 'BOM 可以保存、分享和比较套数', titleEn: 'Save and share a BOM, and compare build sizes',
    contentCn: `登录后可以保存 BOM，并用只读链接分享给同事。保存的版本会列出，可以随时回到其中一个。

还可以并排比较最多三种套数，看每套的价格怎样变化。`,
    contentEn: `Signed in, you can save a BOM and share it by a read-only link. Saved versions are listed, and you can open any of them.

You can also compare up to three build sizes side by side, and see how the price of a set changes.`,
  },
  {
    noticeId: 'two-languages', publishTime: '2026-11-18T09:00:00+08:00',
    titleCn: '目录支持中英文搜索', titleEn: 'Search the catalogue in Chinese and English',
    contentCn: '型号、参数、品牌和品类名称可以用任一语言搜索，与界面语言无关。',
    contentEn: 'You can search by part number, value, brand and category in either language.',
  },
  {
    noticeId: 'price-at-quantity', publishTime: '2026-11-16T09:00:00+08:00',
    titleCn: '列表按您的数量显示价格', titleEn: 'Lists show prices at your quantity',
    contentCn: '在列表中填写数量，单价、合计和库存是否足够都按这个数量显示。',
    contentEn: 'Enter a quantity on a list. Unit prices, totals and availability then change to match it.',
  },
];
